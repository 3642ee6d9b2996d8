package strategos.bot.render.png;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/** Writes an image as PNG with the colours of a palette: no dither, no filter. */
public final class PngWriter {
    private static final long SIGNATURE = 0x89504E470D0A1A0AL;
    private static final byte[] INDEXED_8_BIT = {8, 3, 0, 0, 0};

    private PngWriter() {}

    /** The image's bytes as a PNG file: an image of {@link BufferedImage#TYPE_INT_RGB}. */
    public static byte[] write(BufferedImage image, Palette palette) {
        return write(image, palette, Zlib.LEVEL);
    }

    /** The same in half the time and somewhat larger. */
    public static byte[] quickly(BufferedImage image, Palette palette) {
        return write(image, palette, Zlib.QUICK);
    }

    private static byte[] write(BufferedImage image, Palette palette, int level) {
        int width = image.getWidth();
        int height = image.getHeight();
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream(width * height / 3 + 1024);
            DataOutputStream out = new DataOutputStream(bytes);
            out.writeLong(SIGNATURE);
            chunk(out, "IHDR", header(width, height));
            chunk(out, "PLTE", colours(palette));
            chunk(out, "IDAT", Zlib.deflated(rows(image, palette), level));
            chunk(out, "IEND", new byte[0]);
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException("memory refuses no write", e);
        }
    }

    private static byte[] header(int width, int height) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(width);
        out.writeInt(height);
        out.write(INDEXED_8_BIT);
        return bytes.toByteArray();
    }

    private static byte[] colours(Palette palette) {
        int[] colours = palette.colours();
        byte[] bytes = new byte[3 * colours.length];
        for (int i = 0; i < colours.length; i++) {
            bytes[3 * i] = (byte) (colours[i] >> 16);
            bytes[3 * i + 1] = (byte) (colours[i] >> 8);
            bytes[3 * i + 2] = (byte) colours[i];
        }
        return bytes;
    }

    /** Each row after a zero: the mark of "no filter", which suits palette indices best. */
    private static byte[] rows(BufferedImage image, Palette palette) {
        int[] pixels = Palette.pixels(image);
        int width = image.getWidth();
        byte[] rows = new byte[pixels.length + image.getHeight()];
        int last = pixels[0];
        byte index = palette.index(last);
        int to = 0;
        for (int row = 0; row < pixels.length; row += width) {
            to++;
            for (int from = row; from < row + width; from++) {
                int pixel = pixels[from];
                if (pixel != last) {
                    last = pixel;
                    index = palette.index(pixel);
                }
                rows[to++] = index;
            }
        }
        return rows;
    }

    private static void chunk(DataOutputStream out, String type, byte[] data) throws IOException {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 crc = new CRC32();
        crc.update(name);
        crc.update(data);
        out.writeInt(data.length);
        out.write(name);
        out.write(data);
        out.writeInt((int) crc.getValue());
    }
}
