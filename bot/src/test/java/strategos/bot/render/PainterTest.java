package strategos.bot.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.bot.host.Pictures.BadPicture;
import strategos.bot.render.ground.Crop;
import strategos.engine.scene.Scene;
import strategos.engine.scene.Scene.Arrow;
import strategos.engine.text.Text;

class PainterTest {
    private static final Painter PAINTER = Samples.painter();

    private static BufferedImage decoded(byte[] png) {
        try {
            return ImageIO.read(new ByteArrayInputStream(png));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static BufferedImage map(Scene scene, Framing part) {
        return decoded(PAINTER.map(scene, Samples.WORDS, part));
    }

    private static int colours(BufferedImage image) {
        Set<Integer> colours = new HashSet<>();
        for (int y = 0; y < image.getHeight(); y += 3) {
            for (int x = 0; x < image.getWidth(); x += 3) {
                colours.add(image.getRGB(x, y));
            }
        }
        return colours.size();
    }

    @Test
    void paintsTheWholeSheetInItsSizeWithAtMost256Colours() {
        BufferedImage image = map(Samples.island(2), Framing.whole());
        assertThat(image.getWidth()).isEqualTo(1000);
        assertThat(image.getHeight()).isEqualTo(700);
        assertThat(colours(image)).isBetween(60, 256);
    }

    @Test
    void theSameSceneGivesTheSameBytes() {
        byte[] first = PAINTER.map(Samples.island(3), Samples.WORDS, Framing.whole());
        assertThat(Ateliers.of(Samples.config(), 0)
                        .painter("sample")
                        .map(Samples.island(3), Samples.WORDS, Framing.whole()))
                .isEqualTo(first);
    }

    @Test
    void paintsEveryKindOfPiece() {
        BufferedImage image = map(Samples.counters(), Framing.whole());
        assertThat(image.getWidth()).isEqualTo(1600);
        assertThat(image.getHeight()).isEqualTo(1240);
        // The plates of the two large counters: the side reads from lightness alone.
        assertThat(brightness(image, 100, 380)).isLessThan(60);
        assertThat(brightness(image, 560, 380)).isGreaterThan(200);
    }

    private static int brightness(BufferedImage image, int x, int y) {
        int rgb = image.getRGB(x, y);
        return (((rgb >> 16) & 255) + ((rgb >> 8) & 255) + (rgb & 255)) / 3;
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 9})
    void cardsShrinkAndNothingLeavesThePanel(int cards) {
        BufferedImage image = map(Samples.island(cards), Framing.whole());
        for (int y = 0; y < 8; y++) {
            assertThat(image.getRGB(900, y)).isEqualTo(image.getRGB(990, 699 - y));
        }
    }

    @ParameterizedTest
    @CsvSource({"0, 660, 700", "1, 800, 800", "2, 800, 800"})
    void looksAroundASpotAndNeverOverTheEdge(int zoom, int width, int height) {
        BufferedImage image = map(Samples.island(2), Framing.around("t0", zoom));
        assertThat(image.getWidth()).isEqualTo(width);
        assertThat(image.getHeight()).isEqualTo(height);
        assertThat(colours(image)).isGreaterThan(60);
    }

    @Test
    void looksAroundTheLastMoveAndWithoutOneAroundThePieces() {
        assertThat(map(Samples.island(2), Framing.lastMove(1)).getWidth()).isEqualTo(800);
        Scene still =
                Samples.scene("island", List.of(Samples.piece("t1", "pawn-a", "A", "", "")), List.of(), List.of());
        assertThat(map(still, Framing.lastMove(2)).getWidth()).isEqualTo(800);
        assertThat(map(Samples.scene("island", List.of(), List.of(), List.of()), Framing.lastMove(1))
                        .getWidth())
                .isEqualTo(800);
    }

    @Test
    void showsANamedRegion() {
        BufferedImage image = map(Samples.island(2), Framing.region("west", 1));
        assertThat(image.getWidth()).isEqualTo(660);
        assertThat(image.getHeight()).isEqualTo(1058);
    }

    /** Only as much of the map as there is room for, without the panel; a spot that is not on the map does not count. */
    @Test
    void showsWhereItChanged() {
        BufferedImage one = map(Samples.island(2), Framing.changed(Set.of("t0")));
        assertThat(one.getWidth()).isEqualTo(1000);
        assertThat(one.getHeight()).isEqualTo(800);
        BufferedImage nothing = map(Samples.island(2), Framing.changed(Set.of()));
        assertThat(nothing.getWidth()).isEqualTo(1000);
        assertThat(nothing.getHeight()).isEqualTo(1060);
        assertThat(PAINTER.map(Samples.island(2), Samples.WORDS, Framing.changed(Set.of("atlantis"))))
                .isEqualTo(PAINTER.map(Samples.island(2), Samples.WORDS, Framing.changed(Set.of())));
        assertThat(PAINTER.map(Samples.island(2), Samples.WORDS, Framing.changed(Set.of("atlantis", "t0"))))
                .isEqualTo(PAINTER.map(Samples.island(2), Samples.WORDS, Framing.changed(Set.of("t0"))));
    }

    /** In a picture with more than one thing in it one must see what is new. */
    @Test
    void whatChangedGlows() {
        assertThat(glowing(Framing.changed(Set.of("t0"))))
                .isGreaterThan(glowing(Framing.part(Set.of("t0"), Set.of())) + 200);
        assertThat(glowing(Framing.part(Set.of("t0"), Set.of("t0", "atlantis"))))
                .isEqualTo(glowing(Framing.changed(Set.of("t0"))));
    }

    /** Where an army marched off from an area nothing is left that could glow. */
    @Test
    void anAreaThatWasLeftHasARing() {
        Painter persians = Ateliers.packed(16L << 20).painter("persians");
        Scene empty = Samples.scene("theatre", List.of(), List.of(), List.of());
        Set<String> zone = Set.of("boeotia");
        assertThat(glowing(persians.map(empty, Samples.WORDS, Framing.changed(zone))))
                .isGreaterThan(glowing(persians.map(empty, Samples.WORDS, Framing.part(zone, Set.of()))) + 200);
    }

    private static long glowing(Framing part) {
        return glowing(PAINTER.map(Samples.scene("island", List.of(), List.of(), List.of()), Samples.WORDS, part));
    }

    /** Pixels of about the colour of what is new. */
    private static long glowing(byte[] png) {
        BufferedImage image = decoded(png);
        return IntStream.range(0, image.getWidth() * image.getHeight())
                .map(i -> image.getRGB(i % image.getWidth(), i / image.getWidth()))
                .filter(rgb -> Math.abs((rgb >> 16 & 255) - 0xE2)
                                + Math.abs((rgb >> 8 & 255) - 0x71)
                                + Math.abs((rgb & 255) - 0x1D)
                        < 60)
                .count();
    }

    private static List<Crop> cut(Scene scene, Framing part) {
        Studio studio = PAINTER.studio(scene.sheet());
        return studio.crops(part, studio.arranged(scene, Samples.WORDS), Samples.WORDS);
    }

    /** Who compares two moments finds each place where it is on the other picture. */
    @Test
    void twoMomentsBesideEachOtherAreCutAlike() {
        Scene before = Samples.scene(
                "island", List.of(Samples.piece("t7", "red-hoplite", "ATH", "24", "8")), List.of(), List.of());
        Scene now = Samples.island(2);
        Set<String> changed = Set.of("t4");
        assertThat(cut(before, Framing.changed(changed))).isNotEqualTo(cut(now, Framing.changed(changed)));
        assertThat(cut(before, Framing.changed(changed, List.of(now))))
                .isEqualTo(cut(now, Framing.changed(changed, List.of(before))));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 3, Integer.MAX_VALUE, Integer.MIN_VALUE})
    void refusesAZoomOutOfBoundsAndNamesTheBounds(int zoom) {
        assertThatExceptionOfType(BadPicture.class)
                .isThrownBy(() -> map(Samples.island(2), Framing.around("t0", zoom)))
                .satisfies(e ->
                        assertThat(e.why()).isEqualTo(Text.of("picture.zoom", "least", 0, "most", Framing.MOST_ZOOM)));
        assertThatExceptionOfType(BadPicture.class).isThrownBy(() -> map(Samples.island(2), Framing.lastMove(zoom)));
    }

