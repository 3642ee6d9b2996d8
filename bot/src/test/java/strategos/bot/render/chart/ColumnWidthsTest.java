package strategos.bot.render.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import strategos.bot.render.chart.ColumnWidths.Cell;

class ColumnWidthsTest {
    private static final double SPACE = 5;

    @Test
    void whereAllHasRoomEachColumnHasSomeMore() {
        List<Double> widths = of(column("40"), column("60 30")).in(300);

        assertThat(widths)
                .satisfiesExactly(
                        one -> assertThat(one).isGreaterThan(60),
                        two -> assertThat(two).isGreaterThan(115));
        assertFilled(widths, 300);
    }

    /** One long cell may take two lines where many short ones would. */
    @Test
    void whatIsBrokenInManyRowsHasRoomBeforeOneLongCell() {
        List<Cell> many = column("50 50", "50 50", "50 50", "50 50");
        List<Cell> one = column("50 50 50 50", "40", "40", "40");

        List<Double> widths = of(many, one).in(240);

        assertThat(many).allMatch(cell -> cell.lines(widths.getFirst(), SPACE) == 1);
        assertThat(one.getFirst().lines(widths.getLast(), SPACE)).isEqualTo(2);
        assertFilled(widths, 240);
    }

    @Test
    void noWordIsBrokenWhereEachHasRoom() {
        ColumnWidths columns = of(column("90 20 20", "10"), column("70", "30 30 30 30 30"));

        List<Double> widths = columns.in(180);

        assertThat(columns.narrow(180)).isFalse();
        assertThat(widths.getFirst()).isGreaterThanOrEqualTo(90);
        assertThat(widths.getLast()).isGreaterThanOrEqualTo(70);
        assertFilled(widths, 180);
    }

    @Test
    void whereWordsHaveNoRoomAllGiveWayAlike() {
        ColumnWidths columns = of(column("100"), column("300"));

        assertThat(columns.narrow(200)).isTrue();
        assertThat(columns.in(200)).containsExactly(50.0, 150.0);
    }

    @Test
    void aCellTakesTheLinesThatItsWordsNeed() {
        Cell cell = column("30 30 30").getFirst();

        assertThat(cell.lines(100, SPACE)).isOne();
        assertThat(cell.lines(99, SPACE)).isEqualTo(2);
        assertThat(cell.lines(65, SPACE)).isEqualTo(2);
        assertThat(cell.lines(64, SPACE)).isEqualTo(3);
        assertThat(cell.lines(1, SPACE)).isEqualTo(3);
    }

    private static void assertFilled(List<Double> widths, double room) {
        assertThat(widths.stream().mapToDouble(Double::doubleValue).sum()).isCloseTo(room, within(1e-6));
    }

    private static ColumnWidths of(List<Cell> one, List<Cell> other) {
        return new ColumnWidths(List.of(one, other), SPACE);
    }

    /** Cells by the widths of their words. */
    private static List<Cell> column(String... cells) {
        return Arrays.stream(cells)
                .map(cell -> {
                    List<Double> words = Arrays.stream(cell.split(" ", -1))
                            .map(Double::valueOf)
                            .toList();
                    double letters =
                            words.stream().mapToDouble(Double::doubleValue).sum();
                    return new Cell(words, letters + SPACE * (words.size() - 1));
                })
                .toList();
    }
}
