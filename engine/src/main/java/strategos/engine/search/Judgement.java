package strategos.engine.search;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import strategos.engine.config.StrictJson;

/**
 * How likely a side is to win, by a logistic regression over played matches: each scenario weighs the numbers of a position
 * once as they count at its start, once as they count at its end; between, the weights go over into one another.
 */
public final class Judgement {
    private final Map<String, Weights> scenarios;

    private Judgement(Map<String, Weights> scenarios) {
        this.scenarios = Map.copyOf(scenarios);
    }

    /**
     * The weights of a scenario.
     *
     * @param provenance the matches that they come from
     * @param early of the bare fact of playing, then of each number, while all of the match is left
     * @param late the same when nothing is left of it
     */
    public record Weights(String provenance, List<Double> early, List<Double> late) {
        public Weights {
            early = List.copyOf(early);
            late = List.copyOf(late);
            if (early.size() != late.size() || early.isEmpty()) {
                throw new IllegalArgumentException("weights early and late differ in number");
            }
        }
    }

    private record File(Map<String, Weights> scenarios) {}

    /** The weights that lie beside the class. @throws IllegalStateException when there are none */
    public static Judgement beside(Class<?> owner, String name) {
        try (InputStream in = owner.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException(name + " is missing beside " + owner.getName());
            }
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return new Judgement(StrictJson.read(owner.getName() + "/" + name, text, File.class)
                    .scenarios());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * From 0 to 1.
     *
     * @param numbers of the position
     * @param left the share of the match that is left, from 0 to 1
     */
    public double of(String scenario, double[] numbers, double left) {
        return 1 / (1 + Math.exp(-sum(scenario, numbers, left)));
    }

    /** How many numbers of a position the scenario weighs. */
    public int numbers(String scenario) {
        return scenarios.get(scenario).early().size() - 1;
    }

    /** The logarithm of the odds; of several sides, each weighs as its own power of e. */
    public double sum(String scenario, double[] numbers, double left) {
        if (numbers(scenario) != numbers.length) {
            throw new IllegalArgumentException(
                    scenario + " weighs " + numbers(scenario) + " numbers, not " + numbers.length);
        }
        Weights weights = scenarios.get(scenario);
        double sum = weight(weights, 0, left);
        for (int i = 0; i < numbers.length; i++) {
            sum += weight(weights, i + 1, left) * numbers[i];
        }
        return sum;
    }

    private static double weight(Weights weights, int at, double left) {
        return weights.late().get(at)
                + left * (weights.early().get(at) - weights.late().get(at));
    }
}
