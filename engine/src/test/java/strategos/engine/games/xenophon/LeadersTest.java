package strategos.engine.games.xenophon;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.engine.games.xenophon.Camp.ALPHA;
import static strategos.engine.games.xenophon.Camp.BETA;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.Rule;
import strategos.engine.TestTable;
import strategos.engine.UndoBarrier;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.xenophon.state.CurrentRoll.Modifier;
import strategos.engine.games.xenophon.state.Leader;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.Phase;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.Stage;
import strategos.engine.games.xenophon.state.Turn.Terrain;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.seat.Seat;

/** The four leaders and their powers. */
@Rule({"leader-cards", "ruling-L1", "ruling-L2"})
class LeadersTest {
    private static TestTable<MarchState> led(Leader leader, Phase phase, ScriptedDice dice, String... hand) {
        return Camp.race(2)
                .at(phase)
                .army(ALPHA, army -> army.withLeader(leader).withSpace(40))
                .hand(ALPHA, hand)
                .table(dice);
    }

    @Rule("ruling-L1")
    @Test
    void areChosenInSeatOrderBeforeTheDealEachOnceWhileAnyIsLeft() {
        TestTable<MarchState> table = TestTable.start(
                Camp.game(),
                Camp.setup(6, "standing", "yes"),
                new ScriptedDice().d6(1, 6, 1, 1, 1, 1).unshuffled().d6(1, 1));
        List<Seat> seats = Camp.SEATS;
        table.refuse(BETA, "leader leader=menon");
        table.order(seats.get(0), "leader leader=menon");
        assertThat(table.state().army(ALPHA).hand().isEmpty()).isTrue();
        table.refuse(BETA, "leader leader=menon").citing("leader-cards").saying("refuse.leader");
        table.order(seats.get(1), "leader leader=xenophon")
                .order(seats.get(2), "leader leader=clearchus")
                .order(seats.get(3), "leader leader=chirisophus")
                .order(seats.get(4), "leader leader=menon")
                .order(seats.get(5), "leader leader=menon");
        assertThat(table.state().army(BETA).hand().size())
                .as("dealt, and its draw")
                .isEqualTo(6);
        assertThat(table.state().army(seats.get(5)).leader()).isEqualTo(Leader.MENON);
        assertThat(table.awaited()).containsOnlyKeys(BETA);
    }

    @Rule("leader-cards")
    @Test
    void withoutTheOptionThereAreNone() {
        TestTable<MarchState> table = TestTable.start(
                Camp.game(),
                Camp.setup(2, "standing", "no"),
                new ScriptedDice().d6(1, 6).unshuffled().d6(1, 1));
        assertThat(table.state().armies()).allMatch(army -> army.leader() == Leader.NONE);
    }

    @Rule({"leader-cards", "ruling-L2"})
    @Test
    void xenophonThrowsOneRollAgainInATurn() {
        TestTable<MarchState> table = led(Leader.XENOPHON, Phase.MORALE, new ScriptedDice().d6(6, 2, 3), "corn");
        table.order(ALPHA, "power");
        assertThat(table.state().currentRoll().natural()).isEqualTo(2);
        table.refuse(ALPHA, "power");
        table.order(ALPHA, "pass");
        table.refuse(ALPHA, "power");
    }

    @Rule({"ruling-L2", "ruling-order"})
    @Test
    void afterXenophonsNewThrowTheOpponentsAnswerAgain() {
        TestTable<MarchState> table = Camp.race(2)
                .asking()
                .at(Phase.MORALE)
                .army(ALPHA, army -> army.withLeader(Leader.XENOPHON))
                .hand(ALPHA, "corn")
                .hand(BETA, "fear", "panic")
                .table(new ScriptedDice().d6(5, 2));
        table.order(BETA, "play card=fear").order(ALPHA, "power");
        assertThat(table.state().currentRoll().total()).isEqualTo(4);
        assertThat(table.awaited()).containsOnlyKeys(BETA);
    }

    @Rule("ruling-L2")
    @Test
    void xenophonTouchesSecondDiceToo() {
        TestTable<MarchState> table = Camp.race(2)
                .thrown(RollKind.DESERTERS, 6)
                .army(ALPHA, army -> army.withLeader(Leader.XENOPHON))
                .hand(ALPHA, "corn")
                .table(new ScriptedDice().d6(1));
        table.order(ALPHA, "power");
        assertThat(table.state().currentRoll().natural()).isEqualTo(1);
    }

    @Rule({"leader-cards", "ruling-L2", "ruling-order"})
    @Test
    void clearchusAddsOneOrTakesOneAndThenTheThrowIsClosed() {
        TestTable<MarchState> table =
                led(Leader.CLEARCHUS, Phase.MORALE, new ScriptedDice().d6(6, 2), "command-silence", "corn");
        table.refuse(ALPHA, "power change=+2").citing("leader-cards");
        table.refuse(ALPHA, "power").citing("leader-cards");
        table.order(ALPHA, "power change=-1");
        assertThat(table.state().currentRoll().total()).isEqualTo(5);
        table.refuse(ALPHA, "play card=command-silence");
        table.refuse(ALPHA, "power change=-1");
        table.order(ALPHA, "pass");
        assertThat(table.state().army(ALPHA).mutiny()).isZero();
        table.refuse(ALPHA, "power change=+1");
    }

