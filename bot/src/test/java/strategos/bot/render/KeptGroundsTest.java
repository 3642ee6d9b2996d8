package strategos.bot.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.bot.render.kept.Shelf;
import strategos.bot.render.sheet.Areas;
import strategos.bot.render.sheet.Atlas;
import strategos.bot.render.sheet.Sheet.Spot;
import strategos.bot.render.sheet.Style;
import strategos.engine.config.ConfigFolder;
import strategos.engine.library.RegisteredGames;
import strategos.engine.scene.Piece;
import strategos.engine.scene.Scene;
import strategos.engine.skirmish.Skirmish;
import strategos.engine.text.Text;

/**
 * A picture on a ground that was kept is the one on a ground that was painted for it. Each sheet is painted once: small ones,
 * with and without areas, the zones of a sea and land; with {@code -Dstrategos.grounds=all} every sheet of every game.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class KeptGroundsTest {
    private static final boolean EVERY = "all".equals(System.getProperty("strategos.grounds"));

    private static final long CACHE = 64L << 20;

    /** Every so many spots there is a piece. */
    private static final int APART = 8;

    /** A shelf in memory, and how often something was laid on it. */
    private static final class Plank implements Shelf {
        private final Map<String, byte[]> works = new ConcurrentHashMap<>();
        private final List<String> kept = new CopyOnWriteArrayList<>();

        @Override
        public Optional<byte[]> find(String name) {
            return Optional.ofNullable(works.get(name));
        }

        @Override
        public void keep(String name, byte[] work) {
            works.put(name, work);
            kept.add(name);
        }
    }

    /** A sheet as it is painted where nothing is kept, and what is kept of it after that. */
    private record Painted(Atlas atlas, String name, List<byte[]> fresh, Plank kept) {}

    private final Map<String, Painted> sheets = new HashMap<>();

    private Painted sheet(String game, String name) {
        return sheets.computeIfAbsent(game + "/" + name, key -> {
            Atlas atlas = Atlas.read(ConfigFolder.packed(), game);
            Plank plank = new Plank();
            List<byte[]> fresh = painted(plank, atlas, name);
            return new Painted(atlas, name, fresh, plank);
        });
    }

    private static List<byte[]> painted(Shelf shelf, Atlas atlas, String sheet) {
        Painter painter = new Atelier(ConfigFolder.packed(), CACHE, shelf).painter(atlas.game());
        Scene scene = scene(atlas, sheet);
        String spot = scene.pieces().getFirst().spot();
        return List.of(
                painter.map(scene, Text::key, Framing.whole()), painter.map(scene, Text::key, Framing.around(spot, 1)));
    }

    /** A piece here and there, since their places take longer than the ground, and a tint on every area. */
    private static Scene scene(Atlas atlas, String sheet) {
        List<Piece> pieces = new ArrayList<>();
        String stacked = style(atlas, Style.Stacked.class).orElseThrow();
        List<Spot> spots = atlas.sheet(sheet).spots();
        IntStream.iterate(0, i -> i < spots.size(), i -> i + APART)
                .mapToObj(spots::get)
                .forEach(spot -> pieces.add(Piece.at(spot.id(), stacked, Text.of("piece"))
                        .signed("A")
                        .numbered(2)));
        List<Scene.Tint> tints = new ArrayList<>();
        style(atlas, Style.Tint.class)
                .ifPresent(tint -> atlas.sheet(sheet).areas().map(Areas::land).orElse(List.of()).stream()
                        .map(area -> new Scene.Tint(area.id(), tint))
                        .forEach(tints::add));
        return new Scene(sheet, Text.of("title"), Text.of("under"), List.of(), tints, pieces, List.of(), List.of());
    }

    private static Optional<String> style(Atlas atlas, Class<? extends Style> kind) {
        return atlas.look().styles().entrySet().stream()
                .filter(style -> kind.isInstance(style.getValue()))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    static Stream<Arguments> sheets() {
        if (!EVERY) {
            return Stream.of(
                    Arguments.of("persians", "ionia"),
                    Arguments.of("sparta", "sicily"),
                    Arguments.of(Skirmish.ID, "valley"));
        }
        return RegisteredGames.LIBRARY.games().stream()
                .map(game -> game.box().id())
                .flatMap(game -> Atlas.read(ConfigFolder.packed(), game).sheets().keySet().stream()
                        .map(sheet -> Arguments.of(game, sheet)));
    }

    @ParameterizedTest
    @MethodSource("sheets")
    void theSamePictureByteForByte(String game, String sheet) {
        Painted painted = sheet(game, sheet);
        List<String> first = List.copyOf(painted.kept().kept);
        assertThat(first).contains(game + "/" + sheet, game + "/" + sheet + "/chart");
        assertThat(painted(painted.kept(), painted.atlas(), sheet)).containsExactlyElementsOf(painted.fresh());
        assertThat(painted.kept().kept).as("nothing was painted anew").isEqualTo(first);
    }

    /** One with areas and the zones of a sea, and one without. */
    static Stream<Arguments> again() {
        return sheets().filter(sheet -> EVERY || !sheet.get()[1].equals("sicily"));
    }

    @ParameterizedTest
    @MethodSource("again")
    void paintedAgainItIsTheSame(String game, String sheet) {
        Painted painted = sheet(game, sheet);
        assertThat(painted(Shelf.NONE, painted.atlas(), sheet)).containsExactlyElementsOf(painted.fresh());
    }

    /** Of each thing that is kept, each way to be something else, one after the other, on the smallest sheet that has it. */
    @ParameterizedTest
    @CsvSource({
        "skirmish, valley, skirmish/valley, SHORT",
        "skirmish, valley, skirmish/valley, BLANK",
        "skirmish, valley, skirmish/valley, CUT",
        "skirmish, valley, skirmish/valley/chart, SHORT",
        "skirmish, valley, skirmish/valley/chart, BLANK",
        "skirmish, valley, skirmish/valley/chart, CUT",
        "persians, ionia, persians/theatre/areas, SHORT",
        "persians, ionia, persians/theatre/areas, BLANK",
        "persians, ionia, persians/theatre/areas, CUT"
    })
    void whatIsSomethingElseIsMadeAnew(String game, String sheet, String name, Otherwise how) {
        Painted painted = sheet(game, sheet);
        Plank plank = painted.kept();
        byte[] whole = Optional.ofNullable(plank.works.get(name)).orElseThrow();
        plank.works.put(name, how.of(whole));
        assertThat(painted(plank, painted.atlas(), sheet)).containsExactlyElementsOf(painted.fresh());
        assertThat(plank.works.get(name)).isEqualTo(whole);
    }

    /** What may stand there instead of what was kept. */
    enum Otherwise {
        SHORT {
            @Override
            byte[] of(byte[] whole) {
                return new byte[] {0, 0, 1, 1};
            }
        },
        BLANK {
            @Override
            byte[] of(byte[] whole) {
                return new byte[whole.length];
            }
        },
        CUT {
            @Override
            byte[] of(byte[] whole) {
                return Arrays.copyOf(whole, whole.length - 1);
            }
        };

        abstract byte[] of(byte[] whole);
    }

    @Test
    void whereNoMoreIsWantedItEndsWithTheSheetThatItIsAt() throws InterruptedException {
        Plank plank = new Plank();
        new Atelier(ConfigFolder.packed(), CACHE, plank)
                .warmUp(List.of(Skirmish.ID, "sparta"), () -> plank.kept.isEmpty())
                .join();
        assertThat(plank.kept).containsExactlyInAnyOrder("skirmish/valley", "skirmish/valley/chart");
    }

    @Test
    void afterTheWarmUpEverySheetIsKeptAndNothingIsLeftToBeMade() throws InterruptedException {
        Plank plank = new Plank();
        new Atelier(ConfigFolder.packed(), CACHE, plank)
                .warmUp(List.of(Skirmish.ID), () -> true)
                .join();
        List<String> first = List.copyOf(plank.kept);
        assertThat(first).containsExactlyInAnyOrder("skirmish/valley", "skirmish/valley/chart");
        painted(plank, Atlas.read(ConfigFolder.packed(), Skirmish.ID), "valley");
        assertThat(plank.kept).isEqualTo(first);
    }
}
