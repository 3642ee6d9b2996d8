package strategos.bot.script;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.library.RegisteredGames;

/** What somebody asks of the rules is completed while he types. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RulesSuggestionsTest {
    private final Wire wire = Wire.open(RegisteredGames.LIBRARY, "suggestions");

    @AfterAll
    void close() {
        wire.close();
    }

    @ParameterizedTest
    @CsvSource({
        "sparta, Peri, Pericles",
        "sparta, syrac, Syracuse",
        "sparta, cle, Cleon",
        "persians, immort, Persian Immortals 3A",
        "persians, xer, Xerxes",
        "xenophon, muddy, Muddy Road",
        "xenophon, hil, hills",
        "xenophon, cun, Cunaxa",
    })
    void whatHasANameIsCompleted(String game, String typed, String name) {
        assertThat(wire.done("?complete /rules game:" + game + " topic:" + typed)
                        .data("suggestions")
                        .toString())
                .contains(name);
    }

    @Test
    void sectionsAreCompletedFirstAndNeverTooMany() {
        JsonNode all = wire.done("?complete /rules game:sparta topic:s").data("suggestions");
        assertThat(all.size()).isLessThanOrEqualTo(25);
        assertThat(wire.done("?complete /rules game:sparta topic:plag")
                        .data("suggestions")
                        .get(0)
                        .toString())
                .contains("16.1-plague");
    }
}
