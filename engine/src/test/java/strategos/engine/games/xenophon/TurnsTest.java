package strategos.engine.games.xenophon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static strategos.engine.games.xenophon.Camp.ALPHA;
import static strategos.engine.games.xenophon.Camp.BETA;
import static strategos.engine.games.xenophon.Camp.DELTA;
import static strategos.engine.games.xenophon.Camp.GAMMA;

import java.util.List;
import org.junit.jupiter.api.Test;
import strategos.engine.Entry;
import strategos.engine.Result;
import strategos.engine.Rule;
import strategos.engine.TestTable;
import strategos.engine.dice.Cause;
import strategos.engine.dice.Chain;
import strategos.engine.dice.Roll;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.xenophon.events.CardEvents.Discarded;
import strategos.engine.games.xenophon.events.RouteEvents.Arrived;
import strategos.engine.games.xenophon.events.TurnEvents.MatchEnded;
import strategos.engine.games.xenophon.events.TurnEvents.TurnBegan;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.Army.Fate;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.Phase;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.Stage;
import strategos.engine.games.xenophon.state.Token;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;

/** Whose turn it is, arrival, the end, and the score. */
class TurnsTest {
    private static Army army(Seat seat) {
        return Camp.race(6).march().army(seat);
    }

    private static Result over(Army... armies) {
        MarchState march = Camp.race(armies.length).march();
        for (Army army : armies) {
            march = march.with(army);
        }
        return Camp.game().rules().result(march.in(Stage.OVER)).orElseThrow();
    }

    private static TurnBegan next(Camp camp) {
        return camp.at(Phase.END)
                .field(new ScriptedDice())
                .advance()
                .events(TurnBegan.class)
                .getFirst();
    }

    @Rule({"ruling-T1", "turn-sequence"})
    @Test
    void turnsGoInSeatOrderFromTheFirst() {
        assertThat(next(Camp.race(3).first(BETA).turnOf(BETA))).isEqualTo(new TurnBegan(GAMMA, 1));
        assertThat(next(Camp.race(3).first(BETA).turnOf(GAMMA))).isEqualTo(new TurnBegan(ALPHA, 1));
    }

    @Rule({"ruling-T2", "time-track"})
    @Test
    void theNeutralPawnMovesWhenAllWhoMarchHaveHadTheirTurn() {
        assertThat(next(Camp.race(3).first(BETA).turnOf(ALPHA))).isEqualTo(new TurnBegan(BETA, 2));
        assertThat(next(Camp.race(3)
                        .first(BETA)
                        .turnOf(GAMMA)
                        .army(ALPHA, army -> army.withSpace(60).arrived(1))))
                .isEqualTo(new TurnBegan(BETA, 2));
    }

    @Rule({"ruling-X9", "turn-sequence"})
    @Test
    void whoIsOutHasNoTurnAndIsNotAsked() {
        assertThat(next(Camp.race(3).army(BETA, army -> army.gone(1)))).isEqualTo(new TurnBegan(GAMMA, 1));
        TestTable<MarchState> table = Camp.race(3)
                .asking()
                .at(Phase.MORALE)
                .hand(ALPHA, "corn")
                .hand(GAMMA, "fear")
                .army(BETA, army -> army.withSpace(60).arrived(12))
                .table(new ScriptedDice().d6(3));
        assertThat(table.awaited()).containsOnlyKeys(GAMMA);
        table.refuse(BETA, "pass");
    }

    @Rule({"ruling-T3", "distance-track", "time-track"})
    @Test
    void arrivalEndsTheTurnWithoutAnEndPhaseAndLaysDownTokensAndHand() {
        Field field = Camp.race(2)
                .round(21)
                .at(Phase.TRAVEL)
                .army(
                        ALPHA,
                        army -> army.withSpace(58).lose(6).set(Token.FOOD, 3).set(Token.ANGER, 2))
                .hand(ALPHA, "corn", "market", "fear", "panic", "guards", "warning", "honor", "truce", "escort")
                .field(new ScriptedDice().d6(6))
                .toQuestion()
                .order(ALPHA, "pass");
        assertThat(field.events(Arrived.class)).containsExactly(new Arrived(21));
        Army arrived = field.state().army(ALPHA);
        assertThat(arrived.fate()).isEqualTo(Fate.ARRIVED);
        assertThat(arrived.men()).isEqualTo(94);
        assertThat(arrived.food() + arrived.anger()).isZero();
        assertThat(arrived.hand().isEmpty()).isTrue();
        assertThat(field.state().deck().discards().size()).isEqualTo(9);
        assertThat(field.state().roller().seat()).isEqualTo(BETA);
    }

