package strategos.bot.render.png;

import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.DataBufferByte;
import java.awt.image.DataBufferInt;
import java.awt.image.IndexColorModel;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import strategos.bot.render.png.MedianCut.Histogram;

/**
 * Up to 256 colours, and the nearest of them for every other. Made once from samples of all that may be painted and kept,
 * so that colours never shift between pictures.
 */
public final class Palette {
    /** Six bits a channel: finer steps than the palette itself has. */
    private static final int BITS = 6;

    private static final int CELLS = 1 << (3 * BITS);

    private final int[] colours;
    private final byte[] nearest;

    private Palette(int[] colours, byte[] nearest) {
        this.colours = colours;
        this.nearest = nearest;
    }

    /** Writes it so that {@link #read} gives it back, without the search for what is nearest. */
    public void write(DataOutput out) throws IOException {
        out.writeInt(colours.length);
        for (int colour : colours) {
            out.writeInt(colour);
        }
        out.write(nearest);
    }

    /** What {@link #write} wrote. @throws IOException when it is something else */
    public static Palette read(DataInput in) throws IOException {
        int count = in.readInt();
        if (count < 1 || count > 256) {
            throw new IOException("a palette of " + count + " colours");
        }
        int[] colours = new int[count];
        for (int i = 0; i < count; i++) {
            colours[i] = in.readInt();
        }
        byte[] nearest = new byte[CELLS];
        in.readFully(nearest);
        return new Palette(colours, nearest);
    }

    /** The colours that show these pictures best: images of {@link BufferedImage#TYPE_INT_RGB}. */
    public static Palette of(List<BufferedImage> samples) {
        BitSet all = new BitSet();
        all.set(0, CELLS);
        int[] colours = best(samples);
        return new Palette(colours, nearest(colours, all));
    }

    /**
     * The same for one picture, in which no other may be painted: the search for what is nearest, which takes most of the
     * time, is for the colours that it has.
     */
    public static Palette ofOne(BufferedImage only) {
        BitSet there = new BitSet();
        for (int pixel : pixels(only)) {
            there.set(cell(pixel));
        }
        int[] colours = best(List.of(only));
        return new Palette(colours, nearest(colours, there));
    }

    private static int[] best(List<BufferedImage> samples) {
        Histogram histogram = new Histogram();
        samples.forEach(image -> histogram.add(pixels(image)));
        return MedianCut.colours(histogram.cells(), 256);
    }

    /** Red, green and blue of each colour. */
    int[] colours() {
        return colours.clone();
    }

    /** The index of the nearest colour. */
    byte index(int rgb) {
        return nearest[cell(rgb)];
    }

    private static int cell(int rgb) {
        return (((rgb >> 18) & 63) << 12) | (((rgb >> 10) & 63) << 6) | ((rgb >> 2) & 63);
    }

    /** The picture in these colours, with a byte for each pixel. */
    public BufferedImage indexed(BufferedImage image) {
        int[] pixels = pixels(image);
        BufferedImage indexed = blank(image.getWidth(), image.getHeight());
        byte[] bytes = ((DataBufferByte) indexed.getRaster().getDataBuffer()).getData();
        for (int i = 0; i < pixels.length; i++) {
            bytes[i] = index(pixels[i]);
        }
        return indexed;
    }

    /** A picture of these colours, all of it in the first. */
    public BufferedImage blank(int width, int height) {
        return new BufferedImage(
                width,
                height,
                BufferedImage.TYPE_BYTE_INDEXED,
                new IndexColorModel(8, colours.length, colours, 0, false, -1, DataBuffer.TYPE_BYTE));
    }

    static int[] pixels(BufferedImage image) {
        if (!(image.getRaster().getDataBuffer() instanceof DataBufferInt buffer)) {
            throw new IllegalArgumentException("pixels are kept as ints: type " + image.getType());
        }
        return buffer.getData();
    }

    private static byte[] nearest(int[] colours, BitSet wanted) {
        byte[] nearest = new byte[CELLS];
        NearestColour search = new NearestColour(colours);
        IntStream.range(0, 64).parallel().forEach(red -> {
            for (int green = 0; green < 64; green++) {
                int guess = 0;
                for (int blue = 0; blue < 64; blue++) {
                    int cell = (red << 12) | (green << 6) | blue;
                    if (wanted.get(cell)) {
                        guess = search.find(red * 4 + 2, green * 4 + 2, blue * 4 + 2, guess);
                        nearest[cell] = (byte) guess;
                    }
                }
            }
        });
        return nearest;
    }

    /** Finds the nearest of a few colours; green counts most, blue least, as for the eye. */
    static final class NearestColour {
        static final double RED = 1.0;
        static final double GREEN = 1.6;
        static final double BLUE = .7;

        /** Sorted by their green, so that the search ends where no green is near enough. */
        private final double[] red;

        private final double[] green;
        private final double[] blue;

        /** The index of each of the sorted colours, and where each index went. */
        private final int[] indices;

        private final int[] places;

        NearestColour(int[] colours) {
            this(Arrays.stream(colours)
                    .mapToObj(c -> new double[] {(c >> 16) & 255, (c >> 8) & 255, c & 255})
                    .toArray(double[][]::new));
        }

        NearestColour(double[][] colours) {
            indices = IntStream.range(0, colours.length)
                    .boxed()
                    .sorted(Comparator.comparingDouble(i -> colours[i][1]))
                    .mapToInt(i -> i)
                    .toArray();
            places = new int[colours.length];
            red = new double[colours.length];
            green = new double[colours.length];
            blue = new double[colours.length];
            for (int i = 0; i < colours.length; i++) {
                places[indices[i]] = i;
                red[i] = colours[indices[i]][0];
                green[i] = colours[indices[i]][1];
                blue[i] = colours[indices[i]][2];
            }
        }

        /**
         * The index of the nearest: of several the guess, else the first. A good guess saves most of the search.
         */
        int find(double r, double g, double b, int guess) {
            int best = guess;
            double least = distance(places[guess], r, g, b);
            int found = Arrays.binarySearch(green, g);
            int from = found < 0 ? ~found : found;
            for (int step = -1; step <= 1; step += 2) {
                for (int i = step < 0 ? from - 1 : from; i >= 0 && i < green.length; i += step) {
                    double dg = green[i] - g;
                    if (dg * dg * GREEN > least) {
                        break;
                    }
                    double distance = distance(i, r, g, b);
                    if (distance < least || (distance == least && best != guess && indices[i] < best)) {
                        least = distance;
                        best = indices[i];
                    }
                }
            }
            return best;
        }

        private double distance(int i, double r, double g, double b) {
            double dr = red[i] - r;
            double dg = green[i] - g;
            double db = blue[i] - b;
            return dr * dr * RED + dg * dg * GREEN + db * db * BLUE;
        }
    }
}
