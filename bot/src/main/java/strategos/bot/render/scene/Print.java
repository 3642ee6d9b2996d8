package strategos.bot.render.scene;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.DataBufferByte;
import java.awt.image.DataBufferInt;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import strategos.bot.render.area.AreaPrinter;
import strategos.bot.render.ground.Crop;
import strategos.bot.render.png.Palette;

/** What a sheet prints in one crop, painted once and kept: nobody draws on it. */
public final class Print {
    private final BufferedImage below;
    private final Foil above;
    private final Optional<AreaPrinter.Field> areas;

    /**
     * As it was painted.
     *
     * @param below land, roads and the names of lands: {@link BufferedImage#TYPE_INT_RGB}
     * @param above spots and their names: {@link BufferedImage#TYPE_INT_ARGB_PRE}; what a scene shows between lies under them
     * @param areas which pixel belongs to which area, where the sheet has areas
     */
    Print(BufferedImage below, BufferedImage above, Optional<AreaPrinter.Field> areas) {
        this(below, Foil.of(above), areas);
    }

    private Print(BufferedImage below, Foil above, Optional<AreaPrinter.Field> areas) {
        this.below = below;
        this.above = above;
        this.areas = areas;
    }

    /** The same in the colours in which it will be sent: a quarter of the size. */
    public Print in(Palette palette) {
        return new Print(palette.indexed(below), above, areas);
    }

    /** Writes a print that is in a palette's colours so that {@link #read} gives it back. */
    public void write(DataOutput out) throws IOException {
        out.writeInt(below.getWidth());
        out.writeInt(below.getHeight());
        out.write(indices(below));
        above.write(out);
        out.writeBoolean(areas.isPresent());
        if (areas.isPresent()) {
            areas.get().write(out);
        }
    }

    /**
     * What {@link #write} wrote of that crop.
     *
     * @throws IOException when it is something else
     */
    public static Print read(DataInput in, Crop crop, Palette palette) throws IOException {
        if (in.readInt() != crop.width() || in.readInt() != crop.height()) {
            throw new IOException("the print of another crop");
        }
        BufferedImage below = palette.blank(crop.width(), crop.height());
        in.readFully(indices(below));
        Foil above = Foil.read(in);
        Optional<AreaPrinter.Field> areas = in.readBoolean()
                ? Optional.of(AreaPrinter.Field.read(in, crop.width() * crop.height()))
                : Optional.empty();
        return new Print(below, above, areas);
    }

    private static byte[] indices(BufferedImage image) {
        return ((DataBufferByte) image.getRaster().getDataBuffer()).getData();
    }

    /** Land, roads and the names of lands. */
    public BufferedImage below() {
        return below;
    }

    /** Which pixel belongs to which area, where the sheet has areas. */
    public Optional<AreaPrinter.Field> areas() {
        return areas;
    }

    /** Draws spots and their names. */
    public void above(Graphics2D g) {
        above.paint(g);
    }

    /** Its size in memory. */
    public long bytes() {
        DataBuffer pixels = below.getRaster().getDataBuffer();
        return (long) pixels.getSize() * DataBuffer.getDataTypeSize(pixels.getDataType()) / Byte.SIZE
                + above.bytes()
                + areas.map(AreaPrinter.Field::bytes).orElse(0L);
    }

    /**
     * A picture that is clear for the most part, as the spots and names over a map are: only what is not clear is kept, and
     * drawn.
     */
    static final class Foil {
        /** The sides of the squares that are looked at, in pixels. */
        private static final int SQUARE = 32;

        private final List<Patch> patches;

        private Foil(List<Patch> patches) {
            this.patches = List.copyOf(patches);
        }

        /** A run of squares that are not clear. */
        private record Patch(int x, int y, BufferedImage image) {}

        /** What there is of the picture, of {@link BufferedImage#TYPE_INT_ARGB_PRE}; it may be changed afterwards. */
        static Foil of(BufferedImage picture) {
            int[] pixels = pixels(picture);
            List<Patch> patches = new ArrayList<>();
            for (int y = 0; y < picture.getHeight(); y += SQUARE) {
                int begun = 0;
                for (int x = 0; x < picture.getWidth(); x += SQUARE) {
                    if (clear(pixels, picture.getWidth(), picture.getHeight(), x, y)) {
                        if (begun < x) {
                            patches.add(patch(picture, begun, y, x));
                        }
                        begun = x + SQUARE;
                    }
                }
                if (begun < picture.getWidth()) {
                    patches.add(patch(picture, begun, y, picture.getWidth()));
                }
            }
            return new Foil(patches);
        }

