package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import strategos.bot.discord.fake.FakeDiscord;
import strategos.bot.discord.fake.FakeDiscord.Denied;
import strategos.bot.discord.fake.FakeHands;
import strategos.bot.discord.fake.FakeInteraction;
import strategos.bot.discord.fake.FakeMessage;
import strategos.bot.host.Pictures;

/** What moderators and players do to a channel in which a match goes on: each is said in one line, and it heals. */
class MishapsTest {
    private HostedTable table;
    private FakeDiscord discord;

    @BeforeEach
    void open() throws Exception {
        table = HostedTable.open(new SomePictures(Pictures.NONE, 0, 0));
        discord = table.discord();
    }

    @AfterEach
    void leave() {
        table.close();
    }

    private void begin() {
        table.begin("persians", "marathon-autumn", "greeks", "a lamp", "persians");
        discord.awaitMessage(HostedTable.CHANNEL, message -> message.text().contains("Greeks: open"));
    }

    private FakeMessage card() {
        return discord.awaitMessage(
                HostedTable.CHANNEL, message -> message.control("My orders").isPresent());
    }

    private String story(String channel) {
        return discord.messages(channel).stream().map(FakeMessage::text).collect(Collectors.joining("\n"));
    }

    /** Waits until the channel says it; what is told stands there once. */
    private void awaitOnce(String channel, String... words) {
        for (String said : words) {
            discord.awaitMessage(channel, message -> message.text().contains(said));
            assertThat(story(channel).split(Pattern.quote(said), -1)).as(said).hasSize(2);
        }
    }

    private static String pass(FakeHands hands) {
        return hands.types("persians pass").answer().text();
    }

    @Test
    void whatIsOrderedWhileTheChannelIsClosedIsToldOnceWhenItIsOpenAgain() {
        begin();
        for (Denied right : List.of(Denied.SEND, Denied.VIEW)) {
            FakeMessage card = card();
            discord.withdraw(HostedTable.CHANNEL, right);
            assertThat(table.alice().presses(card, "My orders").answer().text())
                    .as("a press says it, too")
                    .containsOnlyOnce("I cannot post here properly");
            if (right == Denied.SEND) {
                assertThat(pass(table.alice())).contains("The Greeks are ready", "I cannot post here properly");
                assertThat(pass(table.bob())).contains("The Persians are ready", "I cannot post here properly");
            }
            discord.permit(HostedTable.CHANNEL);
            awaitOnce(HostedTable.CHANNEL, "The Greeks are ready.", "The Persians are ready.");
        }
        assertThat(table.alice().types("match status").answer().text()).doesNotContain("cannot post");
    }

    @Test
    void inALockedThreadEachAnswerSaysSoAndWhatIsOrderedIsToldWhenItIsOpenAgain() {
        table.alice()
                .types("match new", Map.of("game", "persians", "scenario", "marathon-autumn", "thread", "true"))
                .answer();
        String thread = discord.threads().getFirst();
        FakeHands alice = discord.hands(discord.person("Alice"), thread);
        FakeHands bob = discord.hands(discord.person("Bob"), thread);
        alice.types("match join", Map.of("seat", "greeks")).answer();
        bob.types("match join", Map.of("seat", "persians")).answer();
        alice.types("match start").answer();
        discord.awaitMessage(thread, message -> message.text().contains("Greeks: open"));

        discord.withdraw(HostedTable.CHANNEL, Denied.MANAGE_THREADS);
        discord.lock(thread, true);
        assertThat(pass(alice)).contains("The Greeks are ready", "This thread is archived and locked");
        assertThat(pass(bob)).contains("The Persians are ready", "This thread is archived and locked");
        discord.lock(thread, false);

        awaitOnce(thread, "The Greeks are ready.", "The Persians are ready.");
        assertThat(alice.types("match status").answer().text()).doesNotContain("locked");
    }

    @Test
    void whatAModeratorDeletesStandsThereAgainWithWhatFollows() {
        begin();
        discord.messages(HostedTable.CHANNEL).forEach(discord::delete);

        pass(table.alice());
        awaitOnce(HostedTable.CHANNEL, "The Greeks are ready.");
        discord.messages(HostedTable.CHANNEL).forEach(discord::delete);
        pass(table.bob());

        awaitOnce(HostedTable.CHANNEL, "The Greeks are ready.", "The Persians are ready.");
    }

    @Test
    void ofTwoWhoTakeTheLastSeatAtOnceOneHasItAndTheOtherIsTold() {
        table.alice()
                .types("match new", Map.of("game", "persians", "scenario", "marathon-autumn"))
                .answer();
        table.alice().types("match join", Map.of("seat", "greeks")).answer();
        FakeHands carol = discord.hands(discord.person("Carol"), HostedTable.CHANNEL);
        List<String> told = Stream.of(table.bob(), carol)
                .map(hands -> hands.types("match join", Map.of("seat", "persians")))
                .toList()
                .stream()
                .map(FakeInteraction::answer)
                .map(FakeMessage::text)
                .toList();

        assertThat(told)
                .filteredOn(text -> text.startsWith("You play the Persians"))
                .hasSize(1);
        assertThat(told)
                .filteredOn(text -> text.contains("is taken; no seat is free"))
                .hasSize(1);
    }

    @Test
    void aButtonOfAMatchThatIsOverSaysSo() {
        begin();
        FakeMessage page = table.bob().presses(card(), "My orders").answer();
        JsonNode ready = page.control("Ready").orElseThrow();
        FakeMessage sure = table.alice().types("match resign").answer();
        JsonNode give = sure.control("Give up").orElseThrow();
        table.alice().presses(sure, give).answer();

        Stream.of(
                        table.bob().presses(page, ready),
                        table.bob().types("persians pass"),
                        table.alice().presses(sure, give))
                .forEach(late -> assertThat(late.shown().text()).contains("The match is over"));
    }
}
