package strategos.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.port.Answer;
import strategos.bot.port.Suggestion;
import strategos.engine.library.RegisteredGames;

/** What can be taken of a match that has begun: none that never took part, and none that has given up. */
class VacantSeatsTest {
    private final TestDesk race = TestDesk.of(RegisteredGames.LIBRARY);

    @BeforeEach
    void begin() {
        race.ok("ann", "match", "new", "game", "xenophon", "scenario", "race");
        race.ok("ann", "match", "join", "seat", "alpha", "omen", "an owl");
        race.ok("bob", "match", "join", "seat", "beta", "omen", "an eagle");
        race.ok("cleo", "match", "join", "seat", "gamma", "omen", "a snake");
        race.ok("ann", "match", "start");
        race.host.settled();
    }

    @AfterEach
    void close() {
        race.close();
    }

    private void cleoIsAwayAndBobGivesUp() {
        race.ok("cleo", "match", "leave");
        race.ok("bob", "match", "resign");
        race.ok("bob", "match", "leave");
    }

    @Test
    void onlyWhatCanBePlayedIsSuggested() {
        assertThat(race.complete("dan", "match", "join", "seat", "")).isEmpty();
        cleoIsAwayAndBobGivesUp();

        assertThat(race.complete("dan", "match", "join", "seat", ""))
                .extracting(Suggestion::value)
                .containsExactly("gamma");
        assertThat(race.refused("dan", "xenophon", "pass")).contains("takes one");
        assertThat(race.complete("ann", "seat", "invite", "seat", ""))
                .extracting(Suggestion::value)
                .containsExactly("gamma");
        race.ok("cleo", "match", "join", "seat", "gamma");
        assertThat(race.refused("eve", "xenophon", "pass")).contains("none is free");
    }

    /** Only whoever gave it up may come back to it, to read. */
    @Test
    void whatHasGivenUpIsNotTakenByNameEither() {
        cleoIsAwayAndBobGivesUp();

        String no = "The seat Beta plays no more: it has given up, or is out of the match.";
        assertThat(race.refused("dan", "match", "join", "seat", "beta")).isEqualTo(no);
        assertThat(race.refused("ann", "match", "computer", "seat", "beta")).isEqualTo(no);
        assertThat(race.refused("ann", "seat", "invite", "seat", "beta", "who", "dan"))
                .isEqualTo(no);
        assertThat(race.refused("dan", "match", "join", "seat", "alpha")).contains("Gamma is free");
        race.ok("bob", "match", "join", "seat", "beta");
    }

    @Test
    void chanceFindsTheSeatThatIsFree() {
        assertThat(race.refused("dan", "match", "join", "seat", "random")).contains("no seat is free");
        race.ok("cleo", "match", "leave");

        race.ok("cleo", "match", "join", "seat", "random");
        assertThat(race.host.matches.at(TestDesk.AGORA).orElseThrow().vacant()).isEmpty();
    }

    /** Chance, too: the seat could be had by its name. */
    @Test
    void whereNoOtherIsFreeChanceFindsTheSeatThatTheComputerPlays() {
        race.ok("cleo", "match", "leave");
        race.ok("ann", "match", "computer", "seat", "gamma");

        race.ok("cleo", "match", "join", "seat", "random");
        assertThat(race.host.matches.at(TestDesk.AGORA).orElseThrow().vacant()).isEmpty();
    }

    /** A manager who presses twice has not left twice. */
    @Test
    void whoClosesTheMatchIsToldSo() {
        String id = race.host.matches.at(TestDesk.AGORA).orElseThrow().id();
        race.ok("bob", "match", "leave");
        race.ok("cleo", "match", "leave");
        assertThat(race.ok("ann", "match", "leave").message().text()).isEqualTo("You have left match " + id + ".");
        assertThat(race.ok("ann", "match", "leave").message().text()).isEqualTo("Match `" + id + "` is closed.");

        for (String verb : List.of("pass", "play")) {
            assertThat(race.refused("bob", "xenophon", verb)).endsWith("which is over.");
        }
        assertThat(race.refused("bob", "match", "undo")).endsWith("which is over.");
    }

    @Test
    void nobodyClosesAMatchThatRunsByLeavingTwice() {
        try (TestDesk asked = TestDesk.asking().begun("red", "blue")) {
            String id = asked.host.matches.at(TestDesk.AGORA).orElseThrow().id();
            asked.ok("blue", "match", "leave");
            asked.ok("red", "match", "leave");

            Answer sure = asked.ok("red", "match", "leave");

            assertThat(sure.message().text())
                    .isEqualTo("Nobody holds a seat in match " + id + " any more. Leaving now closes it.");
            assertThat(asked.host.match(id).stage()).isEqualTo(Stage.RUNNING);
            String close = TestDesk.control(sure, "Close the match");
            assertThat(asked.press("blue", close).ok())
                    .as("who has not made it")
                    .isFalse();
            asked.ok("blue", "match", "join", "seat", "blue");
            assertThat(asked.press("red", close).refusal().orElseThrow().sentence())
                    .isEqualTo("Somebody holds a seat in match " + id + " again, so it goes on.");
            asked.ok("blue", "match", "leave");
            assertThat(asked.press("red", close).message().text()).isEqualTo("Match `" + id + "` is closed.");
        }
    }

    @Test
    void nothingWaitsForWhoHasGivenUp() {
        cleoIsAwayAndBobGivesUp();

        assertThat(race.host.settled().outlet.texts())
                .anyMatch(text -> text.contains("cleo leaves Gamma. The match waits there"))
                .anyMatch(text -> text.contains("bob leaves Beta."))
                .noneMatch(text -> text.contains("bob leaves Beta. The match waits"));
    }
}
