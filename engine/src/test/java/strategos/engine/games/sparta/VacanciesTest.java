package strategos.engine.games.sparta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import strategos.engine.Rule;
import strategos.engine.TestTable;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.sparta.leaders.LeaderEvents.LeaderDied;
import strategos.engine.games.sparta.war.War;

/** Only who falls in combat makes room for a held leader (6.4). */
class VacanciesTest {
    private static Theatre theatre(String... words) {
        return Theatre.of("campaign")
                .with("government=2", "turn=athens", "talents=athens:0", "paches@held", "ath-l1@athens")
                .with(words);
    }

    private static Optional<LeaderDied> died(TestTable<War> table) {
        assertThat(table.state().board().place(Theatre.piece("nicias"))).isEqualTo(Theatre.place("gone"));
        return table.events().stream()
                .filter(LeaderDied.class::isInstance)
                .map(LeaderDied.class::cast)
                .findFirst();
    }

    @Rule({"6.4", "11.1", "ruling-W6", "ruling-Y5"})
    @Test
    void whoIsStrandedMakesNoRoom() {
        TestTable<War> table = theatre("part=buy", "stance=peloponnesian-coalition:out", "ath-l2+nicias@thebes")
                .table(new ScriptedDice());
        table.order(Theatre.ATHENS, "done");
        assertThat(died(table)).map(LeaderDied::cause).contains("stranded");
        assertThat(table.state().government().vacancies()).isZero();
    }

    @Rule({"6.4", "12.3", "ruling-M1", "ruling-Y5"})
    @Test
    void whoIsLostWithUnpaidShipsMakesNoRoom() {
        TestTable<War> table = theatre("part=pay", "~ath-n1+nicias@myrtoan-sea").table(new ScriptedDice());
        table.order(Theatre.ATHENS, "pay");
        assertThat(died(table)).map(LeaderDied::cause).contains("unpaid");
        assertThat(table.state().government().vacancies()).isZero();
    }
}
