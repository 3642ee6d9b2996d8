package strategos.bot.host.mail;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Chapter;
import strategos.engine.View.Figure;
import strategos.engine.scene.Board;
import strategos.engine.scene.Strip;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text.Line;

/**
 * A piece of a match's story: what one commit tells of one chapter, as everyone may know it.
 *
 * @param opening the chapter that begins with it; empty where an earlier one goes on
 * @param origin whose doing it is
 * @param lines what came of it
 * @param print what stands in small print, such as sealed rolls
 * @param strips its dice, each as it was last read
 * @param boards its fights
 * @param rolls its open rolls
 * @param pending the numbers of those that may still be answered
 * @param adding the keys of the lines that add up where they are told in a row
 */
public record Piece(
        Optional<Opening> opening,
        Origin origin,
        List<Line> lines,
        List<Line> print,
        List<Strip> strips,
        List<Board> boards,
        List<Rolls> rolls,
        List<Integer> pending,
        List<String> adding) {
    public Piece {
        lines = List.copyOf(lines);
        print = List.copyOf(print);
        strips = List.copyOf(strips);
        boards = List.copyOf(boards);
        rolls = List.copyOf(rolls);
        pending = List.copyOf(pending);
        adding = List.copyOf(adding);
    }

    /** Whose doing a piece is. */
    public enum Origin {
        /** An order that a person gave, or what followed from it. */
        PERSON,
        /** A computer's order, or a fallback. */
        COMPUTER,
        /** The host's own: what it says about the match, such as that an order was taken back. */
        HOST
    }

    /**
     * A chapter that begins.
     *
     * @param figures of each seat, and of the match as a whole, as the chapter before it ends
     */
    public record Opening(Chapter chapter, List<SeatFigures> figures) {
        public Opening {
            figures = List.copyOf(figures);
        }

        /** The figures of the seat, or of the match as a whole; none where there are none. */
        public List<Figure> of(Optional<Seat> seat) {
            return SeatFigures.of(figures, seat);
        }
    }

    /** Figures of a seat, or of the match as a whole. */
    public record SeatFigures(Optional<Seat> seat, List<Figure> figures) {
        public SeatFigures {
            figures = List.copyOf(figures);
        }

        /** Of all these those of the seat, or of the match as a whole; none where there are none. */
        static List<Figure> of(List<SeatFigures> all, Optional<Seat> seat) {
            return all.stream()
                    .filter(one -> one.seat().equals(seat))
                    .flatMap(one -> one.figures().stream())
                    .toList();
        }
    }

    /**
     * Open rolls one after the other.
     *
     * @param chain which of the match's open chains made them, from 1
     * @param first the number of the first of them
     * @param last the number of the last one
     * @param key the key of the last one, which gives away those before it
     * @param faces of each of them as they fell: a picture may put the dice of two rolls side by side
     */
    public record Rolls(int chain, int first, int last, String key, List<List<Integer>> faces) {
        public Rolls {
            faces = faces.stream().map(List::copyOf).toList();
        }

        /** These and those that follow them: the last key proves all. */
        Rolls and(Rolls next) {
            List<List<Integer>> all = new ArrayList<>(faces);
            all.addAll(next.faces);
            return new Rolls(chain, first, next.last, next.key, all);
        }

        /** The dice of that one. */
        List<Integer> of(int index) {
            return faces.get(index - first);
        }
    }

    /** A piece in which the host says something. */
    public static Piece said(List<Line> lines) {
        return new Piece(
                Optional.empty(), Origin.HOST, lines, List.of(), List.of(), List.of(), List.of(), List.of(), List.of());
    }

    /** The same with a chapter that begins with it. */
    public Piece opening(Opening chapter) {
        return new Piece(Optional.of(chapter), origin, lines, print, strips, boards, rolls, pending, adding);
    }

    /** Whether it tells nothing at all. */
    boolean empty() {
        return opening.isEmpty() && lines.isEmpty() && print.isEmpty() && strips.isEmpty() && boards.isEmpty();
    }

    /** Whether it is told in sentences alone: nothing was thrown, and nothing is drawn. */
    boolean worded() {
        return print.isEmpty() && strips.isEmpty() && boards.isEmpty() && rolls.isEmpty();
    }

    /** The same with these sentences before its own. */
    Piece after(List<Line> said) {
        List<Line> all = new ArrayList<>(said);
        all.addAll(lines);
        return new Piece(opening, origin, all, print, strips, boards, rolls, pending, adding);
    }

    /** The same with these sentences after its own. */
    Piece before(List<Line> said) {
        List<Line> all = new ArrayList<>(lines);
        all.addAll(said);
        return new Piece(opening, origin, all, print, strips, boards, rolls, pending, adding);
    }
}
