package strategos.bot.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import strategos.bot.render.area.AreaMap;
import strategos.bot.render.area.AreaMaps;
import strategos.bot.render.ground.Crop;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.layout.Bounds;
import strategos.bot.render.layout.Chart;
import strategos.bot.render.layout.Chart.PlacedName;
import strategos.bot.render.layout.Chart.SpotPoint;
import strategos.bot.render.layout.ChartMaker;
import strategos.bot.render.sheet.Atlas;
import strategos.bot.render.sheet.Coast;
import strategos.bot.render.sheet.Sheet;
import strategos.engine.config.ConfigFolder;
import strategos.engine.library.RegisteredGames;
import strategos.engine.skirmish.Skirmish;

/** The looks and sheets of every registered game, of an author's first game, and of the sample in the test resources. */
class EveryGameTest {
    private static final Lettering LETTERING = Lettering.load();
    private static final Map<Case, Chart> CHARTS = new ConcurrentHashMap<>();
    private static final Map<ConfigFolder, Atelier> ATELIERS = new ConcurrentHashMap<>();
    private static final Map<Atlas, AreaMaps> MAPS = new ConcurrentHashMap<>();
    private static final Map<Case, Optional<Coast>> COASTS = new ConcurrentHashMap<>();

    /** Of each sheet so many sets of places change. */
    private static final int CROPS = Integer.getInteger("strategos.crops", 20);

    /** In metres, from shore to shore: Euboea is larger. */
    private static final double SMALL_ISLAND = 120_000;

    private static final List<Case> CASES = cases();

    private record Case(ConfigFolder config, Atlas atlas, String sheet) {
        /** As the pictures have it, which may be of another run of these tests. */
        Chart chart() {
            return CHARTS.computeIfAbsent(this, c -> Ateliers.chart(config, atlas, sheet, coast(), areas(), LETTERING));
        }

        /** Whether it is the largest of its atlas: a small one is crowded by pieces of all styles, which are solved for seconds. */
        boolean roomy() {
            int own = atlas.sheet(sheet).spots().size();
            return atlas.sheets().values().stream()
                    .allMatch(other -> other.spots().size() <= own);
        }

        Chart solved() {
            return ChartMaker.make(atlas.sheet(sheet), atlas.look(), coast(), areas(), LETTERING);
        }

        private Optional<Coast> coast() {
            return COASTS.computeIfAbsent(
                    this, c -> atlas.sheet(sheet).ground().map(g -> Coast.read(config, g.coast(), g.projection())));
        }

        private Optional<AreaMap> areas() {
            return MAPS.computeIfAbsent(atlas, a -> new AreaMaps(config, a, Ateliers.shelf(config)))
                    .on(sheet);
        }
    }

    private static List<Case> cases() {
        List<Case> cases = new ArrayList<>();
        ConfigFolder packed = ConfigFolder.packed();
        RegisteredGames.LIBRARY
                .games()
                .forEach(game -> add(cases, packed, game.box().id()));
        add(cases, packed, Skirmish.ID);
        add(cases, Samples.config(), "sample");
        return cases;
    }

    private static void add(List<Case> cases, ConfigFolder config, String game) {
        Atlas atlas = Atlas.read(config, game);
        atlas.sheets().keySet().forEach(sheet -> cases.add(new Case(config, atlas, sheet)));
    }

    private static DynamicTest each(Case tried, Runnable test) {
        return dynamicTest(tried.atlas().game() + " " + tried.sheet(), test::run);
    }

    @Test
    void thereIsAGame() {
        assertThat(RegisteredGames.LIBRARY.games()).isNotEmpty();
    }

    @TestFactory
    Stream<DynamicTest> everyStyleAndIconIsPainted() {
        return CASES.stream()
                .filter(Case::roomy)
                .map(c -> each(c, () -> {
                    Painter painter = ATELIERS.computeIfAbsent(c.config(), config -> Ateliers.of(config, 64L << 20))
                            .painter(c.atlas().game());
                    byte[] png = painter.map(Specimen.scene(c.atlas(), c.chart()), Specimen::words, Framing.whole());
                    assertThat(png).startsWith(0x89, 'P', 'N', 'G');
                    assertThat(painter.dice(Specimen.dice(c.atlas().look()), Specimen::words))
                            .startsWith(0x89, 'P', 'N', 'G');
                }));
    }

