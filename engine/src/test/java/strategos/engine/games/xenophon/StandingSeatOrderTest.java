package strategos.engine.games.xenophon;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.engine.games.xenophon.Camp.ALPHA;
import static strategos.engine.games.xenophon.Camp.BETA;
import static strategos.engine.games.xenophon.Camp.GAMMA;
import static strategos.engine.games.xenophon.StandingOrdersTest.interfere;
import static strategos.engine.games.xenophon.StandingOrdersTest.is;
import static strategos.engine.games.xenophon.StandingOrdersTest.played;

import java.util.Map;
import org.junit.jupiter.api.Test;
import strategos.engine.Rule;
import strategos.engine.TestTable;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.Stage;
import strategos.engine.seat.Seat;
import strategos.engine.standing.StandingOrder;

/** Of several opponents' standing orders those come first whose seats come first after the roller's. */
@Rule({"ruling-O2", "ruling-order"})
class StandingSeatOrderTest {
    @Rule({"ruling-O2", "ruling-order"})
    @Test
    void inSeatOrderAfterTheRollerWhoeverGaveTheLastOrder() {
        TestTable<MarchState> table = Camp.race(3)
                .thrown(RollKind.TRAVEL, 1)
                .hand(ALPHA, "short-of-supplies")
                .hand(BETA, "chalybes")
                .table(new ScriptedDice().d6(3, 4).d6(2, 2, 2, 2).d6(3, 4));
        // Beta's whole turn plays itself, and Gamma's begins by the very order that ended Alpha's.
        table.standing(
                everyTime(BETA, "forage", "forage choice=no"),
                everyTime(BETA, "respond", "pass"),
                interfere(ALPHA, Map.of("roller", is("gamma")), "play card=short-of-supplies"),
                interfere(BETA, Map.of("roller", is("gamma")), "play card=chalybes"));
        table.order(ALPHA, "pass");
        assertThat(played(table)).containsExactly("alpha short-of-supplies", "beta chalybes");
    }

    @Rule({"ruling-O2", "ruling-order", "ruling-X7"})
    @Test
    void inSeatOrderAfterTheRollerThoughTheFirstOfThemAnsweredLast() {
        TestTable<MarchState> table = Camp.race(3)
                .asking()
                .thrown(RollKind.SATRAP, 1)
                .in(Stage.OPPONENTS)
                .hand(BETA, "short-of-supplies", "fear")
                .hand(GAMMA, "chalybes", "panic")
                .table(new ScriptedDice().d6(6));
        table.standing(
                interfere(BETA, Map.of("phase", is("negotiations")), "play card=short-of-supplies"),
                interfere(GAMMA, Map.of("phase", is("negotiations")), "play card=chalybes"));
        table.order(GAMMA, "pass").order(BETA, "pass");
        assertThat(played(table)).containsExactly("beta short-of-supplies", "gamma chalybes");
    }

    private static StandingOrder everyTime(Seat seat, String topic, String answer) {
        return new StandingOrder(seat, topic, Map.of(), TestTable.call(answer), StandingOrder.UNLIMITED);
    }
}
