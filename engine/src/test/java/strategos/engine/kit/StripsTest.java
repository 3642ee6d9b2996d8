package strategos.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import strategos.engine.dice.Chain;
import strategos.engine.scene.Strip;
import strategos.engine.text.Text;

class StripsTest {
    private static final Text TITLE = Text.of("title");
    private static final Text CITATION = Text.of("citation");
    private static final Text RESULT = Text.of("result");
    private static final Text SENTENCE = Text.of("sentence");

    @Test
    void whatTheRollHasNotIsLeftOut() {
        assertThat(Strips.of(TITLE, CITATION, "red", 6).rolled(7, List.of(3, 5)).meaning(RESULT, SENTENCE))
                .isEqualTo(new Strip(
                        TITLE,
                        CITATION,
                        "red",
                        Chain.OPEN,
                        7,
                        List.of(3, 5),
                        6,
                        List.of(),
                        Optional.empty(),
                        Optional.empty(),
                        RESULT,
                        SENTENCE));
    }

    @Test
    void modifiersTotalAndColumnAreTold() {
        List<Strip.Modifier> added = List.of(Strip.Modifier.of(1, Text.of("hill")));
        Strip strip = Strips.of(TITLE, CITATION, "red", 10)
                .rolled(7, List.of(3))
                .adding(added)
                .total(4)
                .column("2:1")
                .meaning(RESULT, SENTENCE);
        assertThat(strip.modifiers()).isEqualTo(added);
        assertThat(strip.total()).contains("4");
        assertThat(strip.column()).contains("2:1");
        assertThat(strip.sides()).isEqualTo(10);
    }

    /** "5 2, 7" leaves open what the seven is. */
    @Test
    void whatOnlyCountsTheFacesIsTheirSum() {
        Strip two =
                Strips.of(TITLE, CITATION, "red", 6).rolled(7, List.of(5, 2)).meaning(RESULT, SENTENCE);
        Strip one = Strips.of(TITLE, CITATION, "red", 6).rolled(7, List.of(5)).meaning(RESULT, SENTENCE);
        Strip read = Strips.of(TITLE, CITATION, "red", 6)
                .rolled(7, List.of(5, 2))
                .column("3")
                .meaning(RESULT, SENTENCE);

        assertThat(two.counts("7")).isTrue();
        assertThat(two.sum("7")).contains("7");
        assertThat(two.sum("success")).isEmpty();
        assertThat(one.counts("5")).isTrue();
        assertThat(one.sum("5")).isEmpty();
        assertThat(read.counts("7")).isFalse();
    }
}
