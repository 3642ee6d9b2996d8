package strategos.engine.offer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class LevenshteinTest {
    private static final List<String> WORDS = List.of("march", "sail", "search", "muster", "go");

    @Test
    void aSlipOrTwoIsForgivenAndTheLikestComesFirst() {
        assertThat(Levenshtein.like("marhc", WORDS)).containsExactly("march");
        assertThat(Levenshtein.like("Mearch", WORDS)).containsExactly("march", "search");
    }

    @Test
    void aWordOfItsOwnIsLikeNone() {
        assertThat(Levenshtein.like("besiege", WORDS)).isEmpty();
        assertThat(Levenshtein.like("", WORDS)).isEmpty();
    }

    @Test
    void shortWordsMustFit() {
        assertThat(Levenshtein.like("be", WORDS)).isEmpty();
        assertThat(Levenshtein.like("ga", WORDS)).containsExactly("go");
    }
}
