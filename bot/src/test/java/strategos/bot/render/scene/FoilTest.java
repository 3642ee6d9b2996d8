package strategos.bot.render.scene;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import strategos.bot.render.scene.Print.Foil;

class FoilTest {
    private final BufferedImage picture = new BufferedImage(101, 67, BufferedImage.TYPE_INT_ARGB_PRE);

    private static int[] over(BufferedImage ground, Consumer<Graphics2D> drawing) {
        Graphics2D g = ground.createGraphics();
        drawing.accept(g);
        g.dispose();
        return ground.getRGB(0, 0, ground.getWidth(), ground.getHeight(), null, 0, ground.getWidth());
    }

    private static BufferedImage ground() {
        BufferedImage ground = new BufferedImage(101, 67, BufferedImage.TYPE_INT_RGB);
        over(ground, g -> {
            g.setColor(Color.ORANGE);
            g.fillRect(0, 0, 101, 67);
        });
        return ground;
    }

    @Test
    void looksLikeThePictureItWasMadeOf() {
        over(picture, g -> {
            g.setColor(new Color(20, 80, 160, 120));
            g.fillRect(0, 0, 1, 1);
            g.fillRect(30, 10, 40, 30);
            g.fillRect(100, 66, 1, 1);
        });
        assertThat(over(ground(), Foil.of(picture)::paint))
                .isEqualTo(over(ground(), g -> g.drawImage(picture, 0, 0, null)));
    }

    @Test
    void doesNotChangeWithThePicture() {
        Foil foil = Foil.of(picture);
        over(picture, g -> g.fillRect(0, 0, 101, 67));
        assertThat(over(ground(), foil::paint)).isEqualTo(over(ground(), g -> {}));
    }

    @Test
    void whatIsClearTakesNoRoom() {
        assertThat(Foil.of(picture).bytes()).isZero();
        picture.setRGB(40, 40, -1);
        assertThat(Foil.of(picture).bytes()).isEqualTo(4L * 32 * 32);
    }
}
