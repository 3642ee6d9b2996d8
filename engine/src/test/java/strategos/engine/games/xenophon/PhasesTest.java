package strategos.engine.games.xenophon;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.engine.games.xenophon.Camp.ALPHA;
import static strategos.engine.games.xenophon.Camp.BETA;

import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import strategos.engine.Rule;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.xenophon.events.BattleEvents.BattleJoined;
import strategos.engine.games.xenophon.events.CardEvents.CardsDrawn;
import strategos.engine.games.xenophon.events.CardEvents.DeckShuffled;
import strategos.engine.games.xenophon.events.RollEvents.DiceRolled;
import strategos.engine.games.xenophon.events.TurnEvents.TurnBegan;
import strategos.engine.games.xenophon.events.TurnEvents.WordPassed;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.Army.Fate;
import strategos.engine.games.xenophon.state.Cards;
import strategos.engine.games.xenophon.state.Deck;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.Phase;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.Token;
import strategos.engine.games.xenophon.state.Turn;
import strategos.engine.games.xenophon.state.Turn.Weather;

/** The sixteen phases: which are made, and what they do besides their tables. */
class PhasesTest {
    @Rule("turn-sequence")
    @Test
    void aTurnGoesThroughSixteenPhasesInOrder() {
        assertThat(Phase.values())
                .extracting(Phase::id)
                .containsExactly(
                        "draw",
                        "route",
                        "weather",
                        "satrap",
                        "negotiations",
                        "attack",
                        "battle",
                        "exposure",
                        "forage",
                        "consumption",
                        "starvation",
                        "morale",
                        "rally",
                        "desertion",
                        "travel",
                        "end");
        // Nothing happens on the way, and nobody has a card: the dice are route, weather, satrap, morale and travel.
        Field field =
                Camp.race(2).discards().field(new ScriptedDice().d6(3, 4, 1, 1).d6(1, 2));
        Camp empty = Camp.race(2);
        assertThat(empty.march().phase()).isEqualTo(Phase.DRAW);
        field = emptyDeck(field.state(), new ScriptedDice().d6(3, 4, 1, 1).d6(1, 2));
        field.toQuestion().order(ALPHA, "forage choice=no");
        while (field.state().roller().seat().equals(ALPHA)) {
            field.advance();
        }
        assertThat(field.events(DiceRolled.class))
                .extracting(DiceRolled::kind)
                .containsExactly(RollKind.ROUTE, RollKind.WEATHER, RollKind.SATRAP, RollKind.MORALE, RollKind.TRAVEL);
        assertThat(field.events(TurnBegan.class)).containsExactly(new TurnBegan(BETA, 1));
    }

    private static Field emptyDeck(MarchState march, ScriptedDice dice) {
        return new Field(march.withDeck(new Deck(Cards.NONE, 0, Cards.NONE)), dice);
    }

    @Rule("draw-phase")
    @Test
    void threeCardsAreDrawnAndTheDiscardsBecomeTheDeckWhenItRunsOut() {
        Cards discards = Camp.cards("corn", "market", "fear");
        MarchState march = Camp.race(2).march().withDeck(new Deck(Camp.cards("panic"), 0, discards));
        Field field = new Field(march, new ScriptedDice().shuffled(2, 0, 1)).advance();
        assertThat(field.events(CardsDrawn.class))
                .containsExactly(
                        new CardsDrawn(ALPHA, List.of("panic")), new CardsDrawn(ALPHA, List.of("fear", "corn")));
        assertThat(field.events(DeckShuffled.class)).hasSize(1);
        assertThat(field.state().deck().left()).isEqualTo(1);
        assertThat(field.state().deck().discards().isEmpty()).isTrue();
    }

    @Rule("draw-phase")
    @Test
    void whenBothAreEmptyThereIsNothingToDraw() {
        Field field = emptyDeck(Camp.race(2).march(), new ScriptedDice()).advance();
        assertThat(field.events(CardsDrawn.class)).isEmpty();
        assertThat(field.state().phase()).isEqualTo(Phase.ROUTE);
    }

