package strategos.bot.render.layout;

import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import strategos.bot.render.layout.Placer.Item;
import strategos.bot.render.sheet.Sheet;

/** What does not move on a sheet, and what it costs to stand somewhere among it. */
final class Surroundings {
    private static final double MARGIN = 16;
    private static final double OUTSIDE = 200;
    private static final double BUSY = .22;
    private static final double DISTANCE = 2;
    private static final double SOFT = .05;
    private static final double SOFT_FOR_STACKS = .25;

    private final Sheet.Size size;
    private final Bounds[] fixed;
    private final Bounds[] soft;
    private final BusyMap busy;
    private final double dearer;

    /**
     * @param fixed what must not be covered
     * @param soft what is better left uncovered
     */
    Surroundings(Sheet.Size size, List<Bounds> fixed, List<Bounds> soft, BusyMap busy) {
        this(size, fixed.toArray(Bounds[]::new), soft.toArray(Bounds[]::new), busy, 0);
    }

    private Surroundings(Sheet.Size size, Bounds[] fixed, Bounds[] soft, BusyMap busy, double dearer) {
        this.dearer = dearer;
        this.size = size;
        this.fixed = fixed;
        this.soft = soft;
        this.busy = busy;
    }

    /** The same with more taken. */
    Surroundings with(List<Bounds> moreFixed, List<Bounds> moreSoft) {
        return new Surroundings(size, and(fixed, moreFixed), and(soft, moreSoft), busy, dearer);
    }

    private static Bounds[] and(Bounds[] some, List<Bounds> more) {
        return Stream.concat(Arrays.stream(some), more.stream()).toArray(Bounds[]::new);
    }

    /** The same without what stands there already, and so much dearer for whoever covers what must not be covered. */
    Surroundings without(List<Bounds> gone, double by) {
        Bounds[] left = Arrays.stream(fixed).filter(box -> !gone.contains(box)).toArray(Bounds[]::new);
        return new Surroundings(size, left, soft, busy, by);
    }

    /** The same for boxes within an area: what lies far from it does not count. */
    Surroundings near(Bounds area) {
        Bounds wide = area.grown(DISTANCE);
        return new Surroundings(
                size,
                Arrays.stream(fixed).filter(wide::intersects).toArray(Bounds[]::new),
                Arrays.stream(soft).filter(wide::intersects).toArray(Bounds[]::new),
                busy,
                dearer);
    }

    /** What the box costs, with a base of its own. */
    Item.Choice weighed(Bounds box, double base, double busyWeight) {
        double outside = Math.max(0, MARGIN - box.x())
                + Math.max(0, MARGIN - box.y())
                + Math.max(0, box.right() - size.width() + MARGIN)
                + Math.max(0, box.bottom() - size.height() + MARGIN);
        double cost = base + outside * OUTSIDE + busy.in(box) * busyWeight * BUSY;
        cost += overlaps(box, fixed, dearer) + overlaps(box, soft, 0) * (dearer > 0 ? SOFT_FOR_STACKS : SOFT);
        return new Item.Choice(box, cost);
    }

    private static double overlaps(Bounds box, Bounds[] others, double dearer) {
        double cost = 0;
        for (Bounds other : others) {
            double overlap = box.overlap(other, DISTANCE);
            if (overlap > 0) {
                cost += dearer + Placer.overlapCost(overlap);
            }
        }
        return cost;
    }

    /** Where a box can stand around a point, and what each place costs. */
    List<Item.Choice> around(double x, double y, Rings rings, double busyWeight) {
        Surroundings near = near(rings.area(x, y));
        return rings.places(x, y).stream()
                .map(place -> near.weighed(place.box(), place.cost(), busyWeight))
                .toList();
    }

    /** How much is drawn already where something might stand: a summed-area table over a grey picture of lines. */
    static final class BusyMap {
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

        private BusyMap(int width, int height) {
            this.width = width;
            this.height = height;
            this.sums = new int[(width + 1) * (height + 1)];
        }

        /** Writes what is drawn in each cell, so that {@link #read} gives it back. */
        void write(DataOutput out) throws IOException {
            ByteBuffer cells = ByteBuffer.allocate(Short.BYTES * width * height);
            for (int y = 1; y <= height; y++) {
                for (int x = 1; x <= width; x++) {
                    int cell = sums[at(x, y)] - sums[at(x - 1, y)] - sums[at(x, y - 1)] + sums[at(x - 1, y - 1)];
                    cells.putShort((short) cell);
                }
            }
            out.write(cells.array());
        }

        /** What {@link #write} wrote of a map of that size. */
        static BusyMap read(DataInput in, Sheet.Size size) throws IOException {
            BusyMap map = new BusyMap(cells(size.width()), cells(size.height()));
            byte[] cells = new byte[Short.BYTES * map.width * map.height];
            in.readFully(cells);
            int from = 0;
            for (int y = 1; y <= map.height; y++) {
                int row = 0;
                int to = map.at(1, y);
                for (int x = 1; x <= map.width; x++, to++, from += Short.BYTES) {
                    row += (cells[from] & 255) << Byte.SIZE | (cells[from + 1] & 255);
                    map.sums[to] = map.sums[to - map.width - 1] + row;
                }
            }
            return map;
        }

        private static int cells(int pixels) {
            return (pixels + CELL - 1) / CELL;
        }

        /** The busy pixels in the box. */
        double in(Bounds box) {
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
}
