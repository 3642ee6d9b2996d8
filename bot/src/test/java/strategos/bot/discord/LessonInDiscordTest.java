package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.bot.discord.fake.FakeMessage;
import strategos.bot.render.Ateliers;
import strategos.bot.render.PaintedPictures;

/** The guided first match as it is taken in Discord: by commands and by presses. */
class LessonInDiscordTest {
    private HostedTable table;

    @BeforeEach
    void begin() throws Exception {
        table = HostedTable.open(new SomePictures(new PaintedPictures(Ateliers.packed(16L << 20)), 9, 0));
    }

    @AfterEach
    void leave() throws Exception {
        table.close();
    }

    @ParameterizedTest
    @CsvSource({"xenophon, play, card, nonsense", "sparta, incite, ,", "persians, activate, counter, datis"})
    void whatComesNextStandsBelowEachPrivateAnswer(String game, String verb, String slot, String value) {
        FakeMessage begun =
                table.alice().types("lesson begin", Map.of("game", game)).answer();
        assertThat(begun.text()).contains("Lesson, 1 of");

        FakeMessage orders = table.alice().types("match orders").answer();
        assertThat(orders.text()).contains("Lesson, 2 of");

        FakeMessage map = table.alice().types("map").answer();
        assertThat(map.text()).contains("Lesson, 3 of");
        assertThat(map.attachments()).hasSize(1);

        FakeMessage mistake = table.alice()
                .types(game + " " + verb, slot == null ? Map.of() : Map.of(slot, value))
                .answer();
        assertThat(mistake.text()).contains("step 5", "Lesson, 3 of");

        FakeMessage left = table.alice().presses(map, "Leave the lesson").answer();
        assertThat(left.text()).contains("/lesson show");
        assertThat(table.alice().types("match status").answer().text()).doesNotContain("Lesson");
        assertThat(table.alice().presses(left, "Lesson").answer().text()).contains("Lesson, 3 of");

        assertThat(table.bob().types("match status").answer().text()).doesNotContain("Lesson");
    }

    /** A question that lacks something is only begun; it counts once it is answered. */
    @Test
    void aQuestionCountsOnceItIsAnswered() {
        table.alice().types("lesson begin", Map.of("game", "sparta")).answer();
        // The computer sets up first; what is begun before would not be asked any more.
        table.discord().awaitMessage("agora", message -> message.text().contains("▸ **Athens"));

        FakeMessage begun = table.alice().types("sparta ledger").answer();
        assertThat(begun.text()).doesNotContain("step 6");

        FakeMessage whole =
                table.alice().picks(begun, "Which one.", List.of("athens")).shown();
        assertThat(whole.text()).doesNotContain("step 6");

        FakeMessage asked = table.alice().presses(whole, "Ask").shown();
        assertThat(asked.text()).contains("step 6");
    }
}
