package strategos.engine.duel;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.engine.duel.Duel.BLUE;
import static strategos.engine.duel.Duel.RED;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.Game;
import strategos.engine.Rule;
import strategos.engine.TestTable;
import strategos.engine.box.Setup;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.seat.Viewer;

/** The rules of the toy game, one test each: how a game's own tests look. */
class DuelTest {
    private final ScriptedDice dice = new ScriptedDice();
    private final Game<DuelState> duel =
            Duel.of(new DuelData(3, 12, 7, List.of("oak", "ash", "elm", "fir", "yew", "bay")));

    private TestTable<DuelState> table(String mercy) {
        Setup setup = new Setup("foils", Map.of("mercy", mercy), List.of(RED, BLUE));
        return TestTable.start(duel, setup, dice.unshuffled());
    }

    private TestTable<DuelState> redLunges(String mercy) {
        return table(mercy).order(RED, "stance stance=feint").order(BLUE, "stance stance=high");
    }

    @Test
    @Rule("1")
    void eachDrawsACardThatOnlyItsOwnerKnows() {
        TestTable<DuelState> table = table("no");
        assertThat(table.state().fighter(RED).hand()).containsExactly("oak");
        assertThat(duel.conceal(table.state(), BLUE).position().fighter(RED).hand())
                .containsExactly(DuelState.HIDDEN);
        assertThat(duel.conceal(table.state(), Viewer.EVERYONE).position().deck())
                .containsOnly(DuelState.HIDDEN);
    }

    @ParameterizedTest
    @Rule("2.1")
    @CsvSource({"high, low, red", "low, feint, red", "feint, high, red", "low, high, blue", "high, feint, blue"})
    void theBetterStanceLunges(String red, String blue, String better) {
        TestTable<DuelState> table = table("no").order(RED, "stance stance=" + red);
        assertThat(duel.conceal(table.state(), BLUE).position().fighter(RED).stance())
                .contains(DuelState.HIDDEN);
        table.order(BLUE, "stance stance=" + blue);
        assertThat(table.awaited().firstEntry().getKey().id()).isEqualTo(better);
    }

    @Test
    @Rule("2.2")
    void oneMayShiftOnceARound() {
        TestTable<DuelState> table = table("no").order(RED, "shift to=2");
        assertThat(table.state().fighter(RED).place()).isEqualTo(2);
        table.refuse(RED, "shift to=3").saying("order.verb-not-open");
    }

    @Test
    @Rule("3")
    void aLungeMovesAndThrowsInCards() {
        TestTable<DuelState> table = redLunges("no").order(RED, "lunge path=2,3 cards=oak loud=yes");
        assertThat(table.state().fighter(RED).place()).isEqualTo(3);
        assertThat(table.state().phase()).isEqualTo(new DuelState.Phase.Answer(RED, 3));
    }

    @ParameterizedTest
    @Rule({"4", "5"})
    @CsvSource({"pass, 2, 1", "pass, 1, 0", "parry card=ash, 3, 0", "parry card=ash, 4, 1"})
    void aStrikeHitsAtFiveWithItsStrengthLessTheParry(String answer, int face, int wounds) {
        dice.unshuffled().d6(face);
        TestTable<DuelState> table =
                redLunges("no").order(RED, "lunge path=2,3,4").order(BLUE, answer);
        assertThat(table.state().fighter(BLUE).wounds()).isEqualTo(wounds);
    }

    @Test
    @Rule("6")
    void theLastWoundEndsTheDuel() {
        TestTable<DuelState> table = redLunges("yes").order(RED, "lunge path=2,3,4");
        dice.d6(6);
        table.order(BLUE, "pass");
        assertThat(table.state().phase()).isEqualTo(new DuelState.Phase.Over(Optional.of(RED), "wounds"));
    }

    @Test
    @Rule("7")
    void oneMayTauntOnceARoundThoughTheOtherIsAsked() {
        TestTable<DuelState> table = redLunges("no").order(BLUE, "taunt words=Come");
        assertThat(table.state().fighter(BLUE).spoken()).isTrue();
        table.refuse(BLUE, "taunt words=Again").saying("order.not-your-turn");
    }
}
