package strategos.bot.render.place;

import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;

/** How much is drawn already where something might stand: a summed-area table over a grey picture of lines. */
final class BusyMap {
    /** The side of a cell in pixels: fine enough to weigh a place by, and a quarter of the memory. */
    private static final int CELL = 2;

    private final int width;
    private final int height;

    /** By cells; unsigned, since no picture is large enough to run over. */
    private final int[] sums;

    /** @param grey of {@link BufferedImage#TYPE_BYTE_GRAY}; the brighter, the busier */
    BusyMap(BufferedImage grey) {
        width = cells(grey.getWidth());
        height = cells(grey.getHeight());
        sums = new int[(width + 1) * (height + 1)];
        byte[] pixels = ((DataBufferByte) grey.getRaster().getDataBuffer()).getData();
        for (int y = 0; y < grey.getHeight(); y++) {
            for (int x = 0; x < grey.getWidth(); x++) {
                sums[at(x / CELL + 1, y / CELL + 1)] += pixels[y * grey.getWidth() + x] & 255;
            }
        }
        for (int y = 1; y <= height; y++) {
            int row = 0;
            for (int x = 1; x <= width; x++) {
                row += sums[at(x, y)];
                sums[at(x, y)] = sums[at(x, y - 1)] + row;
            }
        }
    }

    private static int cells(int pixels) {
        return (pixels + CELL - 1) / CELL;
    }

    /** The busy pixels in the box. */
    double in(Box box) {
        int left = Math.clamp(Math.round(box.x() / CELL), 0, width);
        int right = Math.clamp(Math.round(box.right() / CELL), 0, width);
        int top = Math.clamp(Math.round(box.y() / CELL), 0, height);
        int bottom = Math.clamp(Math.round(box.bottom() / CELL), 0, height);
        if (right <= left || bottom <= top) {
            return 0;
        }
        int sum = sums[at(right, bottom)] - sums[at(right, top)] - sums[at(left, bottom)] + sums[at(left, top)];
        return Integer.toUnsignedLong(sum) / 255.0;
    }

    private int at(int x, int y) {
        return y * (width + 1) + x;
    }
}
