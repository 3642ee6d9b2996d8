package strategos.bot.render.png;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import strategos.bot.render.png.Palette.NearestColour;

/** Chooses the colours of a palette: median cut, then three rounds of k-means. */
final class MedianCut {
    private static final int ROUNDS = 3;

    private MedianCut() {}

    /** At most that many colours, red, green and blue in an int. */
    static int[] colours(List<Histogram.Cell> cells, int most) {
        List<Box> boxes = new ArrayList<>();
        boxes.add(new Box(cells));
        while (boxes.size() < most) {
            Box widest = boxes.stream()
                    .filter(b -> b.cells.size() > 1)
                    .max(Comparator.comparingDouble(b -> b.spread))
                    .orElse(null);
            if (widest == null) {
                break;
            }
            boxes.remove(widest);
            boxes.addAll(widest.split());
        }
        double[][] means = boxes.stream().map(b -> mean(b.cells)).toArray(double[][]::new);
        for (int round = 0; round < ROUNDS; round++) {
            means = refined(means, cells);
        }
        int[] colours = new int[means.length];
        for (int i = 0; i < colours.length; i++) {
            colours[i] = ((int) Math.round(means[i][0]) << 16)
                    | ((int) Math.round(means[i][1]) << 8)
                    | (int) Math.round(means[i][2]);
        }
        return colours;
    }

    private static double[][] refined(double[][] means, List<Histogram.Cell> cells) {
        List<List<Histogram.Cell>> groups = new ArrayList<>();
        for (int i = 0; i < means.length; i++) {
            groups.add(new ArrayList<>());
        }
        NearestColour search = new NearestColour(means);
        for (Histogram.Cell cell : cells) {
            groups.get(search.find(cell.red(), cell.green(), cell.blue(), 0)).add(cell);
        }
        double[][] refined = new double[means.length][];
        for (int i = 0; i < means.length; i++) {
            refined[i] = groups.get(i).isEmpty() ? means[i] : mean(groups.get(i));
        }
        return refined;
    }

    private static double[] mean(List<Histogram.Cell> cells) {
        double[] sum = new double[3];
        double weight = 0;
        for (Histogram.Cell cell : cells) {
            for (int channel = 0; channel < 3; channel++) {
                sum[channel] += cell.channel(channel) * cell.weight();
            }
            weight += cell.weight();
        }
        return new double[] {sum[0] / weight, sum[1] / weight, sum[2] / weight};
    }

    private static final class Box {
        private static final double[] EYE = {NearestColour.RED, NearestColour.GREEN, NearestColour.BLUE};

        private final List<Histogram.Cell> cells;
        private int channel;
        private double middle;
        private double spread = -1;

        Box(List<Histogram.Cell> cells) {
            this.cells = cells;
            for (int i = 0; i < 3; i++) {
                measure(i);
            }
        }

        private void measure(int candidate) {
            double sum = 0;
            double squares = 0;
            double weight = 0;
            for (Histogram.Cell cell : cells) {
                double value = cell.channel(candidate);
                sum += value * cell.weight();
                squares += value * value * cell.weight();
                weight += cell.weight();
            }
            double variance = (squares - sum * sum / weight) * EYE[candidate];
            if (variance > spread) {
                spread = variance;
                channel = candidate;
                middle = sum / weight;
            }
        }

        List<Box> split() {
            List<Histogram.Cell> sorted = new ArrayList<>(cells);
            sorted.sort(Comparator.comparingInt(c -> c.channel(channel)));
            int at = 1;
            while (at < sorted.size() - 1 && sorted.get(at).channel(channel) <= middle) {
                at++;
            }
            return List.of(
                    new Box(List.copyOf(sorted.subList(0, at))),
                    new Box(List.copyOf(sorted.subList(at, sorted.size()))));
        }
    }

    /** How often each colour occurs, in steps of five bits a channel. */
    static final class Histogram {
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

        List<Histogram.Cell> cells() {
            List<Histogram.Cell> cells = new ArrayList<>();
            for (int i = 0; i < counts.length; i++) {
                if (counts[i] > 0) {
                    double weight = Math.round(Math.pow(counts[i], DAMPING) * 4) + 1;
                    cells.add(new Cell(((i >> 10) & 31) * 8 + 4, ((i >> 5) & 31) * 8 + 4, (i & 31) * 8 + 4, weight));
                }
            }
            return cells;
        }
    }
}
