package strategos.bot.host.mail;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import strategos.bot.host.mail.Piece.Opening;
import strategos.bot.host.mail.Piece.Rolls;
import strategos.bot.host.mail.Piece.SeatFigures;
import strategos.engine.Chapter;
import strategos.engine.Entry;
import strategos.engine.Entry.Source;
import strategos.engine.Event;
import strategos.engine.Game;
import strategos.engine.Replay;
import strategos.engine.Seen;
import strategos.engine.dice.Chain;
import strategos.engine.dice.ChainDice.KeyedRoll;
import strategos.engine.dice.Roll;
import strategos.engine.kit.Strips;
import strategos.engine.offer.Order;
import strategos.engine.scene.Board;
import strategos.engine.scene.Strip;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** Tells what a commit brought about, entry by entry: what all may know, and what the one who acted may know beyond it. */
public final class Storyteller {
    /**
     * The story.
     *
     * @param before the position before the first entry
     * @param rolls the rolls of the entries with their keys, in the order in which they fell
     * @param origin whose doing it is
     * @param actor whose eyes the private part is for
     */
    public <S> Story tell(
            Game<S> game,
            S before,
            List<Entry<S>> entries,
            List<KeyedRoll> rolls,
            Piece.Origin origin,
            List<Seat> seats,
            Optional<Seat> actor) {
        Telling<S> telling = new Telling<>(game, before, rolls, origin, seats, actor);
        entries.forEach(telling::tell);
        return telling.story();
    }

    /** A story being told. */
    private static final class Telling<S> {
        private final Game<S> game;
        private final Replay<S> replay;
        private final Iterator<KeyedRoll> rolls;
        private final Piece.Origin origin;
        private final List<Seat> seats;
        private final Optional<Seat> actor;
        private final List<Piece> pieces = new ArrayList<>();
        private final List<Line> privately = new ArrayList<>();
        private PieceBuilder piece;
        private boolean told;
        private S state;
        private Optional<Seat> answering = Optional.empty();

        Telling(
                Game<S> game,
                S before,
                List<KeyedRoll> made,
                Piece.Origin origin,
                List<Seat> seats,
                Optional<Seat> actor) {
            this.game = game;
            this.replay = new Replay<>(game);
            this.state = before;
            this.rolls = made.iterator();
            this.origin = origin;
            this.seats = seats;
            this.actor = actor;
            this.piece = new PieceBuilder(Optional.empty(), origin);
        }

        void tell(Entry<S> entry) {
            answered(entry);
            switch (entry) {
                case Entry.Ordered<S>(Order order, Source source) -> ordered(order, source);
                case Entry.Rolled<S> rolled -> piece.rolled(rolls.next());
                case Entry.Happened<S> happened -> happened(happened);
            }
        }

        /**
         * A standing order that has answered is told with the first that came of it; where its seat alone is told that, it alone
         * may know of the standing order, too.
         */
        private void answered(Entry<S> next) {
            if (answering.isEmpty()) {
                return;
            }
            Seat seat = answering.get();
            answering = Optional.empty();
            boolean unseen = replay.told(state, next, Viewer.EVERYONE).isEmpty()
                    && replay.told(state, next, seat).isPresent();
            if (!unseen) {
                piece.line(new Line(Text.of("host.story.standing", "seat", seat)));
            }
        }

        /** That a person or a computer gave an order shows in what came of it; that it was given beforehand is worth a line. */
        private void ordered(Order order, Source source) {
            if (source == Source.STANDING_ORDER) {
                answering = Optional.of(order.seat());
            }
            if (order.verb().equals(Order.RESIGN)) {
                piece.line(new Line(Text.of("host.story.resigned", "seat", order.seat())));
            }
        }

        private void happened(Entry.Happened<S> entry) {
            Event<S> event = entry.event();
            Optional<Line> line = replay.told(state, entry, Viewer.EVERYONE);
            told |= line.isPresent();
            Seen<S> open = game.conceal(state, Viewer.EVERYONE);
            Optional<Chapter> chapter = event.chapter(open);
            chapter.ifPresent(begun -> begin(begun, open));
            Optional<Board> board = game.views().board(event, open);
            boolean weighty = event.milestone() || board.isPresent();
            if (chapter.isEmpty() && !event.pending() && !event.routine()) { // headings say what begins, dice what fell
                line.ifPresent(one -> piece.line(weighty ? one : new Line(one.text())));
            }
            event.strip(open).ifPresent(strip -> piece.strip(strip, event.pending()));
            board.ifPresent(piece::board);
            actor.flatMap(seat -> replay.told(state, entry, seat))
                    .filter(own -> !line.equals(Optional.of(own)))
                    .ifPresent(privately::add);
            state = event.apply(state);
        }

