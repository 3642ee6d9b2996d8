package strategos.engine.text;

import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.icu.util.ULocale;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.text.Phrasebook.Series;

class SeriesTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            a                    | a
            a/b                  | a and b
            a/b/c                | a, b and c
            Oenoe, 1 of 8/Oropus | Oenoe, 1 of 8; Oropus
            Baggage: food/Bows   | Baggage: food; Bows
            a (b, c)/d           | a (b, c) and d
            a (b: c)/d           | a (b: c) and d
            at 20:00/at 21:00    | at 20:00 and at 21:00
            10,000 men/5 ships   | 10,000 men and 5 ships
            a, b                 | a, b
            """)
    void whatHasCommasOrColonsOfItsOwnIsPartedBySemicolons(String things, String said) {
        assertThat(new Series(new ULocale("en_GB")).of(List.of((Object[]) things.split("/"))))
                .isEqualTo(said);
    }
}
