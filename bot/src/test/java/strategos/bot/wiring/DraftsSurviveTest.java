package strategos.bot.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.bot.script.Wire;
import strategos.bot.wiring.StoredDrafts.Filled;
import strategos.engine.duel.DuelFactory;
import strategos.engine.offer.Call;

class DraftsSurviveTest {
    @TempDir
    Path folder;

    @Test
    void anOrderHalfFilledIsGoneOnWithAfterARestart() {
        String send;
        try (Wire before = open("first")) {
            before.done("@red #agora /match new game:duel scenario:foils");
            before.done("@red /match join seat:red");
            before.done("@blue /match join seat:blue");
            before.done("@red /match start");
            String menu = before.done("@red /duel stance")
                    .posts()
                    .getLast()
                    .get("menus")
                    .get(0)
                    .get("id")
                    .asText();
            send = before.done("!press " + menu + " low")
                    .posts()
                    .getLast()
                    .get("buttons")
                    .get(0)
                    .get("id")
                    .asText();
        }
        try (Wire after = open("second")) {
            assertThat(after.done("@red #agora !press " + send)
                            .end()
                            .get("version")
                            .asInt())
                    .isEqualTo(2);
        }
    }

    /** Of a draft that an earlier version kept the new fields are not there. */
    @Test
    void aWholeOrderThatWasPickedIsKeptAndAnOlderDraftIsRead() throws JsonProcessingException {
        JsonMapper json = new JsonMapper();
        Call whole = Call.of("march", "leader", "leon").with("to", "megara");
        Filled picked = new Filled(Call.of("march", "leader", "leon"), 1, Map.of(), whole, false);
        assertThat(json.readValue(json.writeValueAsString(picked), Filled.class))
                .isEqualTo(picked);
        Filled old = json.readValue("{\"call\":{\"verb\":\"march\",\"values\":{}},\"closed\":2}", Filled.class);
        assertThat(old).isEqualTo(new Filled(Call.of("march"), 2, Map.of(), null, false));
    }

    private Wire open(String seed) {
        return Wire.open(
                DuelFactory.library(), seed, new DatabasePlace(Optional.of(folder.resolve("host.db")), false), folder);
    }
}
