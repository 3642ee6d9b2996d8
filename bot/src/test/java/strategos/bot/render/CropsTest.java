package strategos.bot.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import strategos.bot.render.ground.Crop;
import strategos.bot.render.layout.Bounds;
import strategos.bot.render.scene.ScenePainter;
import strategos.bot.render.sheet.Sheet;
import strategos.engine.Game;
import strategos.engine.library.RegisteredGames;
import strategos.engine.scene.Scene;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;

/** Where it changed in positions of random play, which take longest to arrange: each is arranged once for all that is asked. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CropsTest {
    private static final int CHANGED = 3;
    private static final int FAR_APART = 4;
    private static final int MANY = 8;

    /** How much wider than it is reckoned a picture may be, for the sake of stacks and of whole neighbours. */
    private static final double ROUGHLY = 1.25;

    /** Of the positions of random play every so many are looked at. */
    private static final int APART = 2;

    /** What might have changed in one position: to arrange its stacks takes far longer than to look. */
    private static final int LOOKS = 3;

    private static final double ROUNDED = 1e-6;
    private static final long SEED = Long.getLong("strategos.seed", 5);
    private static final Atelier ATELIER = Ateliers.packed(16L << 20);

    private final Map<String, List<Occupied>> occupied = new HashMap<>();

    @TestFactory
    Stream<DynamicTest> hardlyAnotherStackIsCutAtTheEdge() {
        return Plays.games()
                .map(game -> dynamicTest(game.box().id(), () -> {
                    Looks looks = looks(game);
                    assertThat(looks.cutBefore)
                            .as("cut by the narrowest picture")
                            .isPositive();
                    assertThat(4 * looks.cut).as("cut, four times").isLessThanOrEqualTo(looks.cutBefore);
                }));
    }

    /** Where stacks lie in a position, the spots in any order. */
    private record Occupied(Sheet sheet, Crops crops, Map<String, List<Bounds>> stacks, List<String> spots) {
        Set<String> first(int most) {
            return some(0, most);
        }

        /** So many, from that one on, round and round. */
        Set<String> some(int from, int most) {
            return IntStream.range(from, from + Math.min(spots.size(), most))
                    .mapToObj(i -> spots.get(i % spots.size()))
                    .collect(Collectors.toSet());
        }

        Map<String, List<Bounds>> only(Set<String> some) {
            return some.stream().collect(Collectors.toMap(spot -> spot, stacks::get));
        }
    }

    private List<Occupied> occupied(Game<?> game) {
        return occupied.computeIfAbsent(game.box().id(), id -> arranged(game));
    }

    private static List<Occupied> arranged(Game<?> game) {
        Random luck = new Random(SEED);
        Painter painter = ATELIER.painter(game.box().id());
        Phrasebook words = RegisteredGames.LIBRARY.words(game.box().id(), Escape.plain());
        Map<String, Function<Scene, ScenePainter.Arranged>> arrangers = new HashMap<>();
        List<Occupied> all = new ArrayList<>();
        List<Scene> scenes = Plays.of(game).scenes();
        for (int i = 0; i < scenes.size(); i += APART) {
            Scene scene = scenes.get(i);
            Studio studio = painter.studio(scene.sheet());
            Map<String, List<Bounds>> stacks = arrangers
                    .computeIfAbsent(scene.sheet(), sheet -> studio.arranger(words::say))
                    .apply(scene)
                    .stacks();
            if (stacks.isEmpty()) {
                continue; // of a race that is over nobody is on the march
            }
            List<String> spots = new ArrayList<>(new TreeSet<>(stacks.keySet()));
            Collections.shuffle(spots, luck);
            all.add(new Occupied(studio.sheet(), studio.crops(), stacks, spots));
        }
        return all;
    }

    /** How many stacks would be cut in all if nobody looked at them, and how many are. */
    private record Looks(long cutBefore, long cut) {}

    private Looks looks(Game<?> game) {
        Random luck = new Random(SEED);
        long before = 0;
        long after = 0;
        List<Occupied> all = occupied(game);
        for (int i = 0; i < all.size() * LOOKS; i++) {
            Occupied look = all.get(i / LOOKS);
            Crops crops = look.crops;
            Set<String> changed = look.some(i % LOOKS * CHANGED, 1 + luck.nextInt(CHANGED));
            List<Rectangle2D> rooms = crops.rooms(look.stacks);
            Crop narrow = crops.changed(changed, look.only(changed)).orElseThrow();
            Crop wide = crops.changed(changed, look.stacks).orElseThrow();
            before += Crops.cut(narrow, rooms);
            after += Crops.cut(wide, rooms);
            Rectangle2D seen = wide.area();
            assertThat(crops.rooms(look.only(changed))).as("whole stacks").allMatch(seen::contains);
            assertThat(seen.getWidth()).isLessThanOrEqualTo(1.2 * narrow.area().getWidth() + ROUNDED);
            assertThat(seen.getHeight()).isLessThanOrEqualTo(1.2 * narrow.area().getHeight() + ROUNDED);
        }
        return new Looks(before, after);
    }

    /** On a telephone the names of a map that is as wide as the Aegean could not be read. */
    @TestFactory
    Stream<DynamicTest> whatChangedFarApartIsSeenInWindowsThatAreCloser() {
        return Plays.games()
                .map(game -> dynamicTest(game.box().id(), () -> {
                    int wide = 0;
                    int parted = 0;
                    for (Occupied look : occupied(game)) {
                        Crops crops = look.crops;
                        Set<String> changed = look.first(FAR_APART);
                        Optional<Crop> one = crops.changed(changed, look.stacks);
                        List<Crop> seen = crops.changes(changed, look.stacks);
                        if (one.isPresent()) {
                            wide += one.get().area().getWidth() > Parting.legible(look.sheet) ? 1 : 0;
                            parted += seen.size() > 1 ? 1 : 0;
                            closer(one.get(), seen);
                            inside(crops.whole().area(), seen);
                            assertThat(crops.rooms(look.only(changed)))
                                    .as("whole stacks")
                                    .allMatch(room -> seen.stream()
                                            .anyMatch(crop -> crop.area().contains(room)));
                        }
                    }
                    assertThat(parted).as("parted of those too wide").isGreaterThanOrEqualTo(wide / 4);
                }));
    }

    /** In how many positions the names of all places round those that changed can be read on a telephone: parted and in one picture. */
    @TestFactory
    Stream<DynamicTest> mostChangesCanBeReadOnATelephone() {
        return Plays.games()
                .map(game -> dynamicTest(game.box().id(), () -> {
                    int all = 0;
                    int before = 0;
                    int after = 0;
                    for (Occupied look : occupied(game)) {
                        Set<String> changed = look.first(MANY);
                        double most = ROUGHLY * Parting.legible(look.sheet);
                        all++;
                        before += width(look, changed) <= most ? 1 : 0;
                        List<Set<String>> parts = new Parting(look.sheet).of(changed);
                        after += parts.stream().allMatch(part -> width(look, part) <= most) ? 1 : 0;
                    }
                    assertThat(after).as("of %s, before %s", all, before).isGreaterThanOrEqualTo(before);
                    assertThat(5 * after).as("of %s, five times", all).isGreaterThanOrEqualTo(4 * all);
                }));
    }

    private static double width(Occupied look, Set<String> changed) {
        return look.crops
                .changed(changed, look.stacks)
                .map(crop -> crop.area().getWidth())
                .orElse((double) look.sheet.map().width());
    }

    private static void closer(Crop one, List<Crop> seen) {
        assertThat(seen.stream().map(Crop::width).distinct()).hasSize(1);
        assertThat(seen.stream().mapToInt(Crop::height).sum())
                .isLessThanOrEqualTo((int) (1.26 * seen.getFirst().width()));
        if (seen.size() > 1) {
            assertThat(seen.getFirst().area().getWidth())
                    .isLessThanOrEqualTo(.8 * one.area().getWidth());
            assertThat(seen).as("no strips").allMatch(crop -> crop.height() >= .49 * crop.width());
            Rectangle2D twice =
                    seen.getFirst().area().createIntersection(seen.getLast().area());
            assertThat(twice.isEmpty() ? 0 : twice.getWidth() * twice.getHeight())
                    .as("what is seen twice")
                    .isLessThan(.11
                            * seen.getFirst().area().getWidth()
                            * seen.getLast().area().getHeight());
        }
    }

    private static void inside(Rectangle2D map, List<Crop> seen) {
        assertThat(seen).allMatch(crop -> map.contains(crop.area()));
        assertThat(seen).allMatch(crop -> crop.zoom() >= 1);
    }
}
