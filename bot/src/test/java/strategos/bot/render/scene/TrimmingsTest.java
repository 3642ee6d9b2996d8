package strategos.bot.render.scene;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import strategos.bot.render.ground.Crop;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.scene.ScenePainter.Trimmings;
import strategos.bot.render.sheet.Atlas;
import strategos.bot.render.sheet.Sheet;
import strategos.engine.config.ConfigFolder;
import strategos.engine.library.RegisteredGames;

/** The compass rose and the scale bar of each map are whole in a picture, or they are not there. */
class TrimmingsTest {
    private static final Lettering LETTERING = Lettering.load();

    /** What the frame leaves of a picture at each side. */
    private static final int FRAME = 13;

    /** A window that is hardly larger than what it looks for is moved over it in steps of so many pixels. */
    private static final int STEP = 9;

    private static final int ROOM = 12;

    @TestFactory
    Stream<DynamicTest> theRoseAndTheScaleAreWholeOrNotThere() {
        return RegisteredGames.LIBRARY.games().stream().flatMap(game -> {
            Atlas atlas = Atlas.read(ConfigFolder.packed(), game.box().id());
            return atlas.sheets().entrySet().stream()
                    .filter(sheet -> sheet.getValue().ground().isPresent())
                    .map(sheet -> dynamicTest(game.box().id() + " " + sheet.getKey(), () -> look(sheet.getValue())));
        });
    }

    private static void look(Sheet sheet) {
        Sheet.Size map = sheet.map();
        for (Sheet.Ground alone : oneByOne(sheet.ground().orElseThrow())) {
            Rectangle ink =
                    ink(alone, new Crop(0, 0, map.width(), map.height(), 1)).orElseThrow();
            assertThat(within(map.width(), map.height()).contains(ink))
                    .as("on the whole map within the frame")
                    .isTrue();
            int wide = ink.width + 2 * (FRAME + ROOM);
            int high = ink.height + 2 * (FRAME + ROOM);
            int whole = 0;
            for (int by = -wide; by <= wide; by += STEP) {
                whole += seen(alone, new Crop(ink.x - FRAME - ROOM + by, ink.y - FRAME - ROOM, wide, high, 1), ink);
            }
            for (int by = -high; by <= high; by += STEP) {
                whole += seen(alone, new Crop(ink.x - FRAME - ROOM, ink.y - FRAME - ROOM + by, wide, high, 1), ink);
            }
            assertThat(whole).as("windows with all of it").isPositive();
        }
    }

    private static List<Sheet.Ground> oneByOne(Sheet.Ground ground) {
        return Stream.concat(
                        ground.rose().map(rose -> only(ground, Optional.of(rose), Optional.empty())).stream(),
                        ground.scale().map(scale -> only(ground, Optional.empty(), Optional.of(scale))).stream())
                .toList();
    }

    private static Sheet.Ground only(Sheet.Ground ground, Optional<Sheet.Rose> rose, Optional<Sheet.Scale> scale) {
        return new Sheet.Ground(
                ground.coast(),
                ground.ranges(),
                ground.seed(),
                ground.glyph(),
                ground.band(),
                ground.projection(),
                rose,
                scale,
                Optional.empty());
    }

    /** 1 if all of it is in the window, 0 if nothing; anything else is wrong. */
    private static int seen(Sheet.Ground ground, Crop window, Rectangle whole) {
        Optional<Rectangle> ink = ink(ground, window);
        ink.ifPresent(seen -> {
            assertThat(seen.getSize()).as("what is seen").isEqualTo(whole.getSize());
            assertThat(within(window.width(), window.height()).contains(seen))
                    .as("within the frame")
                    .isTrue();
        });
        return ink.isPresent() ? 1 : 0;
    }

    private static Rectangle within(int width, int height) {
        return new Rectangle(FRAME, FRAME, width - 2 * FRAME, height - 2 * FRAME);
    }

    /** Where in the picture anything is drawn. */
    private static Optional<Rectangle> ink(Sheet.Ground ground, Crop crop) {
        BufferedImage image = new BufferedImage(crop.width(), crop.height(), BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = Canvas.smooth(image);
        g.transform(crop.transform());
        Trimmings.paint(g, LETTERING, ground, crop);
        g.dispose();
        int[] pixels = image.getRGB(0, 0, crop.width(), crop.height(), null, 0, crop.width());
        int left = crop.width();
        int right = -1;
        int top = crop.height();
        int bottom = -1;
        for (int i = 0; i < pixels.length; i++) {
            if (pixels[i] != 0) {
                left = Math.min(left, i % crop.width());
                right = Math.max(right, i % crop.width());
                top = Math.min(top, i / crop.width());
                bottom = Math.max(bottom, i / crop.width());
            }
        }
        return right < 0 ? Optional.empty() : Optional.of(new Rectangle(left, top, right + 1 - left, bottom + 1 - top));
    }
}
