package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CutTest {
    @Test
    void whatFitsStaysAsItIs() {
        assertThat(Cut.label("March", 80)).isEqualTo("March");
        assertThat(Cut.text("March\nnorth", 2000)).isEqualTo("March\nnorth");
        assertThat(Cut.pieces("March\nnorth", 2000)).containsExactly("March\nnorth");
        assertThat(Cut.pieces(" \n ", 2000)).isEmpty();
    }

    @Test
    void aLabelIsOneLineAndItsCutIsMarked() {
        assertThat(Cut.label("two\n  lines", 80)).isEqualTo("two lines");
        assertThat(Cut.label("abcdefghij", 5)).isEqualTo("abcd…");
    }

    @Test
    void noCharacterIsCutInTwo() {
        String shields = "🛡".repeat(10);

        assertThat(Cut.label(shields, 6)).isEqualTo("🛡🛡…");
        assertThat(String.join("", Cut.pieces(shields, 9))).isEqualTo(shields);
    }

    /** Pictures that are joined to one, and letters with their marks. */
    @Test
    void noSignIsCutInTwo() {
        for (String sign : List.of("👍🏽", "🇬🇷", "👨‍👩‍👧", "e\u0301\u0323")) {
            String many = sign.repeat(30);
            for (int most = 20; most < 60; most++) {
                assertThat(Cut.label(many, most).replace(sign, "")).isEqualTo("…");
                assertThat(Cut.end(many, most).replace(sign, "")).isEqualTo("*…");
                assertThat(Cut.pieces(many, most))
                        .allSatisfy(piece -> assertThat(piece.replace(sign, "")).isEmpty());
            }
        }
    }

    @Test
    void textIsCutAtTheEndOfALine() {
        String text = "the first line\nthe second line\nthe third line";

        assertThat(Cut.text(text, 36)).isEqualTo("the first line\nthe second line\n…");
    }

    @Test
    void piecesHoldEverythingAndAreShortEnough() {
        List<String> lines = IntStream.range(0, 500)
                .mapToObj(i -> "line " + i + " of a story")
                .toList();

        List<String> pieces = Cut.pieces(String.join("\n", lines), 2000);

        assertThat(pieces).hasSizeGreaterThan(3).allMatch(piece -> piece.length() <= 2000);
        assertThat(String.join("\n", pieces).lines()).containsExactlyElementsOf(lines);
    }

    @Test
    void aLineLongerThanAMessageIsCutAtASpaceOrAnywhere() {
        assertThat(Cut.pieces("word ".repeat(100), 50)).allMatch(piece -> piece.length() <= 50);
        assertThat(String.join("", Cut.pieces("x".repeat(120), 50))).isEqualTo("x".repeat(120));
    }

    @Test
    void aBlockOfCodeGoesOnAsABlockOfCode() {
        String code = "```\n" + "a line of code\n".repeat(20) + "```";

        List<String> pieces = Cut.pieces(code, 100);

        assertThat(pieces).hasSizeGreaterThan(1).allSatisfy(piece -> {
            assertThat(piece).startsWith("```\n").endsWith("\n```");
            assertThat(piece.length()).isLessThanOrEqualTo(100);
        });
    }
}
