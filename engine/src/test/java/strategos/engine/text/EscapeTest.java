package strategos.engine.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.library.Library;

class EscapeTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '→',
            value = {
                "plain words → plain words",
                "448.00 → 448.00",
                "*bold* _it_ ~~no~~ → \\*bold\\* \\_it\\_ \\~\\~no\\~\\~",
                "`code` → \\`code\\`",
                "||spoiler|| → \\|\\|spoiler\\|\\|",
                "# big → \\# big",
                "> quote → \\> quote",
                "- list → \\- list",
                "-2 → -2",
                "1. first → 1\\. first",
                "[text](http://evil.example) → \\[text\\]\\(http\\:\\/\\/evil.example\\)",
                "back\\slash → back\\\\slash",
                "@everyone → @\u200Beveryone",
                "<@123> <@&7> <#9> <:a:1> <t:0> → "
                        + "\\<@\u200B123\\> \\<@\u200B&7\\> \\<\\#9\\> \\<\\:a\\:1\\> \\<t\\:0\\>",
                "Καρδοῦχοι 你好 → Καρδοῦχοι 你好",
            })
    void discordShowsWordsAsTheyStand(String typed, String escaped) {
        assertThat(Escape.discord().apply(typed)).isEqualTo(escaped);
    }

    @Test
    void noFaceGetsControlCharactersOrChangesOfDirection() {
        assertThat(Escape.plain().apply("a\nb\tc\u0000d\u2028e")).isEqualTo("a b c d e");
        assertThat(Escape.plain().apply("x\u202Eevil\u202C\u2066y\u2069\u200B\uFEFF\u200E"))
                .isEqualTo("xevily");
        assertThat(Escape.plain().apply("\uD800half")).isEqualTo("\uFFFDhalf");
        assertThat(Escape.discord().apply("@\u200Deveryone\n# big")).isEqualTo("@\u200B\u200Deveryone \\# big");
    }

    @Test
    void emojiAndScriptsWithJoinersSurvive() {
        assertThat(Escape.plain().apply("👩\u200D🚀 नम\u200Dस्ते")).isEqualTo("👩\u200D🚀 नम\u200Dस्ते");
    }

    @Test
    void endlessWordsAreCut() {
        String cut = Escape.plain().apply("😀".repeat(1000));
        assertThat(cut.codePointCount(0, cut.length())).isEqualTo(201);
        assertThat(cut).endsWith("…");
        assertThat(Escape.plain().apply("x".repeat(200))).hasSize(200).doesNotContain("…");
    }

    @Test
    void theStarOfArchersIsNoMarkup() {
        Text archers = Text.of("unit.pe-arch");
        Library library = Library.packed();

        assertThat(library.words("persians", Escape.discord()).say(archers)).isEqualTo("Persian archers 6\\*D");
        assertThat(library.words("persians", Escape.plain()).say(archers)).isEqualTo("Persian archers 6*D");
        assertThat(Escape.discord().printed("**4** times 6\\*D")).isEqualTo("**4** times 6\\*D");
    }
}
