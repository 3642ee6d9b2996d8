package strategos.engine.search;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.engine.Judgement;
import strategos.engine.config.StrictJson;

/**
 * A logistic regression over played matches ({@code ./strategos bench learn}): each scenario weighs the numbers of a position
 * once as they count at its start, once as they count at its end; between, the weights go over into one another.
 */
public final class LearntJudgement implements Judgement {
    private final Map<String, Weights> scenarios;

    private LearntJudgement(Map<String, Weights> scenarios) {
        this.scenarios = Map.copyOf(scenarios);
    }

    /**
     * The weights of a scenario.
     *
     * @param provenance the matches that they come from
     * @param signs of each number {@code +} where it can only be good for the side, {@code -} where only bad, {@code ?} where it
     *     may be either; where nothing stands, all may be either
     * @param early of the bare fact of playing, then of each number, while all of the match is left
     * @param late the same when nothing is left of it
     */
    public record Weights(String provenance, Optional<String> signs, List<Double> early, List<Double> late) {
        public Weights {
            early = List.copyOf(early);
            late = List.copyOf(late);
            if (early.size() != late.size() || early.isEmpty()) {
                throw new IllegalArgumentException("weights early and late differ in number");
            }
            if (signs.isPresent() && (!holds(signs.get(), early) || !holds(signs.get(), late))) {
                throw new IllegalArgumentException("weights against their signs, or not as many: " + provenance);
            }
        }

        private static boolean holds(String signs, List<Double> weights) {
            if (signs.length() != weights.size() - 1) {
                return false;
            }
            for (int i = 0; i < signs.length(); i++) {
                double weight = weights.get(i + 1);
                boolean holds = switch (signs.charAt(i)) {
                    case '+' -> weight >= 0;
                    case '-' -> weight <= 0;
                    default -> signs.charAt(i) == '?';
                };
                if (!holds) {
                    return false;
                }
            }
            return true;
        }
    }

    /** A file of weights. */
    public record File(Map<String, Weights> scenarios) {}

    /** The weights that lie beside the class. @throws IllegalStateException when there are none */
    public static LearntJudgement beside(Class<?> owner, String name) {
        try (InputStream in = owner.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException(name + " is missing beside " + owner.getName());
            }
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return new LearntJudgement(StrictJson.read(owner.getName() + "/" + name, text, File.class)
                    .scenarios());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public int numbers(String scenario) {
        return scenarios.get(scenario).early().size() - 1;
    }

    @Override
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
