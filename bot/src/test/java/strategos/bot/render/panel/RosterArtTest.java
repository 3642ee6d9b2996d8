package strategos.bot.render.panel;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.layout.Bounds;
import strategos.bot.render.piece.PiecePainter;
import strategos.bot.render.sheet.Atlas;
import strategos.engine.config.ConfigFolder;
import strategos.engine.scene.Panel;
import strategos.engine.text.Text;

/** Cards are to be read: those of armies that have come home or are no more, and those of players with long names. */
class RosterArtTest {
    private static final int WIDE = 420;
    private static final int HIGH = 150;
    private static final Atlas ATLAS = Atlas.read(ConfigFolder.packed(), "xenophon");

    /** A little lighter than ink, for the rims of letters. */
    private static final int DARK = 80;

    /** Where the title begins, as wide as part of a small capital, and where it has ended. */
    private static final int FIRST = 78;

    private static final int FIRST_WIDE = 12;
    private static final int BELOW_TITLE = 42;

    private static BufferedImage painted(String title, boolean out) {
        Lettering lettering = Lettering.load();
        RosterArt.CardArt art = new RosterArt.CardArt(ATLAS, lettering, new PiecePainter(lettering, ATLAS.icons()));
        Panel.Card card = new Panel.Card(
                "alpha",
                Optional.empty(),
                Text.of(title),
                Text.of("subtitle"),
                "8,600",
                Text.of("unit"),
                Optional.empty(),
                List.of(),
                false,
                out);
        BufferedImage image = new BufferedImage(WIDE, HIGH, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = Canvas.smooth(image);
        Canvas.fill(g, image.getRaster().getBounds(), Inks.PANEL);
        art.paint(g, RosterArt.CardArt.Cut.ROOMY, card, new Bounds(0, 0, WIDE, HIGH), Text::key);
        g.dispose();
        return image;
    }

    private static long dark(boolean out) {
        BufferedImage image = painted("title", out);
        return Arrays.stream(image.getRGB(110, 0, WIDE - 110, HIGH, null, 0, WIDE - 110))
                .filter(pixel -> (pixel >> 16 & 255) < DARK)
                .count();
    }

    @Test
    void whatIsOutIsStillToBeRead() {
        assertThat(dark(false)).isGreaterThan(200);
        assertThat(dark(true)).isEqualTo(dark(false));
    }

    /** How high the first capital of the title is. */
    private static int capital(String title) {
        BufferedImage image = painted(title, false);
        return (int) IntStream.range(0, BELOW_TITLE)
                .filter(y -> IntStream.range(FIRST, FIRST + FIRST_WIDE)
                        .anyMatch(x -> (image.getRGB(x, y) >> 16 & 255) < DARK))
                .count();
    }

    /** Of a seat with its player the end may be missing; whose card it is can be read. */
    @Test
    void aLongNameDoesNotMakeTheTitleSmall() {
        int usual = capital("Alpha");
        assertThat(usual).isGreaterThan(10);
        assertThat(capital("Alpha (Hippias the Elder, Lord of Elis.)")).isGreaterThan(usual * 2 / 3);
    }
}
