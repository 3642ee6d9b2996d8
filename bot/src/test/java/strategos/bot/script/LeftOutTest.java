package strategos.bot.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import strategos.engine.library.RegisteredGames;

/** A program's line is carried out as it stands; who has left out who goes is told so. */
class LeftOutTest {
    @Test
    void whoSendsALeaderAloneIsToldWithWhichWordsAllGo() {
        try (Wire wire = Wire.open(RegisteredGames.LIBRARY, "left out")) {
            List.of(
                            "@a /match new game:sparta scenario:campaign",
                            "@a /match join seat:sparta",
                            "@b /match join seat:athens",
                            "@a /match start",
                            "@a /sparta done",
                            "@b /sparta done",
                            "@a /sparta initiative choice:first",
                            "@a /sparta deploy pieces:archidamus place:sparta",
                            "@a /sparta done",
                            "@a /sparta done")
                    .forEach(wire::done);
            assertThat(wire.done("@a /sparta march leader:archidamus to:tegea").text())
                    .contains("Given: **March", "without `units`", "`units:8-sparta-lsp`");
            wire.done("@a /match undo");
            assertThat(wire.done("@a /sparta march leader:archidamus units:8-sparta-lsp to:tegea")
                            .text())
                    .contains("Given: **March")
                    .doesNotContain("without");
        }
    }
}
