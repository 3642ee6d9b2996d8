package strategos.bot.render.scene;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import strategos.bot.render.ink.Inks;

/** The frame round a picture: ten pixels of paper and two lines. */
public final class FrameArt {
    private FrameArt() {}

    /** Draws it over the edges of a picture of that size. */
    public static void paint(Graphics2D g, int width, int height) {
        g.setColor(Inks.PANEL.color());
        g.setStroke(new BasicStroke(10));
        g.draw(new Rectangle2D.Double(3, 3, width - 6, height - 6));
        g.setColor(Inks.INK.color());
        g.setStroke(new BasicStroke(2.2f));
        g.draw(new Rectangle2D.Double(8.5, 8.5, width - 17, height - 17));
        g.setStroke(new BasicStroke(1));
        g.draw(new Rectangle2D.Double(12.5, 12.5, width - 25, height - 25));
    }
}
