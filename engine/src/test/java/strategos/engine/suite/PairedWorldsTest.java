package strategos.engine.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import strategos.engine.Game;
import strategos.engine.Referee;
import strategos.engine.dice.SeededDice;
import strategos.engine.duel.DuelFactory;
import strategos.engine.library.RegisteredGames;
import strategos.engine.seat.Viewer;
import strategos.engine.skirmish.SkirmishFactory;

/**
 * Random matches of each scenario with another world beside them for each viewer: nobody can tell them apart before
 * something comes to light.
 *
 * <p>{@code -Dstrategos.pairs=30000} compares so many orders of each scenario with its options, instead of {@value
 * #ORDERS} of each game, {@code -Dstrategos.game=persians} plays
 * that game alone, and {@code -Dstrategos.seed=…} begins with another seed; a failure names the seed of its match.
 */
class PairedWorldsTest {
    private static final int ORDERS = 500;
    private static final int MOST = Integer.getInteger("strategos.pairs", 0);
    private static final String GAME = System.getProperty("strategos.game", "");
    private static final long FIRST_SEED = Long.getLong("strategos.seed", 1_201);

    /** So that short and long matches are looked at alike. */
    private static final int OF_A_MATCH = 3_000;

    /** Else what is compared would end at once, and nothing be found. */
    private static final double LEAST_ALIKE = 0.5;

    @TestFactory
    Stream<DynamicTest> nobodyCanTellThemApart() {
        return Stream.of(RegisteredGames.LIBRARY, DuelFactory.library(), SkirmishFactory.library())
                .flatMap(library -> library.games().stream())
                .flatMap(PairedWorldsTest::tests);
    }

    private static <S> Stream<DynamicTest> tests(Game<S> game) {
        List<Tables> tables = Tables.usual(game.box()).stream()
                .filter(t -> GAME.isEmpty() || game.box().id().equals(GAME))
                .filter(t -> hides(game, t))
                .toList();
        int each = MOST > 0 ? MOST : Math.max(1, ORDERS / Math.max(1, tables.size()));
        return tables.stream()
                .map(t -> DynamicTest.dynamicTest(game.box().id() + " " + t, () -> compare(game, t, each)));
    }

    /** Where nothing is hidden there is nothing to compare. */
    private static <S> boolean hides(Game<S> game, Tables tables) {
        S first = new Referee()
                .start(game, tables.setup(FIRST_SEED), new SeededDice(FIRST_SEED))
                .state();
        return !game.conceal(first, Viewer.EVERYONE).equals(first);
    }

    private static <S> void compare(Game<S> game, Tables tables, int most) {
        PairedWorlds<S> worlds = new PairedPlay<>(game, tables::setup, OF_A_MATCH).compare(FIRST_SEED, most);
        assertThat(worlds.alike())
                .as("orders after which both worlds are one, of %s; else: %s", worlds.orders(), worlds.ends())
                .isGreaterThan((int) (worlds.orders() * LEAST_ALIKE));
        if (MOST > 0) {
            System.out.println(game.box().id() + " " + tables + ": " + worlds.orders() + " orders, " + worlds.alike()
                    + " alike, ended by " + worlds.ends());
        }
    }
}
