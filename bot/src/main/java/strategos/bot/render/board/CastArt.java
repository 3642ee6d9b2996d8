package strategos.bot.render.board;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import strategos.bot.render.board.Marks.Mark;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.DiePainter;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Lettering.TextLine;
import strategos.bot.render.ink.Lettering.TextLine.Anchor;
import strategos.bot.render.ink.Seal;
import strategos.bot.render.ink.Type;
import strategos.engine.dice.Chain;
import strategos.engine.scene.Board;
import strategos.engine.scene.Strip;
import strategos.engine.text.Text;

/**
 * The pill between the camps: whose throw, from the odds to the column, what is added to the die; after the roll the die,
 * its result and its number. In two rows where one has no room.
 */
final class CastArt {
    private static final double HALF = 46;
    private static final double APART = 78;
    private static final double MARGIN = 40;
    private static final double GAP = 24;
    private static final double ROOM = BoardPainter.WIDTH - 112.0;
    private static final double DIE = 66;
    /** The sentence's size at the least, its height, and from line to line. */
    private static final double SMALLEST = 12;

    private static final double HIGH = 58;
    private static final double PITCH = 31;
    private static final double SENTENCE = 400;
    private static final double TAG = 34;

    private final Lettering lettering;
    private final DiePainter dice;

    CastArt(Lettering lettering) {
        this.lettering = lettering;
        this.dice = new DiePainter(lettering);
    }

    /** A throw that is ready to be drawn. */
    record Pill(List<Mark.Row> rows, Optional<Seal> seal) {
        /** How much higher it is than one of a single row. */
        double more() {
            return (rows.size() - 1) * APART;
        }

        private double width() {
            return rows.stream().mapToDouble(Mark::width).max().orElse(0);
        }
    }

    Pill of(Board.Throw cast, Function<Text, String> words) {
        List<Mark> way = new ArrayList<>();
        way.add(new Marks.Said(lettering.fit(words.apply(cast.title()), Type.italic(36), 14, 300), Inks.INK));
        cast.steps().forEach(step -> {
            if (way.size() > 1) {
                way.add(new Marks.Chevron());
            }
            way.add(stacked(step, words));
        });
        List<Mark> die = die(cast, words);
        Mark.Row both = new Mark.Row(die, GAP);
        List<Mark> all = new ArrayList<>(way);
        all.addAll(die);
        Mark.Row one = new Mark.Row(all, GAP);
        List<Mark.Row> rows = die.isEmpty() || one.width() <= ROOM - 2 * MARGIN
                ? List.of(one)
                : List.of(new Mark.Row(way, GAP), both);
        return new Pill(
                rows,
                cast.roll()
                        .filter(roll -> roll.index() > 0)
                        .map(roll -> Seal.of(lettering, Chain.OPEN, roll.index(), Type.sans(24), 300, words)));
    }

    private List<Mark> die(Board.Throw cast, Function<Text, String> words) {
        List<Mark> marks = new ArrayList<>();
        if (cast.roll().isPresent() || !cast.added().isEmpty()) {
            marks.add(new Marks.Die(dice, cast.roll().map(Board.Roll::face).orElse(0), DIE));
            cast.added().forEach(added -> marks.add(stacked(added, words)));
        }
        cast.roll().ifPresent(roll -> {
            marks.add(new Marks.Arrow(1));
            marks.add(new Marks.Said(lettering.line(roll.result(), Type.bold(56)), Inks.LOSS));
            marks.add(new Sentence(
                    lettering.block(words.apply(roll.sentence()), Type.sans(27), SMALLEST, SENTENCE, HIGH)));
        });
        return marks;
    }

    private Mark stacked(Strip.Modifier step, Function<Text, String> words) {
        return new Marks.Stacked(
                lettering.line(step.figure(), Type.bold(40)),
                lettering.fit(words.apply(step.cause()), Type.sans(26), 12, 260));
    }

    private record Sentence(List<TextLine> lines) implements Mark {
        @Override
        public double width() {
            return lines.stream().mapToDouble(TextLine::width).max().orElse(0);
        }

        @Override
        public void draw(Graphics2D g, double x, double middle) {
            double pitch = Math.min(PITCH, 2 * PITCH / lines.size());
            double first = middle + 9 - (lines.size() - 1) * pitch / 2;
            for (int i = 0; i < lines.size(); i++) {
                lines.get(i).draw(g, Inks.INK, x, first + i * pitch, Anchor.LEFT);
            }
        }
    }

    /** Draws it around that point of the board's middle. */
    void paint(Graphics2D g, Pill pill, double middle) {
        double room = ROOM - 2 * MARGIN;
        double width = Math.min(room, pill.width()) + 2 * MARGIN;
        double left = (BoardPainter.WIDTH - width) / 2;
        double half = HALF + pill.more() / 2;
        Shape shape = Canvas.rounded(left, middle - half, width, 2 * half, HALF);
        Canvas.shadow(g, shape, 4);
        Canvas.fill(g, shape, Inks.CREAM);
        Canvas.draw(g, shape, Inks.INK, 2);
        for (int i = 0; i < pill.rows().size(); i++) {
            Mark.Row row = pill.rows().get(i);
            double x = (BoardPainter.WIDTH - Math.min(room, row.width())) / 2;
            row.fit(g, x, middle - pill.more() / 2 + i * APART, room);
        }
        pill.seal().ifPresent(seal -> tag(g, seal, left + width - HALF, middle - half));
    }

    /** The roll's number on a tag across the pill's upper edge. */
    private static void tag(Graphics2D g, Seal seal, double right, double middle) {
        double width = seal.width() + 28;
        Shape tag = Canvas.rounded(right - width, middle - TAG / 2, width, TAG, TAG / 2);
        Canvas.fill(g, tag, Inks.PANEL);
        Canvas.draw(g, tag, Inks.INK, 1.6);
        seal.draw(g, right - 14, middle + 9);
    }
}
