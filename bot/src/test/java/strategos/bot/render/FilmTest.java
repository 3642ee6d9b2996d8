package strategos.bot.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.bot.host.MemoryOutlet;
import strategos.bot.host.MovingClock;
import strategos.bot.host.RandomPlayers;
import strategos.bot.host.TestHost;
import strategos.engine.box.Box.Scenario;
import strategos.engine.library.Library;
import strategos.engine.library.RegisteredGames;
import strategos.engine.scene.Scene;
import strategos.engine.seat.Viewer;
import strategos.storage.Storage;

/** Matches as moving pictures: every scene is one picture, the last is the map as it stands, and none is too large. */
class FilmTest {
    private static final Atelier ATELIER = Ateliers.packed(64L << 20);

    private static List<Scene> scenes(String game, int most) {
        Library library = RegisteredGames.LIBRARY;
        try (TestHost host = TestHost.over(Storage.inMemory(), library, new MemoryOutlet(), new MovingClock())) {
            Scenario scenario = library.open(game).box().scenarios().getFirst();
            RandomPlayers players = new RandomPlayers(host, new SplittableRandom(5));
            String match = players.begin(TestHost.AGORA, game, scenario, scenario.least());
            players.play(match, 15);
            List<Scene> scenes = new ArrayList<>();
            int last = host.moments.at(match, 0).last();
            for (int i = 0; i < most; i++) {
                scenes.add(host.moments
                        .at(match, last * i / (most - 1))
                        .then()
                        .view(Viewer.EVERYONE)
                        .scene()
                        .orElseThrow());
            }
            return scenes;
        }
    }

    private static List<BufferedImage> frames(byte[] gif) throws IOException {
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        reader.setInput(ImageIO.createImageInputStream(new ByteArrayInputStream(gif)));
        List<BufferedImage> frames = new ArrayList<>();
        for (int i = 0; i < reader.getNumImages(true); i++) {
            frames.add(reader.read(i));
        }
        return frames;
    }

    @ParameterizedTest
    @ValueSource(strings = {"xenophon", "persians"})
    void eachSceneIsAPicture(String game) throws IOException {
        List<Scene> scenes = scenes(game, 2);
        byte[] film = ATELIER.painter(game).film(scenes, text -> "", 8 << 20);
        List<BufferedImage> frames = frames(film);
        assertThat(frames).hasSize(2);
        assertThat(frames.getFirst().getWidth()).isEqualTo(720);
        assertThat(film.length).isLessThan(2 << 20);
    }

    /** At 720 pixels the letters of a panel made for 2,000 could not be read: the date stands large below the map. */
    @ParameterizedTest
    @ValueSource(strings = "sparta")
    void whatStandsBesideAWideMapStandsBelowItLargeEnough(String game) throws IOException {
        Scene scene = scenes(game, 2).getLast();
        Painter painter = ATELIER.painter(game);
        BufferedImage empty =
                frames(painter.film(List.of(scene), text -> "", 8 << 20)).getFirst();
        BufferedImage titled = frames(
                        painter.film(List.of(scene), text -> text.equals(scene.title()) ? "M" : "", 8 << 20))
                .getFirst();
        int[] rows = IntStream.range(0, empty.getHeight())
                .filter(y ->
                        IntStream.range(0, empty.getWidth()).anyMatch(x -> empty.getRGB(x, y) != titled.getRGB(x, y)))
                .toArray();
        assertThat(rows).as("rows with a capital of the title").hasSizeGreaterThanOrEqualTo(14);
        double map = 720.0 * 1250 / 1590;
        assertThat(rows[0]).as("below the map").isGreaterThan((int) map);
        assertThat(empty.getHeight()).isLessThan(720);
    }

    @ParameterizedTest
    @ValueSource(ints = 60_000)
    void whereThereIsLittleRoomThePicturesAreSmaller(int most) throws IOException {
        List<Scene> scenes = scenes("sparta", 2);
        byte[] film = ATELIER.painter("sparta").film(scenes, text -> "", most);
        assertThat(film.length).isLessThanOrEqualTo(most);
        assertThat(frames(film).getFirst().getWidth()).isLessThan(720);
    }
}
