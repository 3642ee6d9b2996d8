package strategos.engine.games.sparta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.engine.Game;
import strategos.engine.box.Setup;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.suite.Position;
import strategos.engine.suite.RandomPlay;
import strategos.engine.suite.Watcher;

/**
 * Many random matches of each scenario to the end: no dead end, no broken invariant. {@code -Dstrategos.matches=10000}
 * plays so many of each.
 */
class ManyMatchesTest {
    private static final int MATCHES = Integer.getInteger("strategos.matches", 8);
    private static final long FIRST_SEED = Long.getLong("strategos.seed", 2_000);
    private static final int MOST_ORDERS = 20_000;

    private final Game<War> game = Box.game();

    @ParameterizedTest
    @ValueSource(strings = {"archidamian", "campaign", "peace-of-nicias", "ionian-war"})
    void endSoundly(String scenario) {
        for (long seed = FIRST_SEED; seed < FIRST_SEED + MATCHES; seed++) {
            Setup setup = new Setup(
                    scenario,
                    Map.of("forces", seed % 4 == 0 ? "concealed" : "open", "road", seed % 2 == 0 ? "closed" : "open"),
                    List.of(Side.ATHENS.seat(), Side.SPARTA.seat()));
            Position<War> end = new RandomPlay<>(game, setup, seed, MOST_ORDERS).play(new Sound(scenario, seed));
            assertThat(game.rules().result(end.state()))
                    .as("%s, seed %d", scenario, seed)
                    .isPresent();
        }
    }

    private record Sound(String scenario, long seed) implements Watcher<War> {
        @Override
        public void at(Position<War> position) {
            assertThat(position.game().rules().broken(position.state()))
                    .as("%s, seed %d, after %d orders", scenario, seed, position.number())
                    .isEmpty();
        }
    }
}
