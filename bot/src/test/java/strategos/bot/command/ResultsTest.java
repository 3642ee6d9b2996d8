package strategos.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import strategos.bot.host.TestHost;
import strategos.bot.port.Answer;
import strategos.engine.seat.Seat;

/** {@code /results}, and what goes with it. */
class ResultsTest {
    private final TestDesk desk = TestDesk.rating();

    @AfterEach
    void close() {
        desk.close();
    }

    /** A duel that the one who plays red has won. */
    private String won(String winner, String loser, String options) {
        desk.ok(winner, "match", "new", "game", "duel", "scenario", "foils", "options", options);
        desk.ok(winner, "match", "join", "seat", "red", "omen", "an owl");
        desk.ok(loser, "match", "join", "seat", "blue", "omen", "an eagle");
        desk.ok(winner, "match", "start");
        desk.host.settled();
        desk.ok(loser, "match", "resign");
        desk.host.settled();
        desk.host.clock.move(Duration.ofMinutes(1));
        return desk.host.matches.at(TestDesk.AGORA).orElseThrow().id();
    }

    private String text(String... command) {
        String[] options = List.of(command).subList(2, command.length).toArray(String[]::new);
        return desk.ok("ann", command[0], command[1], options).message().text();
    }

    @SuppressWarnings("unchecked")
    private static List<Map<String, Object>> data(Answer answer, String name) {
        return (List<Map<String, Object>>) answer.data().get(name);
    }

    @Test
    void whereNothingHasEndedAllSaySo() {
        assertThat(text("results", "table")).isEqualTo("No match has ended here yet.");
        assertThat(text("results", "ladder")).startsWith("No rated match of **The Duel** has ended here.");
        assertThat(text("results", "player")).isEqualTo("**ann** has not played a match here to its end.");
        assertThat(text("results", "picture")).isEqualTo("No match between people has ended here yet.");
        assertThat(text("results", "csv")).isEqualTo("No match has ended here yet.");
    }

    @Test
    void theTableTellsWhoCameWhereAndHow() {
        String match = won("ann", "bob", "rated=yes");
        assertThat(text("results", "table"))
                .startsWith("`" + match + "` The Duel, Foils <t:")
                .endsWith(": 1. ann (Red), 2. bob (Blue) gave up\n-# Rated.");
        assertThat(data(desk.ok("ann", "results", "table", "game", "duel"), "results"))
                .singleElement()
                .satisfies(row -> assertThat(row).containsEntry("rated", "yes").containsEntry("ending", "resigned"));
        assertThat(desk.refused("ann", "results", "table", "game", "chess")).contains("There is no game chess");
    }

    private void begun(String options) {
        desk.ok("ann", "match", "new", "game", "duel", "scenario", "foils", "options", options);
        desk.ok("ann", "match", "join", "seat", "red", "omen", "an owl");
        desk.ok("bob", "match", "join", "seat", "blue", "omen", "an eagle");
        desk.ok("ann", "match", "start");
        desk.host.settled();
    }

    @Test
    void whatAllEndedWithoutAResultIsNotSaidToCount() {
        begun("rated=yes,clock=24h");
        assertThat(text("match", "status")).contains("The match is rated: it counts");
        desk.ok("ann", "clock", "pause");
        desk.ok("bob", "propose", "agree");
        desk.ok("ann", "propose", "end");
        desk.ok("bob", "propose", "agree");

        assertThat(text("results", "table")).endsWith("\n-# Ended without a result. Not rated.");
        assertThat(text("match", "status")).doesNotContain("it counts for").contains("was to be rated");
        assertThat(text("clock", "show")).isEqualTo("The match is over: no clock runs, and nobody is reminded.");
    }

    @Test
    void whileASeatIsNobodysItIsNotSaidThatTheMatchCounts() {
        begun("rated=yes");
        desk.ok("bob", "match", "leave");

        assertThat(text("match", "status")).doesNotContain("it counts for").contains("was to be rated");
    }

    @Test
    void theLadderRanksByRatingAndTiesShareARank() {
        won("ann", "bob", "rated=yes");
        won("cleo", "dion", "rated=yes");
        won("bob", "cleo", "rated=no");
        assertThat(text("results", "ladder").lines())
                .containsExactly(
                        "**The Duel**: the ladder of this server. Behind ± stands how unsure a rating is.",
                        "1. **ann** 1662 ± 290, 1 match",
                        "1. **cleo** 1662 ± 290, 1 match",
                        "3. **bob** 1338 ± 290, 1 match",
                        "3. **dion** 1338 ± 290, 1 match");
    }

