package strategos.engine.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import strategos.engine.dice.DiceStatistics.FaceTally;
import strategos.engine.dice.DiceStatistics.Row;
import strategos.engine.seat.Seat;

class DiceStatisticsTest {
    @Test
    void dice_are_counted_by_seat_and_by_kind_and_by_their_sides() {
        ScriptedDice dice =
                new ScriptedDice().d6(6, 6, 5).dice(10, 10).d6(1).unshuffled().d6(2);
        List<Roll> rolls = List.of(
                dice.roll(Vectors.open("battle", "Athens"), 3, 6),
                dice.roll(Vectors.open("battle", "Athens"), 1, 10),
                dice.roll(Vectors.open("morale", "Sparta"), 1, 6),
                dice.shuffle(Vectors.sealed("deck"), 6),
                dice.roll(Vectors.open("battle", "Sparta"), 1, 6));

        DiceStatistics statistics = DiceStatistics.of(rolls);

        Optional<Seat> athens = Optional.of(new Seat("Athens"));
        Optional<Seat> sparta = Optional.of(new Seat("Sparta"));
        assertThat(statistics.bySeat())
                .containsExactly(
                        new Row<>(athens, new FaceTally(List.of(0, 0, 0, 0, 1, 2))),
                        new Row<>(athens, new FaceTally(List.of(0, 0, 0, 0, 0, 0, 0, 0, 0, 1))),
                        new Row<>(sparta, new FaceTally(List.of(1, 1, 0, 0, 0, 0))));
        assertThat(statistics.byKind())
                .containsExactly(
                        new Row<>("battle", new FaceTally(List.of(0, 1, 0, 0, 1, 2))),
                        new Row<>("battle", new FaceTally(List.of(0, 0, 0, 0, 0, 0, 0, 0, 0, 1))),
                        new Row<>("morale", new FaceTally(List.of(1, 0, 0, 0, 0, 0))));
        assertThat(statistics.bySeatAndKind()).hasSize(4);
    }

    @Test
    void figures_of_a_tally_worked_by_hand() {
        FaceTally tally = new FaceTally(List.of(3, 1, 2, 2, 1, 3));

        assertThat(tally.dice()).isEqualTo(12);
        assertThat(tally.sides()).isEqualTo(6);
        assertThat(tally.mean()).isEqualTo(42.0 / 12, within(1e-12));
        assertThat(tally.expectedMean()).isEqualTo(3.5);
        assertThat(tally.chiSquare()).isEqualTo((1 + 1 + 0 + 0 + 1 + 1) / 2.0, within(1e-12));
        assertThat(tally.degreesOfFreedom()).isEqualTo(5);
    }

    @Test
    void no_rolls_give_no_rows() {
        assertThat(DiceStatistics.of(List.of())).isEqualTo(new DiceStatistics(List.of(), List.of(), List.of()));
    }
}
