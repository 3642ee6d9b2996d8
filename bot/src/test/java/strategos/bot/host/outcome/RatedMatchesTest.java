package strategos.bot.host.outcome;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import strategos.bot.host.Outcome;
import strategos.bot.host.Outcome.Ending;
import strategos.bot.host.Outcome.Player;
import strategos.bot.host.Outcome.Rated;
import strategos.bot.host.Outcome.Score;
import strategos.bot.rating.Ladder;
import strategos.bot.rating.RatedMatch;
import strategos.engine.seat.Seat;

/** Which matches count for ratings, and when. */
class RatedMatchesTest {
    private static final Instant START = Instant.parse("2026-11-23T12:00:00Z");

    private static Outcome outcome(String id, int day, String first, String red, String blue, boolean redWins) {
        return new Outcome(
                id,
                "duel",
                "foils",
                Ending.FINISHED,
                Rated.YES,
                START.plus(Duration.ofDays(day)),
                Optional.of(first).filter(match -> !match.isEmpty()),
                List.of(score("red", red, redWins ? 1 : 2), score("blue", blue, redWins ? 2 : 1)));
    }

    private static Score score(String seat, String name, int place) {
        return new Score(new Seat(seat), new Player.Known(name, name), OptionalInt.of(place), "", false, false, false);
    }

    private static Instant counts(List<Outcome> outcomes, String match) {
        return RatedMatches.of(outcomes).stream()
                .filter(rated -> rated.id().equals(match))
                .map(RatedMatch::at)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aSetCountsWhenItsSecondMatchHasEnded() {
        Outcome first = outcome("a", 0, "", "ann", "bob", true);
        assertThat(counts(List.of(first), "a")).isEqualTo(START);
        assertThat(counts(List.of(first, outcome("b", 40, "a", "bob", "ann", true)), "a"))
                .isEqualTo(START.plus(Duration.ofDays(40)));
    }

    @Test
    void aSecondMatchBetweenOthersOrWithTheSameSidesIsNone() {
        Outcome first = outcome("a", 0, "", "ann", "bob", true);
        assertThat(counts(List.of(first, outcome("b", 40, "a", "bob", "cleo", true)), "a"))
                .isEqualTo(START);
        assertThat(counts(List.of(first, outcome("b", 40, "a", "ann", "bob", true)), "a"))
                .isEqualTo(START);
    }

    @Test
    void whatIsNotRatedDoesNotCount() {
        Outcome rated = outcome("a", 0, "", "ann", "bob", true);
        Outcome not = new Outcome(
                "b",
                rated.game(),
                rated.scenario(),
                rated.ending(),
                Rated.RESIGNED,
                rated.ended(),
                Optional.empty(),
                rated.scores());
        assertThat(RatedMatches.of(List.of(rated, not)))
                .extracting(RatedMatch::id)
                .containsExactly("a");
    }

    @RepeatedTest(10)
    void theLadderIsTheSameInWhateverOrderResultsAreRead(RepetitionInfo run) {
        Random luck = new Random(run.getCurrentRepetition());
        List<Outcome> outcomes = new ArrayList<>();
        for (int i = 0; i < 80; i++) {
            String ann = "p" + luck.nextInt(6);
            String bob = "q" + luck.nextInt(6);
            int day = luck.nextInt(50);
            outcomes.add(outcome("m" + i, day, "", ann, bob, luck.nextBoolean()));
            if (luck.nextBoolean()) {
                outcomes.add(outcome("n" + i, day + luck.nextInt(50), "m" + i, bob, ann, luck.nextBoolean()));
            }
        }
        Instant now = START.plus(Duration.ofDays(120));
        Ladder ladder = Ladder.of(RatedMatches.of(outcomes), now);
        for (int i = 0; i < 4; i++) {
            Collections.shuffle(outcomes, luck);
            assertThat(Ladder.of(RatedMatches.of(outcomes), now)).isEqualTo(ladder);
        }
    }
}
