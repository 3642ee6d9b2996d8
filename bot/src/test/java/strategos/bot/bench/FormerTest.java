package strategos.bot.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import strategos.engine.Computer;
import strategos.engine.Decision;
import strategos.engine.Game;
import strategos.engine.Seen;
import strategos.engine.box.Box.Scenario;
import strategos.engine.box.Setup;
import strategos.engine.library.Library;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.search.Budget;
import strategos.engine.search.Level;
import strategos.engine.search.Opponents;
import strategos.engine.search.Opponents.Opponent;
import strategos.engine.search.Simulation;
import strategos.engine.seat.Seat;

/** Another version plays as it does by itself: shown with this one in its place, loaded once more beside it. */
class FormerTest {
    private static final int ORDERS = 60;
    /** As often it thinks about an order; more often with {@code -Dstrategos.thought=30}. */
    private static final int FEW = Integer.getInteger("strategos.thought", 5);

    private static final int SIMULATIONS = 40;

    private static Path engine() throws Exception {
        return Path.of(
                Game.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    }

    @TestFactory
    Stream<DynamicTest> itGivesTheOrdersThatItWouldGive() throws Exception {
        Former former = Former.of(engine());
        return Library.packed().games().stream()
                .map(game -> DynamicTest.dynamicTest(game.box().id(), () -> plays(game, former)));
    }

    private static <S> void plays(Game<S> game, Former former) {
        play(game, ORDERS, former.computer(game), game.computer());
    }

    private static <S> void play(Game<S> game, int orders, Computer<S> then, Computer<S> today) {
        Scenario scenario = game.box().scenarios().getFirst();
        Setup setup = new Setup(
                scenario.id(), game.box().usualOptions(), scenario.seats().subList(0, 2));
        Simulation<S> match = new Simulation<>(game, game.rules().setUp(setup), 4);
        match.settle();
        for (int i = 0; i < orders && !match.over(); i++) {
            Seat seat = match.asked().orElseThrow();
            Seen<S> seen = game.conceal(match.state(), seat);
            Decision decision = game.decisions().of(seen, seat).orElseThrow();
            Call now = today.choose(seen, seat, decision, new SplittableRandom(i));
            assertThat(then.choose(seen, seat, decision, new SplittableRandom(i)))
                    .as("order %d of %s", i, seat)
                    .isEqualTo(now);
            match.give(new Order(seat, now));
        }
    }

    @TestFactory
    Stream<DynamicTest> itThinksAsItWouldThink() throws Exception {
        Former former = Former.of(engine());
        return Library.packed().games().stream()
                .map(game -> DynamicTest.dynamicTest(game.box().id(), () -> thinks(game, former)));
    }

    private static <S> void thinks(Game<S> game, Former former) {
        Opponent<S> now = new Opponents(new Budget(SIMULATIONS)).of(game, Level.HARD);
        play(
                game,
                FEW,
                former.computer(game, Level.HARD, SIMULATIONS),
                (seen, seat, decision, luck) ->
                        now.think(seen, seat, decision, luck).best().call());
    }

    @Test
    void whatItDidNotHaveItDoesNotKnow() throws Exception {
        Former former = Former.of(engine());
        assertThat(former.knows("sparta", "ionian-war")).isTrue();
        assertThat(former.knows("sparta", "corinthian-war")).isFalse();
        assertThatThrownBy(() -> Former.of(Path.of("no-such-version")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no-such-version");
    }
}
