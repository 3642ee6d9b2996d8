package strategos.engine.games.xenophon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static strategos.engine.games.xenophon.Camp.ALPHA;

import java.util.List;
import org.junit.jupiter.api.Test;
import strategos.engine.Result;
import strategos.engine.Rule;
import strategos.engine.TestTable;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.xenophon.events.CardEvents.CardPlayed;
import strategos.engine.games.xenophon.state.Cards;
import strategos.engine.games.xenophon.state.Deck;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.Phase;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.Stage;
import strategos.engine.games.xenophon.state.Token;

/** One army alone: what harms it plays itself. */
@Rule({"solitaire-play", "ruling-S1", "ruling-S2", "ruling-S3"})
class SolitaireTest {
    private static List<String> played(TestTable<MarchState> table) {
        return table.events().stream()
                .filter(event -> event instanceof CardPlayed)
                .map(event -> ((CardPlayed) event).card())
                .toList();
    }

    @Rule({"solitaire-play", "ruling-S1", "ruling-S3"})
    @Test
    void harmOnARollComesWithItsFirstThrowBeforeThePlayerAnswers() {
        TestTable<MarchState> table = Camp.alone()
                .at(Phase.MORALE)
                .hand(ALPHA, "command-silence", "fear", "corn", "quarrel")
                .table(new ScriptedDice().d6(1));
        assertThat(played(table))
                .as("all that are due, in the order in which they were drawn")
                .containsExactly("fear", "quarrel");
        assertThat(table.state().currentRoll().total()).isEqualTo(5);
        assertThat(table.awaited()).containsOnlyKeys(ALPHA);
        table.order(ALPHA, "play card=command-silence");
        assertThat(table.state().currentRoll().total()).isEqualTo(3);
    }

    @Rule("ruling-S1")
    @Test
    void harmOnAnotherRollWaits() {
        TestTable<MarchState> table =
                Camp.alone().at(Phase.MORALE).hand(ALPHA, "muddy-road", "corn").table(new ScriptedDice().d6(1, 4));
        assertThat(played(table)).isEmpty();
        table.order(ALPHA, "pass");
        assertThat(played(table)).containsExactly("muddy-road");
        assertThat(table.state().currentRoll().total()).isEqualTo(3);
    }

    @Rule("ruling-S1")
    @Test
    void angerComesAtOnceWhenDrawn() {
        MarchState march =
                Camp.alone().march().withDeck(new Deck(Camp.cards("chalybes", "treachery", "corn"), 0, Cards.NONE));
        Field field = new Field(march, new ScriptedDice()).advance();
        assertThat(field.events(CardPlayed.class))
                .extracting(CardPlayed::card)
                .containsExactly("chalybes", "treachery");
        assertThat(field.state().army(ALPHA).anger()).isEqualTo(2);
        assertThat(field.state().army(ALPHA).mutiny()).isEqualTo(1);
        assertThat(field.state().army(ALPHA).hand()).isEqualTo(Camp.cards("corn"));
    }

    @Rule("ruling-S1")
    @Test
    void foodIsLostAsSoonAsThereIsSome() {
        TestTable<MarchState> table = Camp.alone()
                .at(Phase.MORALE)
                .army(ALPHA, army -> army.set(Token.FOOD, 0))
                .hand(ALPHA, "short-of-supplies", "corn", "guards")
                .table(new ScriptedDice().d6(1));
        assertThat(played(table)).isEmpty();
        table.order(ALPHA, "play card=corn");
        assertThat(played(table)).containsExactly("corn", "short-of-supplies");
        assertThat(table.state().army(ALPHA).food()).isZero();
    }

    @Rule("ruling-S1")
    @Test
    void whatIsDrawnAfterTheWordHasPassedWaitsForTheNextThrowOfThatRoll() {
        MarchState march = Camp.alone()
                .at(Phase.MORALE)
                .hand(ALPHA, "council-of-war", "omens", "corn")
                .march();
        MarchState stacked = march.withDeck(new Deck(Camp.cards("fear", "market", "barley"), 0, Cards.NONE));
        TestTable<MarchState> table = Camp.table(stacked, Camp.setup(1, "standing", "no"), new ScriptedDice().d6(2, 3));
        table.order(ALPHA, "play card=council-of-war");
        assertThat(played(table)).containsExactly("council-of-war");
        table.order(ALPHA, "play card=omens");
        assertThat(played(table)).containsExactly("omens", "fear");
        assertThat(table.state().currentRoll().total()).isEqualTo(5);
    }

