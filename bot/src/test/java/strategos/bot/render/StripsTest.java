package strategos.bot.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.dice.Chain;
import strategos.engine.scene.Strip;

class StripsTest {
    private static final Painter PAINTER = Samples.painter();

    private static BufferedImage paint(Strip strip) {
        try {
            return ImageIO.read(new ByteArrayInputStream(PAINTER.strips(List.of(strip), Samples.WORDS)));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** The card's right margin must stay as it is, whatever the strip says. */
    private static void assertWithinTheCard(BufferedImage image) {
        for (int y = 20; y < 176; y++) {
            assertThat(image.getRGB(1026, y)).as("row %d", y).isEqualTo(image.getRGB(1026, 100));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, ''",
        "1, 0, Marc",
        "2, 3, a word",
        "1, 20, a cause with several words",
        "12, 0, Morale",
        "60, 0, Morale",
        "9, 9, the army stays where it is since the snow lies deep and the guides have run away in the night",
        "3, 5, 漢字かな交じり文の長い説明がここに入ります",
        "3, 5, مرحبا بالعالم كيف حالك اليوم",
        "3, 5, WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW"
    })
    void whateverIsSaidStaysWithinTheCard(int dice, int modifiers, String sentence) {
        assertWithinTheCard(paint(Samples.strip(dice, modifiers, sentence)));
    }

    /** Whether a modifier helps is no matter of its sign: -1 helps who would throw low. */
    @Test
    void theSignOfAModifierHasNoColour() {
        BufferedImage image = paint(bare("-1", "+2"));
        assertThat(coloured(image)).isZero();
        assertThat(coloured(paint(Samples.strip(1, 0, "lost"))))
                .as("a result is in red")
                .isPositive();
    }

    private static Strip bare(String... figures) {
        return new Strip(
                Samples.words("Roll"),
                Samples.words(""),
                "pawn-a",
                Chain.OPEN,
                3,
                List.of(4),
                6,
                Stream.of(figures)
                        .map(figure -> new Strip.Modifier(figure, Samples.words("cause")))
                        .toList(),
                "5",
                "",
                Samples.words(""),
                Samples.words(""));
    }

    /** Points of a strong red or green beside the dice, below the heading. */
    private static long coloured(BufferedImage image) {
        return IntStream.range(60, 176)
                .mapToLong(y -> IntStream.range(180, 1020)
                        .filter(x -> strong(image.getRGB(x, y)))
                        .count())
                .sum();
    }

    private static boolean strong(int rgb) {
        int red = rgb >> 16 & 0xFF;
        int green = rgb >> 8 & 0xFF;
        int blue = rgb & 0xFF;
        return red - Math.max(green, blue) > 90 || green - Math.max(red, blue) > 25;
    }

    @ParameterizedTest
    @CsvSource({"6, 6", "10, 10", "100, 77", "2, 1"})
    void diceOfAnySidesShowTheirFace(int sides, int face) {
        Strip strip = new Strip(
                Samples.words("Roll"),
                Samples.words(""),
                "pawn-b",
                Chain.SEALED,
                3,
                List.of(face),
                sides,
                List.of(),
                "",
                "",
                Samples.words(""),
                Samples.words(""));
        BufferedImage image = paint(strip);
        int dark = 0;
        for (int y = 85; y < 155; y++) {
            for (int x = 70; x < 140; x++) {
                dark += (image.getRGB(x, y) & 0xFF00) < 0x6000 ? 1 : 0;
            }
        }
        assertThat(dark).isGreaterThan(100);
        assertWithinTheCard(image);
    }
}
