package strategos.engine.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CapitalTest {
    @ParameterizedTest
    @CsvSource({"'', ''", "lot of Alpha, Lot of Alpha", "Alpha, Alpha", "êxodus, Êxodus", "3 men, 3 men", "𐐨x, 𐐀x"})
    void theFirstLetterIsLargeAndNoOther(String words, String said) {
        assertThat(Capital.first(words)).isEqualTo(said);
    }
}
