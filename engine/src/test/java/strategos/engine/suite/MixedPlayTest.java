package strategos.engine.suite;

import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import strategos.engine.Game;
import strategos.engine.box.Box.Scenario;
import strategos.engine.library.RegisteredGames;

/**
 * People, chance and computers of all levels by turns at every seat: nothing fails, nothing stalls, and each match ends.
 * {@code -Dstrategos.mixed=2000} plays so many matches of each scenario; {@code -Dstrategos.seed=…} begins with another seed.
 */
class MixedPlayTest {
    /** As many as take half a minute in all. */
    private static final int MATCHES = Integer.getInteger("strategos.mixed", 50);

    /** Where many are asked for, all combinations of options are played as often. */
    private static final boolean WHOLE = MATCHES > 50;

    /** Who thinks takes a hundred times as long as who does not, so one in so many orders is thought about. */
    private static final int SELDOM = WHOLE ? 64 : 192;

    private static final long FIRST_SEED = Long.getLong("strategos.seed", 1);

    @TestFactory
    Stream<DynamicTest> everyGame() {
        return RegisteredGames.LIBRARY.games().stream().flatMap(MixedPlayTest::tests);
    }

    private static <S> Stream<DynamicTest> tests(Game<S> game) {
        return game.box().scenarios().stream()
                .map(scenario ->
                        DynamicTest.dynamicTest(game.box().id() + " " + scenario.id(), () -> play(game, scenario)));
    }

    /** Each combination of options twice, if there are so many matches; all others with what most play with. */
    private static <S> void play(Game<S> game, Scenario scenario) {
        List<Tables> tables = Tables.of(game.box()).stream()
                .filter(one -> one.scenario().equals(scenario))
                .toList();
        for (long seed = FIRST_SEED; seed < FIRST_SEED + MATCHES; seed++) {
            long number = seed - FIRST_SEED;
            Tables table = number < 2L * tables.size() || WHOLE
                    ? tables.get(Math.floorMod(seed, tables.size()))
                    : tables.getFirst();
            MixedPlay<S> match = new MixedPlay<>(game, table.setup(seed), seed, SELDOM);
            assertThatCode(match::play).as("%s, seed %d", table, seed).doesNotThrowAnyException();
        }
    }
}
