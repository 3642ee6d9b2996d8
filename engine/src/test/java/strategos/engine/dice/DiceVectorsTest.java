package strategos.engine.dice;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import strategos.engine.dice.ChainDice.KeyedRoll;

/** The dice against the published vectors of the protocol. */
class DiceVectorsTest {
    private final Vectors vectors = Vectors.read();

    @Test
    void links_and_commitments() {
        HashChain chain = vectors.open();

        assertThat(chain.commitment()).isEqualTo(vectors.text("commitment"));
        assertThat(vectors.sealed().commitment()).isEqualTo(vectors.text("sealed_commitment"));
        assertThat(vectors.json().get("links")).hasSize(chain.length() + 1);
        for (int i = 0; i <= chain.length(); i++) {
            assertThat(chain.link(i))
                    .isEqualTo(vectors.json().get("links").get(i).asText());
        }
    }

    @Test
    void salt_of_match_omens_and_start() {
        assertThat(vectors.salt().hex()).isEqualTo(vectors.text("salt"));
    }

    @TestFactory
    List<DynamicTest> faces() {
        ChainDice dice = vectors.match().dice();
        List<DynamicTest> tests = new ArrayList<>();
        for (JsonNode vector : vectors.json().get("rolls")) {
            dice.roll(
                    Vectors.open("battle", "Athens"),
                    vector.get("count").asInt(),
                    vector.get("sides").asInt());
            tests.add(matches(vector, "faces", dice.used().getLast()));
        }
        assertThat(tests).hasSize(7);
        return tests;
    }

    @TestFactory
    List<DynamicTest> shuffles() {
        ChainDice dice = vectors.match().dice();
        List<DynamicTest> tests = new ArrayList<>();
        for (JsonNode vector : vectors.json().get("shuffles")) {
            dice.shuffle(Vectors.sealed("deck"), vector.get("size").asInt());
            tests.add(matches(vector, "order", dice.used().getLast()));
        }
        assertThat(tests).hasSize(2);
        return tests;
    }

    private static DynamicTest matches(JsonNode vector, String field, KeyedRoll made) {
        return DynamicTest.dynamicTest("roll " + vector.get("index") + ": " + field, () -> {
            assertThat(made.key()).isEqualTo(vector.get("key").asText());
            assertThat(made.link()).isEqualTo(vector.get("index").asInt());
            assertThat(made.roll().index()).isEqualTo(vector.get("index").asInt());
            List<Integer> expected = new ArrayList<>();
            vector.get(field).forEach(n -> expected.add(n.asInt()));
            assertThat(made.roll().result()).isEqualTo(expected);
        });
    }
}
