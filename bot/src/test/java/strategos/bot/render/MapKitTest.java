package strategos.bot.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.bot.render.MapKit.Cell;
import strategos.bot.render.MapKit.Sprites;
import strategos.bot.render.scene.Draughtsman;
import strategos.bot.render.scene.Op;
import strategos.bot.render.scene.Sprite;
import strategos.engine.Game;
import strategos.engine.box.Box.Scenario;
import strategos.engine.box.Setup;
import strategos.engine.library.Library;
import strategos.engine.library.RegisteredGames;
import strategos.engine.scene.Scene;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;

/** What a page lays together from its parts is the picture that the painter paints. */
class MapKitTest {
    /** Of 255, over all the pixels of a piece: edges differ, since the page halves what was painted twice as large. */
    private static final double ALIKE = 22;

    /** Pieces that lie so many pixels off are seen to. */
    private static final int OFF = 3;

    private static final Library LIBRARY = RegisteredGames.LIBRARY;
    private static final Atelier ATELIER = Ateliers.of(LIBRARY.config(), 64L << 20);

    private static <S> Scene opening(Game<S> game) {
        Scenario scenario = game.box().scenarios().getFirst();
        Setup setup = new Setup(
                scenario.id(), game.box().usualOptions(), scenario.seats().subList(0, scenario.most()));
        S position = game.rules().setUp(setup);
        return game.views().of(game.conceal(position, Viewer.EVERYONE)).scene().orElseThrow();
    }

    private static BufferedImage read(String base64) {
        return read(Base64.getDecoder().decode(base64));
    }

    private static BufferedImage read(byte[] bytes) {
        try {
            return ImageIO.read(new ByteArrayInputStream(bytes));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** A piece as it was laid, with the room that it takes. */
    private record Laid(int x, int y, int width, int height) {}

    private static List<Laid> lay(BufferedImage map, MapKit kit, List<Op> ops, Draughtsman draughtsman) {
        List<Sprite> kinds = new ArrayList<>();
        ops.forEach(op -> {
            switch (op) {
                case Op.Place place -> kinds.add(place.sprite());
                case Op.Stood stood -> kinds.add(stood.sprite());
                default -> {}
            }
        });
        Sprites sprites = MapKit.paint(kinds, draughtsman);
        BufferedImage atlas = read(sprites.png());
        Graphics2D g = map.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        List<Laid> laid = new ArrayList<>();
        ops.stream()
                .filter(Op.Place.class::isInstance)
                .map(Op.Place.class::cast)
                .forEach(place -> {
                    Cell cell = sprites.cells().get(kinds.indexOf(place.sprite()));
                    laid.add(lay(g, atlas, cell, place.x(), place.y()));
                });
        g.drawImage(read(kit.ground().above()), 0, 0, null);
        ops.stream()
                .filter(Op.Stood.class::isInstance)
                .map(Op.Stood.class::cast)
                .forEach(stood -> {
                    Cell cell = sprites.cells().get(kinds.indexOf(stood.sprite()));
                    laid.add(lay(g, atlas, cell, stood.x(), stood.y()));
                });
        g.dispose();
        return laid;
    }

    private static Laid lay(Graphics2D g, BufferedImage atlas, Cell cell, double x, double y) {
        AffineTransform at = AffineTransform.getTranslateInstance(x + cell.dx(), y + cell.dy());
        at.scale(1.0 / Draughtsman.SCALE, 1.0 / Draughtsman.SCALE);
        g.drawImage(atlas.getSubimage(cell.x(), cell.y(), cell.width(), cell.height()), at, null);
        return new Laid(
                (int) Math.round(x + cell.dx()),
                (int) Math.round(y + cell.dy()),
                cell.width() / Draughtsman.SCALE,
                cell.height() / Draughtsman.SCALE);
    }

    private static BufferedImage shifted(BufferedImage image) {
        BufferedImage shifted = new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_INT_RGB);
        shifted.createGraphics().drawImage(image, OFF, OFF, null);
        return shifted;
    }

    private static double difference(BufferedImage one, BufferedImage other, Laid box) {
        double sum = 0;
        int pixels = 0;
        for (int y = Math.max(0, box.y()); y < Math.min(one.getHeight(), box.y() + box.height()); y++) {
            for (int x = Math.max(0, box.x()); x < Math.min(one.getWidth(), box.x() + box.width()); x++) {
                int a = one.getRGB(x, y);
                int b = other.getRGB(x, y);
                for (int shift = 0; shift < 24; shift += 8) {
                    sum += Math.abs((a >> shift & 255) - (b >> shift & 255));
                }
                pixels += 3;
            }
        }
        return pixels == 0 ? 0 : sum / pixels;
    }

    @ParameterizedTest
    @ValueSource(strings = {"sparta", "xenophon", "persians"})
    void whatIsLaidTogetherLooksAsItIsPainted(String id) {
        Game<?> game = LIBRARY.open(id);
        Phrasebook words = LIBRARY.words(id, Escape.plain());
        Painter painter = ATELIER.painter(id);
        Scene scene = opening(game);
        MapKit kit = painter.kit(scene.sheet());
        Draughtsman draughtsman = kit.draughtsman();
        BufferedImage map = new BufferedImage(kit.ground().width(), kit.ground().height(), BufferedImage.TYPE_INT_RGB);
        map.createGraphics().drawImage(read(kit.ground().below()), 0, 0, null);

        List<Laid> laid = lay(map, kit, draughtsman.ops(scene, words::say), draughtsman);

        BufferedImage painted = read(painter.map(scene, words::say, Framing.whole()));
        assertThat(laid.size()).isGreaterThan(1);
        for (Laid piece : laid) {
            assertThat(difference(map, painted, piece))
                    .as("%s in %s", piece, id)
                    .isLessThan(ALIKE);
        }
        BufferedImage off = shifted(painted);
        assertThat(laid.stream()
                        .mapToDouble(piece -> difference(map, off, piece))
                        .average()
                        .orElseThrow())
                .as("what is %d pixels off in %s", OFF, id)
                .isGreaterThan(ALIKE);
    }
}
