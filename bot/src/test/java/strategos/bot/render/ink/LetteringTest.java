package strategos.bot.render.ink;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.bot.render.ink.Lettering.TextLine;
import strategos.bot.render.ink.Lettering.TextLine.Anchor;
import strategos.bot.render.ink.Type.Face;

class LetteringTest {
    private static final Lettering LETTERING = Lettering.load();

    private static int inked(TextLine line) {
        BufferedImage image = new BufferedImage(400, 80, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = Canvas.smooth(image);
        line.draw(g, Inks.WHITE, 10, 50, Anchor.LEFT);
        g.dispose();
        int inked = 0;
        for (int y = 0; y < 80; y++) {
            for (int x = 0; x < 400; x++) {
                inked += (image.getRGB(x, y) & 255) > 60 ? 1 : 0;
            }
        }
        return inked;
    }

    @ParameterizedTest
    @ValueSource(strings = {"Xenophon", "Ξενοφῶν", "Ксенофонт", "✓ ▾ ★", "漢字", "مرحبا", "💀", "क्षि", "−1", "é́́́́́"})
    void drawsAnyScript(String text) {
        for (Face face : Face.values()) {
            TextLine line = LETTERING.line(text, new Type(face, 24, 0));
            assertThat(line.width()).isBetween(5.0, 200.0);
            assertThat(inked(line)).isGreaterThan(15);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\u0000\u0007", "\u202E\u2066", "\uFE0F", "\uD83D"})
    void whatHasNoLettersIsAnEmptyLine(String text) {
        TextLine line = LETTERING.line(text, Type.sans(20));
        assertThat(line.text()).isEmpty();
        assertThat(line.width()).isZero();
        assertThat(inked(line)).isZero();
    }

    @Test
    void controlSignsAndLineBreaksAreGone() {
        assertThat(LETTERING.line("a\n\tb\u202Ec\u0000d  e ", Type.sans(20)).text())
                .isEqualTo("a bcd e");
    }

    @Test
    void fitsByShrinkingFirstAndThenByAnEllipsis() {
        String text = "The road of Marc";
        double natural = LETTERING.width(text, Type.serif(36));
        assertThat(LETTERING.fit(text, Type.serif(36), 20, natural + 1).width()).isEqualTo(natural);
        TextLine shrunk = LETTERING.fit(text, Type.serif(36), 20, natural * .8);
        assertThat(shrunk.text()).isEqualTo(text);
        assertThat(shrunk.width()).isLessThanOrEqualTo(natural * .8);
        TextLine cut = LETTERING.fit(text, Type.serif(36), 20, natural * .3);
        assertThat(cut.text()).startsWith("The").endsWith("…");
        assertThat(cut.width()).isLessThanOrEqualTo(natural * .3);
    }

    @Test
    void neverCutsThroughASurrogatePair() {
        TextLine cut = LETTERING.fit("💀💀💀💀💀💀", Type.sans(30), 30, 70);
        assertThat(cut.text()).matches("(💀)*…");
    }

    @ParameterizedTest
    @ValueSource(strings = {"e\u0301\u0302", "👨\u200D👩\u200D👧", "👍🏽", "🇬🇷", "ก\u0E49"})
    void neverCutsASignFromWhatBelongsToIt(String sign) {
        for (double width = 10; width < 200; width += 3) {
            String cut =
                    LETTERING.fit(sign.repeat(12), Type.sans(30), 30, width).text();
            assertThat(cut.replace(sign, "")).isIn("", "…");
            List<TextLine> lines = LETTERING.wrap(sign.repeat(12), Type.sans(30), width, 30);
            assertThat(lines)
                    .allSatisfy(
                            line -> assertThat(line.text().replace(sign, "")).isIn("", "…"));
        }
    }

    /** A box for each of its parts would make a crowd of one sign. */
    @Test
    void whatIsJoinedIsOneSign() {
        double one = LETTERING.width("\uD83D\uDC68", Type.sans(30));
        assertThat(LETTERING.width("\uD83D\uDC68\u200D\uD83D\uDC69\u200D\uD83D\uDC67", Type.sans(30)))
                .isEqualTo(one);
        assertThat(one).isLessThan(40);
    }

    /** As in sentences: the name is one word of a line that runs from left to right, with which it may begin. */
    @Test
    void aNameThatRunsFromRightToLeftLeavesTheRestWhereItIs() {
        assertThat(columns("\u2068مرحبا\u2069 III", 0, 40))
                .as("the name begins the line")
                .isEqualTo(columns("مرحبا", 0, 40));
        int before = (int) LETTERING.width("WWW ", Type.sans(24));
        assertThat(columns("WWW \u2068مرحبا\u2069 3, 5", before + 10, before + 40))
                .as("the figure stands behind the name")
                .isEqualTo(columns("WWW \u2068مرحبا\u2069", before + 10, before + 40));
    }

    private static List<Integer> columns(String text, int from, int to) {
        BufferedImage image = new BufferedImage(400, 80, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = Canvas.smooth(image);
        LETTERING.line(text, Type.sans(24)).draw(g, Inks.WHITE, 10, 50, Anchor.LEFT);
        g.dispose();
        return IntStream.range(from, to)
                .map(x -> (int) IntStream.range(0, 80)
                        .filter(y -> (image.getRGB(x, y) & 255) > 60)
                        .count())
                .boxed()
                .toList();
    }

    @Test
    void wrapsAtSpacesAndCutsTheLastLine() {
        List<TextLine> lines =
                LETTERING.wrap("the army stays where it is since the snow lies deep", Type.sans(20), 150, 2);
        assertThat(lines).hasSize(2).allMatch(l -> l.width() <= 150);
        assertThat(lines.getLast().text()).endsWith("…");
        List<TextLine> whole = LETTERING.wrap("short words", Type.sans(20), 400, 2);
        assertThat(whole).extracting(TextLine::text).containsExactly("short words");
    }

    @Test
    void breaksAWordThatIsLongerThanALine() {
        List<TextLine> lines = LETTERING.wrap("x".repeat(60), Type.sans(20), 100, 3);
        assertThat(lines).hasSize(3).allMatch(l -> l.width() <= 100);
    }

    @Test
    void knowsWhatItCanShow() {
        int lacking = IntStream.rangeClosed(0, Character.MAX_CODE_POINT)
                .filter(letter -> Character.isLetter(letter) && !LETTERING.shows(Character.toString(letter)))
                .findFirst()
                .orElseThrow();

        assertThat(LETTERING.shows("Alpha (Ξενοφῶν) ✓\u202E")).isTrue();
        assertThat(LETTERING.shows("Alpha (" + Character.toString(lacking) + ")"))
                .isFalse();
    }

    @Test
    void anEndlessTextIsSetAtOnce() {
        assertThat(LETTERING.line("long ".repeat(100_000), Type.sans(20)).text().length())
                .isLessThan(1_000);
    }
}
