package strategos.bot.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import strategos.bot.bench.Duel.Score;
import strategos.engine.Game;
import strategos.engine.box.Box.Scenario;
import strategos.engine.library.Library;
import strategos.engine.search.Opponents.Opponent;

/** Which matches of a duel share their dice. */
class DuelTest {
    private static final int FIRST = 5;

    @TestFactory
    Stream<DynamicTest> whoMeetsHimselfHasOtherDiceEachTime() {
        return each(DuelTest::meetsHimself);
    }

    @TestFactory
    Stream<DynamicTest> whoMeetsAnotherHasTheSameDiceInEachSeat() {
        return each(DuelTest::meetsAnother);
    }

    private interface Check {
        <S> void of(Game<S> game);
    }

    private static Stream<DynamicTest> each(Check check) {
        return Library.packed().games().stream()
                .map(game -> DynamicTest.dynamicTest(game.box().id(), () -> check.of(game)));
    }

    private static <S> void meetsHimself(Game<S> game) {
        List<List<Integer>> matches = new ArrayList<>();
        Opponent<S> player = noting(game, matches);
        Scenario scenario = game.box().scenarios().getFirst();
        List<Score> scores = play(new Duel<>(game, scenario, 2, FIRST, player, player), 4, matches);
        assertThat(matches).doesNotHaveDuplicates();
        assertThat(scores)
                .extracting(Score::seat)
                .containsOnly(scenario.seats().getFirst().id());
    }

    private static <S> void meetsAnother(Game<S> game) {
        List<List<Integer>> matches = new ArrayList<>();
        Opponent<S> one = noting(game, matches);
        Opponent<S> other = noting(game, matches);
        List<Score> scores =
                play(new Duel<>(game, game.box().scenarios().getFirst(), 2, FIRST, one, other), 4, matches);
        assertThat(matches.get(1)).isEqualTo(matches.get(0)).isNotEqualTo(matches.get(2));
        assertThat(matches.get(3)).isEqualTo(matches.get(2));
        assertThat(scores.get(1).seat())
                .isNotEqualTo(scores.get(0).seat())
                .isEqualTo(scores.get(3).seat());
    }

    private static List<Score> play(Duel<?> duel, int count, List<List<Integer>> matches) {
        List<Score> scores = new ArrayList<>();
        for (int match = 0; match < count; match++) {
            matches.add(new ArrayList<>());
            scores.add(duel.play(match));
        }
        return scores;
    }

    /** Plays by the rules of thumb, and notes each position that it is asked about. */
    private static <S> Opponent<S> noting(Game<S> game, List<List<Integer>> matches) {
        Opponent<S> thumb = Players.ordered(game.computer());
        return (seen, seat, decision, luck) -> {
            matches.getLast().add(seen.position().hashCode());
            return thumb.think(seen, seat, decision, luck);
        };
    }
}
