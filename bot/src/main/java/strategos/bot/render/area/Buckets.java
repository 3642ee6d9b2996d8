package strategos.bot.render.area;

import java.util.Arrays;

/** A queue of cells by whole costs, of which no two that wait differ by more than the number of its buckets. */
final class Buckets {
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
