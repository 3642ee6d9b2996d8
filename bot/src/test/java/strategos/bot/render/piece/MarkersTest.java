package strategos.bot.render.piece;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.sheet.Atlas;
import strategos.bot.render.sheet.Style;
import strategos.engine.config.ConfigFolder;
import strategos.engine.scene.Piece;
import strategos.engine.text.Text;

/** A marker that says whose a place is reads on each plate. */
class MarkersTest {
    private static final int SIZE = 100;
    private static final double CONTRAST = 4.5;

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark", "grey"})
    void theLaurelOfACapturedPlaceStandsOutAgainstItsPlate(String plate) {
        Atlas atlas = Atlas.read(ConfigFolder.packed(), "sparta");
        PiecePainter painter = new PiecePainter(Lettering.load(), atlas.icons());
        Piece captured = Piece.beside("captured", Text.of("")).looking(Set.of(plate));
        BufferedImage image = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = Canvas.smooth(image);
        Style.Stacked style = painter.worn(atlas.look().style("captured", Style.Stacked.class), captured, false);
        painter.paint(g, style, captured, 0, 0, SIZE / .7);
        g.dispose();
        double ground = light(image.getRGB(58, 45));
        int clear = 0;
        for (int y = 25; y < 85; y++) {
            for (int x = 25; x < 85; x++) {
                double light = light(image.getRGB(x, y));
                clear += (Math.max(light, ground) + .05) / (Math.min(light, ground) + .05) >= CONTRAST ? 1 : 0;
            }
        }
        assertThat(clear).isGreaterThan(300);
    }

    /** The relative luminance of a colour. */
    private static double light(int rgb) {
        float[] parts = new Color(rgb).getRGBColorComponents(null);
        double[] weights = {.2126, .7152, .0722};
        double sum = 0;
        for (int i = 0; i < parts.length; i++) {
            double linear = parts[i] <= .04045 ? parts[i] / 12.92 : Math.pow((parts[i] + .055) / 1.055, 2.4);
            sum += weights[i] * linear;
        }
        return sum;
    }
}
