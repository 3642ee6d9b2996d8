package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import strategos.bot.discord.fake.FakeHands;
import strategos.bot.discord.fake.FakeInteraction;
import strategos.bot.discord.fake.FakeMessage;
import strategos.bot.discord.fake.FakePerson;
import strategos.bot.host.Pictures;

/** A match in a thread of its own; its essentials are pinned; a thread that is deleted puts it to sleep. */
class ThreadsTest {
    private HostedTable table;

    @BeforeEach
    void open() throws Exception {
        table = HostedTable.open(new SomePictures(Pictures.NONE, 0, 0));
    }

    @AfterEach
    void leave() {
        table.close();
    }

    private FakeMessage made() {
        return table.alice()
                .types("match new", Map.of("game", "sparta", "scenario", "peace-of-nicias", "thread", "true"))
                .answer();
    }

    private FakeHands in(String thread, String name) {
        return table.discord().hands(table.discord().person(name), thread);
    }

    private String thread() {
        return table.discord().threads().getFirst();
    }

    @Test
    void theMatchIsPlayedThereAndItsChannelIsFreeForAnother() {
        assertThat(made().text()).contains("The match has a thread of its own: <#");
        String thread = thread();

        in(thread, "Alice").types("match join", Map.of("seat", "sparta")).answer();
        in(thread, "Bob").types("match join", Map.of("seat", "athens")).answer();
        in(thread, "Alice").types("match start").answer();

        table.discord().awaitMessage(thread, message -> message.text().startsWith("### "));
        assertThat(table.discord().messages(HostedTable.CHANNEL)).isEmpty();
        assertThat(table.alice()
                        .types("match new", Map.of("game", "xenophon", "scenario", "race"))
                        .answer()
                        .text())
                .contains("is open");
    }

    @Test
    void oneThatIsRefusedOrAskedForTwiceLeavesNoThreadBehind() {
        FakeInteraction first = table.alice()
                .types("match new", Map.of("game", "sparta", "scenario", "peace-of-nicias", "thread", "true"));
        String told = first.answer().text();
        table.discord().redeliver(first);
        assertThat(table.alice()
                        .types(
                                "match new",
                                Map.of(
                                        "game",
                                        "sparta",
                                        "scenario",
                                        "campaign",
                                        "options",
                                        "reactions=x",
                                        "thread",
                                        "true"))
                        .answer()
                        .text())
                .contains("reactions");

        assertThat(first.answer().text()).isEqualTo(told);
        assertThat(table.discord().threads()).hasSize(1);
    }

    @Test
    void whatTheMatchBeginsWithIsPinned() {
        made();
        String thread = thread();

        table.discord().awaitMessage(thread, FakeMessage::pinned);

        assertThat(table.discord().messages(thread))
                .filteredOn(FakeMessage::pinned)
                .singleElement()
                .satisfies(message -> assertThat(message.text()).contains("/dice verify"));
    }

    @Test
    void whenItIsDeletedTheMatchSleepsAndWhoMadeItIsToldWhereItGoesOn() {
        made();

        table.discord().delete(thread());

        aliceIsToldThatItSleeps();
        FakeMessage mine = table.alice().types("matches mine").answer();
        assertThat(mine.text()).contains("asleep");
        String match = mine.text().replaceAll("(?s).*?\\b([a-z]\\d[a-z]\\d): .*", "$1");
        // Whoever asks while the post that went nowhere is still in the sender's hands is told to try again.
        table.discord()
                .await(
                        "word that it is awake",
                        () -> table.alice()
                                .types("matches wake", Map.of("match", match))
                                .answer()
                                .text()
                                .contains("You wake match " + match));
    }

    /** Of the threads of a deleted channel Discord says nothing. */
    @Test
    void itSleepsAsWellWhenTheChannelAboveItsThreadIsDeleted() {
        made();
        table.discord().awaitMessage(thread(), FakeMessage::pinned);

        table.discord().delete(HostedTable.CHANNEL);

        aliceIsToldThatItSleeps();
    }

    private void aliceIsToldThatItSleeps() {
        FakePerson alice = table.discord().person("Alice");
        table.discord()
                .await(
                        "word to who made the match",
                        () -> table.discord().whispers(alice).stream()
                                .anyMatch(message -> message.text().contains("was deleted, so the match sleeps")));
    }
}
