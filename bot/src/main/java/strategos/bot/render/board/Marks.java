package strategos.bot.render.board;

import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.util.List;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.DiePainter;
import strategos.bot.render.ink.Figures;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering.TextLine;
import strategos.bot.render.ink.Lettering.TextLine.Anchor;
import strategos.bot.render.ink.Tone;

/** What a throw is drawn with. */
final class Marks {
    private static final int FACES = 6;

    private Marks() {}

    /** A line of type. */
    record Said(TextLine line, Tone tone) implements Mark {
        @Override
        public double width() {
            return line.width();
        }

        @Override
        public void draw(Graphics2D g, double x, double middle) {
            line.drawMiddle(g, tone, x, middle, Anchor.LEFT);
        }
    }

    /** A figure above what it comes from. */
    record Stacked(TextLine figure, TextLine cause) implements Mark {
        @Override
        public double width() {
            return Math.max(figure.width(), cause.width());
        }

        @Override
        public void draw(Graphics2D g, double x, double middle) {
            double centre = x + width() / 2;
            figure.draw(g, Figures.tone(figure.text()), centre, middle + 3, Anchor.CENTRE);
            cause.draw(g, Inks.SEPIA, centre, middle + 33, Anchor.CENTRE);
        }
    }

    /** A figure before what it comes from. */
    record Beside(TextLine figure, TextLine cause) implements Mark {
        private static final double BETWEEN = 8;

        @Override
        public double width() {
            return figure.width() + BETWEEN + cause.width();
        }

        @Override
        public void draw(Graphics2D g, double x, double middle) {
            double baseline = middle + figure.capHeight() / 2;
            figure.draw(g, Figures.tone(figure.text()), x, baseline, Anchor.LEFT);
            cause.draw(g, Inks.SEPIA, x + figure.width() + BETWEEN, baseline, Anchor.LEFT);
        }
    }

    /** From one step to the next. */
    record Chevron() implements Mark {
        @Override
        public double width() {
            return 16;
        }

        @Override
        public void draw(Graphics2D g, double x, double middle) {
            Path2D chevron = new Path2D.Double();
            chevron.moveTo(x, middle - 10);
            chevron.lineTo(x + 16, middle);
            chevron.lineTo(x, middle + 10);
            Canvas.draw(g, chevron, Inks.RULE, 3);
        }
    }

    /** A die, blank before it is thrown. */
    record Die(DiePainter dice, int face, double side) implements Mark {
        @Override
        public double width() {
            return side;
        }

        @Override
        public void draw(Graphics2D g, double x, double middle) {
            dice.paint(g, x, middle - side / 2, side, face, FACES, GridArt.BONE);
        }
    }

    /** To the result. */
    record Arrow(double scale) implements Mark {
        @Override
        public double width() {
            return 56 * scale;
        }

        @Override
        public void draw(Graphics2D g, double x, double middle) {
            Path2D arrow = new Path2D.Double();
            arrow.moveTo(x, middle - 10 * scale);
            arrow.lineTo(x + 32 * scale, middle - 10 * scale);
            arrow.lineTo(x + 32 * scale, middle - 22 * scale);
            arrow.lineTo(x + 56 * scale, middle);
            arrow.lineTo(x + 32 * scale, middle + 22 * scale);
            arrow.lineTo(x + 32 * scale, middle + 10 * scale);
            arrow.lineTo(x, middle + 10 * scale);
            arrow.closePath();
            Canvas.fill(g, arrow, Inks.CURRENT);
        }
    }

    /** Something in a row of a throw: so wide, and drawn around the row's middle. */
    interface Mark {
        double width();

        void draw(Graphics2D g, double x, double middle);

        /** The marks one after the other. */
        record Row(List<Mark> marks, double gap) implements Mark {
            public Row {
                marks = List.copyOf(marks);
            }

            @Override
            public double width() {
                return marks.stream().mapToDouble(Mark::width).sum() + gap * Math.max(0, marks.size() - 1);
            }

            @Override
            public void draw(Graphics2D g, double x, double middle) {
                double at = x;
                for (Mark mark : marks) {
                    mark.draw(g, at, middle);
                    at += mark.width() + gap;
                }
            }

            /** Draws it, the whole row smaller where it has no room. */
            void fit(Graphics2D g, double x, double middle, double room) {
                double scale = Math.min(1, room / Math.max(1, width()));
                AffineTransform plain = g.getTransform();
                g.translate(x, middle);
                g.scale(scale, scale);
                draw(g, 0, 0);
                g.setTransform(plain);
            }
        }
    }
}