        private static boolean clear(int[] pixels, int width, int height, int left, int top) {
            for (int y = top; y < Math.min(height, top + SQUARE); y++) {
                for (int at = y * width + left; at < y * width + Math.min(width, left + SQUARE); at++) {
                    if (pixels[at] != 0) {
                        return false;
                    }
                }
            }
            return true;
        }

        private static Patch patch(BufferedImage picture, int left, int top, int right) {
            int height = Math.min(SQUARE, picture.getHeight() - top);
            BufferedImage image = new BufferedImage(right - left, height, picture.getType());
            picture.getSubimage(left, top, right - left, height).copyData(image.getRaster());
            return new Patch(left, top, image);
        }

        void write(DataOutput out) throws IOException {
            out.writeInt(patches.size());
            for (Patch patch : patches) {
                out.writeInt(patch.x);
                out.writeInt(patch.y);
                out.writeInt(patch.image.getWidth());
                out.writeInt(patch.image.getHeight());
                ByteBuffer bytes = ByteBuffer.allocate(Integer.BYTES * pixels(patch.image).length);
                bytes.asIntBuffer().put(pixels(patch.image));
                out.write(bytes.array());
            }
        }

        static Foil read(DataInput in) throws IOException {
            List<Patch> patches = new ArrayList<>();
            for (int left = in.readInt(); left > 0; left--) {
                int x = in.readInt();
                int y = in.readInt();
                BufferedImage image = new BufferedImage(in.readInt(), in.readInt(), BufferedImage.TYPE_INT_ARGB_PRE);
                ByteBuffer bytes = ByteBuffer.allocate(Integer.BYTES * pixels(image).length);
                in.readFully(bytes.array());
                bytes.asIntBuffer().get(pixels(image));
                patches.add(new Patch(x, y, image));
            }
            return new Foil(patches);
        }

        private static int[] pixels(BufferedImage image) {
            return ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
        }

        /** Its size in memory. */
        long bytes() {
            return patches.stream()
                    .mapToLong(patch -> 4L * patch.image.getWidth() * patch.image.getHeight())
                    .sum();
        }

        void paint(Graphics2D g) {
            patches.forEach(patch -> g.drawImage(patch.image, patch.x, patch.y, null));
        }
    }

    /**
     * Prints that were made, kept up to so many bytes: the ones not asked for longest go first. Two threads that want the same
     * print make it once. Thread-safe.
     */
    public static final class PrintCache {
        private final long mostBytes;
        private final Map<Key, CompletableFuture<Print>> kept = new LinkedHashMap<>(16, .75f, true);

        private record Key(String sheet, Crop crop) {}

        public PrintCache(long mostBytes) {
            this.mostBytes = mostBytes;
        }

        /** The print of that crop, made now if it is not kept. */
        public Print get(String sheet, Crop crop, Function<Crop, Print> printer) {
            Key key = new Key(sheet, crop);
            CompletableFuture<Print> mine = new CompletableFuture<>();
            CompletableFuture<Print> found;
            synchronized (kept) {
                found = kept.putIfAbsent(key, mine);
            }
            if (found != null) {
                return found.join();
            }
            try {
                Print print = printer.apply(crop);
                mine.complete(print);
                shrink(key);
                return print;
            } catch (RuntimeException | Error e) {
                mine.completeExceptionally(e);
                synchronized (kept) {
                    kept.remove(key, mine);
                }
                throw e;
            }
        }

        /** How many bytes are kept. */
        public long bytes() {
            synchronized (kept) {
                return kept.values().stream().mapToLong(PrintCache::bytes).sum();
            }
        }

        private static long bytes(CompletableFuture<Print> print) {
            return print.isDone() && !print.isCompletedExceptionally()
                    ? print.join().bytes()
                    : 0;
        }

        /** Drops the oldest until the rest fits; the newest is given out anyway, but kept only if it fits alone. */
        private void shrink(Key newest) {
            synchronized (kept) {
                long total = bytes();
                for (var entries = kept.entrySet().iterator(); entries.hasNext() && total > mostBytes; ) {
                    Map.Entry<Key, CompletableFuture<Print>> oldest = entries.next();
                    if (oldest.getValue().isDone() && !oldest.getKey().equals(newest)) {
                        total -= bytes(oldest.getValue());
                        entries.remove();
                    }
                }
                if (total > mostBytes) {
                    kept.remove(newest);
                }
            }
        }
    }
}
