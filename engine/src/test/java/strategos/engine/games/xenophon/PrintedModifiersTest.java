package strategos.engine.games.xenophon;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.engine.games.xenophon.Camp.ALPHA;
import static strategos.engine.games.xenophon.Camp.SEATS;

import org.junit.jupiter.api.Test;
import strategos.engine.Rule;
import strategos.engine.dice.Cause;
import strategos.engine.dice.Chain;
import strategos.engine.games.xenophon.hardship.Hunger.StarvationPhase;
import strategos.engine.games.xenophon.hardship.Hunger.StarvationTable;
import strategos.engine.games.xenophon.hardship.Mutiny.DesertionPhase;
import strategos.engine.games.xenophon.hardship.Mutiny.DesertionTable;
import strategos.engine.games.xenophon.rules.Causes;
import strategos.engine.games.xenophon.state.CurrentRoll.Modifier;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.Token;

/** What the rules add for each token, with other numbers than the printed ones, and why dice fall. */
class PrintedModifiersTest {
    @Rule({"starvation-table", "desertion-mutiny"})
    @Test
    void whatEachTokenAddsCountsForEachToken() {
        MarchState march = Camp.race(2)
                .army(ALPHA, army -> army.set(Token.STARVATION, 3).set(Token.MUTINY, 2))
                .march();
        assertThat(new StarvationPhase(new StarvationTable(-4, 2)).printed(march))
                .containsExactly(new Modifier("cause", "table", -4), new Modifier("cause", "starvation", 6));
        assertThat(new DesertionPhase(new DesertionTable(6, 3)).printed(march))
                .containsExactly(new Modifier("cause", "mutiny", 6));
    }

    @Rule({"dice", "setup", "end-phase", "ruling-O4"})
    @Test
    void everyRollNamesItsArmyAndWhatIsHiddenIsSealed() {
        Causes causes = new Causes(SEATS);
        Cause lot = causes.lot(ALPHA);
        assertThat(lot.chain()).isEqualTo(Chain.OPEN);
        assertThat(lot.kind()).isEqualTo("lots");
        assertThat(lot.by()).contains(ALPHA);
        Cause discard = causes.discard(ALPHA);
        assertThat(discard.chain()).isEqualTo(Chain.SEALED);
        assertThat(discard.kind()).isEqualTo("discard");
        assertThat(discard.by()).contains(ALPHA);
        assertThat(causes.shuffle().chain()).isEqualTo(Chain.SEALED);
        for (RollKind kind : RollKind.values()) {
            assertThat(causes.of(kind, ALPHA).chain()).isEqualTo(Chain.OPEN);
            assertThat(causes.of(kind, ALPHA).kind()).isEqualTo(kind.id());
            assertThat(causes.of(kind, ALPHA).by()).contains(ALPHA);
        }
    }
}
