package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.war.War;
import strategos.engine.suite.Position;
import strategos.engine.suite.RandomPlay;
import strategos.engine.suite.Watcher;

/** Many random matches of each scenario come to their end by legal orders, every position sound. */
class RandomMatchesTest {
    private static final int MATCHES = Integer.getInteger("strategos.persians.matches", 40);
    private static final int MOST_ORDERS = 50_000;

    @ParameterizedTest
    @ValueSource(strings = {Printed.REVOLT, Printed.MARATHON, Printed.SECOND_WAR})
    void end(String scenario) {
        Watcher<War> sound = new Watcher<>() {
            @Override
            public void at(Position<War> position) {
                assertThat(Table.game().rules().broken(position.state())).isEmpty();
            }
        };
        for (int seed = 1; seed <= MATCHES; seed++) {
            try {
                Position<War> last =
                        new RandomPlay<>(Table.game(), Table.setup(scenario), seed, MOST_ORDERS).play(sound);
                assertThat(Table.game().rules().result(last.state())).isPresent();
            } catch (AssertionError e) {
                throw new AssertionError(scenario + ", seed " + seed + ": " + e.getMessage(), e);
            }
        }
    }
}
