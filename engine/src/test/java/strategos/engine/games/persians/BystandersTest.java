package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.engine.Entry;
import strategos.engine.Event;
import strategos.engine.Rule;
import strategos.engine.Ruling;
import strategos.engine.games.persians.activation.ActivationEvents.ActivationEnded;
import strategos.engine.games.persians.battle.BattleEvents.BattleEnded;
import strategos.engine.games.persians.battle.BattleEvents.BattleJoined;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.UnledStacks.UnledStack;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.offer.Order;
import strategos.engine.suite.Position;
import strategos.engine.suite.RandomPlay;
import strategos.engine.suite.Watcher;

/**
 * Over random play: units without a leader that are not in a battle come out of it whole and where they were, and no
 * activation ends with zones that somebody alive has marched and not rolled for.
 */
class BystandersTest {
    private static final int MATCHES = Integer.getInteger("strategos.persians.bystanders", 30);
    private static final int MOST_ORDERS = 50_000;

    /** One match, event by event. */
    private static final class Eye implements Watcher<War> {
        private final Map<Side, Troops> apart = new EnumMap<>(Side.class);

        @Override
        public void ruled(Position<War> before, Order order, Ruling.Accepted<War> ruling) {
            War war = before.state();
            for (Entry<War> entry : ruling.entries()) {
                if (entry instanceof Entry.Happened<War>(Event<War> event)) {
                    if (event instanceof ActivationEnded) {
                        nobodyOwes(war);
                    }
                    war = event.apply(war);
                    watch(event, war);
                }
            }
        }

        private void watch(Event<War> event, War war) {
            if (event instanceof BattleEnded) {
                apart.clear();
            } else if (event instanceof BattleJoined && !war.fight().sea()) {
                Battle battle = war.fight();
                for (Side side : Side.values()) {
                    Troops there = war.side(side).pile(battle.place()).all();
                    apart.put(side, battle.force(side).loose() ? Troops.NONE : there);
                }
            } else if (war.battle().isPresent()) {
                ZoneId place = war.battle().get().place();
                apart.forEach((side, troops) -> assertThat(
                                war.side(side).pile(place).all().has(troops))
                        .as("%s who only stand in %s, after %s", troops, place, event)
                        .isTrue());
            }
        }

        private static void nobodyOwes(War war) {
            Active active = war.active().orElseThrow();
            if (active.run() > 0 && active.toll() > 0) {
                SideState state = war.side(active.side());
                assertThat(active.force().lead()).as("%s", active).isEqualTo(CounterId.UNKNOWN);
                assertThat(active.parted())
                        .noneMatch(leader -> state.chief(leader).isPresent());
                for (UnledStack pile : active.left()) {
                    assertThat(pile.spent().and(state.pile(pile.zone()).spent()).isEmpty())
                            .as("%s have marched", pile)
                            .isTrue();
                }
            }
        }
    }

    @Rule({"5.3", "7", "7.5", "ruling-heir", "ruling-run"})
    @ParameterizedTest
    @ValueSource(strings = {Printed.REVOLT, Printed.MARATHON, Printed.SECOND_WAR})
    void lookOn(String scenario) {
        for (int seed = 1; seed <= MATCHES; seed++) {
            new RandomPlay<>(Table.game(), Table.setup(scenario), seed, MOST_ORDERS).play(new Eye());
        }
    }
}
