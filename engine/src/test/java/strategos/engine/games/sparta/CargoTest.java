package strategos.engine.games.sparta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import strategos.engine.Decision;
import strategos.engine.Rule;
import strategos.engine.TestTable;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.sparta.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.seat.Seat;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;

/** Ships and what they carry: what its owner is told before he loses one, and what is lost for him when he is away. */
class CargoTest {
    private static final Phrasebook WORDS = Box.library().words(Sparta.ID, Escape.plain());

    private static Decision asked(War war, Seat seat) {
        return Theatre.game()
                .decisions()
                .of(Theatre.game().conceal(war, seat), seat)
                .orElseThrow();
    }

    @Rule({"7.4", "8.2", "ruling-V12"})
    @Test
    void whoLosesAShipIsToldWhatEachCarries() {
        TestTable<War> table = Theatre.of("campaign")
                .with("ath-n1+ath-n2+ath-l1@myrtoan-sea", "cargo=ath-l1:ath-n1")
                .with("pel-n1+pel-n2+pel-n3+pel-n4+pel-n5+pel-n6+spartan-a@myrtoan-sea")
                .table(new ScriptedDice().d6(5));
        table.order(Theatre.SPARTA, "attack leader=spartan-a units=all target=sea")
                .order(Theatre.ATHENS, "lose downgrade=no");
        Offer offer = asked(table.state(), Theatre.ATHENS).offers().getFirst();
        Choices choices = offer.choices(Slot.path("units"), Call.of("lose"));
        assertThat(((Choices.Step) choices).next())
                .extracting(Choice::label)
                .map(WORDS::say)
                .contains("Athens NSP 1 (6 points), carries Athens LSP 1 (4 points)", "Athens NSP 2 (6 points)");
    }

    /** At sea nobody changes ships, however strong another one is that joins. */
    @Rule({"7.4", "ruling-V12"})
    @Test
    void whoIsAboardStaysWithItsShipForTheWholeVoyage() {
        TestTable<War> table = Theatre.of("campaign")
                .with("turn=athens", "ath-n12+ath-l1+ath-n1+nicias@saronic-gulf", "cargo=ath-l1:ath-n12")
                .table(new ScriptedDice());
        table.order(Theatre.ATHENS, "march leader=nicias units=all to=myrtoan-sea");
        assertThat(table.state().board().carrier(Theatre.piece("ath-l1"))).hasValue(Theatre.piece("ath-n12"));
    }

    /** Of units that cost the same the one that wavers is lost for good unpaid, and with it what it carries (M1). */
    @Rule({"7.4", "12.3", "ruling-M1", "ruling-V12"})
    @Test
    void forAnAbsentPlayerWhatWouldBeLostUnpaidIsPaidFirst() {
        War war = Theatre.of("campaign")
                .with("turn=athens", "part=pay", "talents=athens:3")
                .with("~ath-n1+ath-l7@myrtoan-sea", "cargo=ath-l7:ath-n1")
                .table(new ScriptedDice())
                .state();
        assertThat(asked(war, Theatre.ATHENS).fallback().get().orElseThrow().all("units"))
                .isEqualTo(List.of("ath-n1"));
    }
}
