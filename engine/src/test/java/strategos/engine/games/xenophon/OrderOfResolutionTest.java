package strategos.engine.games.xenophon;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.engine.games.xenophon.Camp.ALPHA;
import static strategos.engine.games.xenophon.Camp.BETA;
import static strategos.engine.games.xenophon.Camp.DELTA;
import static strategos.engine.games.xenophon.Camp.GAMMA;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import strategos.engine.Decision;
import strategos.engine.Rule;
import strategos.engine.TestTable;
import strategos.engine.UndoBarrier;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.xenophon.events.CardEvents.AnswerGiven;
import strategos.engine.games.xenophon.events.CardEvents.AnswerReturned;
import strategos.engine.games.xenophon.events.CardEvents.CardPlayed;
import strategos.engine.games.xenophon.events.HardshipEvents.DesertionTested;
import strategos.engine.games.xenophon.events.HardshipEvents.MoraleTested;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.Phase;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.Stage;
import strategos.engine.games.xenophon.state.Token;
import strategos.engine.offer.Call;
import strategos.engine.seat.Seat;

/** Thrown, opponents, roller, result; and back to the throw when it is made again. Opponents are asked here. */
@Rule("ruling-order")
class OrderOfResolutionTest {
    /** Four armies; Alpha's morale is rolled for, with one natural modifier: it hungers. */
    private static Camp morale() {
        return Camp.race(4)
                .asking()
                .at(Phase.MORALE)
                .army(ALPHA, army -> army.set(Token.STARVATION, 1))
                .hand(ALPHA, "corn");
    }

    private static List<String> played(TestTable<MarchState> table) {
        return table.events().stream()
                .filter(event -> event instanceof CardPlayed)
                .map(event -> ((CardPlayed) event).by() + " " + ((CardPlayed) event).card())
                .toList();
    }

    @Rule({"ruling-order", "ruling-O1"})
    @Test
    void allOpponentsWithCardsAreAskedAtOnceWhateverTheyHold() {
        TestTable<MarchState> table =
                morale().hand(BETA, "fear").hand(DELTA, "market").table(new ScriptedDice().d6(2));
        assertThat(table.awaited()).containsOnlyKeys(BETA, DELTA);
        assertThat(table.state().army(GAMMA).hand().isEmpty()).isTrue();
    }

    @Rule("ruling-order")
    @Test
    void answersStayHiddenUntilAllAreInAndThenComeOutInSeatOrder() {
        TestTable<MarchState> table = morale().hand(BETA, "fear")
                .hand(GAMMA, "panic")
                .hand(DELTA, "misery")
                .table(new ScriptedDice().d6(2));
        table.order(DELTA, "play card=misery").order(BETA, "play card=fear");
        assertThat(played(table)).isEmpty();
        assertThat(table.state().army(DELTA).hand().size())
                .as("it counts as held")
                .isEqualTo(1);
        assertThat(table.awaited()).containsOnlyKeys(GAMMA);
        for (Seat other : List.of(ALPHA, GAMMA)) {
            assertThat(Camp.game()
                            .conceal(table.state(), other)
                            .position()
                            .window()
                            .answers())
                    .isEmpty();
        }
        assertThat(Camp.game().conceal(table.state(), BETA).position().window().answers())
                .hasSize(1);
        table.order(GAMMA, "play card=panic");
        assertThat(played(table)).containsExactly("beta fear", "gamma panic", "delta misery");
        assertThat(table.state().currentRoll().total()).isEqualTo(2 + 1 + 2 + 2 + 2);
        assertThat(table.awaited()).containsOnlyKeys(ALPHA);
    }

    @Rule("ruling-order")
    @Test
    void seatOrderBeginsAfterTheRoller() {
        TestTable<MarchState> table = Camp.race(3)
                .asking()
                .turnOf(GAMMA)
                .at(Phase.MORALE)
                .hand(GAMMA, "corn")
                .hand(ALPHA, "fear")
                .hand(BETA, "panic")
                .table(new ScriptedDice().d6(1));
        table.order(BETA, "play card=panic").order(ALPHA, "play card=fear");
        assertThat(played(table)).containsExactly("alpha fear", "beta panic");
    }

