package strategos.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

class CountedTest {
    @ParameterizedTest
    @CsvSource({"3-athens-lsp, 3, athens-lsp", "2-pe-spara, 2, pe-spara", "12-x, 12, x", "999-a, 999, a"})
    void soManyOfAKindIsReadAndWritten(String value, int number, String kind) {
        assertThat(Counted.of(value)).contains(new Counted(number, kind));
        assertThat(new Counted(number, kind).value()).isEqualTo(value);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "all", "pe-spara", "-3-a", "3", "3-", "03-a", "0-a", "1000-a", "3a-b", "+3-a", "٣-a", "-"})
    void whatCountsNothingIsLeftToTheGame(String value) {
        assertThat(Counted.of(value)).isEmpty();
    }

    @Test
    void choicesAreMadeOnce() {
        Counted.Menu menu = new Counted.Menu(
                Map.of("archer", 2), (n, kind) -> Text.of("so-many", "n", n, "what", new Arg.Name("unit", kind)));
        assertThat(menu.choice(2, "archer")).isSameAs(menu.choice(2, "archer"));
        assertThat(menu.choice(1, "archer").value()).isEqualTo("1-archer");
        assertThat(menu.choice(3, "archer"))
                .as("more than the box holds")
                .isEqualTo(new Choice("3-archer", Text.of("so-many", "n", 3, "what", new Arg.Name("unit", "archer"))));
        assertThat(menu.choice(1, "stranger").value()).isEqualTo("1-stranger");
    }
}
