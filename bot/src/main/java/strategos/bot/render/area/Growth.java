package strategos.bot.render.area;

import java.util.Arrays;
import java.util.function.IntPredicate;
import strategos.bot.render.ground.Noise;

/** Lets areas grow from seeds over a grid until each cell belongs to the one that reaches it first. */
final class Growth {
    private static final int[] DX = {1, -1, 0, 0, 1, 1, -1, -1};
    private static final int[] DY = {0, 0, 1, -1, 1, -1, 1, -1};
    private static final int STRAIGHT = 10;
    private static final int SLANTED = 14;

    /** How much dearer it is to go over the other element. */
    private static final int ABROAD = 9;

    /** Borders wander a little, as if the land had made them: a step costs between about half and one and a half. */
    private static final double WANDER = .9;

    private static final double WAVE = 26;
    private static final int SEED = 77;
    private static final int MOST_STEP = (int) ((SLANTED * (.55 + 1.4 * WANDER)) * ABROAD + ABROAD);

    private final int width;
    private final int height;
    private final float[] toll;
    private final byte[] labels;
    private final int[] costs;

    /** Over a grid of that size, with nothing grown yet. */
    Growth(int width, int height) {
        this.width = width;
        this.height = height;
        this.labels = new byte[width * height];
        this.costs = new int[width * height];
        Arrays.fill(costs, Integer.MAX_VALUE);
        this.toll = new float[width * height];
        for (int i = 0; i < toll.length; i++) {
            int x = i % width;
            int y = i / width;
            toll[i] = (float) (.55 + WANDER * Math.clamp(Noise.clouds(x / WAVE, y / WAVE, SEED, 3), 0, 1));
        }
    }

    /** Plants a label, above 0. */
    void plant(int cell, int label) {
        labels[cell] = (byte) label;
        costs[cell] = 0;
    }

    /** The labels, once all has grown. */
    byte[] labels() {
        return labels;
    }

    /**
     * Grows what was planted.
     *
     * @param home cells over which growing is easy
     * @param strict whether it grows nowhere else
     */
    void grow(IntPredicate home, boolean strict) {
        Buckets queue = new Buckets(MOST_STEP);
        for (int cell = 0; cell < labels.length; cell++) {
            if (costs[cell] == 0) {
                queue.add(cell, 0);
            }
        }
        while (!queue.isEmpty()) {
            int cell = queue.take();
            if (costs[cell] == queue.cost()) {
                spread(cell, home, strict, queue);
            }
        }
    }

    private void spread(int cell, IntPredicate home, boolean strict, Buckets queue) {
        int x = cell % width;
        int y = cell / width;
        for (int i = 0; i < DX.length; i++) {
            int nextX = x + DX[i];
            int nextY = y + DY[i];
            if (nextX < 0 || nextY < 0 || nextX >= width || nextY >= height) {
                continue;
            }
            int next = nextY * width + nextX;
            boolean easy = home.test(next);
            if (strict && !easy) {
                continue;
            }
            int step = (int) ((i < 4 ? STRAIGHT : SLANTED) * toll[next] * (easy ? 1 : ABROAD));
            int cost = costs[cell] + Math.max(1, step);
            if (cost < costs[next]) {
                costs[next] = cost;
                labels[next] = labels[cell];
                queue.add(next, cost);
            }
        }
    }

    /** Gives what is still without a label that of its nearest neighbour. */
    void fill() {
        int[] queue = new int[labels.length];
        int end = 0;
        for (int cell = 0; cell < labels.length; cell++) {
            if (labels[cell] != 0) {
                queue[end++] = cell;
            }
        }
        for (int at = 0; at < end; at++) {
            int cell = queue[at];
            for (int i = 0; i < 4; i++) {
                int x = cell % width + DX[i];
                int y = cell / width + DY[i];
                if (x >= 0 && y >= 0 && x < width && y < height && labels[y * width + x] == 0) {
                    labels[y * width + x] = labels[cell];
                    queue[end++] = y * width + x;
                }
            }
        }
    }

    /** Rounds corners: a cell near a border takes the label that most cells around it have. */
    void smooth(int radius, int passes) {
        for (int pass = 0; pass < passes; pass++) {
            byte[] before = labels.clone();
            for (int y = radius; y < height - radius; y++) {
                for (int x = radius; x < width - radius; x++) {
                    int cell = y * width + x;
                    byte own = before[cell];
                    if (before[cell - radius] != own
                            || before[cell + radius] != own
                            || before[cell - radius * width] != own
                            || before[cell + radius * width] != own) {
                        labels[cell] = most(before, x, y, radius);
                    }
                }
            }
        }
    }

    private byte most(byte[] from, int x, int y, int radius) {
        int[] counts = new int[128];
        byte most = from[y * width + x];
        for (int j = -radius; j <= radius; j++) {
            for (int i = -radius; i <= radius; i++) {
                byte label = from[(y + j) * width + x + i];
                if (i * i + j * j <= radius * radius + 1 && ++counts[label] > counts[most]) {
                    most = label;
                }
            }
        }
        return most;
    }

    /** A queue of cells by whole costs, of which no two that wait differ by more than the number of its buckets. */
    private static final class Buckets {
        private final int[][] cells;
        private final int[] sizes;
        private int cost;
        private int waiting;

        Buckets(int mostStep) {
            cells = new int[mostStep + 1][64];
            sizes = new int[mostStep + 1];
        }

        void add(int cell, int at) {
            int bucket = at % cells.length;
            if (sizes[bucket] == cells[bucket].length) {
                cells[bucket] = Arrays.copyOf(cells[bucket], sizes[bucket] * 2);
            }
            cells[bucket][sizes[bucket]++] = cell;
            waiting++;
        }

        boolean isEmpty() {
            return waiting == 0;
        }

        /** A cell of the least cost. */
        int take() {
            while (sizes[cost % cells.length] == 0) {
                cost++;
            }
            waiting--;
            int bucket = cost % cells.length;
            return cells[bucket][--sizes[bucket]];
        }

        /** The cost of what was taken last. */
        int cost() {
            return cost;
        }
    }
}
