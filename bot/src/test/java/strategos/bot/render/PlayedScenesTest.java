package strategos.bot.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import strategos.engine.Decision;
import strategos.engine.Entry;
import strategos.engine.Event;
import strategos.engine.Game;
import strategos.engine.RandomComputer;
import strategos.engine.Referee;
import strategos.engine.Ruling;
import strategos.engine.Seen;
import strategos.engine.View;
import strategos.engine.box.Box.Scenario;
import strategos.engine.box.Setup;
import strategos.engine.dice.SeededDice;
import strategos.engine.library.RegisteredGames;
import strategos.engine.offer.Order;
import strategos.engine.scene.Board;
import strategos.engine.scene.Scene;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text;

/**
 * Positions of every scenario of every game, as they come up in random play: all of them can be painted. Played, and painted on
 * closer looks, is one scenario of each game, the others only as they begin; with {@code -Dstrategos.scenarios=all} every one.
 */
class PlayedScenesTest {
    private static final long SEED = 11;
    private static final int MOST_BYTES = 1_000_000;
    private static final int[] LOOKED_AT = {0, 150};

    /** Fights to come that are painted of a match. */
    private static final int BOARDS = 2;

    private static final Atelier ATELIER = Ateliers.packed(300L << 20);

    /** What came up in one match. */
    private record Painted(List<Scene> scenes, List<Board> boards) {}

    @TestFactory
    Stream<DynamicTest> everyScenarioCanBePainted() {
        List<DynamicTest> tests = new ArrayList<>();
        int turn = 0;
        for (Game<?> game : RegisteredGames.LIBRARY.games()) {
            for (Scenario scenario : game.box().scenarios()) {
                int number = turn++;
                boolean played = RegisteredGames.every()
                        || scenario.equals(game.box().scenarios().getFirst());
                tests.add(dynamicTest(
                        game.box().id() + " " + scenario.id(),
                        () -> paint(game, play(game, scenario, played), number, played)));
            }
        }
        return tests.stream();
    }

    /**
     * The whole map, and of the closer looks one after the other.
     *
     * @param closer whether these, too: each has a ground of its own, which takes long to paint
     */
    private static void paint(Game<?> game, Painted seen, int number, boolean closer) {
        String id = game.box().id();
        Phrasebook phrases = RegisteredGames.LIBRARY.words(id, Escape.plain());
        Function<Text, String> words = phrases::say;
        Painter painter = ATELIER.painter(id);
        for (int i = 0; i < seen.scenes().size(); i++) {
            Scene scene = seen.scenes().get(i);
            assertPainted(painter.map(scene, words, Framing.whole()));
            List<String> regions = List.copyOf(painter.regions(scene.sheet()));
            if (closer && !regions.isEmpty()) {
                int region = (number * LOOKED_AT.length + i) % regions.size();
                assertPainted(painter.map(scene, words, Framing.region(regions.get(region), 0)));
            }
        }
        seen.boards().forEach(board -> assertPainted(painter.board(board, words)));
    }

    private static void assertPainted(byte[] png) {
        assertThat(png).startsWith(0x89, 'P', 'N', 'G').hasSizeLessThan(MOST_BYTES);
    }

    /** @param on whether it goes on after the first position */
    private static <S> Painted play(Game<S> game, Scenario scenario, boolean on) {
        Setup setup = new Setup(
                scenario.id(), game.box().usualOptions(), scenario.seats().subList(0, scenario.most()));
        SplittableRandom luck = new SplittableRandom(SEED);
        SeededDice dice = new SeededDice(SEED);
        Referee referee = new Referee();
        RandomComputer<S> computer = new RandomComputer<>();
        List<Scene> scenes = new ArrayList<>();
        List<Board> boards = new ArrayList<>();
        List<Board> decided = new ArrayList<>();
        S state = referee.start(game, setup, dice).state();
        for (int orders = 0; orders <= (on ? LOOKED_AT[LOOKED_AT.length - 1] : 0); orders++) {
            if (scenes.size() < LOOKED_AT.length && orders == LOOKED_AT[scenes.size()]) {
                Seen<S> shown = game.conceal(state, Viewer.EVERYONE);
                game.views().of(shown).scene().ifPresent(scenes::add);
            }
            if (game.rules().result(state).isPresent()) {
                break;
            }
            Seat seat = game.rules().awaited(state).firstEntry().getKey();
            Seen<S> seen = game.conceal(state, seat);
            Decision decision = game.decisions().of(seen, seat).orElseThrow();
            Order order = new Order(seat, computer.choose(seen, seat, decision, luck));
            if (boards.size() < BOARDS) {
                game.views().preview(order, seen).map(View::boards).ifPresent(boards::addAll);
            }
            Ruling<S> ruling = referee.rule(game, state, setup.seats(), List.of(), order, Entry.Source.COMPUTER, dice);
            assertThat(ruling).as("seed %d: %s", SEED, order).isInstanceOf(Ruling.Accepted.class);
            if (decided.isEmpty()) {
                decided.addAll(fights(game, state, ((Ruling.Accepted<S>) ruling).entries()));
            }
            state = ((Ruling.Accepted<S>) ruling).state();
        }
        boards.subList(Math.min(BOARDS, boards.size()), boards.size()).clear();
        boards.addAll(decided);
        return new Painted(scenes, boards);
    }

    /** The fights that the entries decided. */
    private static <S> List<Board> fights(Game<S> game, S first, List<Entry<S>> entries) {
        List<Board> fights = new ArrayList<>();
        S before = first;
        for (Entry<S> entry : entries) {
            if (entry instanceof Entry.Happened<S>(Event<S> event)) {
                game.views().board(event, game.conceal(before, Viewer.EVERYONE)).ifPresent(fights::add);
                before = event.apply(before);
            }
        }
        return fights;
    }
}
