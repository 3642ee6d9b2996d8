package strategos.bot.host.thought;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import strategos.bot.Waiting;
import strategos.engine.Game;
import strategos.engine.Seen;
import strategos.engine.box.Box.Scenario;
import strategos.engine.box.Setup;
import strategos.engine.search.Budget;
import strategos.engine.search.Level;
import strategos.engine.search.Simulation;
import strategos.engine.search.Thought;
import strategos.engine.seat.Seat;
import strategos.engine.skirmish.SkirmishFactory;

/** Whoever waits for a thought is told when there will be none, whether it was begun or waits for its turn. */
class ThinkersTest {
    private static final Game<?> GAME = SkirmishFactory.library().games().getFirst();
    private static final ThoughtLimits ONE_FOR_EVER = new ThoughtLimits(new Budget(100_000_000), 1);

    @Test
    @Timeout(50)
    void closingEndsThoughtsThatWaitForTheirTurnToo() throws Exception {
        Thinkers thinkers = new Thinkers(() -> ONE_FOR_EVER);
        List<FutureTask<Thought>> asked = IntStream.range(0, 3)
                .mapToObj(n -> new FutureTask<>(() -> think(thinkers, GAME)))
                .toList();
        List<Thread> waiting = new ArrayList<>();
        for (FutureTask<Thought> one : asked) {
            waiting.add(Thread.ofPlatform().daemon().start(one));
        }
        for (Thread one : waiting) {
            Waiting.of(one, Thread.State.TIMED_WAITING);
        }
        thinkers.close();
        for (FutureTask<Thought> one : asked) {
            assertThat(failure(one)).isInstanceOf(IllegalStateException.class);
        }
        assertThat(thinkers.closed()).isTrue();
        assertThatIllegalStateException()
                .isThrownBy(() -> think(thinkers, GAME))
                .withMessage("nobody thinks any more");
    }

    private static Throwable failure(FutureTask<Thought> asked) throws Exception {
        try {
            return new AssertionError("a thought came to an end: " + asked.get(20, TimeUnit.SECONDS));
        } catch (ExecutionException e) {
            return e.getCause();
        }
    }

    /** About the first decision of a match, which is worth a thought as all of them are. */
    private static <S> Thought think(Thinkers thinkers, Game<S> game) {
        Scenario scenario = game.box().scenarios().getFirst();
        Setup setup = new Setup(scenario.id(), Map.of(), scenario.seats());
        SplittableRandom luck = new SplittableRandom(1);
        Simulation<S> play = new Simulation<>(game, game.rules().setUp(setup), luck.nextLong());
        play.settle();
        Seat seat = play.asked().orElseThrow();
        Seen<S> seen = game.conceal(play.state(), seat);
        return thinkers.think(
                game, Level.HARD, seen, seat, game.decisions().of(seen, seat).orElseThrow(), luck);
    }
}
