package strategos.bot.script;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.engine.duel.DuelFactory;
import strategos.engine.library.Library;
import strategos.engine.library.RegisteredGames;
import strategos.engine.skirmish.SkirmishFactory;

/** Every legal order can be found and sent by the line protocol alone: a program that knows no rule plays to the end. */
class ProtocolPlayTest {
    /** As few as a scenario needs, and two where it has more; each one more asks again what it may do at every order. */
    private static final int SEATS = Integer.getInteger("strategos.protocol-seats", 2);

    /**
     * Then they give up, and one scenario of each game is begun; what is longer is played whole, and every scenario, with
     * {@code -Dstrategos.protocol-orders=50000 -Dstrategos.scenarios=all}.
     */
    private static final int ORDERS = Integer.getInteger("strategos.protocol-orders", 30);

    private static final long SEED = 20261121;

    static List<Library> libraries() {
        return List.of(DuelFactory.library(), SkirmishFactory.library(), RegisteredGames.LIBRARY);
    }

    private static List<JsonNode> scenarios(JsonNode game) {
        List<JsonNode> all =
                StreamSupport.stream(game.get("scenarios").spliterator(), false).toList();
        return RegisteredGames.every() ? all : List.of(all.getFirst());
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void aProgramThatKnowsNoRulePlaysToTheEnd(Library library) {
        try (Wire wire = Wire.open(library, "protocol " + SEED)) {
            JsonNode games = wire.done("/match games").data("games");
            for (JsonNode game : games) {
                for (JsonNode scenario : scenarios(game)) {
                    int seats = Math.min(
                            scenario.get("most").asInt(),
                            Math.max(scenario.get("least").asInt(), SEATS));
                    ProtocolPlayer player = new ProtocolPlayer(wire, SEED);
                    JsonNode result = player.play(game.get("id").asText(), scenario, seats, ORDERS);
                    assertThat(result.get("ranking"))
                            .as("%s %s, seed %d", game.get("id"), scenario.get("id"), SEED)
                            .hasSize(seats);
                    assertThat(wire.done("/dice verify")
                                    .data("verified")
                                    .get("sound")
                                    .asBoolean())
                            .isTrue();
                }
            }
        }
    }
}