    @Rule("ruling-T2")
    @Test
    void allArrivalsOfARoundCountAlike() {
        for (Seat seat : List.of(ALPHA, BETA)) {
            Field field = Camp.race(2)
                    .round(20)
                    .turnOf(seat)
                    .at(Phase.TRAVEL)
                    .army(seat, army -> army.withSpace(59))
                    .hand(seat, "corn")
                    .field(new ScriptedDice().d6(6))
                    .toQuestion()
                    .order(seat, "pass");
            assertThat(field.state().army(seat).since()).isEqualTo(20);
        }
    }

    @Rule({"victory", "ruling-T4"})
    @Test
    void menDividedByTurnsDecides() {
        Result result = over(
                army(ALPHA).lose(6).withSpace(60).arrived(21),
                army(BETA).lose(10).withSpace(60).arrived(20));
        assertThat(result.ranking())
                .extracting(Result.Place::rank, Result.Place::seat, Result.Place::score)
                .containsExactly(tuple(1, BETA, "450.00"), tuple(2, ALPHA, "447.62"));
        assertThat(result.winners()).containsExactly(BETA);
    }

    /** Divided out and rounded, 34 in 51 and 32 in 48 might differ. */
    @Rule("ruling-T4")
    @Test
    void scoresAreComparedAsExactFractions() {
        Result result = over(
                army(ALPHA).lose(66).withSpace(60).arrived(51),
                army(BETA).lose(68).withSpace(60).arrived(48),
                army(GAMMA).lose(99).withSpace(60).arrived(60));
        assertThat(result.ranking())
                .extracting(Result.Place::rank, Result.Place::seat, Result.Place::score)
                .containsExactly(tuple(1, ALPHA, "66.67"), tuple(1, BETA, "66.67"), tuple(3, GAMMA, "1.67"));
        assertThat(result.winners()).containsExactly(ALPHA, BETA);
    }

    @Rule("ruling-T4")
    @Test
    void equalScoresSharePlaceAndVictoryAndAreShownByMenThenSeat() {
        Result result = over(
                army(ALPHA).lose(60).withSpace(60).arrived(20),
                army(BETA).lose(40).withSpace(60).arrived(30),
                army(GAMMA).lose(60).withSpace(60).arrived(20));
        assertThat(result.ranking()).extracting(Result.Place::seat).containsExactly(BETA, ALPHA, GAMMA);
        assertThat(result.ranking()).extracting(Result.Place::rank).containsExactly(1, 1, 1);
        assertThat(result.winners()).containsExactly(BETA, ALPHA, GAMMA);
    }

    @Rule({"ruling-T5", "time-track"})
    @Test
    void afterTheLastRoundThoseStillMarchingScoreNothing() {
        Field field = Camp.race(2)
                .round(60)
                .turnOf(BETA)
                .at(Phase.END)
                .field(new ScriptedDice())
                .advance();
        assertThat(field.events(MatchEnded.class)).containsExactly(new MatchEnded(true));
        Result result = over(
                army(ALPHA).withSpace(40),
                army(BETA).withSpace(60).arrived(60),
                army(GAMMA).withSpace(50).lose(10),
                army(DELTA).withSpace(50).lose(20));
        assertThat(result.ranking())
                .extracting(Result.Place::rank, Result.Place::seat, Result.Place::score)
                .containsExactly(
                        tuple(1, BETA, "166.67"),
                        tuple(2, GAMMA, "0.00"),
                        tuple(3, DELTA, "0.00"),
                        tuple(4, ALPHA, "0.00"));
        assertThat(over(army(ALPHA).withSpace(40), army(BETA).withSpace(50)).winners())
                .isEmpty();
    }

    @Rule({"ruling-T5", "ruling-P3"})
    @Test
    void armiesThatAreGoneRankLastTheLaterTheHigher() {
        Result result = over(
                army(ALPHA).withSpace(50).gone(2),
                army(BETA).withSpace(30),
                army(GAMMA).withSpace(55).gone(1));
        assertThat(result.ranking()).extracting(Result.Place::seat).containsExactly(BETA, ALPHA, GAMMA);
        assertThat(result.ranking()).extracting(Result.Place::score).containsOnly("0.00");
    }

    @Rule("ruling-T6")
    @Test
    void theMatchIsOverWhenNobodyMarchesAndNobodyWinsWhenAllAreGone() {
        Field field = Rolls.made(
                Rolls.before(RollKind.STARVATION)
                        .army(BETA, army -> army.gone(1))
                        .army(ALPHA, army -> army.lose(99).set(Token.STARVATION, 5))
                        .hand(ALPHA, "corn"),
                RollKind.STARVATION,
                new ScriptedDice().d6(5));
        field.order(ALPHA, "pass");
        assertThat(field.events(MatchEnded.class)).containsExactly(new MatchEnded(false));
        Result result = Camp.game().rules().result(field.state()).orElseThrow();
        assertThat(result.winners()).isEmpty();
        assertThat(result.reason().text().key()).isEqualTo("result.nobody");
        assertThat(result.ranking()).extracting(Result.Place::seat).containsExactly(ALPHA, BETA);
    }