    @Rule("ruling-L2")
    @ParameterizedTest
    @CsvSource({"12, +1, SETTLED", "2, -1, HIGH_MOUNTAINS", "7, +1, HILLS", "6, +1, DESERT"})
    void onTheRouteClearchusWorksOnTheSumHeldInTwoToTwelve(int sum, String change, Terrain terrain) {
        TestTable<MarchState> table = Camp.race(2)
                .thrown(RollKind.ROUTE, sum)
                .army(ALPHA, army -> army.withLeader(Leader.CLEARCHUS))
                .hand(ALPHA, "corn")
                .table(new ScriptedDice().d6(1));
        table.order(ALPHA, "power change=" + change).order(ALPHA, "pass");
        assertThat(table.state().turn().terrain()).isEqualTo(terrain);
    }

    @Rule("ruling-L2")
    @ParameterizedTest
    @CsvSource({"XENOPHON", "CLEARCHUS"})
    void powersAreForOnesOwnTurn(Leader leader) {
        TestTable<MarchState> table = Camp.race(2)
                .asking()
                .at(Phase.MORALE)
                .army(BETA, army -> army.withLeader(leader))
                .hand(BETA, "fear")
                .hand(ALPHA, "corn")
                .table(new ScriptedDice().d6(3));
        table.refuse(BETA, "power");
        table.refuse(BETA, "power change=+1");
    }

    @Rule("ruling-L2")
    @Test
    void aPowerComesBackWithTheNextTurnAndWhatWasNotUsedHasLapsed() {
        Field field = Camp.race(2)
                .at(Phase.END)
                .turn(turn -> turn.withPowerUsed(true))
                .turnOf(BETA)
                .army(ALPHA, army -> army.withLeader(Leader.XENOPHON))
                .field(new ScriptedDice())
                .advance();
        assertThat(field.state().powerLeft()).isTrue();
    }

    @Rule({"leader-cards", "ruling-L2"})
    @Test
    void menonHasOneMoreOnNegotiationsAsAPrintedModifier() {
        Field field = Rolls.made(
                Rolls.before(RollKind.NEGOTIATION)
                        .army(ALPHA, army -> army.withLeader(Leader.MENON))
                        .hand(ALPHA, "corn"),
                RollKind.NEGOTIATION,
                new ScriptedDice().d6(3));
        assertThat(field.state().currentRoll().printed()).containsExactly(new Modifier("leader", "menon", 1));
        assertThat(field.state().powerLeft()).isFalse();
    }

    @Rule({"leader-cards", "ruling-L2", "end-phase"})
    @Test
    void chirisophusKeepsEightCards() {
        String[] eight = {"corn", "market", "fear", "panic", "guards", "warning", "honor", "truce"};
        Camp camp = Camp.race(2).at(Phase.END).hand(ALPHA, eight);
        assertThat(camp.field(new ScriptedDice()).advance().state().stage()).isEqualTo(Stage.DISCARD);
        camp.army(ALPHA, army -> army.withLeader(Leader.CHIRISOPHUS));
        assertThat(camp.field(new ScriptedDice()).advance().state().roller().seat())
                .isEqualTo(BETA);
        camp.hand(ALPHA, "corn", "market", "fear", "panic", "guards", "warning", "honor", "truce", "escort");
        assertThat(camp.field(new ScriptedDice()).advance().state().stage()).isEqualTo(Stage.DISCARD);
    }

    @Rule("ruling-idle")
    @Test
    void withAPowerLeftTheRollerIsAskedWithoutCards() {
        Field field = Camp.race(2)
                .at(Phase.MORALE)
                .army(ALPHA, army -> army.withLeader(Leader.CLEARCHUS))
                .field(new ScriptedDice().d6(2))
                .toQuestion();
        assertThat(Camp.game().rules().awaited(field.state())).containsOnlyKeys(ALPHA);
    }

    @Rule({"ruling-idle", "ruling-L2"})
    @Test
    void whatClearchusChangedCanBeTakenBackThoughNoCardIsLeft() {
        TestTable<MarchState> table =
                led(Leader.CLEARCHUS, Phase.MORALE, new ScriptedDice().d6(6, 2).d6(3, 4));
        table.order(ALPHA, "power change=-1");
        assertThat(table.awaited()).containsOnlyKeys(ALPHA);
        assertThat(UndoBarrier.against(ALPHA, table.entries())).isEmpty();
        table.order(ALPHA, "pass");
        assertThat(table.awaited()).as("the other's turn has begun").containsOnlyKeys(BETA);
    }

    @Rule("ruling-L2")
    @ParameterizedTest
    @CsvSource({"EXPOSURE, -1", "MORALE, -1", "CASUALTIES, -1", "DESERTERS, -1", "TRAVEL, +1", "ROUTE, +1"})
    void theChangeThatHelpsIsOfferedFirst(RollKind kind, String first) {
        MarchState march = Camp.race(2)
                .thrown(kind, 4)
                .army(ALPHA, army -> army.withLeader(Leader.CLEARCHUS))
                .march();
        Offer power = Camp.game()
                .decisions()
                .offer(Camp.game().conceal(march, ALPHA), ALPHA, "power")
                .orElseThrow();
        assertThat(power.choices(power.verb().slots().getFirst(), Call.of("power"))
                        .listed()
                        .getFirst()
                        .value())
                .isEqualTo(first);
    }
}
