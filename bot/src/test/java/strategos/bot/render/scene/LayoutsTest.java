package strategos.bot.render.scene;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.bot.render.Plays;
import strategos.bot.render.layout.Chart;
import strategos.bot.render.piece.Stack;
import strategos.bot.render.sheet.Sheet;
import strategos.bot.render.sheet.Style;
import strategos.engine.Game;
import strategos.engine.Referee;
import strategos.engine.box.Box.Scenario;
import strategos.engine.box.Setup;
import strategos.engine.dice.SeededDice;
import strategos.engine.library.RegisteredGames;
import strategos.engine.scene.Piece;
import strategos.engine.scene.Scene;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text;

/**
 * Where names and stacks stand in positions of random play, on every sheet: nothing is covered, lost or far away. Every
 * third position is looked at on its whole map and on one closer look in turn; with {@code -Dstrategos.layouts=all} all of
 * twice as many on all of them, and the figures are printed. What shrinks for want of room does so rarely.
 */
class LayoutsTest {
    private static final boolean ALL = "all".equals(System.getProperty("strategos.layouts"));
    private static final int POSITIONS = ALL ? 120 : 60;
    private static final int APART = ALL ? 1 : 3;

    /** A line that leads behind another place or stack, or over another line, is hard to follow: these are to be few. */
    private static final Set<String> HARD_TO_FOLLOW = Set.of(
            "line below a stack",
            "line through a place",
            "lines cross",
            "in another area with a line",
            "fleet ashore with a line",
            "land's name covered");

    /** Of all stacks, how many lines of one kind may be hard to follow. */
    private static final double FEW = .08;

    /** Of all stacks, how many may stand at another place: where their own has no room about it. */
    private static final double HARDLY_ANY = .01;

    /** Smaller than this share of the usual size, a stack is hard to read; of all stacks, how many may be. */
    private static final double SMALL = .7;

    private static final double FEW_SMALL = .04;

    /** In sides of an army: farther off, a reader has to look for its space; of sixty spaces, so many may be such. */
    private static final double FAR_OFF = 1.6;

    private static final int HARDLY_ANY_SPACE = 6;

    @TestFactory
    Stream<DynamicTest> nothingIsCoveredLostOrFarAway() {
        return Plays.games().map(game -> dynamicTest(game.box().id(), () -> look(game)));
    }

    private static void look(Game<?> game) {
        String id = game.box().id();
        Phrasebook phrases = RegisteredGames.LIBRARY.words(id, Escape.plain());
        List<Scene> scenes = Plays.of(game, POSITIONS).scenes();
        assertThat(scenes).hasSize(POSITIONS);
        Layouts layouts = Layouts.of(id);
        Map<String, List<String>> found = new TreeMap<>();
        int stacks = 0;
        int small = 0;
        for (int i = 0; i < scenes.size(); i += APART) {
            Scene scene = scenes.get(i);
            for (String sheet : looks(layouts.sheets(scene), i)) {
                StackLayer layer = layouts.layer(scene, sheet, phrases::say);
                Sheet.Stacks usual = layouts.sheet(sheet).chart().sheet().stacks();
                stacks += layer.stacks().size();
                small += (int) layer.stacks().stream()
                        .filter(stack -> stack.side()
                                < SMALL * stack.spot().spot().side().orElse(usual.side()))
                        .count();
                for (Faults.Fault fault : Faults.of(layouts.sheet(sheet), layer)) {
                    found.computeIfAbsent(fault.kind(), k -> new ArrayList<>())
                            .add("position " + i + ", " + sheet + ": " + fault.what());
                }
            }
        }
        int all = stacks;
        if (ALL) {
            found.forEach((kind, where) -> System.out.printf(
                    "%s: %s: %d of %d stacks, as %s%n", id, kind, where.size(), all, where.getLast()));
            System.out.printf("%s: small: %d of %d stacks%n", id, small, all);
        }
        assertThat(small).as("small ones of %d", all).isLessThanOrEqualTo((int) (all * FEW_SMALL));
        found.forEach((kind, where) -> assertThat(where).as(kind).hasSizeLessThanOrEqualTo((int) (all * share(kind))));
    }

    private static double share(String kind) {
        return kind.equals(Faults.AT_ANOTHER) ? HARDLY_ANY : HARD_TO_FOLLOW.contains(kind) ? FEW : 0;
    }

