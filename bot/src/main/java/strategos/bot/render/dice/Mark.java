package strategos.bot.render.dice;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import strategos.bot.render.ink.DiePainter;

/** A glyph in its place: at whole pixels across, so that equal words have equal pixels, which makes for a small file. */
record Mark(Glyph glyph, double x, double middle) {
    Mark {
        x = Math.floor(x);
    }

    Rectangle2D box() {
        return new Rectangle2D.Double(x, middle - glyph.height() / 2, glyph.width(), glyph.height());
    }

    void paint(Graphics2D g, DiePainter dice) {
        glyph.paint(g, dice, x, middle);
    }
}
