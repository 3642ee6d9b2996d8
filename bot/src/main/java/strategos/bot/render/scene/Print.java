package strategos.bot.render.scene;

import java.awt.image.BufferedImage;

/**
 * What a sheet prints in one window, painted once and kept: nobody draws on it.
 *
 * @param below land, roads and the names of lands: {@link BufferedImage#TYPE_INT_RGB}
 * @param above spots and their names: {@link BufferedImage#TYPE_INT_ARGB_PRE}; what a scene shows between lies under them
 */
public record Print(BufferedImage below, BufferedImage above) {
    /** Its size in memory. */
    public long bytes() {
        return 8L * below.getWidth() * below.getHeight();
    }
}
