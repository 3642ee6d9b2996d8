package strategos.bot.render.scene;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import org.junit.jupiter.api.Test;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.layout.Bounds;
import strategos.bot.render.scene.StackLayer.Heap.WallArt;

/** The wall round what stands inside a city: it stays in the room that is kept for it. */
class WallsRoundStacksTest {
    private static final int SIZE = 200;

    private static BufferedImage painted(Bounds box, double side) {
        BufferedImage image = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = Canvas.smooth(image);
        WallArt.paint(g, box, side);
        g.dispose();
        return image;
    }

    @Test
    void itHasBattlementsAndStaysWithinItsBox() {
        Bounds box = new Bounds(50, 60, 100, 80);
        BufferedImage image = painted(box, 54);
        int changes = 0;
        for (int x = 52; x < 148; x++) {
            changes += stone(image, x, 63) == stone(image, x + 1, 63) ? 0 : 1;
        }
        assertThat(changes).as("merlons and gaps along the upper edge").isGreaterThanOrEqualTo(4);
        assertThat(stone(image, 100, 100)).isTrue();
        double reach = WallArt.thickness(54) * 1.6;
        for (int y = 0; y < SIZE; y++) {
            for (int x = 0; x < SIZE; x++) {
                if (box.distance(x, y) > reach) {
                    assertThat(image.getRGB(x, y) & 0xFFFFFF).as("%d, %d", x, y).isZero();
                }
            }
        }
    }

    @Test
    void itIsThickEnoughToSeeOnTheSmallestMap() {
        assertThat(WallArt.thickness(18)).isGreaterThan(3);
        assertThat(WallArt.thickness(54)).isGreaterThan(WallArt.thickness(18));
    }

    private static boolean stone(BufferedImage image, int x, int y) {
        return image.getRGB(x, y) == 0xFF8D8371;
    }
}
