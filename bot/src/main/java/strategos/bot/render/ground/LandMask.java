package strategos.bot.render.ground;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.sheet.Coast;

/** Says of each pixel of a window how much of it is land. */
public final class LandMask {
    private LandMask() {}

    /** From 0 for water to 255 for land, row by row. */
    public static byte[] of(Coast coast, Window window) {
        BufferedImage mask = new BufferedImage(window.width(), window.height(), BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D g = Canvas.smooth(mask);
        g.transform(window.transform());
        Canvas.fill(g, coast.land(), Inks.WHITE);
        g.dispose();
        return ((DataBufferByte) mask.getRaster().getDataBuffer()).getData();
    }
}
