package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Navy.Vessel;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.seat.Viewer;
import strategos.engine.suite.Position;
import strategos.engine.suite.RandomPlay;
import strategos.engine.suite.Watcher;

/**
 * Whatever is hidden is really changed, and often, before two positions are compared that should look the same: if a kind of
 * secret came to be shown, its changes would be left out and nothing compared. So this fails when a secret is one no more.
 */
class ScrambleTest {
    private static final int MATCHES = 3;
    private static final int MOST_ORDERS = 50_000;

    private static final int ANSWERS = 20;

    /** Of all positions of those matches, more than one in so many has that secret changed. */
    private static final int SELDOM = 300;

    /** Made once: it opens the game. */
    private static final PersiansScramble SCRAMBLE = new PersiansScramble();

    private static final Map<String, Function<War, Object>> SECRETS = secrets();

    private static Map<String, Function<War, Object>> secrets() {
        Map<String, Function<War, Object>> secrets = new LinkedHashMap<>();
        secrets.put("which leader is which", each(c -> by(c.chiefs(), Chief::id, Chief::place)));
        secrets.put("what is in the boxes", each(c -> by(c.chiefs(), Chief::id, Chief::troops)));
        secrets.put("who was activated", each(c -> by(c.chiefs(), Chief::id, Chief::spent)));
        secrets.put("which fleet is which", each(c -> by(c.vessels(), Vessel::id, Vessel::sea)));
        secrets.put("what is in the fleets", each(c -> by(c.vessels(), Vessel::id, Vessel::types)));
        secrets.put("action points", each(SideState::purse));
        secrets.put("stratagems", each(c -> c.hand().held()));
        secrets.put("whose losses go first", each(SideState::lossOrder));
        secrets.put(
                "who wants to break off",
                war -> war.battle()
                        .map(battle -> each(c -> battle.side(c.side()).will()).apply(war)));
        secrets.put("the pool's order", war -> war.pool().counters());
        return secrets;
    }

    private static Function<War, Object> each(Function<SideState, Object> secret) {
        return war -> List.of(secret.apply(war.side(Side.GREEK)), secret.apply(war.side(Side.PERSIAN)));
    }

    private static <T> Map<CounterId, Object> by(List<T> list, Function<T, CounterId> id, Function<T, Object> secret) {
        return list.stream().collect(Collectors.toMap(id, secret, (a, b) -> a, TreeMap::new));
    }

    @Test
    void everySecretIsReallyChanged() {
        Map<String, Integer> changed = new LinkedHashMap<>();
        SECRETS.keySet().forEach(secret -> changed.put(secret, 0));
        int[] positions = {0};
        Watcher<War> counting = new Watcher<>() {
            @Override
            public void at(Position<War> position) {
                positions[0]++;
                count(position.state(), position.random(), changed);
            }
        };
        for (int seed = 1; seed <= MATCHES; seed++) {
            new RandomPlay<>(Table.game(), Table.setup(Printed.SECOND_WAR), seed, MOST_ORDERS).play(counting);
        }
        War answered = answered();
        Random random = new Random(MATCHES);
        for (int n = 0; n < ANSWERS; n++) {
            count(answered, random, changed);
        }
        assertThat(changed)
                .allSatisfy((secret, times) -> assertThat(times)
                        .as("positions of %s with another state of: %s", positions[0], secret)
                        .isGreaterThan(positions[0] / SELDOM));
    }

    private static void count(War war, RandomGenerator random, Map<String, Integer> changed) {
        War other = SCRAMBLE.scramble(war, Viewer.EVERYONE, random);
        SECRETS.forEach(
                (secret, of) -> changed.merge(secret, of.apply(war).equals(of.apply(other)) ? 0 : 1, Integer::sum));
    }

    /** In random play a match may have no battle: the end of a round that one side has answered is laid out besides. */
    private static War answered() {
        Table table = Table.empty()
                .leader(Side.GREEK, "miltiades", "locris", "4*gr-athens-hop")
                .leader(Side.PERSIAN, "datis", "locris", "5*pe-arch");
        Battle battle = TestBattles.formed(table.war(), "locris").withStage(Battle.Stage.ROUND_END);
        return table.step(new Step.Segment(Side.GREEK, true, 0), Active.of(battle.force(Side.GREEK)), battle)
                .play()
                .greek("fight will=on")
                .war();
    }
}