    @Rule("ruling-S2")
    @Test
    void ofTwoHarmsTheFirstThatCanBePlayedComes() {
        TestTable<MarchState> table =
                Camp.alone().at(Phase.MORALE).hand(ALPHA, "slander", "corn").table(new ScriptedDice().d6(1));
        assertThat(played(table)).containsExactly("slander");
        assertThat(table.state().currentRoll().total()).isEqualTo(3);
    }

    @Rule("ruling-S2")
    @Test
    void ifBothHarmsCanBePlayedThePlayerChooses() {
        // Food was there before the card, which no turn of play brings about: it would have been lost already.
        Field field = new Field(
                Camp.alone()
                        .thrown(RollKind.TRAVEL, 4)
                        .in(Stage.OPPONENTS)
                        .army(ALPHA, army -> army.set(Token.FOOD, 1))
                        .hand(ALPHA, "camp-followers", "guards")
                        .march(),
                new ScriptedDice());
        field.advance();
        assertThat(field.state().stage()).isEqualTo(Stage.FORCED);
        assertThat(Camp.game().rules().awaited(field.state())).containsOnlyKeys(ALPHA);
        assertThat(field.refusal(ALPHA, "pass")).isPresent();
        assertThat(field.refusal(ALPHA, "play card=guards")).isPresent();
        assertThat(field.refusal(ALPHA, "play card=camp-followers")).isPresent();
        field.order(ALPHA, "play card=camp-followers way=2").toQuestion();
        assertThat(field.state().army(ALPHA).food()).isZero();
        assertThat(field.state().currentRoll().total()).isEqualTo(4);
        assertThat(field.state().stage()).isEqualTo(Stage.ROLLER);
    }

    @Rule({"ruling-S2", "ruling-X1"})
    @Test
    void helpOnOneSideAndWhatCutsBothWaysAreNotForced() {
        TestTable<MarchState> table = Camp.alone()
                .at(Phase.BATTLE)
                .turn(turn -> turn.withAttacked(true))
                .army(ALPHA, army -> army.set(Token.ANGER, 1))
                .hand(ALPHA, "bravery", "ambush", "consultation")
                .table(new ScriptedDice().d6(4));
        assertThat(played(table)).isEmpty();
        table.refuse(ALPHA, "play card=bravery");
    }

    @Rule("ruling-aims")
    @Test
    void thePlayerDoesNotPlayHarmOfHisOwnWill() {
        TestTable<MarchState> table =
                Camp.alone().at(Phase.MORALE).hand(ALPHA, "muddy-road", "corn").table(new ScriptedDice().d6(1));
        table.refuse(ALPHA, "play card=muddy-road").citing("ruling-aims");
    }

    @Rule("ruling-S3")
    @Test
    void thereIsAScoreAndNoWinner() {
        TestTable<MarchState> table = Camp.alone()
                .round(20)
                .at(Phase.TRAVEL)
                .army(ALPHA, army -> army.withSpace(58).lose(20))
                .hand(ALPHA, "corn")
                .table(new ScriptedDice().d6(5));
        table.order(ALPHA, "pass");
        Result result = Camp.game().rules().result(table.state()).orElseThrow();
        assertThat(result.winners()).isEmpty();
        assertThat(result.ranking())
                .extracting(Result.Place::rank, Result.Place::seat, Result.Place::score)
                .containsExactly(tuple(1, ALPHA, "400.00"));
        assertThat(result.reason().text().key()).isEqualTo("result.solitaire");
    }

    @Rule("ruling-S3")
    @Test
    void nobodyIsAskedWhateverTheOptionSays() {
        assertThat(Camp.game().rules().setUp(Camp.setup(1, "ask", "no")).mode().asking())
                .isFalse();
    }
}
