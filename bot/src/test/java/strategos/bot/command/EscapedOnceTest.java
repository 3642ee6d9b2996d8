package strategos.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import strategos.bot.host.MemoryOutlet;
import strategos.bot.host.RandomPlayers;
import strategos.bot.port.Suggestion;
import strategos.engine.box.Box.Scenario;
import strategos.engine.duel.DuelFactory;
import strategos.engine.library.RegisteredGames;

/** What is put together of sentences is escaped for Discord once, and none of it is cut as what a person typed. */
class EscapedOnceTest {
    private static final String TWICE = "\\\\";

    @Test
    void theClockTellsTimesThatDiscordShows() {
        try (TestDesk desk = duel("clock=bank 3d +12h to 6d")) {
            assertThat(desk.ok("ann", "clock", "show").message().text())
                    .contains("Red \\(red\\): until <t:")
                    .doesNotContain("\\<", TWICE);
        }
    }

    @Test
    void aReminderNamesThePlayerAsTheQuestionDoes() {
        try (TestDesk desk = duel("clock=6h")) {
            desk.host.clock.move(Duration.ofHours(3));
            desk.host.gameHost.tick();
            assertThat(texts(desk))
                    .filteredOn(text -> text.contains("hours are left"))
                    .isNotEmpty()
                    .allSatisfy(text -> assertThat(text)
                            .containsAnyOf(
                                    "left for Red \\(red\\). [What came before](",
                                    "left for Blue \\(blue\\). [What came before](")
                            .doesNotContain("\\/", TWICE));
        }
    }

    @Test
    void aSeasonTellsWhatHasChangedInBoldLetters() {
        try (TestDesk desk = TestDesk.discord(RegisteredGames.LIBRARY)) {
            Scenario scenario =
                    RegisteredGames.LIBRARY.open("xenophon").box().scenarios().getFirst();
            RandomPlayers players = new RandomPlayers(desk.host, new SplittableRandom(5));
            players.play(players.begin(TestDesk.AGORA, "xenophon", scenario, scenario.least()), 60);
            assertThat(texts(desk))
                    .filteredOn(text -> text.startsWith("## ") && text.contains(" begins"))
                    .isNotEmpty()
                    .allSatisfy(text -> assertThat(text).contains(" → **"));
            assertThat(texts(desk)).allSatisfy(text -> assertThat(text).doesNotContain("\\*", TWICE));
        }
    }

    @Test
    void allOfALineOfATableIsTold() {
        try (TestDesk desk = TestDesk.discord(RegisteredGames.LIBRARY)) {
            for (String game : List.of("persians", "sparta", "xenophon")) {
                RegisteredGames.LIBRARY.open(game).box().tables().stream()
                        .flatMap(table -> desk.complete("ann", "rules", "", "topic", table.id(), "game", game).stream())
                        .map(Suggestion::value)
                        .forEach(topic -> assertThat(desk.ok("ann", "rules", "", "game", game, "topic", topic)
                                        .message()
                                        .text())
                                .as(topic)
                                .doesNotContain("…", TWICE));
            }
        }
    }

    private static TestDesk duel(String options) {
        TestDesk desk = TestDesk.discord(DuelFactory.library());
        desk.ok("red", "match", "new", "game", "duel", "scenario", "foils", "options", options);
        desk.ok("red", "match", "join", "seat", "red", "omen", "an owl");
        desk.ok("blue", "match", "join", "seat", "blue", "omen", "an eagle");
        desk.ok("red", "match", "start");
        desk.host.settled();
        return desk;
    }

    private static List<String> texts(TestDesk desk) {
        return desk.outlet().messages().stream().map(MemoryOutlet.Message::text).toList();
    }
}