    /** Rolls that are not made for an army to which nothing has happened. */
    @Rule({"ruling-P1", "ruling-P2"})
    @ParameterizedTest
    @EnumSource(
            value = Phase.class,
            names = {"NEGOTIATIONS", "ATTACK", "BATTLE", "EXPOSURE", "STARVATION", "RALLY", "DESERTION"})
    void aRollThatNothingCallsForIsNotMade(Phase phase) {
        Field field = Camp.race(2)
                .at(phase)
                .hand(ALPHA, "consultation")
                .hand(BETA, "tissaphernes", "omens")
                .field(new ScriptedDice())
                .advance();
        assertThat(field.events()).singleElement().isInstanceOf(WordPassed.class);
        assertThat(field.state().roll()).isEmpty();
    }

    @Rule("ruling-P2")
    @Test
    void noCardCanBePlayedOnAnAttackRollWithoutAnger() {
        Field field = Camp.race(2)
                .asking()
                .at(Phase.ATTACK)
                .hand(ALPHA, "corn")
                .hand(BETA, "tissaphernes")
                .field(new ScriptedDice().d6(3))
                .toQuestion();
        assertThat(field.state().phase())
                .as("the attack has not been rolled for")
                .isEqualTo(Phase.FORAGE);
    }

    @Rule("battle-phase")
    @Test
    void anAttackSpendsOneAngerBeforeTheBattleRoll() {
        Field field = Camp.race(2)
                .at(Phase.ATTACK)
                .army(ALPHA, army -> army.set(Token.ANGER, 2))
                .hand(ALPHA, "corn")
                .field(new ScriptedDice().d6(2, 6))
                .toQuestion()
                .order(ALPHA, "pass")
                .toQuestion();
        assertThat(field.events(BattleJoined.class)).containsExactly(new BattleJoined(1));
        assertThat(field.state().army(ALPHA).anger()).isEqualTo(1);
        assertThat(field.state().currentRoll().kind()).isEqualTo(RollKind.BATTLE);
    }

    @Rule("negotiations-phase")
    @Test
    void aFriendlySatrapTakesAllAngerAway() {
        Field field = Rolls.made(
                Rolls.before(RollKind.NEGOTIATION).hand(ALPHA, "corn"), RollKind.NEGOTIATION, new ScriptedDice().d6(6));
        field.order(ALPHA, "pass");
        assertThat(field.state().army(ALPHA).anger()).isZero();
        assertThat(field.state().army(ALPHA).food()).isEqualTo(4);
    }

    private static Army afterConsumption(UnaryOperator<Army> army) {
        return Camp.race(2)
                .at(Phase.CONSUMPTION)
                .army(ALPHA, army)
                .field(new ScriptedDice())
                .advance()
                .state()
                .army(ALPHA);
    }

    @Rule({"consumption-phase", "food-tokens", "starvation-tokens"})
    @Test
    void withFoodHungerIsForgottenAndOneIsEaten() {
        Army fed = afterConsumption(army -> army.set(Token.FOOD, 3).set(Token.STARVATION, 4));
        assertThat(fed.food()).isEqualTo(2);
        assertThat(fed.starvation()).isZero();
        Army hungry = afterConsumption(army -> army.set(Token.FOOD, 0).set(Token.STARVATION, 4));
        assertThat(hungry.food()).isZero();
        assertThat(hungry.starvation()).isEqualTo(5);
    }

    @Rule("forage-phase")
    @Test
    void whoDoesNotForageGainsNothingAndIsNotSlowed() {
        Field field = Camp.race(2).at(Phase.FORAGE).field(new ScriptedDice()).toQuestion();
        field.order(ALPHA, "forage choice=no");
        assertThat(field.state().turn().foraged()).isFalse();
        assertThat(field.state().phase()).isEqualTo(Phase.CONSUMPTION);
        Field foraging = Camp.race(2)
                .at(Phase.FORAGE)
                .field(new ScriptedDice().d6(1))
                .toQuestion()
                .order(ALPHA, "forage choice=yes")
                .toResult();
        assertThat(foraging.state().turn().foraged())
                .as("it counts, whatever it brought")
                .isTrue();
    }

