package strategos.engine.games.xenophon;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.engine.games.xenophon.Camp.ALPHA;
import static strategos.engine.games.xenophon.Camp.BETA;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.Rule;
import strategos.engine.TestTable;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.xenophon.state.Leader;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.Phase;
import strategos.engine.library.Library;
import strategos.engine.library.RegisteredGames;
import strategos.engine.seat.Seat;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;

/** What cannot be done gets one sentence that says why, what can be, and by which rule. */
class RefusalsTest {
    private static final Library LIBRARY = RegisteredGames.LIBRARY;
    private static final Phrasebook WORDS = LIBRARY.words(Xenophon.ID, Escape.plain());

    @Rule("turn-sequence")
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            beta  | pass             | You are not awaited now; waiting for Alpha. (Morale Phase)
            alpha | play             | No card that you hold can be played now; you can use pass. (Morale Phase)
            alpha | power            | Your leader has no power to use now; you can use pass. (Morale Phase)
            alpha | forage choice=no | Foraging is chosen in the forage phase. You can use pass. (Forage Phase)
            alpha | discard          | Cards are laid down in the end phase, when the hand is over its limit. You can use pass. (End Phase)
            alpha | random-discard   | Cards are laid down in the end phase, when the hand is over its limit. You can use pass. (End Phase)
            alpha | leader           | Leaders are picked before the first turn; you can use pass. (Morale Phase)
            alpha | sing             | You cannot use sing now; you can use pass. (Morale Phase)
            """)
    void aVerbThatIsNotOpen(String seat, String order, String sentence) {
        TestTable<MarchState> table =
                Camp.race(2).at(Phase.MORALE).hand(ALPHA, "guards").table(new ScriptedDice().d6(2));
        assertThat(said(table, new Seat(seat), order)).isEqualTo(sentence);
    }

    @Rule("forage-phase")
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            forage              | Say yes to forage, or no to march on without. (Forage Phase)
            forage choice=maybe | Say yes to forage, or no to march on without. (Forage Phase)
            """)
    void foragingIsYesOrNo(String order, String sentence) {
        TestTable<MarchState> table = Camp.race(2).at(Phase.FORAGE).table(new ScriptedDice());
        assertThat(said(table, ALPHA, order)).isEqualTo(sentence);
    }

    @Rule("leader-cards")
    @Test
    void leadersAreNamedWithoutTheirPowers() {
        TestTable<MarchState> table =
                TestTable.start(Camp.game(), Camp.setup(2, "standing", "yes"), new ScriptedDice().d6(1, 6));
        table.order(ALPHA, "leader leader=menon");
        assertThat(said(table, BETA, "leader leader=menon"))
                .isEqualTo("Name a leader who is left: Xenophon the Athenian, Chirisophus the Spartan and"
                        + " Clearchus the Spartan. (Leader Cards)");
    }

    @Rule("ruling-L2")
    @Test
    void xenophonsPowerTakesNothing() {
        TestTable<MarchState> table = Camp.race(2)
                .at(Phase.MORALE)
                .army(ALPHA, army -> army.withLeader(Leader.XENOPHON))
                .table(new ScriptedDice().d6(2));
        assertThat(said(table, ALPHA, "power change=+1"))
                .isEqualTo("Nothing is chosen for “change” now, so leave +1 out. (Leader Cards)");
    }

    private static String said(TestTable<MarchState> table, Seat seat, String order) {
        return WORDS.withRule(table.refuse(seat, order).why());
    }
}
