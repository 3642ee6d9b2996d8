package strategos.bot.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import strategos.bot.rating.Ladder.Standing;

class LadderTest {
    /** A Monday. */
    private static final Instant MONDAY = Instant.parse("2026-11-23T00:00:00Z");

    private static RatedMatch match(int day, Map<String, Integer> places) {
        return new RatedMatch("m" + day + places, MONDAY.plus(Duration.ofDays(day)), new TreeMap<>(places));
    }

    private static Standing of(Ladder ladder, String player) {
        return ladder.standings().stream()
                .filter(standing -> standing.player().equals(player))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void nobodyHasPlayed() {
        assertThat(Ladder.of(List.of(), MONDAY).standings()).isEmpty();
    }

    @Test
    void theWinnerStandsAboveTheLoser() {
        Ladder ladder = Ladder.of(List.of(match(0, Map.of("ann", 1, "bob", 2))), MONDAY);
        assertThat(ladder.standings()).extracting(Standing::player).containsExactly("ann", "bob");
        assertThat(of(ladder, "ann").rating().mean() - 1500)
                .isCloseTo(1500 - of(ladder, "bob").rating().mean(), within(0.001));
        assertThat(of(ladder, "ann").matches()).isEqualTo(1);
        assertThat(of(ladder, "ann").course()).hasSize(1);
    }

    @Test
    void aTieLeavesBothEqual() {
        Ladder ladder = Ladder.of(List.of(match(0, Map.of("ann", 1, "bob", 1))), MONDAY);
        assertThat(of(ladder, "ann").rating()).isEqualTo(of(ladder, "bob").rating());
        assertThat(of(ladder, "ann").rating().mean()).isCloseTo(1500, within(0.001));
    }

    @Test
    void ofSeveralEachIsComparedWithEach() {
        Ladder ladder = Ladder.of(List.of(match(0, Map.of("ann", 1, "bob", 2, "cleo", 2, "dion", 4))), MONDAY);
        assertThat(ladder.standings()).extracting(Standing::player).containsExactly("ann", "bob", "cleo", "dion");
        assertThat(of(ladder, "bob").rating().mean()).isCloseTo(1500, within(0.001));
        assertThat(of(ladder, "bob").rating().deviation())
                .isLessThan(of(Ladder.of(List.of(match(0, Map.of("ann", 1, "bob", 2))), MONDAY), "bob")
                        .rating()
                        .deviation());
    }

    @Test
    void theMatchesOfAWeekCountTogetherAndAWeekBeginsOnMonday() {
        List<RatedMatch> sameWeek = List.of(match(0, Map.of("ann", 1, "bob", 2)), match(6, Map.of("ann", 2, "bob", 1)));
        List<RatedMatch> twoWeeks = List.of(match(0, Map.of("ann", 1, "bob", 2)), match(7, Map.of("ann", 2, "bob", 1)));
        Instant later = MONDAY.plus(Duration.ofDays(8));
        assertThat(of(Ladder.of(sameWeek, later), "ann").course()).hasSize(1);
        assertThat(of(Ladder.of(sameWeek, later), "ann").rating().mean()).isCloseTo(1500, within(0.001));
        assertThat(of(Ladder.of(twoWeeks, later), "ann").course()).hasSize(2);
        assertThat(of(Ladder.of(twoWeeks, later), "ann").rating().mean()).isLessThan(1500);
    }

    @Test
    void aRatingGetsLessSureFromWeekToWeek() {
        List<RatedMatch> one = List.of(match(0, Map.of("ann", 1, "bob", 2)));
        double then = of(Ladder.of(one, MONDAY), "ann").rating().deviation();
        double soon = of(Ladder.of(one, MONDAY.plus(Duration.ofDays(13))), "ann")
                .rating()
                .deviation();
        double later = of(Ladder.of(one, MONDAY.plus(Duration.ofDays(700))), "ann")
                .rating()
                .deviation();
        assertThat(soon).isEqualTo(then);
        assertThat(later).isGreaterThan(then);
    }

    @Test
    void aClockThatGoesBackChangesNothing() {
        List<RatedMatch> one = List.of(match(100, Map.of("ann", 1, "bob", 2)));
        assertThat(Ladder.of(one, MONDAY)).isEqualTo(Ladder.of(one, MONDAY.plus(Duration.ofDays(100))));
    }

    @RepeatedTest(20)
    void theLadderIsTheSameInWhateverOrderResultsAreRead(RepetitionInfo run) {
        Random luck = new Random(run.getCurrentRepetition());
        List<RatedMatch> matches = new ArrayList<>();
        for (int i = 0; i < 120; i++) {
            Map<String, Integer> places = new TreeMap<>();
            int players = 2 + luck.nextInt(5);
            while (places.size() < players) {
                places.put("player " + luck.nextInt(12), 1 + luck.nextInt(players));
            }
            // Many at the very same moment.
            matches.add(new RatedMatch("m" + i, MONDAY.plus(Duration.ofDays(luck.nextInt(60))), new TreeMap<>(places)));
        }
        Instant now = MONDAY.plus(Duration.ofDays(90));
        Ladder ladder = Ladder.of(matches, now);
        for (int i = 0; i < 5; i++) {
            Collections.shuffle(matches, luck);
            assertThat(Ladder.of(matches, now)).isEqualTo(ladder);
        }
        assertThat(ladder.standings())
                .allMatch(standing -> Double.isFinite(standing.rating().mean())
                        && standing.rating().deviation() > 0
                        && standing.rating().deviation() <= 350);
    }
}
