package strategos.bot.render.area;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import strategos.bot.render.ground.Crop;
import strategos.bot.render.kept.Shelf;
import strategos.bot.render.sheet.Areas;
import strategos.bot.render.sheet.Atlas;
import strategos.bot.render.sheet.Coast;
import strategos.bot.render.sheet.Sheet;
import strategos.bot.render.sheet.Style;
import strategos.engine.config.ConfigFolder;
import strategos.engine.library.RegisteredGames;
import strategos.engine.scene.Scene.Tint;

/** The areas of every sheet of every registered game that has any. */
class AreasTest {
    private static final int LEAST_CELLS = 12;
    private static final List<Case> CASES = cases();

    private record Case(Atlas atlas, String sheet, AreaMap map) {}

    private static List<Case> cases() {
        List<Case> cases = new ArrayList<>();
        RegisteredGames.LIBRARY.games().forEach(game -> {
            Atlas atlas = Atlas.read(ConfigFolder.packed(), game.box().id());
            AreaMaps maps = new AreaMaps(ConfigFolder.packed(), atlas, Shelf.NONE);
            atlas.sheets().keySet().forEach(name -> maps.on(name).ifPresent(m -> cases.add(new Case(atlas, name, m))));
        });
        return cases;
    }

    private static Stream<DynamicTest> each(Consumer<Case> test) {
        return CASES.stream().map(c -> dynamicTest(c.atlas().game() + " " + c.sheet(), () -> test.accept(c)));
    }

    @TestFactory
    Stream<DynamicTest> everyAreaHasGroundAndItsSeedsLieInIt() {
        return each(c -> {
            AreaGrid grid = c.map().grid();
            int[] land = new int[128];
            int[] water = new int[128];
            for (int y = 0; y < grid.height(); y++) {
                for (int x = 0; x < grid.width(); x++) {
                    int at = y * grid.width() + x;
                    (grid.dry(x, y) ? land : water)[(grid.dry(x, y) ? grid.land() : grid.water())[at]]++;
                }
            }
            assertThat(land[0] + water[0]).isZero();
            for (Areas.Area area : c.map().areas().land()) {
                assertThat(land[grid.label(area.id())]).as(area.id()).isGreaterThan(LEAST_CELLS);
                assertThat(area.seeds())
                        .as(area.id())
                        .anySatisfy(seed -> assertThat((int) grid.land()[grid.nearest(seed, true)])
                                .isEqualTo(grid.label(area.id())));
            }
            for (Areas.Area area : c.map().areas().water()) {
                assertThat(water[-grid.label(area.id())]).as(area.id()).isGreaterThan(LEAST_CELLS);
            }
        });
    }

    @TestFactory
    Stream<DynamicTest> areasThatAreJoinedMeet() {
        return each(c -> {
            AreaGrid grid = c.map().grid();
            List<String> lands = c.map().lands();
            Set<Set<String>> meeting = new HashSet<>();
            Frontiers.of(grid.land(), grid.width(), grid.height())
                    .forEach(f -> meeting.add(Set.of(lands.get(f.one() - 1), lands.get(f.other() - 1))));
            c.map().areas().joined().forEach(pair -> assertThat(meeting).contains(Set.copyOf(pair)));
        });
    }

    @TestFactory
    Stream<DynamicTest> aTintColoursItsAreaAlone() {
        return each(c -> {
            Sheet sheet = c.atlas().sheet(c.sheet());
            Sheet.Ground ground = sheet.ground().orElseThrow();
            Coast coast = Coast.read(ConfigFolder.packed(), ground.coast(), ground.projection());
            Crop crop = new Crop(0, 0, sheet.map().width(), sheet.map().height(), 1);
            AreaPrinter printer = new AreaPrinter(c.map(), coast, c.atlas().look());
            AreaPrinter.Field field = printer.field(crop, printer.land(crop));
            String style = c.atlas().look().styles().entrySet().stream()
                    .filter(e -> e.getValue() instanceof Style.Tint)
                    .map(Map.Entry::getKey)
                    .findFirst()
                    .orElseThrow();
            String shown = sheet.spots().stream()
                    .map(Sheet.Spot::id)
                    .filter(id -> c.map().landLabel(id) > 0)
                    .findFirst()
                    .orElseThrow();
            BufferedImage image = new BufferedImage(crop.width(), crop.height(), BufferedImage.TYPE_INT_RGB);
            AreaTints tints = new AreaTints(c.map(), c.atlas().look());
            tints.paint(image, field, crop.width(), List.of(new Tint(shown, style)));
            int tinted = 0;
            for (int at = 0; at < field.pixels(); at++) {
                int rgb = image.getRGB(at % crop.width(), at / crop.width());
                boolean coloured = rgb != Color.BLACK.getRGB();
                tinted += coloured ? 1 : 0;
                assertThat(coloured && field.label(at) != c.map().landLabel(shown))
                        .isFalse();
            }
            assertThat(tinted).isGreaterThan(LEAST_CELLS);
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> tints.paint(image, field, crop.width(), List.of(new Tint("nowhere", style))))
                    .withMessageContaining("nowhere");
        });
    }
}
