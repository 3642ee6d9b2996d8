package strategos.bot.render.dice;

import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.DiePainter;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Lettering.TextLine;
import strategos.bot.render.ink.Lettering.TextLine.Anchor;
import strategos.bot.render.ink.Tone;
import strategos.bot.render.ink.Type;

/** What stands in a line of a dice sheet. */
sealed interface Glyph {
    double width();

    double height();

    /** Draws it from that left edge, centred on that height. */
    void paint(Graphics2D g, DiePainter dice, double x, double middle);

    /** The parts that it may be broken into where a line has no room for all of it; none is wider than that. */
    List<Glyph> pieces(Lettering lettering, double room);

    /** Words in one line. */
    record Words(TextLine line, Type type, Tone tone) implements Glyph {
        static Words of(Lettering lettering, String text, Type type, Tone tone) {
            return new Words(lettering.line(text, type), type, tone);
        }

        @Override
        public double width() {
            return line.width();
        }

        @Override
        public double height() {
            return line.text().isEmpty() ? 0 : type.size();
        }

        @Override
        public void paint(Graphics2D g, DiePainter dice, double x, double middle) {
            line.drawMiddle(g, tone, x, middle, Anchor.LEFT);
        }

        @Override
        public List<Glyph> pieces(Lettering lettering, double room) {
            List<Glyph> pieces = new ArrayList<>();
            for (String word : line.text().split(" ", -1)) {
                for (TextLine part : lettering.wrap(word, type, room, Integer.MAX_VALUE)) {
                    pieces.add(new Words(part, type, tone));
                }
            }
            return pieces;
        }
    }

    /**
     * Dice in a row.
     *
     * @param pale of a roll that counts no more
     */
    record Dice(List<Integer> faces, int sides, double side, Tone body, boolean pale) implements Glyph {
        private static final double GAP = .15;
        private static final Tone VEIL = Inks.CREAM.alpha(.6);

        public Dice {
            faces = List.copyOf(faces);
        }

        static double width(int dice, double side) {
            return dice == 0 ? 0 : dice * (side + gap(side)) - gap(side);
        }

        /** Whole pixels, so that equal dice have equal pixels. */
        private static double gap(double side) {
            return Math.rint(side * GAP);
        }

        @Override
        public double width() {
            return width(faces.size(), side);
        }

        @Override
        public double height() {
            return side;
        }

        @Override
        public void paint(Graphics2D g, DiePainter dice, double x, double middle) {
            for (int i = 0; i < faces.size(); i++) {
                dice.paintFlat(g, x + i * (side + gap(side)), middle - side / 2, side, faces.get(i), sides, body);
            }
            if (pale) {
                double rim = 2;
                Canvas.fill(
                        g,
                        new Rectangle2D.Double(x - rim, middle - side / 2 - rim, width() + 2 * rim, side + 2 * rim),
                        VEIL);
            }
        }

        @Override
        public List<Glyph> pieces(Lettering lettering, double room) {
            return faces.stream()
                    .map(face -> (Glyph) new Dice(List.of(face), sides, side, body, pale))
                    .toList();
        }
    }

    /** The column of a table, light on dark. */
    record Column(Words words, Tone ground) implements Glyph {
        private static final double MARGIN = 12;
        private static final double HEIGHT = 46;

        @Override
        public double width() {
            return words.width() + 2 * MARGIN;
        }

        @Override
        public double height() {
            return HEIGHT;
        }

        @Override
        public void paint(Graphics2D g, DiePainter dice, double x, double middle) {
            Canvas.fill(g, Canvas.rounded(x, middle - HEIGHT / 2, width(), HEIGHT, 6), ground);
            words.paint(g, dice, x + MARGIN, middle);
        }

        @Override
        public List<Glyph> pieces(Lettering lettering, double room) {
            return List.of(this);
        }
    }

    /** From a roll to what comes of it. */
    record Arrow(Tone tone) implements Glyph {
        static final double WIDTH = 36;
        private static final double HALF = 13;

        @Override
        public double width() {
            return WIDTH;
        }

        @Override
        public double height() {
            return 2 * HALF;
        }

        @Override
        public void paint(Graphics2D g, DiePainter dice, double x, double middle) {
            double shaft = HALF * .4;
            double neck = x + WIDTH - 1.3 * HALF;
            Path2D arrow = new Path2D.Double();
            arrow.moveTo(x, middle - shaft);
            arrow.lineTo(neck, middle - shaft);
            arrow.lineTo(neck, middle - HALF);
            arrow.lineTo(x + WIDTH, middle);
            arrow.lineTo(neck, middle + HALF);
            arrow.lineTo(neck, middle + shaft);
            arrow.lineTo(x, middle + shaft);
            arrow.closePath();
            Canvas.fill(g, arrow, tone);
        }

        @Override
        public List<Glyph> pieces(Lettering lettering, double room) {
            return List.of(this);
        }
    }
}
