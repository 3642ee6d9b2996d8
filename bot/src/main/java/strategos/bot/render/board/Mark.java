package strategos.bot.render.board;

import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.util.List;

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
