package strategos.bot.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.bot.script.Wire;
import strategos.engine.duel.DuelFactory;

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

    private Wire open(String seed) {
        return Wire.open(
                DuelFactory.library(), seed, new DatabasePlace(Optional.of(folder.resolve("host.db")), false), folder);
    }
}