    /** With as many seats as there can be; on a compact sheet some shrink where cities crowd. */
    @TestFactory
    Stream<DynamicTest> inTheFirstPictureOfAMatchEveryStackIsAsLargeAsUsual() {
        return Plays.games()
                .map(game -> dynamicTest(game.box().id(), () -> {
                    Scene scene = first(game);
                    Layouts layouts = Layouts.of(game.box().id());
                    Phrasebook phrases =
                            RegisteredGames.LIBRARY.words(game.box().id(), Escape.plain());
                    Sheet.Stacks usual =
                            layouts.sheet(scene.sheet()).chart().sheet().stacks();
                    assertThat(layouts.layer(scene, scene.sheet(), phrases::say).stacks())
                            .filteredOn(stack -> !usual.isCompact())
                            .allSatisfy(stack -> assertThat(stack.side())
                                    .as(stack.spot().spot().id())
                                    .isEqualTo(stack.spot().spot().side().orElse(usual.side())));
                }));
    }

    /** All armies that race at one place, at the way's ends and in the mountains, where it winds. */
    @ParameterizedTest
    @CsvSource({"5, .85", "30, .65", "31, 1", "41, 1", "52, .85", "53, 1", "54, 1"})
    void whereAllArmiesMeetTheyAreHardlySmaller(String spot, double least) {
        Game<?> game = RegisteredGames.LIBRARY.open("xenophon");
        String sheet = first(game).sheet();
        List<Piece> met = pawns(game).stream().map(pawn -> at(spot, pawn)).toList();
        assertThat(met).hasSizeGreaterThan(4);
        Layouts layouts = Layouts.of(game.box().id());
        double usual = layouts.sheet(sheet).chart().sheet().stacks().side();
        assertThat(layouts.layer(scene(sheet, met), sheet, Text::key).stacks())
                .singleElement()
                .satisfies(stack -> assertThat(stack.side()).isGreaterThanOrEqualTo(least * usual));
    }

    /** Where names and spaces leave no room, two armies stand off, with a line: as seldom as can be. */
    @Test
    void twoArmiesStandFarFromHardlyAnySpace() {
        Game<?> game = RegisteredGames.LIBRARY.open("xenophon");
        String sheet = first(game).sheet();
        Layouts layouts = Layouts.of(game.box().id());
        Chart chart = layouts.sheet(sheet).chart();
        List<Piece> two = pawns(game).subList(0, 2);
        double far = FAR_OFF * chart.sheet().stacks().side();
        assertThat(chart.spots().values())
                .filteredOn(spot -> {
                    List<Piece> met =
                            two.stream().map(pawn -> at(spot.spot().id(), pawn)).toList();
                    StackLayer.Placed stack = layouts.layer(scene(sheet, met), sheet, Text::key)
                            .stacks()
                            .getFirst();
                    return stack.box().distance(spot.x(), spot.y()) - spot.radius() > far;
                })
                .hasSizeLessThanOrEqualTo(HARDLY_ANY_SPACE);
    }

    private static List<Piece> pawns(Game<?> game) {
        Scene scene = first(game);
        Layouts layouts = Layouts.of(game.box().id());
        return layouts.layer(scene, scene.sheet(), Text::key).stacks().stream()
                .flatMap(stack -> stack.stack().pieces().stream())
                .filter(laid -> laid.style() instanceof Style.Pawn)
                .map(Stack.Laid::piece)
                .toList();
    }

    private static Piece at(String spot, Piece pawn) {
        return Piece.at(spot, pawn.style(), pawn.label())
                .signed(pawn.sign().orElseThrow())
                .numbered(pawn.number().orElseThrow());
    }

    private static Scene scene(String sheet, List<Piece> pieces) {
        return new Scene(sheet, Text.of("title"), Text.of("under"), List.of(), List.of(), pieces, List.of(), List.of());
    }

    private static <S> Scene first(Game<S> game) {
        Scenario scenario = game.box().scenarios().getFirst();
        Setup setup = new Setup(
                scenario.id(), game.box().usualOptions(), scenario.seats().subList(0, scenario.most()));
        S state = new Referee().start(game, setup, new SeededDice(1)).state();
        return game.views().of(game.conceal(state, Viewer.EVERYONE)).scene().orElseThrow();
    }

    private static List<String> looks(List<String> sheets, int position) {
        if (ALL || sheets.size() == 1) {
            return sheets;
        }
        return List.of(sheets.getFirst(), sheets.get(1 + position / APART % (sheets.size() - 1)));
    }
}
