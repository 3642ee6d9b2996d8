package strategos.engine.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.engine.text.Text;

class OmenTest {
    @ParameterizedTest
    @ValueSource(strings = {"", "owl", "λάμδα", "@everyone **x**", "👨‍👩‍👧", "a=b"})
    void free_text_on_one_line_is_taken_as_it_stands(String words) {
        assertThat(Omen.refusal(words)).isEmpty();
        assertThat(new Omen(words).words()).isEqualTo(words);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\nb", "a\rb", "\t", "\u0000", "\u007f", "\u0085", "\u2028", "\u2029", "\ud800"})
    void control_characters_and_line_breaks_are_refused(String words) {
        assertThat(Omen.refusal(words))
                .hasValueSatisfying(why -> assertThat(why.text()).isEqualTo(Text.of("dice.omen.control")));
        assertThatThrownBy(() -> new Omen(words)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_hundred_characters_of_any_script_are_the_most() {
        assertThat(Omen.refusal("x".repeat(100))).isEmpty();
        assertThat(Omen.refusal("🏛".repeat(100))).isEmpty();
        assertThat(Omen.refusal("x".repeat(101)))
                .hasValueSatisfying(why ->
                        assertThat(why.text()).isEqualTo(Text.of("dice.omen.too-long", "most", 100, "length", 101)));
    }
}
