package strategos.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.bot.host.RandomPlayers;
import strategos.bot.port.ChannelRef;
import strategos.engine.box.Box;
import strategos.engine.box.Box.Scenario;
import strategos.engine.library.Library;
import strategos.engine.library.RegisteredGames;
import strategos.engine.text.Escape;

/** How one wins stands with its rules wherever somebody looks for it, for every scenario; and how the match stands. */
class HowToWinTest {
    private static final Library LIBRARY = RegisteredGames.LIBRARY;
    private static final Pattern CITED = Pattern.compile("\\(([^()]+)\\)");

    /** Two sentences or three, on a telephone. */
    private static final int LONGEST = 260;

    static Stream<Box> boxes() {
        return LIBRARY.games().stream().map(game -> game.box());
    }

    private static String victory(Box box, Scenario scenario) {
        return new LibraryWords(LIBRARY, Escape.plain()).of(box.id()).plain(scenario.victory());
    }

    @ParameterizedTest
    @MethodSource("boxes")
    void isShortAndCitesRulesThatThereAre(Box box) {
        List<String> rules =
                LIBRARY.rules(box.id()).all().stream().map(rule -> rule.cited()).toList();
        for (Scenario scenario : box.scenarios()) {
            String words = victory(box, scenario);
            assertThat(words.length()).as(words).isBetween(40, LONGEST);
            Matcher cited = CITED.matcher(words);
            assertThat(cited.find()).as(words).isTrue();
            do {
                assertThat(rules).as(words).contains(cited.group(1).split(", "));
            } while (cited.find());
        }
    }

    @ParameterizedTest
    @MethodSource("boxes")
    void standsInTheRulesAmongTheGamesAndAtTheStart(Box box) {
        try (TestDesk desk = TestDesk.of(LIBRARY)) {
            String games = desk.ok("alice", "match", "games").message().text();
            String rules = desk.ok("alice", "rules", "", "game", box.id(), "topic", "victory")
                    .message()
                    .text();
            assertThat(desk.complete("alice", "rules", "", "topic", "victory", "game", box.id()))
                    .anyMatch(choice -> choice.value().equals("victory"));
            RandomPlayers players = new RandomPlayers(desk.host, new SplittableRandom(1));
            for (Scenario scenario : box.scenarios()) {
                String words = victory(box, scenario);
                assertThat(games).contains(words);
                assertThat(rules).contains(words);
                players.begin(new ChannelRef("server", scenario.id()), box.id(), scenario, scenario.least());
                assertThat(desk.outlet().texts()).anyMatch(text -> text.contains("starts") && text.contains(words));
            }
        }
    }

    /** As long as seats are free; of more than two none is better placed. */
    @ParameterizedTest
    @MethodSource("boxes")
    void whoChoosesBetweenTwoSeatsReadsHowEqualComputersShareTheScenario(Box box) {
        for (Scenario scenario : box.scenarios()) {
            try (TestDesk desk = TestDesk.of(LIBRARY)) {
                String games = desk.ok("alice", "match", "games").message().text();
                desk.ok("alice", "match", "new", "game", box.id(), "scenario", scenario.id());
                desk.host.settled();
                Optional<String> words = scenario.balance()
                        .map(balance -> new LibraryWords(LIBRARY, Escape.plain())
                                .of(box.id())
                                .plain(balance));
                assertThat(words.isPresent()).as(scenario.id()).isEqualTo(scenario.most() == 2);
                words.ifPresent(told -> {
                    assertThat(told).startsWith("Between equal computers");
                    assertThat(games).contains(told);
                    assertThat(desk.outlet().texts()).anyMatch(text -> text.endsWith(told));
                });
            }
        }
    }

    @Test
    void whatIsPlayedHereStandsAloneInTheRules() {
        try (Taps taps = Taps.until("sparta", "ionian-war", 1, (match, seat) -> true)) {
            String rules = taps.desk
                    .ok("carol", "rules", "", "topic", "victory")
                    .message()
                    .text();
            assertThat(rules).contains("The Ionian War").doesNotContain("The Archidamian War");
        }
    }

    @Test
    void theStatusHasTheDateAndWhatCounts() {
        try (Taps taps = Taps.until("sparta", "archidamian", 1, (match, seat) -> true)) {
            assertThat(taps.desk.ok("carol", "match", "status").message().text())
                    .contains("431 BC", "prestige", "talents of Athens", "talents of Sparta", "Waiting for");
        }
        try (Taps taps = Taps.until("persians", "second-war", 1, (match, seat) -> true)) {
            assertThat(taps.desk.ok("carol", "match", "status").message().text())
                    .contains("Spring 480, turn 1 of", "stratagems of the Greeks");
        }
        try (Taps taps = Taps.until("xenophon", "race", 1, (match, seat) -> true)) {
            assertThat(taps.desk.ok("carol", "match", "status").message().text())
                    .contains("Turn 1 of", "Alpha (alpha): place Cunaxa (1)", "Beta (beta): place", "men 10,000");
        }
    }

    @Test
    void theStatusHasTheTimeLimit() {
        try (TestDesk desk = TestDesk.open()) {
            desk.ok("red", "match", "new", "game", "duel", "scenario", "foils", "options", "clock=24h");
            assertThat(desk.ok("red", "match", "status").message().text()).doesNotContain("<t:", "Round");
            desk.ok("red", "match", "join", "seat", "red", "omen", "an owl");
            desk.ok("blue", "match", "join", "seat", "blue", "omen", "an eagle");
            desk.ok("red", "match", "start");
            desk.host.settled();
            long out = desk.host.clock.instant().plusSeconds(86_400).getEpochSecond();
            assertThat(desk.ok("red", "match", "status").message().text()).contains("Round 1", "by <t:" + out + ":R>");
            assertThat(desk.ok("red", "match", "since").message().text()).contains("by <t:" + out + ":R>");
        }
    }
}