    @TestFactory
    Stream<DynamicTest> noNameStandsOnASpotOrOnAnotherName() {
        return CASES.stream()
                .filter(c -> c.atlas().sheet(c.sheet()).stacks().beside())
                .map(c -> each(c, () -> {
                    Chart chart = c.chart();
                    for (PlacedName name : chart.names()) {
                        for (SpotPoint spot : chart.spots().values()) {
                            assertThat(name.box().intersects(spot.box()))
                                    .as("%s on %s", name.text(), spot.spot().id())
                                    .isFalse();
                        }
                        for (PlacedName other : chart.names()) {
                            assertThat(!other.equals(name) && name.box().intersects(other.box()))
                                    .as("%s on %s", name.text(), other.text())
                                    .isFalse();
                        }
                    }
                }));
    }

    @TestFactory
    Stream<DynamicTest> noNameOfASeaStandsOnLand() {
        return CASES.stream()
                .filter(c -> c.atlas().sheet(c.sheet()).ground().isPresent())
                .map(c -> each(c, () -> {
                    Sheet drawn = c.atlas().sheet(c.sheet());
                    Sheet.Ground ground = drawn.ground().orElseThrow();
                    Path2D land = c.coast().orElseThrow().land();
                    Predicate<Bounds> inInset = box -> ground.inset()
                            .filter(i -> new Bounds(i.x(), i.y(), i.width(), i.height()).intersects(box))
                            .isPresent();
                    for (Sheet.Decor decor : drawn.decor()) {
                        String lettered = drawn.types().get(decor.type()).lettered(decor.name());
                        boolean sea = decor.at()
                                .filter(at -> !land.contains(drawn.x(at), drawn.y(at)))
                                .isPresent();
                        c.chart().names().stream()
                                .filter(n -> sea && n.of().isEmpty() && n.text().equals(lettered))
                                .map(PlacedName::box)
                                .filter(inInset.negate())
                                .forEach(box -> assertThat(land.contains(box.x(), box.y(), box.width(), box.height()))
                                        .as("%s on land", decor.name())
                                        .isFalse());
                    }
                }));
    }

    /** An island that is cut by the edge looks like a cape; a closer look may leave that to another. */
    @TestFactory
    Stream<DynamicTest> theIslandOfAPlaceIsWhole() {
        return CASES.stream()
                .filter(c -> c.atlas().sheet(c.sheet()).ground().isPresent())
                .map(c -> each(c, () -> {
                    Set<String> cut = islanders(c, false);
                    CASES.stream()
                            .filter(o -> o.atlas().equals(c.atlas()) && isCloser(c) && isCloser(o))
                            .forEach(o -> cut.removeAll(islanders(o, true)));
                    assertThat(cut).as("places on islands that are cut").isEmpty();
                }));
    }

    private static boolean isCloser(Case c) {
        return c.atlas().sheets().keySet().stream()
                .anyMatch(main -> c.atlas().closer(main).contains(c.sheet()));
    }

    /** The places on small islands that are whole on that sheet, or on those that are cut. */
    private static Set<String> islanders(Case c, boolean whole) {
        Sheet drawn = c.atlas().sheet(c.sheet());
        double small = drawn.ground().orElseThrow().projection().pixels(SMALL_ISLAND);
        Rectangle2D map =
                new Rectangle2D.Double(0, 0, drawn.map().width(), drawn.map().height());
        Set<String> islanders = new HashSet<>();
        for (Path2D land : lands(c.coast().orElseThrow())) {
            Rectangle2D box = land.getBounds2D();
            if (Math.max(box.getWidth(), box.getHeight()) < small && map.contains(box) == whole) {
                drawn.spots().stream()
                        .filter(spot -> land.contains(drawn.x(spot.at()), drawn.y(spot.at())))
                        .forEach(spot -> islanders.add(spot.id()));
            }
        }
        return islanders;
    }

    /** Each mainland and island. */
    private static List<Path2D> lands(Coast coast) {
        List<Path2D> lands = new ArrayList<>();
        double[] point = new double[6];
        for (PathIterator shore = coast.land().getPathIterator(null, 1); !shore.isDone(); shore.next()) {
            switch (shore.currentSegment(point)) {
                case PathIterator.SEG_MOVETO -> {
                    lands.add(new Path2D.Double());
                    lands.getLast().moveTo(point[0], point[1]);
                }
                case PathIterator.SEG_LINETO -> lands.getLast().lineTo(point[0], point[1]);
                default -> lands.getLast().closePath();
            }
        }
        return lands;
    }

