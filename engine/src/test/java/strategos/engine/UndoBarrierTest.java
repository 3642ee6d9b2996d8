package strategos.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.engine.duel.Duel.BLUE;
import static strategos.engine.duel.Duel.RED;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import strategos.engine.box.Setup;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.duel.DuelFactory;
import strategos.engine.duel.DuelState;
import strategos.engine.text.Text.Line;

/** Free back to the last roll, reveal, or order of another seat; all three are read off the journal. */
class UndoBarrierTest {
    private final ScriptedDice dice = new ScriptedDice().unshuffled();

    @SuppressWarnings("unchecked") // the duel's position is a DuelState
    private final TestTable<DuelState> table = TestTable.start(
            (Game<DuelState>) DuelFactory.library().open("duel"),
            new Setup("foils", Map.of("mercy", "no"), List.of(RED, BLUE)),
            dice);

    private static String key(Optional<Line> barrier) {
        return barrier.orElseThrow().text().key();
    }

    @Test
    void whatRolledAndRevealedNothingIsFree() {
        table.order(RED, "shift to=2");
        assertThat(UndoBarrier.against(RED, table.entries())).isEmpty();
        table.order(RED, "stance stance=high");
        assertThat(UndoBarrier.against(RED, table.entries())).isEmpty();
        assertThat(UndoBarrier.against(RED, List.<Entry<DuelState>>of())).isEmpty();
    }

    @Test
    void anotherSeatsOrderIsABarrier() {
        table.order(RED, "shift to=2");
        Optional<Line> barrier = UndoBarrier.against(BLUE, table.entries());
        assertThat(key(barrier)).isEqualTo("undo.other-order");
        assertThat(barrier.orElseThrow().text().with().toString()).contains("red");
    }

    @Test
    void aRevealIsABarrier() {
        table.order(RED, "stance stance=high").order(BLUE, "stance stance=low");
        assertThat(key(UndoBarrier.against(BLUE, table.entries()))).isEqualTo("undo.revealed");
    }

    @Test
    void aRollIsABarrierAndNamesItsPurposeAndRule() {
        table.order(RED, "stance stance=high").order(BLUE, "stance stance=low").order(RED, "lunge path=2");
        dice.d6(1);
        table.order(BLUE, "pass");
        assertThat(table.entries().stream()
                        .dropWhile(entry -> !(entry instanceof Entry.Rolled))
                        .anyMatch(entry -> entry instanceof Entry.Happened<DuelState> happened
                                && happened.event().reveals()))
                .as("something came to light by the roll")
                .isTrue();
        Optional<Line> barrier = UndoBarrier.against(BLUE, table.entries());
        assertThat(key(barrier)).isEqualTo("undo.rolled");
        assertThat(barrier.orElseThrow().rule()).contains("5");
    }
}
