package strategos.bot.bench.learn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/**
 * Weights that foretell who wins: the chances of the sides of a position are to each other as the powers of e of their sums,
 * which for two sides is a logistic regression. Weights are held to their signs and drawn towards 0, each by the size that its
 * number usually has. They are found one after the other by Newton's steps; no library that is at hand holds signs, or knows
 * more than two sides of different numbers.
 */
final class Regression {
    private static final int SWEEPS = 60;
    private static final double ENOUGH = 1e-3;

    /** Farther no weight goes in one step, in sizes of its number. */
    private static final double FARTHEST = 1;

    private final int weights;
    private final String signs;
    private final List<double[]> rows = new ArrayList<>();
    private final List<Double> won = new ArrayList<>();

    /** Where the rows of each sample begin, and where the last ones end. */
    private final int[] starts;

    private final double[] sizes;

    /**
     * @param numbers of a side
     * @param signs of each number, or nothing where all are free
     */
    Regression(int numbers, String signs, List<Sample> samples) {
        this.weights = 2 * (numbers + 1);
        this.signs = signs;
        this.starts = new int[samples.size() + 1];
        double[] plain = new double[weights];
        for (int s = 0; s < samples.size(); s++) {
            for (Sample.Standing side : samples.get(s).sides()) {
                rows.add(
                        side.numbers().isEmpty()
                                ? plain
                                : row(side.numbers(), samples.get(s).left(), weights));
                won.add(side.won());
            }
            starts[s + 1] = rows.size();
        }
        this.sizes = sizes();
    }

    /** What is weighed early, then what is weighed late, each with the bare fact of playing before the numbers. */
    private static double[] row(List<Double> numbers, double left, int weights) {
        double[] row = new double[weights];
        int half = weights / 2;
        for (int i = 0; !numbers.isEmpty() && i < half; i++) {
            double number = i == 0 ? 1 : numbers.get(i - 1);
            row[i] = number * left;
            row[half + i] = number * (1 - left);
        }
        return row;
    }

    private double[] sizes() {
        double[] sizes = new double[weights];
        for (double[] row : rows) {
            for (int w = 0; w < weights; w++) {
                sizes[w] += row[w] * row[w];
            }
        }
        for (int w = 0; w < weights; w++) {
            sizes[w] = Math.sqrt(sizes[w] / Math.max(1, rows.size()));
        }
        return sizes;
    }

    /**
     * The weights.
     *
     * @param early of the bare fact of playing, then of each number
     * @param late the same
     */
    record Learnt(List<Double> early, List<Double> late) {
        Learnt {
            early = List.copyOf(early);
            late = List.copyOf(late);
        }

        /** The mean logarithmic loss of these weights; {@code log(2)} for who tosses a coin between two. */
        double loss(List<Sample> samples) {
            return Regression.loss(samples, this::chances);
        }

        /** How likely each side is to win by these weights. */
        List<Double> chances(Sample sample) {
            double[] powers = sample.sides().stream()
                    .mapToDouble(side -> Math.exp(sum(side.numbers(), sample.left())))
                    .toArray();
            double all = Arrays.stream(powers).sum();
            return Arrays.stream(powers).mapToObj(power -> power / all).toList();
        }

        private double sum(List<Double> numbers, double left) {
            double sum = 0;
            double[] row = row(numbers, left, 2 * early.size());
            for (int i = 0; i < early.size(); i++) {
                sum += row[i] * early.get(i) + row[early.size() + i] * late.get(i);
            }
            return sum;
        }
    }

    /** The mean logarithmic loss of whoever says of each sample how likely each side is to win. */
    static double loss(List<Sample> samples, Function<Sample, List<Double>> chances) {
        double loss = 0;
        for (Sample sample : samples) {
            List<Double> said = chances.apply(sample);
            for (int side = 0; side < said.size(); side++) {
                double won = sample.sides().get(side).won();
                loss -= won == 0 ? 0 : won * Math.log(said.get(side));
            }
        }
        return loss / samples.size();
    }

    /** @param ridge how strongly weights are drawn towards 0: so many samples against each */
    Learnt learn(double ridge) {
        double[] learnt = new double[weights];
        double[] scores = new double[rows.size()];
        for (int sweep = 0; sweep < SWEEPS; sweep++) {
            double most = 0;
            for (int w = 0; w < weights; w++) {
                double step = step(w, learnt[w], scores, ridge);
                learnt[w] += step;
                for (int r = 0; step != 0 && r < scores.length; r++) {
                    scores[r] += step * rows.get(r)[w];
                }
                most = Math.max(most, Math.abs(step) * sizes[w]);
            }
            if (most < ENOUGH) {
                break;
            }
        }
        return told(learnt);
    }

    /** How far to move a weight, the others left where they are. */
    private double step(int weight, double now, double[] scores, double ridge) {
        double drawn = ridge * sizes[weight] * sizes[weight];
        double slope = drawn * now;
        double bend = drawn;
        for (int s = 0; s + 1 < starts.length; s++) {
            double all = 0;
            double mean = 0;
            double square = 0;
            double hoped = 0;
            for (int r = starts[s]; r < starts[s + 1]; r++) {
                double power = Math.exp(scores[r]);
                double number = rows.get(r)[weight];
                all += power;
                mean += power * number;
                square += power * number * number;
                hoped += won.get(r) * number;
            }
            mean /= all;
            slope += mean - hoped;
            bend += square / all - mean * mean;
        }
        if (bend <= 0) {
            return 0;
        }
        double far = FARTHEST / sizes[weight];
        double to = now + Math.clamp(-slope / bend, -far, far);
        return held(weight, to) - now;
    }

    private double held(int weight, double to) {
        int number = weight % (weights / 2) - 1;
        if (number < 0 || signs.isEmpty()) {
            return to;
        }
        return switch (signs.charAt(number)) {
            case '+' -> Math.max(0, to);
            case '-' -> Math.min(0, to);
            default -> to;
        };
    }

    /** A number that was never met early counts early as it does late. */
    private Learnt told(double... learnt) {
        List<Double> early = new ArrayList<>();
        List<Double> late = new ArrayList<>();
        int half = weights / 2;
        for (int i = 0; i < half; i++) {
            early.add(sizes[i] == 0 ? learnt[half + i] : learnt[i]);
            late.add(learnt[half + i]);
        }
        return new Learnt(early, late);
    }
}