    @Rule("ruling-order")
    @Test
    void anOpponentMayChangeHisAnswerUntilAllHaveAnswered() {
        TestTable<MarchState> table = morale().hand(BETA, "fear", "generals-killed")
                .hand(GAMMA, "market")
                .table(new ScriptedDice().d6(2));
        table.order(BETA, "play card=fear").order(BETA, "play card=generals-killed");
        assertThat(table.awaited()).containsOnlyKeys(GAMMA);
        table.order(BETA, "pass").order(BETA, "play card=fear").order(GAMMA, "pass");
        assertThat(played(table)).containsExactly("beta fear");
        assertThat(table.state().army(BETA).hand().size()).isEqualTo(1);
    }

    /** Who may still change his answer is told what it is, and not asked again as if he had given none. */
    @Rule({"ruling-order", "ruling-O1"})
    @Test
    void whoHasAnsweredIsToldHowAndNotAskedAgain() {
        TestTable<MarchState> table =
                morale().hand(BETA, "fear").hand(GAMMA, "market").table(new ScriptedDice().d6(2));
        assertThat(question(table, BETA)).isEqualTo("prompt.answer, button.pass");
        table.order(BETA, "pass");
        assertThat(question(table, BETA)).isEqualTo("prompt.answered.pass, button.pass.stands");
        table.order(BETA, "play card=fear");
        assertThat(question(table, BETA)).isEqualTo("prompt.answered.card, button.pass.back");
        assertThat(question(table, GAMMA)).isEqualTo("prompt.answer, button.pass");
    }

    private static String question(TestTable<MarchState> table, Seat seat) {
        Decision decision = Camp.game()
                .decisions()
                .of(Camp.game().conceal(table.state(), seat), seat)
                .orElseThrow();
        return decision.prompt().key() + ", "
                + decision.offer("pass").orElseThrow().label().orElseThrow().key();
    }

    @Rule({"ruling-order", "ruling-T7"})
    @Test
    void noAnswerInTimeIsNone() {
        TestTable<MarchState> table = morale().hand(BETA, "fear").table(new ScriptedDice().d6(2));
        Decision decision = Camp.game()
                .decisions()
                .of(Camp.game().conceal(table.state(), BETA), BETA)
                .orElseThrow();
        assertThat(decision.fallback().get()).contains(Call.of("pass"));
    }

    @Rule({"ruling-order", "ruling-X7"})
    @Test
    void anAnswerThatFindsNothingToWorkOnIsGivenBack() {
        TestTable<MarchState> table = morale().army(ALPHA, army -> army.set(Token.FOOD, 1))
                .hand(BETA, "short-of-supplies")
                .hand(GAMMA, "camp-followers")
                .hand(DELTA, "market")
                .table(new ScriptedDice().d6(2));
        table.order(BETA, "play card=short-of-supplies")
                .order(GAMMA, "play card=camp-followers way=2")
                .order(DELTA, "pass");
        assertThat(played(table)).containsExactly("beta short-of-supplies");
        assertThat(table.events()).contains(new AnswerReturned(GAMMA, "camp-followers"));
        assertThat(table.state().army(GAMMA).hand()).isEqualTo(Camp.cards("camp-followers"));
        assertThat(table.state().army(ALPHA).food()).isZero();
    }

