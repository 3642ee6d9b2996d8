package strategos.bot.render.area;

import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Finds the lines between areas: along the edges of cells, from one point where three areas meet to the next. */
final class Frontiers {
    private static final int[] DX = {1, 0, -1, 0};
    private static final int[] DY = {0, 1, 0, -1};

    private final byte[] labels;
    private final int width;
    private final int height;

    /** Which of its four edges a corner has still to give, a bit each. */
    private final byte[] open;

    private Frontiers(byte[] labels, int width, int height) {
        this.labels = labels;
        this.width = width;
        this.height = height;
        this.open = new byte[(width + 1) * (height + 1)];
    }

    static List<Frontier> of(byte[] labels, int width, int height) {
        return new Frontiers(labels, width, height).all();
    }

    private List<Frontier> all() {
        for (int y = 0; y <= height; y++) {
            for (int x = 0; x <= width; x++) {
                for (int way = 0; way < 4; way++) {
                    if (divides(x, y, way)) {
                        open[corner(x, y)] |= (byte) (1 << way);
                    }
                }
            }
        }
        byte[] all = Arrays.copyOf(open, open.length);
        List<Frontier> lines = new ArrayList<>();
        for (int pass = 0; pass < 2; pass++) {
            for (int y = 0; y <= height; y++) {
                for (int x = 0; x <= width; x++) {
                    boolean end = Integer.bitCount(all[corner(x, y)]) != 2;
                    // The first pass takes lines from where they end, the second the rings that are left.
                    while (open[corner(x, y)] != 0 && (end || pass == 1)) {
                        lines.add(follow(x, y, all));
                    }
                }
            }
        }
        return lines;
    }

    private Frontier follow(int fromX, int fromY, byte[] all) {
        int x = fromX;
        int y = fromY;
        int way = Integer.numberOfTrailingZeros(open[corner(x, y)]);
        int one = beside(x, y, way, 0);
        int other = beside(x, y, way, 1);
        List<double[]> points = new ArrayList<>();
        points.add(new double[] {x, y});
        while (true) {
            open[corner(x, y)] &= (byte) ~(1 << way);
            x += DX[way];
            y += DY[way];
            open[corner(x, y)] &= (byte) ~(1 << ((way + 2) % 4));
            points.add(new double[] {x, y});
            int here = corner(x, y);
            if (Integer.bitCount(all[here]) != 2 || open[here] == 0) {
                return new Frontier(Math.min(one, other), Math.max(one, other), points);
            }
            way = Integer.numberOfTrailingZeros(open[here]);
        }
    }

    private int corner(int x, int y) {
        return y * (width + 1) + x;
    }

    private boolean divides(int x, int y, int way) {
        int one = beside(x, y, way, 0);
        int other = beside(x, y, way, 1);
        return one != 0 && other != 0 && one != other;
    }

    /** The label on one side of the edge that leaves a corner that way; 0 off the grid. */
    private int beside(int x, int y, int way, int side) {
        return switch (way) {
            case 0 -> label(x, y - 1 + side);
            case 1 -> label(x - 1 + side, y);
            case 2 -> label(x - 1, y - 1 + side);
            default -> label(x - 1 + side, y - 1);
        };
    }

    private int label(int x, int y) {
        return x < 0 || y < 0 || x >= width || y >= height ? 0 : labels[y * width + x];
    }

    /** A line between two areas, in cells of the grid. */
    record Frontier(int one, int other, List<double[]> points) {
        private static final int SOFTENINGS = 10;

        /** The line with its corners rounded; its ends stay where others meet it. */
        Path2D line() {
            List<double[]> soft = points;
            for (int i = 0; i < SOFTENINGS; i++) {
                soft = softer(soft);
            }
            Path2D line = new Path2D.Double();
            line.moveTo(soft.getFirst()[0], soft.getFirst()[1]);
            soft.stream().skip(1).forEach(p -> line.lineTo(p[0], p[1]));
            return line;
        }

        private static List<double[]> softer(List<double[]> line) {
            List<double[]> softer = new ArrayList<>(line);
            for (int i = 1; i < line.size() - 1; i++) {
                double[] before = line.get(i - 1);
                double[] at = line.get(i);
                double[] after = line.get(i + 1);
                softer.set(i, new double[] {
                    (before[0] + 2 * at[0] + after[0]) / 4, (before[1] + 2 * at[1] + after[1]) / 4
                });
            }
            return softer;
        }
    }
}
