package strategos.bot.bench.learn;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import strategos.bot.bench.learn.Regression.Learnt;
import strategos.engine.Mind;

/** The weights that a mind judges by, as they lie beside its class, to be written with those of one scenario anew. */
final class WeightsFile {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int DIGITS = 3;

    private final ObjectNode scenarios;

    private WeightsFile(ObjectNode scenarios) {
        this.scenarios = scenarios;
    }

    static WeightsFile of(Mind<?> mind) {
        try (InputStream in = mind.getClass().getResourceAsStream("judgement.json")) {
            return new WeightsFile((ObjectNode) JSON.readTree(in).get("scenarios"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** How many numbers the scenario weighs. */
    int numbers(String scenario) {
        return scenarios.get(scenario).get("early").size() - 1;
    }

    /** Of each number its sign, or nothing where all are free. */
    String signs(String scenario) {
        return scenarios.get(scenario).path("signs").asText();
    }

    /** All scenarios, in their order. */
    List<String> scenarios() {
        List<String> all = new ArrayList<>();
        scenarios.fieldNames().forEachRemaining(all::add);
        return all;
    }

    /** Today's weights. */
    Learnt learnt(String scenario) {
        return new Learnt(weights(scenario, "early"), weights(scenario, "late"));
    }

    private List<Double> weights(String scenario, String when) {
        List<Double> all = new ArrayList<>();
        scenarios.get(scenario).get(when).forEach(weight -> all.add(weight.asDouble()));
        return all;
    }

    /** The whole file with other weights of that scenario. */
    String with(String scenario, String provenance, String signs, Learnt learnt) {
        List<String> all = scenarios().stream()
                .map(one -> one.equals(scenario)
                        ? told(scenario, provenance, signs, learnt.early(), learnt.late())
                        : as(one))
                .toList();
        return "{\"scenarios\": {\n" + String.join(",\n", all) + "\n}}\n";
    }

    private String as(String scenario) {
        String provenance = scenarios.get(scenario).get("provenance").asText();
        Learnt learnt = learnt(scenario);
        return told(scenario, provenance, signs(scenario), learnt.early(), learnt.late());
    }

    private static String told(
            String scenario, String provenance, String signs, List<Double> early, List<Double> late) {
        String held = signs.isEmpty() ? "" : "\n    \"signs\": " + json(signs) + ",";
        return "  " + json(scenario) + ": {\"provenance\": " + json(provenance) + "," + held + "\n    \"early\": "
                + json(early) + ",\n    \"late\": " + json(late) + "}";
    }

    private static String json(String text) {
        try {
            return JSON.writeValueAsString(text);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String json(List<Double> weights) {
        return weights.stream().map(WeightsFile::rounded).collect(Collectors.joining(", ", "[", "]"));
    }

    private static String rounded(double weight) {
        return BigDecimal.valueOf(weight)
                .setScale(DIGITS, RoundingMode.HALF_EVEN)
                .stripTrailingZeros()
                .toPlainString();
    }
}