    @Rule({"ruling-order", "ruling-X8"})
    @Test
    void theRollerAnswersLastWithAsManyCardsAsHeLikes() {
        TestTable<MarchState> table = morale().hand(ALPHA, "command-silence", "proclamation", "corn")
                .hand(BETA, "generals-killed")
                .table(new ScriptedDice().d6(4));
        table.refuse(ALPHA, "play card=corn");
        table.order(BETA, "play card=generals-killed");
        assertThat(table.state().currentRoll().total()).isEqualTo(9);
        table.order(ALPHA, "play card=command-silence").order(ALPHA, "play card=proclamation");
        assertThat(table.state().currentRoll().total()).isEqualTo(5);
        table.refuse(BETA, "pass");
        assertThat(table.awaited()).containsOnlyKeys(ALPHA);
    }

    @Rule({"ruling-order", "ruling-X8"})
    @Test
    void aPlayedCardIsDiscardedEvenIfItChangesNothing() {
        TestTable<MarchState> table =
                morale().hand(ALPHA, "command-silence", "corn").table(new ScriptedDice().d6(1));
        table.order(ALPHA, "play card=command-silence");
        assertThat(table.state().deck().discards()).isEqualTo(Camp.cards("command-silence"));
        assertThat(table.state().currentRoll().total()).isZero();
    }

    @Rule({"ruling-order", "ruling-X4"})
    @Test
    void aRerollByTheRollerAsksAllAgainAndWhatWasPlayedStays() {
        TestTable<MarchState> table = morale().hand(ALPHA, "consultation", "corn")
                .hand(BETA, "fear", "panic")
                .table(new ScriptedDice().d6(4, 1));
        table.order(BETA, "play card=fear");
        assertThat(table.state().currentRoll().total()).isEqualTo(4 + 1 + 2);
        table.order(ALPHA, "play card=consultation");
        assertThat(table.state().currentRoll().natural()).isEqualTo(1);
        assertThat(table.state().currentRoll().total()).isEqualTo(1 + 1 + 2);
        assertThat(table.awaited()).as("one card each for each throw").containsOnlyKeys(BETA);
        table.order(BETA, "play card=panic");
        assertThat(table.state().currentRoll().total()).isEqualTo(1 + 1 + 2 + 2);
    }

    @Rule({"ruling-order", "ruling-X1", "ruling-X4"})
    @Test
    void aRerollByAnOpponentHoldsBackTheAnswersAfterItForTheNewThrow() {
        TestTable<MarchState> table = morale().hand(BETA, "omens", "market")
                .hand(GAMMA, "panic")
                .hand(DELTA, "misery", "barley")
                .table(new ScriptedDice().d6(2, 3));
        table.order(BETA, "play card=omens").order(GAMMA, "play card=panic").order(DELTA, "pass");
        assertThat(played(table)).containsExactly("beta omens");
        assertThat(table.state().currentRoll().natural()).isEqualTo(3);
        assertThat(table.awaited())
                .as("all with cards, or it would show whose card waits")
                .containsOnlyKeys(BETA, GAMMA, DELTA);
        assertThat(fallback(table, GAMMA)).contains(TestTable.call("play card=panic"));
        assertThat(fallback(table, DELTA)).contains(Call.of("pass"));
        assertThat(question(table, GAMMA)).isEqualTo("prompt.answered.waits, button.pass.back");
        assertThat(question(table, DELTA)).isEqualTo("prompt.answer, button.pass");
        table.order(BETA, "pass").order(GAMMA, "play card=panic").order(DELTA, "play card=misery");
        assertThat(played(table)).containsExactly("gamma panic", "delta misery");
        assertThat(table.state().currentRoll().total()).isEqualTo(3 + 1 + 2 + 2);
    }

    private static Optional<Call> fallback(TestTable<MarchState> table, Seat seat) {
        return Camp.game()
                .decisions()
                .of(Camp.game().conceal(table.state(), seat), seat)
                .orElseThrow()
                .fallback()
                .get();
    }

    @Rule("ruling-order")
    @Test
    void afterThePassTheResultIsReadAndNobodyAnswersIt() {
        TestTable<MarchState> table = morale().hand(BETA, "fear").table(new ScriptedDice().d6(5, 3));
        table.order(BETA, "pass").order(ALPHA, "pass");
        assertThat(table.events()).contains(new MoraleTested(true));
        assertThat(table.state().currentRoll().kind()).as("the next throw").isEqualTo(RollKind.RALLY);
    }

