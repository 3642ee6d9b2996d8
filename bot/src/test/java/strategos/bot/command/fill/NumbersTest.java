package strategos.bot.command.fill;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.bot.command.fill.SlotSuggestions.Numbers;
import strategos.engine.offer.Choices;

class NumbersTest {
    @ParameterizedTest(name = "{0} to {1}, typed \"{2}\": {3}")
    @CsvSource({
        "1, 3, '', 1 2 3",
        "1, 99, '', 1 2 3 99",
        "0, 99, 3, 3 30 31 32",
        "0, 30, 3, 3 30",
        "0, 99, 0, 0",
        "40, 4000, 4, 40 41 42 43",
        "40, 4000, 399, 399 3990 3991 3992",
        "0, 99, 100, ''",
        "-20, 20, -1, -1 -19 -18 -17",
        "0, 99, x, 0 1 2 99",
        "2000000000, 2147483647, 214748364, 2147483640 2147483641 2147483642 2147483643",
    })
    void goOnFromWhatIsTyped(int least, int most, String typed, String like) {
        assertThat(new Numbers(new Choices.Range(least, most)).like(typed, 4))
                .containsExactlyElementsOf(Arrays.stream(like.split(" "))
                        .filter(n -> !n.isEmpty())
                        .map(Integer::valueOf)
                        .toList());
    }
}
