package strategos.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What {@code /match export} refuses, each in a sentence that says what would do. */
class MatchExportTest {
    private TestDesk desk = TestDesk.duel();

    @AfterEach
    void close() {
        desk.close();
    }

    private String refused(String... options) {
        return desk.refused("red", "match", "export", options);
    }

    @Test
    void beforeTheStartThereIsNothingToShow() {
        desk.close();
        desk = TestDesk.open();
        desk.ok("red", "match", "new", "game", "duel", "scenario", "foils");
        assertThat(refused()).contains("has not begun");
        assertThat(desk.ok("red", "match", "export", "format", "json").files()).hasSize(1);
    }

    @Test
    void withoutMapsThereIsTheRecordForPrograms() {
        assertThat(refused()).isEqualTo("No maps are painted here; format:json gives the record without them.");
        assertThat(refused("format", "pdf")).isEqualTo("format is html or json.");
        assertThat(refused("view", "all")).isEqualTo("view is public or mine.");
        assertThat(refused("format", "json", "view", "mine")).contains("holds only what all may know");
    }

    @Test
    void onlyWhoHoldsASeatHasAViewOfTheirOwn() {
        assertThat(desk.refused("carol", "match", "export", "view", "mine")).contains("no seat");
    }
}