    @Test
    void refusesARegionThatWouldBeTooLarge() {
        assertThatExceptionOfType(BadPicture.class)
                .isThrownBy(() -> map(Samples.counters(), Framing.region("all", 1)))
                .satisfies(e -> assertThat(e.why()).isEqualTo(Text.of("picture.zoom", "least", 0, "most", 0)));
        assertThat(map(Samples.counters(), Framing.region("corner", 1)).getWidth())
                .isEqualTo(1400);
    }

    @Test
    void refusesWhatIsNotOnTheMap() {
        assertThatExceptionOfType(BadPicture.class)
                .isThrownBy(() -> map(Samples.island(2), Framing.region("atlantis", 0)))
                .satisfies(e -> assertThat(e.why().key()).isEqualTo("picture.region"));
        assertThatExceptionOfType(BadPicture.class)
                .isThrownBy(() -> map(Samples.island(2), Framing.around("atlantis", 0)))
                .satisfies(e -> assertThat(e.why().key()).isEqualTo("picture.spot"));
    }

    @Test
    void aSceneThatNamesWhatTheSheetHasNotIsABug() {
        Scene stray = Samples.scene(
                "island", List.of(Samples.piece("atlantis", "pawn-a", "A", "", "")), List.of(), List.of());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> map(stray, Framing.whole()))
                .withMessageContaining("no spot atlantis");
        Scene odd = Samples.scene("island", List.of(Samples.piece("t1", "pawn-x", "A", "", "")), List.of(), List.of());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> map(odd, Framing.whole()))
                .withMessageContaining("no style pawn-x");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> map(Samples.scene("moon", List.of(), List.of(), List.of()), Framing.whole()))
                .withMessageContaining("no sheet moon");
    }

    @Test
    void aMoveThatLeadsNowhereIsNoTrouble() {
        Scene idle = Samples.scene(
                "island",
                List.of(),
                List.of(new Arrow(List.of("t1"), "move"), new Arrow(List.of("t2", "t2"), "trail")),
                List.of());
        assertThat(map(idle, Framing.whole()).getWidth()).isEqualTo(1000);
    }
}
