package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.bot.port.Message;
import strategos.bot.port.Message.Picture;
import strategos.engine.library.RegisteredGames;
import strategos.engine.library.RegisteredGames.Offered;
import strategos.engine.scene.Board;
import strategos.engine.scene.DiceSheet;
import strategos.engine.scene.Scene;
import strategos.storage.Storage;

/** Dice sheets and fights with the reports, the map between frames and at the end, whoever paints them. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PicturesTest {
    private static final long SEED = 3;

    private final Map<String, MemoryOutlet> whole = new HashMap<>();

    /** Paints a word for what it is. */
    private static final class Sketches implements Pictures {
        private final AtomicInteger painted = new AtomicInteger();
        private final boolean broken;

        Sketches(boolean broken) {
            this.broken = broken;
        }

        @Override
        public Optional<Picture> map(String game, Scene scene, Focus focus, Speech words) {
            return Optional.of(picture("map"));
        }

        @Override
        public Optional<Picture> dice(String game, DiceSheet sheet, Speech words) {
            return Optional.of(picture("dice"));
        }

        @Override
        public Optional<Picture> board(String game, Board board, Speech words) {
            return Optional.of(picture("board"));
        }

        @Override
        public List<String> parts(String game, Scene scene) {
            return List.of();
        }

        private Picture picture(String what) {
            return new Picture("picture.png", what, () -> {
                painted.incrementAndGet();
                if (broken) {
                    throw new IllegalStateException("no colour left");
                }
                return what.getBytes(StandardCharsets.UTF_8);
            });
        }
    }

    /** The first scenario of each packed game; the toy game has no map. */
    static Stream<Offered> painted() {
        return RegisteredGames.LIBRARY.games().stream()
                .map(game -> new Offered(
                        RegisteredGames.LIBRARY,
                        game.box().id(),
                        game.box().scenarios().getFirst()));
    }

    /** Played once for all tests. */
    private MemoryOutlet whole(Offered offered) {
        return whole.computeIfAbsent(offered.toString(), key -> play(offered, new Sketches(false)));
    }

    private static MemoryOutlet play(Offered offered, Sketches sketches) {
        return play(offered, sketches, new MemoryOutlet());
    }

    private static MemoryOutlet play(Offered offered, Sketches sketches, MemoryOutlet outlet) {
        MovingClock clock = new MovingClock();
        HostParts parts = TestHost.parts(Storage.inMemory(), offered.library(), outlet, clock)
                .withPictures(sketches);
        try (TestHost host = TestHost.of(parts, outlet, clock)) {
            RandomPlayers players = new RandomPlayers(host, new SplittableRandom(SEED));
            String match = players.begin(
                    TestHost.AGORA,
                    offered.game(),
                    offered.scenario(),
                    offered.scenario().least());
            for (int i = 0; i < 20; i++) {
                players.play(match, 1);
                host.settled();
            }
            offered.scenario()
                    .seats()
                    .subList(0, offered.scenario().least())
                    .forEach(seat -> host.matches.resign(TestHost.by(seat.id()), match, seat));
            assertThat(host.settled().match(match).stage()).isEqualTo(LiveMatch.Stage.OVER);
        }
        return outlet;
    }

    private static List<String> drawn(MemoryOutlet.Message message) {
        return message.pictures().stream()
                .map(png -> new String(png, StandardCharsets.UTF_8))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("painted")
    void aReportHasAFightAndADiceSheetAndTheMapStandsAtTheEnd(Offered offered) {
        MemoryOutlet outlet = whole(offered);

        assertThat(drawn(outlet.messages().getLast())).endsWith("map");
        List<List<String>> pictures = outlet.messages().stream()
                .map(PicturesTest::drawn)
                .filter(drawn -> !drawn.isEmpty())
                .toList();
        assertThat(pictures)
                .filteredOn(drawn -> !drawn.contains("map"))
                .isNotEmpty()
                .isSubsetOf(List.of("dice"), List.of("board"), List.of("board", "dice"));
        assertThat(pictures).filteredOn(drawn -> drawn.contains("map")).allMatch(drawn -> !drawn.contains("dice"));
    }

    @ParameterizedTest
    @MethodSource("painted")
    void aPictureThatCannotBePaintedDoesNotKeepTheWordsBack(Offered offered) {
        Sketches sketches = new Sketches(true);
        Queue<Message> posts = new ConcurrentLinkedQueue<>();
        MemoryOutlet broken = new MemoryOutlet();
        broken.failing(post -> {
            posts.add(post.message());
            return Optional.empty();
        });
        play(offered, sketches, broken);

        assertThat(sketches.painted).hasPositiveValue();
        assertThat(broken.messages()).allMatch(m -> m.pictures().isEmpty());
        assertThat(broken.texts()).isEqualTo(whole(offered).texts());
        assertThat(posts)
                .as("reports with dice, whose key stands in the words for their picture")
                .filteredOn(
                        post -> post.text().startsWith("### ") && post.text().contains(" · key `"))
                .isNotEmpty()
                .allMatch(post -> post.layout().orElseThrow().instead().stream()
                        .anyMatch(words -> words.equals("dice") || words.matches(".*, key [0-9a-f]{64}")));
        assertThat(posts.stream().flatMap(post -> post.pictures().stream()).map(Picture::alt))
                .as("what a screen reader reads out has no markup")
                .noneMatch(alt -> alt.contains("`") || alt.contains("**"));
    }
}
