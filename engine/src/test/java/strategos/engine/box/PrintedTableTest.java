package strategos.engine.box;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.text.Text;

/** Tables that are longer than a picture. */
class PrintedTableTest {
    @ParameterizedTest
    @CsvSource({"0, 1, 0", "1, 1, 1", "50, 1, 50", "51, 2, 26", "101, 3, 34", "151, 4, 38"})
    void aLongTableIsPaintedAsSeveralSheetsOfAboutTheSameLength(int rows, int sheets, int first) {
        PrintedTable table = PrintedTable.of(
                "cards",
                "1",
                List.of("name"),
                IntStream.range(0, rows).mapToObj(n -> List.<Object>of(n)).toList());

        assertThat(table.sheets()).hasSize(sheets);
        assertThat(table.sheets().getFirst().rows()).hasSize(first);
        List<List<Text>> all =
                table.sheets().stream().flatMap(sheet -> sheet.rows().stream()).toList();
        assertThat(all).isEqualTo(table.rows());
    }
}
