package strategos.engine.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import strategos.engine.Game;
import strategos.engine.box.Box.Scenario;
import strategos.engine.library.Library;
import strategos.engine.library.RegisteredGames;

/**
 * Computers take over in the middle of matches of every game and scenario, never fail, and bring them to their end.
 * {@code -Dstrategos.takeovers=2000} plays so many matches in all; {@code -Dstrategos.seed=…} begins with another seed.
 */
class TakeoverTest {
    private static final int TAKEOVERS = Integer.getInteger("strategos.takeovers", 54);
    private static final long FIRST_SEED = Long.getLong("strategos.seed", 1);

    /** So many positions of a random match are taken over. */
    private static final int OF_A_MATCH = 6;

    @TestFactory
    Stream<DynamicTest> everyGame() {
        Library library = RegisteredGames.LIBRARY;
        int scenarios = library.games().stream()
                .mapToInt(game -> game.box().scenarios().size())
                .sum();
        return library.games().stream().flatMap(game -> tests(game, Math.ceilDiv(TAKEOVERS, scenarios)));
    }

    private static <S> Stream<DynamicTest> tests(Game<S> game, int takeovers) {
        return game.box().scenarios().stream()
                .map(scenario -> DynamicTest.dynamicTest(
                        takeovers + " times in " + game.box().id() + " " + scenario.id(),
                        () -> play(game, scenario, takeovers)));
    }

    /** Each match with other options, as far as there are. */
    private static <S> void play(Game<S> game, Scenario scenario, int takeovers) {
        List<Tables> tables = new ArrayList<>(Tables.of(game.box()));
        tables.removeIf(one -> !one.scenario().equals(scenario));
        Takeover<S> takeover = new Takeover<>(game);
        long seed = FIRST_SEED;
        for (int left = takeovers; left > 0; left -= OF_A_MATCH) {
            Tables one = tables.get((int) (seed % tables.size()));
            takeover.play(one.setup(seed), seed, Math.min(left, OF_A_MATCH));
            seed++;
        }
    }
}
