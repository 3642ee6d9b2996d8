package strategos.bot.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import strategos.bot.render.sheet.Atlas;
import strategos.bot.render.sheet.Sheet;
import strategos.bot.render.sheet.Style;
import strategos.engine.config.ConfigFolder;
import strategos.engine.scene.Panel;
import strategos.engine.scene.Piece;
import strategos.engine.scene.Scene;

/**
 * Every sign that a map shows stands in its legend, in positions of random play: its shape, and its colour. What a card of a side
 * shows beside its name needs no legend.
 */
class LegendsTest {
    /** Those of all players, whose cards bear them. */
    private static final Set<Class<? extends Style>> OF_CARDS = Set.of(Style.Pawn.class);

    @TestFactory
    Stream<DynamicTest> everySignOfAMapIsExplained() {
        return Plays.games()
                .map(game -> dynamicTest(game.box().id(), () -> {
                    Atlas atlas = Atlas.read(ConfigFolder.packed(), game.box().id());
                    assertThat(Plays.of(game).scenes())
                            .allSatisfy(scene -> assertThat(new Legend(atlas, scene, scene.sheet()).unexplained())
                                    .isEmpty());
                }));
    }

    /** A closer look has its legends in a band of its own. */
    @TestFactory
    Stream<DynamicTest> everySignOfACloserLookIsExplained() {
        return Plays.games()
                .map(game -> dynamicTest(game.box().id(), () -> {
                    Atlas atlas = Atlas.read(ConfigFolder.packed(), game.box().id());
                    for (Scene scene : Plays.of(game).scenes()) {
                        for (String sheet : atlas.closer(scene.sheet())) {
                            assertThat(new Legend(atlas, scene, sheet).unexplained())
                                    .as(sheet)
                                    .isEmpty();
                        }
                    }
                }));
    }

    /** What is on one map, and what its legend explains. */
    private static final class Legend {
        private final Atlas atlas;
        private final Sheet sheet;
        private final Scene scene;
        private final List<Panel.Entry> entries;

        Legend(Atlas atlas, Scene scene, String name) {
            this.atlas = atlas;
            this.sheet = atlas.sheet(name);
            this.scene = scene;
            this.entries = scene.panels().stream()
                    .filter(panel -> sheet.footer().stream()
                            .allMatch(
                                    band -> band.panels().contains(panel.name().key())))
                    .filter(Panel.Legend.class::isInstance)
                    .flatMap(panel -> ((Panel.Legend) panel).entries().stream())
                    .toList();
        }

        Set<String> unexplained() {
            Set<String> missing = new TreeSet<>();
            shown().filter(name -> !explained(atlas.look().style(name))).forEach(missing::add);
            Set<String> icons =
                    explained(Style.Marker.class).map(Style.Marker::icon).collect(Collectors.toSet());
            spots().flatMap(spot -> spot.emblem().stream())
                    .filter(emblem -> !icons.contains(emblem))
                    .forEach(missing::add);
            Set<Object> squares =
                    explained(Style.Spot.class).map(Style.Spot::colour).collect(Collectors.toSet());
            spots().flatMap(spot -> spot.tags().stream().flatMap(List::stream))
                    .filter(tag -> !squares.contains(tag.colour()))
                    .forEach(tag -> missing.add("tags of " + tag.colour()));
            boolean piled = !sheet.stacks().isCompact()
                    && pieces().anyMatch(piece -> atlas.look().style(piece.style()) instanceof Style.Counter
                            && piece.badge().isPresent());
            if (piled && entries.stream().noneMatch(entry -> entry.looks().contains(Panel.Entry.PILED))) {
                missing.add("piled");
            }
            boolean figured = !sheet.stacks().isCompact()
                    && pieces().anyMatch(piece -> atlas.look().style(piece.style()) instanceof Style.Holding
                            && piece.number().isPresent());
            if (figured && entries.stream().noneMatch(entry -> entry.looks().contains(Panel.Entry.FIGURED))) {
                missing.add("figured");
            }
            boolean wavering =
                    pieces().flatMap(piece -> piece.looks().stream()).anyMatch(look -> look.endsWith("wavering"));
            if (wavering
                    && entries.stream()
                            .noneMatch(entry -> entry.looks().stream().anyMatch(look -> look.endsWith("wavering")))) {
                missing.add("wavering");
            }
            return missing;
        }

        /** The styles of all that lies on the map or is printed on it. */
        private Stream<String> shown() {
            return Stream.of(
                            pieces().map(Piece::style),
                            scene.arrows().stream().map(Scene.Arrow::style),
                            scene.tints().stream().map(Scene.Tint::style),
                            sheet.roads().stream().map(Sheet.Road::style),
                            spots().flatMap(spot -> spot.look().stream()))
                    .flatMap(styles -> styles)
                    .distinct();
        }

        private Stream<Sheet.Spot> spots() {
            return sheet.spots().stream();
        }

        private Stream<Piece> pieces() {
            Set<String> there = spots().map(Sheet.Spot::id).collect(Collectors.toSet());
            return scene.pieces().stream().filter(piece -> there.contains(piece.spot()));
        }

        private <T extends Style> Stream<T> explained(Class<T> kind) {
            return entries.stream()
                    .map(entry -> atlas.look().style(entry.style()))
                    .filter(kind::isInstance)
                    .map(kind::cast);
        }

        private boolean explained(Style style) {
            if (OF_CARDS.contains(style.getClass())) {
                return true;
            }
            List<? extends Style> like = explained(style.getClass())
                    .filter(other -> shape(other).equals(shape(style)))
                    .toList();
            // Units and places of all peoples have one shape; which people's they are their colour tells, wherever it
            // stands.
            return style instanceof Style.National national
                    ? !like.isEmpty()
                            && explained(Style.National.class)
                                    .anyMatch(other -> other.colour().equals(national.colour()))
                    : like.stream().anyMatch(other -> other.colour().equals(style.colour()));
        }

        private static Object shape(Style style) {
            return switch (style) {
                case Style.Counter counter -> counter.figure();
                case Style.Hidden hidden -> "hidden";
                case Style.Chip chip -> chip.figure();
                case Style.Marker marker -> marker.icon();
                case Style.Holding holding ->
                    List.of(holding.outline(), holding.figure().isPresent());
                case Style.Tint tint -> tint.hatch();
                case Style.Spot spot -> spot.outline();
                case Style.Route route -> route.dash().map(List::size).or(Optional::empty);
                case Style.Pawn pawn -> "";
                case Style.Pill pill -> "";
                case Style.Star star -> "";
                case Style.Arrow arrow -> "";
            };
        }
    }
}
