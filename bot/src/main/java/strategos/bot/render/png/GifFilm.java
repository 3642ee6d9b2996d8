package strategos.bot.render.png;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Optional;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;

/**
 * Pictures of one size after each other in one GIF, in the colours of one palette. Of each but the first only the part is
 * kept in which it differs from the one before. It is played once and stays at its end.
 */
public final class GifFilm implements AutoCloseable {
    private static final String FORMAT = "javax_imageio_gif_image_1.0";
    private static final int HUNDREDTH = 10;

    private final Palette palette;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final ImageWriter writer =
            ImageIO.getImageWritersByFormatName("gif").next();
    private final ImageOutputStream stream;
    private Optional<BufferedImage> before = Optional.empty();

    public GifFilm(Palette palette) {
        this.palette = palette;
        try {
            stream = ImageIO.createImageOutputStream(bytes);
            writer.setOutput(stream);
            writer.prepareWriteSequence(null);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** One more picture, of {@link BufferedImage#TYPE_INT_RGB}, which is shown for that long. */
    public void add(BufferedImage picture, Duration shown) {
        BufferedImage now = palette.indexed(picture);
        Rectangle part = before.map(last -> changed(last, now))
                .orElseGet(() -> new Rectangle(0, 0, now.getWidth(), now.getHeight()));
        try {
            BufferedImage cut = now.getSubimage(part.x, part.y, part.width, part.height);
            writer.writeToSequence(new IIOImage(cut, null, metadata(cut, part, shown)), null);
            stream.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        before = Optional.of(now);
    }

    /** How many bytes it has so far. */
    public int size() {
        return bytes.size();
    }

    /** The whole film. */
    public byte[] finished() {
        try {
            writer.endWriteSequence();
            stream.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /** Where two pictures differ; a point where they do not. */
    private static Rectangle changed(BufferedImage one, BufferedImage other) {
        byte[] first = ((DataBufferByte) one.getRaster().getDataBuffer()).getData();
        byte[] second = ((DataBufferByte) other.getRaster().getDataBuffer()).getData();
        int width = one.getWidth();
        int left = width;
        int right = 0;
        int top = one.getHeight();
        int bottom = 0;
        for (int at = 0; at < first.length; at++) {
            if (first[at] != second[at]) {
                left = Math.min(left, at % width);
                right = Math.max(right, at % width);
                bottom = at / width;
                top = Math.min(top, bottom);
            }
        }
        return top > bottom ? new Rectangle(0, 0, 1, 1) : new Rectangle(left, top, right - left + 1, bottom - top + 1);
    }

    private IIOMetadata metadata(BufferedImage cut, Rectangle part, Duration shown) throws IOException {
        IIOMetadata metadata = writer.getDefaultImageMetadata(new ImageTypeSpecifier(cut), null);
        IIOMetadataNode root = (IIOMetadataNode) metadata.getAsTree(FORMAT);
        IIOMetadataNode place = child(root, "ImageDescriptor");
        place.setAttribute("imageLeftPosition", Integer.toString(part.x));
        place.setAttribute("imageTopPosition", Integer.toString(part.y));
        place.setAttribute("imageWidth", Integer.toString(part.width));
        place.setAttribute("imageHeight", Integer.toString(part.height));
        IIOMetadataNode control = child(root, "GraphicControlExtension");
        control.setAttribute("disposalMethod", "doNotDispose");
        control.setAttribute("userInputFlag", "FALSE");
        control.setAttribute("transparentColorFlag", "FALSE");
        control.setAttribute("delayTime", Long.toString(shown.toMillis() / HUNDREDTH));
        control.setAttribute("transparentColorIndex", "0");
        metadata.setFromTree(FORMAT, root);
        return metadata;
    }

    private static IIOMetadataNode child(IIOMetadataNode root, String name) {
        for (int i = 0; i < root.getLength(); i++) {
            if (root.item(i).getNodeName().equals(name)) {
                return (IIOMetadataNode) root.item(i);
            }
        }
        IIOMetadataNode made = new IIOMetadataNode(name);
        root.appendChild(made);
        return made;
    }

    @Override
    public void close() {
        try {
            stream.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            writer.dispose();
        }
    }
}
