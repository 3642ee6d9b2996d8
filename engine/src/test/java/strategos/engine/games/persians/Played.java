package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Decision;
import strategos.engine.Entry;
import strategos.engine.Event;
import strategos.engine.Referee;
import strategos.engine.Ruling;
import strategos.engine.TestTable;
import strategos.engine.dice.Dice;
import strategos.engine.games.persians.battle.BattleEvents.CombatRolled;
import strategos.engine.games.persians.war.BattleRound;
import strategos.engine.games.persians.war.BattleSide;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.offer.Order;
import strategos.engine.text.Text.Line;

/** Orders given in a row to a built position; what came of them. */
final class Played {
    private final Dice dice;
    private final List<Event<War>> events = new ArrayList<>();
    private final War first;
    private War war;

    Played(War war, Dice dice) {
        this.first = war;
        this.war = war;
        this.dice = dice;
    }

    private Ruling<War> rule(Side side, String call) {
        return new Referee()
                .rule(
                        Table.game(),
                        war,
                        List.of(Side.GREEK.seat(), Side.PERSIAN.seat()),
                        List.of(),
                        new Order(side.seat(), TestTable.call(call)),
                        Entry.Source.PLAYER,
                        dice);
    }

    Played order(Side side, String call) {
        Ruling<War> ruling = rule(side, call);
        assertThat(ruling).as(call).isInstanceOf(Ruling.Accepted.class);
        Ruling.Accepted<War> accepted = (Ruling.Accepted<War>) ruling;
        war = accepted.state();
        for (Entry<War> entry : accepted.entries()) {
            if (entry instanceof Entry.Happened<War>(Event<War> event)) {
                events.add(event);
            }
        }
        assertThat(Table.game().rules().broken(war)).isEmpty();
        return this;
    }

    Played greek(String call) {
        return order(Side.GREEK, call);
    }

    Played persian(String call) {
        return order(Side.PERSIAN, call);
    }

    Line refused(Side side, String call) {
        Ruling<War> ruling = rule(side, call);
        assertThat(ruling).as(call).isInstanceOf(Ruling.Refused.class);
        return ((Ruling.Refused<War>) ruling).why();
    }

    /** A roll on a combat table, and what it cost the enemy. */
    record Cost(BattleRound.Volley volley, BattleSide owing) {
        String words() {
            return owing.owes() + (owing.tests() ? "T" : "");
        }
    }

    /** The rolls on combat tables. */
    List<Cost> costs() {
        List<Cost> costs = new ArrayList<>();
        War now = first;
        for (Event<War> event : events) {
            now = event.apply(now);
            if (event instanceof CombatRolled(BattleRound.Volley volley)) {
                costs.add(new Cost(volley, now.fight().side(volley.side().other())));
            }
        }
        return costs;
    }

    War war() {
        return war;
    }

    SideState side(Side side) {
        return war.side(side);
    }

    Step step() {
        return war.step();
    }

    Optional<Decision> decision(Side side) {
        return Table.game().decisions().of(Table.game().conceal(war, side.seat()), side.seat());
    }

    List<String> verbs(Side side) {
        return decision(side).map(Decision::offers).orElse(List.of()).stream()
                .map(offer -> offer.verb().name())
                .toList();
    }

    <T> List<T> events(Class<T> type) {
        return events.stream().filter(type::isInstance).map(type::cast).toList();
    }

    List<String> awaited() {
        return Table.game().rules().awaited(war).keySet().stream()
                .map(Object::toString)
                .toList();
    }
}
