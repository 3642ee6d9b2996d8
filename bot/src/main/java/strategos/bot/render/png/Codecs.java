package strategos.bot.render.png;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** Writes pictures for pages: what a browser lays over each other, and so is not cut down to one palette. */
public final class Codecs {
    /** Where a map's fine lines still look like print; a tenth less saves a fifth and shows. */
    private static final float QUALITY = .86f;

    private Codecs() {}

    /** An opaque picture as JPEG. */
    public static byte[] jpeg(BufferedImage image) {
        ImageWriter writer = ImageIO.getImageWritersByFormatName("jpeg").next();
        try {
            ImageWriteParam how = writer.getDefaultWriteParam();
            how.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
            how.setCompressionQuality(QUALITY);
            return write(writer, image, how);
        } finally {
            writer.dispose();
        }
    }

    /** A picture as PNG, each pixel as it is. */
    public static byte[] png(BufferedImage image) {
        ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
        try {
            ImageWriteParam how = writer.getDefaultWriteParam();
            how.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
            how.setCompressionQuality(0);
            return write(writer, image, how);
        } finally {
            writer.dispose();
        }
    }

    private static byte[] write(ImageWriter writer, BufferedImage image, ImageWriteParam how) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ImageOutputStream out = new MemoryCacheImageOutputStream(bytes)) {
            writer.setOutput(out);
            writer.write(null, new IIOImage(image, null, null), how);
        } catch (IOException e) {
            throw new UncheckedIOException("memory refuses no write", e);
        }
        return bytes.toByteArray();
    }
}