    @Test
    void aLadderMayHaveOnePlayerAndKeepsTheForgottenOut() {
        won("ann", "bob", "rated=yes");
        desk.ok("bob", "match", "forget", "sure", "yes");
        assertThat(data(desk.ok("ann", "results", "ladder"), "ladder")).hasSize(1);
        assertThat(text("results", "table")).contains("2. somebody 1 (Blue) gave up");
    }

    @Test
    void fortyPlayersStandOnTwoPagesAndTheirMatchesToo() {
        for (int i = 10; i < 50; i += 2) {
            won("p" + i, "p" + (i + 1), "rated=yes");
        }
        theirMatchesStandOnTwoPages();
        Answer first = desk.ok("ann", "results", "ladder");
        assertThat(data(first, "ladder"))
                .hasSize(20)
                .allMatch(row -> row.get("rank").equals(1));
        Answer second = desk.press("ann", TestDesk.control(first, "Lower"));
        assertThat(data(second, "ladder"))
                .hasSize(20)
                .allMatch(row -> row.get("rank").equals(21));
        assertThat(second.message().controls()).hasSize(1);
        assertThat(first.message().text().length()).isLessThan(2_000);
    }

    private void theirMatchesStandOnTwoPages() {
        Answer first = desk.ok("ann", "results", "table");
        assertThat(data(first, "results")).hasSize(10);
        Answer second = desk.press("ann", TestDesk.control(first, "Older"));
        assertThat(data(second, "results")).hasSize(10).doesNotContainAnyElementsOf(data(first, "results"));
        assertThat(second.message().controls()).hasSize(1);
        assertThat(data(desk.press("ann", TestDesk.control(second, "Newer")), "results"))
                .isEqualTo(data(first, "results"));
    }

    @Test
    void aPlayersResultsAreCountedByGame() {
        won("ann", "bob", "rated=yes");
        won("bob", "ann", "rated=no");
        Answer answer = desk.ok("cleo", "results", "player", "who", "member|id-ann|ann");
        assertThat(answer.message().text().lines().limit(2))
                .containsExactly(
                        "Results of **ann** here:", "The Duel: 2 matches; 1 won, 0 shared, 1 lost. Rating 1662 ± 290.");
        assertThat(answer.message().text().lines()).hasSize(5);
    }

    @Test
    void thePicturesSayInWordsWhoBeatWhomHowTheSidesFareAndHowRatingsWent() {
        won("ann", "bob", "rated=yes");
        won("bob", "ann", "rated=no");
        won("ann", "cleo", "rated=no");
        assertThat(text("results", "picture").lines())
                .containsExactly(
                        "The Duel: who beat whom",
                        "ann 2: 1 against bob and 1 against cleo",
                        "bob 1: 1 against ann",
                        "cleo 0: 0 against ann",
                        "",
                        "The Duel: how the sides fare",
                        "Foils, 3 matches: Red 100%, Blue 0%",
                        "",
                        "The Duel: the course of the ratings",
                        "ann: from 1662 to 1662 in 1 week",
                        "bob: from 1338 to 1338 in 1 week");
    }

    @Test
    void theFileHasALineASeat() {
        won("ann", "bob", "rated=yes");
        assertThat(desk.ok("ann", "results", "csv", "game", "duel").files())
                .singleElement()
                .satisfies(file -> {
                    assertThat(file.name()).isEqualTo("results-duel.csv");
                    assertThat(file.content().lines()).hasSize(3);
                });
    }

    @Test
    void aSetIsCountedTogether() {
        String first = won("ann", "bob", "rated=yes");
        Answer made = desk.ok("bob", "match", "rematch");
        assertThat(made.message().text()).contains("with the sides exchanged");
        String second = made.match().orElseThrow().id();
        TestHost.done(desk.host.matches.answer(
                TestHost.by("ann"), second, new Seat("blue"), strategos.bot.host.Matches.Reply.YES));
        desk.ok("ann", "match", "start");
        desk.host.settled();
        desk.ok("bob", "match", "resign");
        assertThat(text("results", "table").lines().limit(2).toList().getLast())
                .isEqualTo("-# Rated. The set with `" + first + "`: 2 for ann and 0 for bob.");
    }

    @Test
    void whereNoRatingsAreKeptThereIsNoLadder() {
        try (TestDesk plain = TestDesk.open()) {
            assertThat(plain.refused("ann", "results", "ladder")).contains("/match settings ratings:yes");
            assertThat(plain.refused(
                            "ann", "match", "new", "game", "duel", "scenario", "foils", "options", "rated=yes"))
                    .contains("/match settings ratings:yes");
        }
    }
}