    @Rule({"ruling-order", "ruling-X5"})
    @Test
    void anExtraRallyRollComesAfterTheFirstAndIsARollOfItsOwn() {
        TestTable<MarchState> table = Camp.race(2)
                .asking()
                .at(Phase.RALLY)
                .army(ALPHA, army -> army.set(Token.MUTINY, 2))
                .hand(ALPHA, "honor", "begging", "promises", "corn")
                .table(new ScriptedDice().d6(3, 5, 2).d6(1));
        table.refuse(ALPHA, "play card=begging").citing("ruling-X5");
        table.order(ALPHA, "play card=honor").order(ALPHA, "pass");
        assertThat(table.state().stage()).isEqualTo(Stage.RALLY_AGAIN);
        table.order(ALPHA, "play card=begging");
        assertThat(table.state().currentRoll().total())
                .as("what was played before does not count")
                .isEqualTo(5);
        table.order(ALPHA, "pass");
        assertThat(table.state().army(ALPHA).mutiny()).isEqualTo(1);
        table.order(ALPHA, "play card=promises").order(ALPHA, "pass");
        assertThat(table.state().stage()).isEqualTo(Stage.RALLY_AGAIN);
        table.order(ALPHA, "pass");
        assertThat(table.state().currentRoll().kind()).isEqualTo(RollKind.DESERTION);
    }

    @Rule("ruling-X5")
    @Test
    void withoutMutinyThereIsNoExtraRallyRoll() {
        TestTable<MarchState> table = Camp.race(2)
                .at(Phase.RALLY)
                .army(ALPHA, army -> army.set(Token.MUTINY, 1))
                .hand(ALPHA, "begging", "corn")
                .table(new ScriptedDice().d6(6, 1));
        table.order(ALPHA, "pass");
        assertThat(table.state().currentRoll().kind()).isEqualTo(RollKind.TRAVEL);
    }

    @Rule({"ruling-X6", "draw-phase"})
    @Test
    void drawingIsAtOnceAndOverTheHandLimit() {
        TestTable<MarchState> table = morale().hand(
                        ALPHA, "council-of-war", "corn", "market", "guards", "warning", "truce", "escort")
                .table(new ScriptedDice().d6(2));
        table.order(ALPHA, "play card=council-of-war");
        assertThat(table.state().army(ALPHA).hand().size()).isEqualTo(9);
        assertThat(table.state().currentRoll().kind())
                .as("the throw still lies there")
                .isEqualTo(RollKind.MORALE);
    }

    @Rule("ruling-X6")
    @Test
    void foodMayBeHadBeforeTheArmyEats() {
        TestTable<MarchState> table = Camp.race(2)
                .at(Phase.FORAGE)
                .army(ALPHA, army -> army.set(Token.FOOD, 0).set(Token.STARVATION, 2))
                .hand(ALPHA, "corn", "guards")
                .table(new ScriptedDice().d6(1));
        table.order(ALPHA, "play card=corn").order(ALPHA, "forage choice=no");
        assertThat(table.state().army(ALPHA).starvation()).isZero();
        assertThat(table.state().army(ALPHA).food()).isZero();
    }

    @Rule("ruling-X6")
    @Test
    void angerIsOnlyTakenAwayWhereThereIsSome() {
        TestTable<MarchState> none =
                morale().hand(ALPHA, "village-headman", "corn").table(new ScriptedDice().d6(2));
        none.refuse(ALPHA, "play card=village-headman").citing("ruling-X6").saying("refuse.card.not-now");
        TestTable<MarchState> some = morale().army(ALPHA, army -> army.set(Token.ANGER, 1))
                .hand(ALPHA, "village-headman", "corn")
                .table(new ScriptedDice().d6(2));
        some.order(ALPHA, "play card=village-headman");
        assertThat(some.state().army(ALPHA).anger()).isZero();
    }