    @Rule("ruling-T6")
    @Test
    void whoMarchesAloneMarchesOn() {
        assertThat(next(Camp.race(2)
                        .army(BETA, army -> army.withSpace(60).arrived(9))
                        .round(9)))
                .isEqualTo(new TurnBegan(ALPHA, 10));
    }

    private static Call fallback(Camp camp) {
        MarchState march = camp.march();
        return Camp.game()
                .decisions()
                .of(Camp.game().conceal(march, ALPHA), ALPHA)
                .orElseThrow()
                .fallback()
                .get()
                .orElseThrow();
    }

    @Rule("ruling-T7")
    @Test
    void anArmyWhosePlayerIsAwayMarchesOnWithoutCards() {
        assertThat(fallback(Camp.race(2).hand(ALPHA, "escort").thrown(RollKind.TRAVEL, 2)))
                .isEqualTo(Call.of("pass"));
        Camp foraging = Camp.race(2).at(Phase.FORAGE).in(Stage.FORAGE);
        assertThat(fallback(foraging)).isEqualTo(TestTable.call("forage choice=no"));
        foraging.army(ALPHA, army -> army.set(Token.FOOD, 0));
        assertThat(fallback(foraging)).isEqualTo(TestTable.call("forage choice=yes"));
        Camp full = Camp.race(2)
                .at(Phase.END)
                .in(Stage.DISCARD)
                .hand(ALPHA, "corn", "market", "fear", "panic", "guards", "warning", "honor", "truce", "escort");
        assertThat(fallback(full)).isEqualTo(Call.of("random-discard"));
    }

    @Rule({"ruling-T7", "end-phase"})
    @Test
    void lotsForDiscardsAreSealed() {
        TestTable<MarchState> table = Camp.race(2)
                .at(Phase.END)
                .hand(ALPHA, "corn", "market", "fear", "panic", "guards", "warning", "honor", "truce", "escort")
                .table(new ScriptedDice().dice(9, 3).dice(8, 8).d6(1, 1));
        table.order(ALPHA, "random-discard");
        assertThat(table.events())
                .contains(new Discarded(ALPHA, Camp.cards("fear", "escort"), List.of("fear", "escort"), true));
        assertThat(table.entries().stream()
                        .filter(entry -> entry instanceof Entry.Rolled<MarchState>)
                        .map(entry -> ((Entry.Rolled<MarchState>) entry).roll())
                        .filter(roll -> roll.sides() > 6)
                        .map(Roll::cause)
                        .map(Cause::chain))
                .containsExactly(Chain.SEALED, Chain.SEALED);
    }

    @Rule({"ruling-resign", "ruling-P3"})
    @Test
    void whoGivesUpIsGoneAndItsTurnPasses() {
        TestTable<MarchState> table = Camp.race(3)
                .asking()
                .at(Phase.MORALE)
                .hand(ALPHA, "corn")
                .hand(GAMMA, "fear")
                .hand(BETA, "panic")
                .table(new ScriptedDice().d6(3).d6(1, 1));
        table.order(BETA, "play card=panic").order(BETA, Order.RESIGN);
        assertThat(table.state().army(BETA).fate()).isEqualTo(Fate.GONE);
        assertThat(table.state().window().answers())
                .as("its answer goes with it")
                .isEmpty();
        assertThat(table.awaited()).containsOnlyKeys(GAMMA);
        table.order(ALPHA, Order.RESIGN);
        assertThat(table.state().roller().seat()).isEqualTo(GAMMA);
        table.refuse(ALPHA, Order.RESIGN);
        table.order(GAMMA, Order.RESIGN);
        assertThat(Camp.game().rules().result(table.state())).isPresent();
    }

    @Rule({"ruling-resign", "ruling-L1"})
    @Test
    void whoGivesUpBeforeTheFirstTurnIsPassedOver() {
        TestTable<MarchState> table = TestTable.start(
                Camp.game(),
                Camp.setup(3, "standing", "yes"),
                new ScriptedDice().d6(6, 2, 1).unshuffled().d6(1, 1));
        table.order(ALPHA, Order.RESIGN).order(BETA, "leader leader=menon").order(GAMMA, "leader leader=xenophon");
        assertThat(table.state().roller().seat()).isEqualTo(BETA);
        assertThat(table.state().army(ALPHA).hand().isEmpty()).isTrue();
    }
}