        private void begin(Chapter chapter, Seen<S> open) {
            piece.built().ifPresent(pieces::add);
            List<SeatFigures> figures = new ArrayList<>();
            figures.add(new SeatFigures(Optional.empty(), game.views().figures(open, Optional.empty())));
            for (Seat seat : seats) {
                figures.add(new SeatFigures(Optional.of(seat), game.views().figures(open, Optional.of(seat))));
            }
            figures.removeIf(one -> one.figures().isEmpty());
            piece = new PieceBuilder(Optional.of(new Opening(chapter, figures)), origin);
        }

        Story story() {
            piece.built().ifPresent(pieces::add);
            return new Story(pieces, Repeats.of(privately), told || !pieces.isEmpty());
        }
    }

    /** A piece being told. */
    private static final class PieceBuilder {
        private final Optional<Opening> opening;
        private final Piece.Origin origin;
        private final List<Line> lines = new ArrayList<>();
        private final List<Line> print = new ArrayList<>();
        private final List<KeyedRoll> open = new ArrayList<>();
        private final Map<Integer, Strip> strips = new TreeMap<>();
        private final List<Board> boards = new ArrayList<>();
        private final Set<Integer> pending = new TreeSet<>();

        PieceBuilder(Optional<Opening> opening, Piece.Origin origin) {
            this.opening = opening;
            this.origin = origin;
        }

        void line(Line line) {
            lines.add(line);
        }

        /** What is sealed is told without its faces. */
        void rolled(KeyedRoll roll) {
            if (roll.roll().cause().chain() == Chain.OPEN) {
                open.add(roll);
            } else {
                print.add(sealed(roll.roll()));
            }
        }

        private static Line sealed(Roll roll) {
            Line purpose = roll.cause().purpose();
            return new Line(Text.of("host.story.sealed", "index", roll.index(), "purpose", purpose.text()));
        }

        /** The last reading of a roll holds. */
        void strip(Strip strip, boolean open) {
            strips.put(strip.index(), strip);
            if (open) {
                pending.add(strip.index());
            } else {
                pending.remove(strip.index());
            }
        }

        void board(Board board) {
            boards.add(board);
        }

        /** Nothing where nothing was told. */
        Optional<Piece> built() {
            open.forEach(roll -> strips.computeIfAbsent(roll.roll().index(), index -> plain(roll.roll())));
            Piece piece = new Piece(
                    opening,
                    origin,
                    Repeats.of(lines),
                    Repeats.of(print),
                    List.copyOf(strips.values()),
                    boards,
                    runs(open),
                    List.copyOf(pending));
            return piece.empty() ? Optional.empty() : Optional.of(piece);
        }

        /** A roll that the game makes no picture of. */
        private static Strip plain(Roll roll) {
            Line purpose = roll.cause().purpose();
            Text made = roll.shuffle() ? Text.of("host.dice.shuffled") : Text.of("host.dice.made", "n", roll.sum());
            return Strips.of(purpose.text(), Text.of("host.dice.citation"), "", roll.sides())
                    .rolled(roll.index(), roll.shuffle() ? List.of() : roll.result())
                    .meaning(made, purpose.text());
        }

        /** A key gives away those before it on its chain, and on no other. */
        private static List<Rolls> runs(List<KeyedRoll> rolls) {
            List<Rolls> runs = new ArrayList<>();
            int entry = 0;
            for (KeyedRoll roll : rolls) {
                int index = roll.roll().index();
                List<Integer> faces =
                        roll.roll().shuffle() ? List.of() : roll.roll().result();
                Rolls one = new Rolls(roll.entry(), index, index, roll.key(), List.of(faces));
                boolean same = roll.entry() == entry && !runs.isEmpty();
                runs.add(same ? runs.removeLast().and(one) : one);
                entry = roll.entry();
            }
            return runs;
        }
    }

    /** What one order tells several times in the same words, such as units put down one by one, is told once, with how often. */
    static final class Repeats {
        private Repeats() {}

        /**
         * The lines, each where it stood first; but what is told by a rule never moves before a line that is told only
         * once, lest a loss stands before the throw that made it.
         */
        static List<Line> of(List<Line> lines) {
            Map<Line, Integer> all = new HashMap<>();
            lines.forEach(line -> all.merge(line, 1, Integer::sum));
            List<Told> kept = new ArrayList<>();
            Map<Line, Integer> open = new HashMap<>();
            for (Line line : lines) {
                if (all.get(line) == 1) {
                    open.keySet().removeIf(told -> told.rule().isPresent());
                }
                Integer place = open.putIfAbsent(line, kept.size());
                if (place == null) {
                    kept.add(new Told(line, 1));
                } else {
                    kept.set(place, kept.get(place).again());
                }
            }
            return kept.stream().map(Told::words).toList();
        }

        /** A line, and how often it is told. */
        private record Told(Line line, int times) {
            Told again() {
                return new Told(line, times + 1);
            }

            Line words() {
                return times == 1
                        ? line
                        : new Line(Text.of("host.story.times", "line", line.text(), "n", times), line.rule());
            }
        }
    }
}