    @Rule({"ruling-printed", "ruling-X3", "ruling-X7", "anger-tokens"})
    @Test
    void mutinyGivenInTheDesertionWindowCountsForThatVeryRoll() {
        TestTable<MarchState> table = Camp.race(2)
                .asking()
                .at(Phase.DESERTION)
                .army(ALPHA, army -> army.set(Token.MUTINY, 1))
                .hand(ALPHA, "corn")
                .hand(BETA, "treachery")
                .table(new ScriptedDice().d6(4));
        assertThat(table.state().currentRoll().total()).isEqualTo(5);
        table.order(BETA, "play card=treachery");
        assertThat(table.state().army(ALPHA).mutiny()).isEqualTo(2);
        assertThat(table.state().army(ALPHA).anger()).isEqualTo(1);
        assertThat(table.state().currentRoll().total()).isEqualTo(6);
    }

    @Rule("ruling-idle")
    @Test
    void aRollerWithoutCardsOrPowerIsNotAsked() {
        Field field =
                Camp.race(2).at(Phase.MORALE).field(new ScriptedDice().d6(2)).toResult();
        assertThat(field.settled()).containsExactly(new MoraleTested(false));
        TestTable<MarchState> one = morale().hand(ALPHA, "guards").table(new ScriptedDice().d6(2));
        assertThat(one.awaited())
                .as("with any card he is asked, also with one that fits nothing")
                .containsOnlyKeys(ALPHA);
    }

    @Rule({"ruling-idle", "ruling-X5"})
    @Test
    void whoPlaysHisLastCardBetweenRallyRollsIsNotAskedForAnother() {
        TestTable<MarchState> table = Camp.race(2)
                .at(Phase.RALLY)
                .army(ALPHA, army -> army.set(Token.MUTINY, 2))
                .hand(ALPHA, "corn")
                .table(new ScriptedDice().d6(3, 1).d6(6, 6).d6(1, 1));
        table.order(ALPHA, "pass");
        assertThat(table.state().stage()).isEqualTo(Stage.RALLY_AGAIN);
        table.order(ALPHA, "play card=corn");
        assertThat(table.events()).contains(new DesertionTested(false));
    }

    @Rule("ruling-O1")
    @Test
    void anAnswerTellsNobodyWhetherItIsACard() {
        TestTable<MarchState> table =
                morale().hand(BETA, "fear").hand(GAMMA, "market").table(new ScriptedDice().d6(2));
        MarchState before = table.state();
        table.order(BETA, "play card=fear");
        AnswerGiven card = (AnswerGiven) table.events().getFirst();
        for (Seat other : List.of(ALPHA, GAMMA)) {
            assertThat(card.tell(Camp.game().conceal(before, other))).isEmpty();
        }
        assertThat(card.tell(Camp.game().conceal(before, BETA))).isPresent();
    }

    @Rule({"ruling-O5", "ruling-order"})
    @Test
    void whoAnswersLastHasLearnedWhatOthersDidAndCannotAnswerAgain() {
        TestTable<MarchState> table =
                morale().hand(BETA, "fear").hand(GAMMA, "panic").table(new ScriptedDice().d6(2));
        table.order(GAMMA, "pass");
        assertThat(UndoBarrier.against(GAMMA, table.entries())).isEmpty();
        table.order(BETA, "pass");
        assertThat(table.awaited()).containsOnlyKeys(ALPHA);
        assertThat(UndoBarrier.against(BETA, table.entries())).isPresent();
        TestTable<MarchState> alone = morale().hand(BETA, "fear").table(new ScriptedDice().d6(2));
        alone.order(BETA, "pass");
        assertThat(UndoBarrier.against(BETA, alone.entries()))
                .as("nobody else was asked")
                .isEmpty();
    }
}
