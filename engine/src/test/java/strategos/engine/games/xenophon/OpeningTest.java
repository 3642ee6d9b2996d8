package strategos.engine.games.xenophon;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.engine.games.xenophon.Camp.ALPHA;
import static strategos.engine.games.xenophon.Camp.BETA;
import static strategos.engine.games.xenophon.Camp.GAMMA;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.engine.Entry;
import strategos.engine.Rule;
import strategos.engine.TestTable;
import strategos.engine.box.Box.Scenario;
import strategos.engine.box.Setup;
import strategos.engine.dice.Chain;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.xenophon.events.TurnEvents.LotsRolled;
import strategos.engine.games.xenophon.state.Cards;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.library.RegisteredGames;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Escape;

/** What comes before the first turn. */
class OpeningTest {
    private static TestTable<MarchState> start(int armies, ScriptedDice dice) {
        return TestTable.start(Camp.game(), Camp.setup(armies, "standing", "no"), dice);
    }

    @Rule({"setup", "introduction", "men", "food-tokens", "player-pawns", "distance-track", "time-track", "ruling-P5"})
    @Test
    void everyArmyStandsAtCunaxaWithTenThousandMenAndOneFood() {
        MarchState march = Camp.game().rules().setUp(Camp.setup(4, "standing", "no"));
        assertThat(march.armies()).hasSize(4).allSatisfy(army -> {
            assertThat(army.men()).as("in hundreds").isEqualTo(100);
            assertThat(army.space()).isEqualTo(1);
            assertThat(army.food()).isEqualTo(1);
            assertThat(army.starvation() + army.mutiny() + army.anger()).isZero();
        });
        assertThat(march.clock().round()).isEqualTo(1);
    }

    @Rule({"setup", "ruling-T1"})
    @Test
    void theHighestDieGoesFirstAndEqualOnesThrowAgain() {
        TestTable<MarchState> table =
                start(3, new ScriptedDice().d6(5, 2, 5, 3, 4).unshuffled().d6(1, 1));
        assertThat(table.events())
                .filteredOn(event -> event instanceof LotsRolled)
                .containsExactly(
                        new LotsRolled(List.of(ALPHA, BETA, GAMMA), List.of(5, 2, 5)),
                        new LotsRolled(List.of(ALPHA, GAMMA), List.of(3, 4)));
        assertThat(table.events().stream()
                        .filter(event -> event instanceof LotsRolled)
                        .flatMap(event -> event.tell(Camp.game().conceal(table.state(), Viewer.EVERYONE)).stream())
                        .map(RegisteredGames.LIBRARY.words(Xenophon.ID, Escape.plain())::withRule))
                .as("what is cast again is announced")
                .containsExactly(
                        "Lots are cast for the first turn: Alpha 5, Beta 2 and Gamma 5; Alpha and Gamma are equal, and cast again."
                                + " (Setup)",
                        "Lots are cast for the first turn: Alpha 3 and Gamma 4. (Setup)");
        assertThat(table.state().roller().seat()).isEqualTo(GAMMA);
        assertThat(table.awaited()).containsOnlyKeys(GAMMA);
    }

    @Rule({"setup", "action-deck", "draw-phase"})
    @Test
    void eachIsDealtThreeCardsAndTheFirstDrawsThreeMore() {
        TestTable<MarchState> table =
                start(2, new ScriptedDice().d6(6, 1).unshuffled().d6(1, 1));
        MarchState march = table.state();
        assertThat(march.army(ALPHA).hand()).isEqualTo(Cards.of(0, 1, 2, 6, 7, 8));
        assertThat(march.army(BETA).hand()).isEqualTo(Cards.of(3, 4, 5));
        assertThat(march.deck().left()).isEqualTo(163 - 9);
    }

    @Rule("ruling-O4")
    @Test
    void theShuffleIsASealedRollAndLotsAreOpen() {
        TestTable<MarchState> table =
                start(2, new ScriptedDice().d6(6, 1).unshuffled().d6(1, 1));
        List<Chain> chains = table.entries().stream()
                .filter(entry -> entry instanceof Entry.Rolled<MarchState>)
                .map(entry -> ((Entry.Rolled<MarchState>) entry).roll().cause().chain())
                .toList();
        assertThat(chains).containsExactly(Chain.OPEN, Chain.OPEN, Chain.SEALED, Chain.OPEN);
    }

    @Rule({"introduction", "tracks"})
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6})
    void aRaceIsForTwoToSix(int armies) {
        Scenario race = Camp.game().box().scenario(Xenophon.RACE).orElseThrow();
        assertThat(armies).isBetween(race.least(), race.most());
        assertThat(race.seats()).containsExactlyElementsOf(Camp.SEATS);
        assertThat(Camp.game()
                        .rules()
                        .setUp(Camp.setup(armies, "standing", "no"))
                        .solitaire())
                .isFalse();
    }

    @Rule({"setup", "distance-track"})
    @Test
    void theStretchForLearnersBeginsAtTheHarpasus() {
        MarchState march = Camp.game()
                .rules()
                .setUp(new Setup("last-stretch", Camp.setup(2, "standing", "no").options(), Camp.SEATS.subList(0, 2)));
        assertThat(march.armies()).allSatisfy(army -> assertThat(army.space()).isEqualTo(52));
        assertThat(Camp.game().rules().setUp(Camp.setup(2, "standing", "no")).armies())
                .allSatisfy(army -> assertThat(army.space()).isEqualTo(1));
    }

    @Rule("solitaire-play")
    @Test
    void aloneNoLotsAreCast() {
        TestTable<MarchState> table = start(1, new ScriptedDice().unshuffled().d6(1, 1));
        assertThat(table.events()).noneMatch(event -> event instanceof LotsRolled);
        assertThat(table.state().solitaire()).isTrue();
    }
}
