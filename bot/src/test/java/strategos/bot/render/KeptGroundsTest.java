package strategos.bot.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.bot.render.kept.Shelf;
import strategos.bot.render.sheet.Areas;
import strategos.bot.render.sheet.Atlas;
import strategos.bot.render.sheet.Style;
import strategos.engine.config.ConfigFolder;
import strategos.engine.scene.Piece;
import strategos.engine.scene.Scene;
import strategos.engine.text.Text;

/** A picture on a ground that was kept is the one on a ground that was painted for it. */
class KeptGroundsTest {
    private static final long CACHE = 64L << 20;

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

    private static List<byte[]> painted(Shelf shelf, Atlas atlas, String sheet) {
        Painter painter = new Atelier(ConfigFolder.packed(), CACHE, shelf).painter(atlas.game());
        Scene scene = scene(atlas, sheet);
        String spot = scene.pieces().getFirst().spot();
        return List.of(
                painter.map(scene, Text::key, Framing.whole()), painter.map(scene, Text::key, Framing.around(spot, 1)));
    }

    /** A piece wherever one may stand, and a tint on every area. */
    private static Scene scene(Atlas atlas, String sheet) {
        List<Piece> pieces = new ArrayList<>();
        String stacked = style(atlas, Style.Stacked.class).orElseThrow();
        atlas.sheet(sheet)
                .spots()
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

    @ParameterizedTest
    @CsvSource({"persians, theatre", "persians, ionia", "sparta, theatre", "xenophon, march"})
    void theSamePictureByteForByte(String game, String sheet) {
        Atlas atlas = Atlas.read(ConfigFolder.packed(), game);
        List<byte[]> fresh = painted(Shelf.NONE, atlas, sheet);
        Plank plank = new Plank();
        assertThat(painted(plank, atlas, sheet)).containsExactlyElementsOf(fresh);
        List<String> first = List.copyOf(plank.kept);
        assertThat(first).contains(game + "/" + sheet, game + "/" + sheet + "/chart");
        assertThat(painted(plank, atlas, sheet)).containsExactlyElementsOf(fresh);
        assertThat(plank.kept).as("nothing was painted anew").isEqualTo(first);
    }

    @ParameterizedTest
    @CsvSource({
        "xenophon, march, xenophon/march",
        "xenophon, march, xenophon/march/chart",
        "persians, theatre, persians/theatre/areas"
    })
    void whatIsSomethingElseIsMadeAnew(String game, String sheet, String name) {
        Atlas atlas = Atlas.read(ConfigFolder.packed(), game);
        Plank plank = new Plank();
        List<byte[]> fresh = painted(plank, atlas, sheet);
        byte[] whole = plank.works.get(name);
        for (byte[] other :
                List.of(new byte[] {0, 0, 1, 1}, new byte[whole.length], Arrays.copyOf(whole, whole.length - 1))) {
            plank.works.put(name, other);
            assertThat(painted(plank, atlas, sheet)).containsExactlyElementsOf(fresh);
            assertThat(plank.works.get(name)).isEqualTo(whole);
        }
    }

    @Test
    void afterTheWarmUpEverySheetIsKeptAndNothingIsLeftToBeMade() throws InterruptedException {
        Plank plank = new Plank();
        new Atelier(ConfigFolder.packed(), CACHE, plank)
                .warmUp(List.of("xenophon"))
                .join();
        List<String> first = List.copyOf(plank.kept);
        assertThat(first).containsExactlyInAnyOrder("xenophon/march", "xenophon/march/chart");
        painted(plank, Atlas.read(ConfigFolder.packed(), "xenophon"), "march");
        assertThat(plank.kept).isEqualTo(first);
    }
}
