package strategos.engine.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShortenTest {
    @Test
    void whatFitsStaysAsItIs() {
        assertThat(Shorten.to(5, "March")).isEqualTo("March");
        assertThat(Shorten.toEnd(5, "March")).isEqualTo("March");
    }

    @Test
    void whatIsCutOffIsMarked() {
        assertThat(Shorten.to(4, "March")).isEqualTo("Mar…");
        assertThat(Shorten.toEnd(4, "March")).isEqualTo("…rch");
    }

    /** A shield, a flag, a family, a thumb with its colour, a letter with its accents, and one of many marks. */
    @ParameterizedTest
    @ValueSource(strings = {"🛡", "🇬🇷", "👨‍👩‍👧", "👍🏽", "e\u0301\u0323", "ด้", "한"})
    void noSignIsCut(String sign) {
        String words = sign.repeat(8);
        for (int most = sign.length() + 1; most < words.length(); most++) {
            int whole = (most - 1) / sign.length();
            assertThat(Shorten.to(most, words)).isEqualTo(sign.repeat(whole) + "…");
            assertThat(Shorten.toEnd(most, words)).isEqualTo("…" + sign.repeat(whole));
        }
    }

    @Test
    void aSignThatAloneIsTooLongIsCutBetweenItsCharacters() {
        String heaped = "e" + "\u0301".repeat(300);

        assertThat(Shorten.to(80, heaped)).isEqualTo(heaped.substring(0, 79) + "…");
        assertThat(Shorten.to(4, "👨‍👩‍👧")).isEqualTo("👨‍…");
        assertThat(Shorten.to(5, "👨‍👩‍👧")).isEqualTo("👨‍…");
    }

    @Test
    void harmlessWordsAreCutBetweenSigns() {
        assertThat(Harmless.words("👍🏽".repeat(200))).isEqualTo("👍🏽".repeat(100) + "…");
        assertThat(Harmless.words("x" + "👍🏽".repeat(200))).isEqualTo("x" + "👍🏽".repeat(99) + "…");
    }
}
