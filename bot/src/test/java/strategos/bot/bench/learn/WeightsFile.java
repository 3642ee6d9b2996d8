package strategos.bot.bench.learn;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
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

    /** The same with other weights of that scenario. */
    WeightsFile with(String scenario, String provenance, String signs, Learnt learnt) {
        ObjectNode other = JSON.createObjectNode().put("provenance", provenance);
        if (!signs.isEmpty()) {
            other.put("signs", signs);
        }
        put(other, "early", learnt.early());
        put(other, "late", learnt.late());
        ObjectNode all = scenarios.deepCopy();
        all.set(scenario, other);
        return new WeightsFile(all);
    }

    private static void put(ObjectNode scenario, String when, List<Double> weights) {
        ArrayNode all = scenario.putArray(when);
        weights.forEach(all::add);
    }

    /** The whole file. */
    String text() {
        return "{\"scenarios\": {\n"
                + scenarios().stream().map(this::told).collect(Collectors.joining(",\n"))
                + "\n}}\n";
    }

    private String told(String scenario) {
        String signs = signs(scenario);
        String held = signs.isEmpty() ? "" : "\n    \"signs\": " + json(signs) + ",";
        Learnt learnt = learnt(scenario);
        return "  " + json(scenario) + ": {\"provenance\": "
                + json(scenarios.get(scenario).get("provenance").asText()) + "," + held + "\n    \"early\": "
                + json(learnt.early()) + ",\n    \"late\": " + json(learnt.late()) + "}";
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