    @TestFactory
    Stream<DynamicTest> everyNameOfAPlaceIsOnTheMap() {
        return CASES.stream()
                .map(c -> each(c, () -> {
                    Chart chart = c.chart();
                    Sheet.Size map = chart.sheet().map();
                    List<String> needed = chart.sheet().spots().stream()
                            .filter(s -> s.name().isPresent())
                            .map(Sheet.Spot::id)
                            .toList();
                    assertThat(chart.names().stream()
                                    .flatMap(n -> n.of().stream())
                                    .map(s -> s.spot().id()))
                            .containsAll(needed);
                    assertThat(chart.names()).allSatisfy(name -> {
                        Bounds box = name.box();
                        assertThat(box.x()).isPositive();
                        assertThat(box.y()).isPositive();
                        assertThat(box.right()).isLessThan(map.width());
                        assertThat(box.bottom()).isLessThan(map.height());
                    });
                }));
    }

    @TestFactory
    Stream<DynamicTest> whatHasCloserLooksIsOnOneOfThemWithItsName() {
        return CASES.stream()
                .filter(c -> !c.atlas().closer(c.sheet()).isEmpty())
                .map(c -> each(c, () -> {
                    Set<String> seen = new HashSet<>();
                    CASES.stream()
                            .filter(o -> o.atlas().equals(c.atlas())
                                    && c.atlas().closer(c.sheet()).contains(o.sheet()))
                            .forEach(o -> o.chart().names().stream()
                                    .flatMap(n -> n.of().stream())
                                    .forEach(s -> seen.add(s.spot().id())));
                    assertThat(seen)
                            .containsAll(c.chart().sheet().spots().stream()
                                    .filter(s -> s.name().isPresent())
                                    .map(Sheet.Spot::id)
                                    .toList());
                }));
    }

    @TestFactory
    Stream<DynamicTest> aSignAtTheEdgeCoversNeitherSpotNorName() {
        return CASES.stream()
                .filter(c -> c.chart().ways().stream()
                        .anyMatch(w -> w.road().spots().stream()
                                .anyMatch(s -> c.chart().beyond().containsKey(s))))
                .map(c -> each(
                        c,
                        () -> assertThat(c.chart().exits()).isNotEmpty().allSatisfy(exit -> {
                            assertThat(c.chart().spots().values())
                                    .noneMatch(s -> s.box().intersects(exit.box()));
                            assertThat(c.chart().names()).noneMatch(n -> n.box().intersects(exit.box()));
                        })));
    }

    /** Wherever it changed: all of it is in the picture, no smaller than on the whole map, and no picture is a pillar. */
    @TestFactory
    Stream<DynamicTest> whatChangedIsInThePicture() {
        return CASES.stream()
                .map(c -> each(c, () -> {
                    Chart chart = c.chart();
                    Sheet.Size map = chart.sheet().map();
                    List<String> spots = new ArrayList<>(chart.spots().keySet());
                    Random luck = new Random(Long.getLong("strategos.seed", 11));
                    for (int i = 0; i < CROPS; i++) {
                        Collections.shuffle(spots, luck);
                        Set<String> changed = Set.copyOf(spots.subList(0, luck.nextInt(Math.min(spots.size(), 6)) + 1));
                        Optional<Crop> shown = new Crops(chart)
                                .changed(
                                        changed,
                                        luck.nextBoolean()
                                                ? Map.of()
                                                : chart.slots().entrySet().stream()
                                                        .collect(Collectors.toMap(
                                                                Map.Entry::getKey, slot -> List.of(slot.getValue()))));
                        if (shown.isEmpty()) {
                            assertThat(1.25 * map.width()).as("width").isLessThan(map.height());
                            continue;
                        }
                        Crop crop = shown.get();
                        Bounds seen =
                                new Bounds(crop.x(), crop.y(), crop.width() / crop.zoom(), crop.height() / crop.zoom());
                        assertThat(changed).allSatisfy(spot -> {
                            SpotPoint point = chart.spot(spot);
                            assertThat(point.x()).isBetween(seen.x(), seen.right());
                            assertThat(point.y()).isBetween(seen.y(), seen.bottom());
                        });
                        assertThat(crop.zoom()).isGreaterThanOrEqualTo(1);
                        assertThat((double) crop.height() / crop.width()).isLessThan(1.26);
                        assertThat(seen.x()).isNotNegative();
                        assertThat(seen.y()).isNotNegative();
                        assertThat(seen.right()).isLessThanOrEqualTo(map.width());
                        assertThat(seen.bottom()).isLessThanOrEqualTo(map.height());
                    }
                }));
    }

    @TestFactory
    Stream<DynamicTest> namesAndSlotsStandWhereTheyStoodBefore() {
        return CASES.stream()
                .map(c -> each(c, () -> {
                    Chart first = c.chart();
                    Chart second = c.solved();
                    assertThat(second.names()).isEqualTo(first.names());
                    assertThat(second.slots()).isEqualTo(first.slots());
                }));
    }
}
