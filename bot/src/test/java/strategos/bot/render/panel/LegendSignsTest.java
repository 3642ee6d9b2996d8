package strategos.bot.render.panel;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.panel.LegendArt.Swatch;
import strategos.bot.render.piece.PiecePainter;
import strategos.bot.render.sheet.Atlas;
import strategos.engine.config.ConfigFolder;

/** A sign in a legend is large enough to be known again on the map, and leaves its words their room. */
class LegendSignsTest {
    private static final int SIZE = 34;
    private static final int SIDE = 100;
    private static final Atlas ATLAS = Atlas.read(ConfigFolder.packed(), "sparta");

    @ParameterizedTest
    @ValueSource(
            strings = {"athens-walls", "sparta-city", "port", "siege", "athens-land", "sparta-leader", "athens-hidden"})
    void aSignFillsItsRoom(String style) {
        Lettering lettering = Lettering.load();
        Swatch swatch = new Swatch(lettering, new PiecePainter(lettering, ATLAS.icons()), false);
        BufferedImage image = new BufferedImage(SIDE, SIDE, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = Canvas.smooth(image);
        swatch.paint(g, ATLAS.look().style(style), Set.of(), SIDE / 2.0, SIDE / 2.0, SIZE);
        g.dispose();
        assertThat(reach(image, false)).as("width").isBetween(SIZE * .6, SIZE * 1.25);
        assertThat(reach(image, true)).as("height").isBetween(SIZE * .6, SIZE * 1.25);
    }

    private static double reach(BufferedImage image, boolean upright) {
        int[] inked = IntStream.range(0, SIDE)
                .filter(a -> IntStream.range(0, SIDE)
                        .anyMatch(b -> (upright ? image.getRGB(b, a) : image.getRGB(a, b)) >>> 24 > 128))
                .toArray();
        return inked.length == 0 ? 0 : inked[inked.length - 1] - inked[0] + 1.0;
    }
}
