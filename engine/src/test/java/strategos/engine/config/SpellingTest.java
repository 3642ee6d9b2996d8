package strategos.engine.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpellingTest {
    private static final List<String> WORDS = List.of("march", "sail", "search", "muster", "go");

    @Test
    void aSlipOrTwoIsForgivenAndTheLikestComesFirst() {
        assertThat(Spelling.like("marhc", WORDS)).containsExactly("march");
        assertThat(Spelling.like("Mearch", WORDS)).containsExactly("march", "search");
    }

    @Test
    void aWordOfItsOwnIsLikeNone() {
        assertThat(Spelling.like("besiege", WORDS)).isEmpty();
        assertThat(Spelling.like("", WORDS)).isEmpty();
    }

    @Test
    void shortWordsMustFit() {
        assertThat(Spelling.like("be", WORDS)).isEmpty();
        assertThat(Spelling.like("ga", WORDS)).containsExactly("go");
    }

    /** A finger that is too fast makes one mistake, not two. */
    @Test
    void neighboursThatAreExchangedAreOneSlip() {
        assertThat(Spelling.like("og", WORDS)).containsExactly("go");
        assertThat(Spelling.like("sial", WORDS)).containsExactly("sail");
        assertThat(Spelling.like("lias", WORDS)).isEmpty();
        assertThat(Spelling.between("dnoe", "done")).isEqualTo(1);
        assertThat(Spelling.between("ca", "abc"))
                .as("each letter is touched once")
                .isEqualTo(3);
        assertThat(Spelling.slip("seige", "siege")).isTrue();
        assertThat(Spelling.slip("sieges", "siege")).isTrue();
        assertThat(Spelling.slip("eisge", "siege")).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"'', '', 0", "abc, '', 3", "Megara, megarra, 1", "attika, attique, 3", "ab, ba, 1"})
    void wordsAreAsFarApartAsTheSlipsBetweenThem(String one, String other, int slips) {
        assertThat(Spelling.between(one, other)).isEqualTo(slips);
        assertThat(Spelling.between(other, one)).isEqualTo(slips);
    }
}
