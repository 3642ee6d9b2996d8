package strategos.bot.record;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What pages check themselves by is what is published. */
class VectorsTest {
    private static final JsonMapper JSON = new JsonMapper();

    private static JsonNode read(String file) throws IOException {
        try (InputStream in = VectorsTest.class.getResourceAsStream(file)) {
            return JSON.readTree(in);
        }
    }

    @ParameterizedTest
    @CsvSource({"dice-vectors.json,vectors", "dice-2-vectors.json,vectors2"})
    void areThosePublished(String file, String name) throws IOException {
        JsonNode published = read("/strategos/engine/dice/" + file);
        JsonNode own = read("/record/vectors.json").path(name);
        int at = 0;
        for (String list : new String[] {"rolls", "shuffles"}) {
            for (JsonNode each : published.path(list)) {
                ObjectNode full = each.deepCopy();
                if (!full.has("chain")) {
                    full.put("chain", list.equals("rolls") ? "open" : "sealed");
                }
                if (!full.has("salt")) {
                    full.put("salt", published.path("salt").asText());
                }
                assertThat(own.path(at++)).isEqualTo(full);
            }
        }
        assertThat(own.size()).isEqualTo(at).isPositive();
    }
}
