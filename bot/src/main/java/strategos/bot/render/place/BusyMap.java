package strategos.bot.render.place;

import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;

/** How much is drawn already where something might stand: a summed-area table over a grey picture of lines. */
final class BusyMap {
    private final int width;
    private final int height;
    private final long[] sums;

    /** @param grey of {@link BufferedImage#TYPE_BYTE_GRAY}; the brighter, the busier */
    BusyMap(BufferedImage grey) {
        width = grey.getWidth();
        height = grey.getHeight();
        sums = new long[(width + 1) * (height + 1)];
        byte[] pixels = ((DataBufferByte) grey.getRaster().getDataBuffer()).getData();
        for (int y = 0; y < height; y++) {
            long row = 0;
            for (int x = 0; x < width; x++) {
                row += pixels[y * width + x] & 255;
                sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + row;
            }
        }
    }

    /** The busy pixels in the box. */
    double in(Box box) {
        int left = Math.clamp((long) box.x(), 0, width);
        int right = Math.clamp((long) box.right(), 0, width);
        int top = Math.clamp((long) box.y(), 0, height);
        int bottom = Math.clamp((long) box.bottom(), 0, height);
        if (right <= left || bottom <= top) {
            return 0;
        }
        long sum = at(right, bottom) - at(right, top) - at(left, bottom) + at(left, top);
        return sum / 255.0;
    }

    private long at(int x, int y) {
        return sums[y * (width + 1) + x];
    }
}
