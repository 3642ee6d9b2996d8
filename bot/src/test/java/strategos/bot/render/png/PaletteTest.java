package strategos.bot.render.png;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import strategos.bot.render.png.Palette.NearestColour;

class PaletteTest {
    private static BufferedImage image(int width, int height) {
        return new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    }

    private static BufferedImage decoded(byte[] png) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(png));
    }

    private static int distance(int a, int b) {
        int sum = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            sum += Math.abs(((a >> shift) & 255) - ((b >> shift) & 255));
        }
        return sum;
    }

    @Test
    void aSmallThingsColourCountsBesideASea() throws IOException {
        BufferedImage sea = image(300, 300);
        Graphics2D g = sea.createGraphics();
        for (int y = 0; y < 300; y++) {
            g.setColor(new Color(100 + y / 6, 140 + y / 8, 170 + y / 10));
            g.drawLine(0, y, 300, y);
        }
        g.setColor(new Color(0xB5352C));
        g.fillRect(150, 150, 6, 6);
        g.dispose();
        BufferedImage back = decoded(PngWriter.write(sea, Palette.of(List.of(sea))));
        assertThat(distance(back.getRGB(152, 152), 0xB5352C)).isLessThan(12);
        assertThat(distance(back.getRGB(10, 10), sea.getRGB(10, 10))).isLessThan(18);
    }

    @Test
    void everyPixelComesBack() throws IOException {
        BufferedImage noise = image(64, 48);
        Random random = new Random(3);
        int[] few = {0x203040, 0x90A0B0, 0xF0E0C0, 0x804020};
        for (int i = 0; i < 64 * 48; i++) {
            noise.setRGB(i % 64, i / 64, few[random.nextInt(few.length)]);
        }
        BufferedImage back = decoded(PngWriter.write(noise, Palette.of(List.of(noise))));
        assertThat(back.getWidth()).isEqualTo(64);
        assertThat(back.getHeight()).isEqualTo(48);
        for (int y = 0; y < 48; y++) {
            for (int x = 0; x < 64; x++) {
                assertThat(distance(back.getRGB(x, y), noise.getRGB(x, y))).isLessThan(16);
            }
        }
    }

    @Test
    void thePaletteOfOnePictureAloneShowsItAsOneForAllWould() {
        BufferedImage many = image(200, 150);
        Random random = new Random(5);
        for (int i = 0; i < 200 * 150; i++) {
            many.setRGB(i % 200, i / 200, random.nextInt(1 << 24));
        }
        assertThat(PngWriter.write(many, Palette.ofOne(many)))
                .isEqualTo(PngWriter.write(many, Palette.of(List.of(many))));
    }

    /** Few greens and whole steps, so that many are equally near. */
    @Test
    void ofTheNearestItIsTheGuessElseTheFirst() {
        Random random = new Random(7);
        int[] colours = new int[40];
        Arrays.setAll(colours, i -> random.nextInt(6) << 16 | random.nextInt(6) << 8 | random.nextInt(6));
        NearestColour search = new NearestColour(colours);
        for (int i = 0; i < 2_000; i++) {
            double[] asked = {random.nextInt(12) / 2.0, random.nextInt(12) / 2.0, random.nextInt(12) / 2.0};
            int guess = random.nextInt(colours.length);
            int nearest = guess;
            for (int c = 0; c < colours.length; c++) {
                nearest = away(colours[c], asked) < away(colours[nearest], asked) ? c : nearest;
            }
            assertThat(search.find(asked[0], asked[1], asked[2], guess)).isEqualTo(nearest);
        }
    }

    private static double away(int colour, double[] from) {
        double red = (colour >> 16) - from[0];
        double green = ((colour >> 8) & 255) - from[1];
        double blue = (colour & 255) - from[2];
        return red * red * NearestColour.RED + green * green * NearestColour.GREEN + blue * blue * NearestColour.BLUE;
    }

    @Test
    void oneColourIsEnough() throws IOException {
        BufferedImage black = image(10, 10);
        BufferedImage back = decoded(PngWriter.write(black, Palette.of(List.of(black))));
        assertThat(distance(back.getRGB(5, 5), 0)).isLessThan(16);
    }

    @Test
    void wantsPixelsAsInts() {
        BufferedImage grey = new BufferedImage(4, 4, BufferedImage.TYPE_BYTE_GRAY);
        assertThatIllegalArgumentException().isThrownBy(() -> Palette.of(List.of(grey)));
    }
}