    @Rule({"morale-phase", "mutiny-tokens"})
    @Test
    void moraleGivesOneMutinyHoweverHighTheRoll() {
        Field field = Rolls.made(
                Rolls.before(RollKind.MORALE).hand(ALPHA, "corn"), RollKind.MORALE, new ScriptedDice().d6(6));
        assertThat(field.state().currentRoll().total()).isEqualTo(9);
        field.order(ALPHA, "pass");
        assertThat(field.state().army(ALPHA).mutiny()).isEqualTo(3);
    }

    @Rule({"rally-phase", "mutiny-tokens"})
    @Test
    void aRallyTakesOneMutinyAway() {
        Field field =
                Rolls.made(Rolls.before(RollKind.RALLY).hand(ALPHA, "corn"), RollKind.RALLY, new ScriptedDice().d6(6));
        field.order(ALPHA, "pass");
        assertThat(field.state().army(ALPHA).mutiny()).isEqualTo(1);
    }

    @Rule("ruling-P4")
    @Test
    void onlyHarshWeatherIsRemembered() {
        Field field = Camp.race(2)
                .at(Phase.END)
                .turn(turn -> turn.withWeather(Weather.HARSH)
                        .withAttacked(true)
                        .withMet(true)
                        .withForaged(true)
                        .withPowerUsed(true))
                .field(new ScriptedDice())
                .advance();
        assertThat(field.state().turn()).isEqualTo(Turn.FRESH);
        assertThat(field.state().army(ALPHA).harshBefore()).isTrue();
        assertThat(field.state().army(BETA).harshBefore()).isFalse();
        Field cold = Camp.race(2)
                .at(Phase.END)
                .army(ALPHA, army -> army.after(Weather.HARSH))
                .turn(turn -> turn.withWeather(Weather.COLD))
                .field(new ScriptedDice())
                .advance();
        assertThat(cold.state().army(ALPHA).harshBefore()).isFalse();
    }

    private static final String[] NINE = {
        "corn", "market", "fear", "panic", "guards", "warning", "honor", "truce", "escort"
    };

    @Rule("end-phase")
    @Test
    void cardsOverSevenAreLaidDownByChoice() {
        Field field = Camp.race(2)
                .at(Phase.END)
                .hand(ALPHA, NINE)
                .field(new ScriptedDice())
                .toQuestion();
        assertThat(field.refusal(ALPHA, "discard cards=corn")).isPresent();
        assertThat(field.refusal(ALPHA, "discard cards=corn,fear,panic")).isPresent();
        field.order(ALPHA, "discard cards=fear,corn").advance();
        assertThat(field.state().army(ALPHA).hand().size()).isEqualTo(7);
        assertThat(field.state().deck().discards()).isEqualTo(Camp.cards("fear", "corn"));
        assertThat(field.state().roller().seat()).isEqualTo(BETA);
    }

    @Rule("end-phase")
    @Test
    void sevenCardsMayStay() {
        Field field = Camp.race(2)
                .at(Phase.END)
                .hand(ALPHA, "corn", "market", "fear", "panic", "guards", "warning", "honor")
                .field(new ScriptedDice())
                .advance();
        assertThat(field.state().roller().seat()).isEqualTo(BETA);
    }

    @Rule({"ruling-P3", "men"})
    @Test
    void anArmyWithoutMenIsGoneAtOnceAndItsTurnIsOver() {
        Field field = Rolls.made(
                Rolls.before(RollKind.EXPOSURE)
                        .army(ALPHA, army -> army.lose(98))
                        .hand(ALPHA, "corn"),
                RollKind.EXPOSURE,
                new ScriptedDice().d6(6));
        field.order(ALPHA, "pass");
        Army army = field.state().army(ALPHA);
        assertThat(army.fate()).isEqualTo(Fate.GONE);
        assertThat(army.men()).isZero();
        assertThat(army.hand().isEmpty()).isTrue();
        assertThat(field.state().deck().discards().has(Camp.card("corn").number()))
                .as("its hand leaves the game")
                .isFalse();
        assertThat(field.state().roller().seat()).isEqualTo(BETA);
    }
}
