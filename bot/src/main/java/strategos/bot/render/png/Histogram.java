package strategos.bot.render.png;

import java.util.ArrayList;
import java.util.List;

/** How often each colour occurs, in steps of five bits a channel. */
final class Histogram {
    /** So that the few pixels of a counter count beside the many of the sea. */
    private static final double DAMPING = .55;

    private final int[] counts = new int[1 << 15];

    /** A colour with its weight. */
    record Cell(int red, int green, int blue, double weight) {
        int channel(int i) {
            return switch (i) {
                case 0 -> red;
                case 1 -> green;
                default -> blue;
            };
        }
    }

    void add(int[] pixels) {
        for (int rgb : pixels) {
            counts[((rgb >> 9) & 0x7C00) | ((rgb >> 6) & 0x3E0) | ((rgb >> 3) & 0x1F)]++;
        }
    }

    List<Cell> cells() {
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < counts.length; i++) {
            if (counts[i] > 0) {
                double weight = Math.round(Math.pow(counts[i], DAMPING) * 4) + 1;
                cells.add(new Cell(((i >> 10) & 31) * 8 + 4, ((i >> 5) & 31) * 8 + 4, (i & 31) * 8 + 4, weight));
            }
        }
        return cells;
    }
}
