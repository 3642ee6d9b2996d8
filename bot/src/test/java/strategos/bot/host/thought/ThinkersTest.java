package strategos.bot.host.thought;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import strategos.bot.Waiting;
import strategos.engine.Decision;
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
    private static final ThoughtLimits SHORT = new ThoughtLimits(new Budget(4), 1);

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

    /** The first thinks for ever and is broken off; the second, asked for in the same moment, has all its time after it. */
    @Test
    @Timeout(50)
    void theTurnThatIsWaitedForIsNoPartOfAThoughtsTime() throws Exception {
        AtomicReference<ThoughtLimits> limits = new AtomicReference<>(ONE_FOR_EVER);
        try (Thinkers thinkers = new Thinkers(limits::get, Duration.ofSeconds(2))) {
            FutureTask<Thought> first = new FutureTask<>(() -> think(thinkers, GAME));
            Waiting.of(Thread.ofPlatform().daemon().start(first), Thread.State.TIMED_WAITING);
            limits.set(SHORT);
            FutureTask<Thought> second = new FutureTask<>(() -> think(thinkers, GAME));
            Thread.ofPlatform().daemon().start(second);
            assertThat(failure(first)).hasMessageContaining("longer than PT2S");
            assertThat(second.get(20, TimeUnit.SECONDS).ideas()).isNotEmpty();
        }
    }

    @Test
    @Timeout(50)
    void adviceGoesBeforeTheOrdersOfComputers() throws Exception {
        AtomicReference<ThoughtLimits> limits = new AtomicReference<>(ONE_FOR_EVER);
        List<String> begun = Collections.synchronizedList(new ArrayList<>());
        try (Thinkers thinkers = new Thinkers(limits::get, Duration.ofSeconds(2))) {
            FutureTask<Thought> first = new FutureTask<>(() -> think(thinkers, GAME));
            Waiting.of(Thread.ofPlatform().daemon().start(first), Thread.State.TIMED_WAITING);
            limits.set(SHORT);
            FutureTask<Thought> order = new FutureTask<>(
                    () -> Asking.of(GAME, telling("order", begun)).think(thinkers));
            Waiting.of(Thread.ofPlatform().daemon().start(order), Thread.State.TIMED_WAITING);
            FutureTask<Thought> advice = new FutureTask<>(
                    () -> Asking.of(GAME, telling("advice", begun)).advise(thinkers));
            Waiting.of(Thread.ofPlatform().daemon().start(advice), Thread.State.TIMED_WAITING);
            order.get(20, TimeUnit.SECONDS);
            advice.get(20, TimeUnit.SECONDS);
            assertThat(begun.stream().distinct()).containsExactly("advice", "order");
        }
    }

    private static RandomGenerator telling(String who, List<String> begun) {
        SplittableRandom luck = new SplittableRandom(1);
        return () -> {
            begun.add(who);
            return luck.nextLong();
        };
    }

    private static Throwable failure(FutureTask<Thought> asked) throws Exception {
        try {
            return new AssertionError("a thought came to an end: " + asked.get(20, TimeUnit.SECONDS));
        } catch (ExecutionException e) {
            return e.getCause();
        }
    }

    private static Thought think(Thinkers thinkers, Game<?> game) {
        return Asking.of(game, new SplittableRandom(1)).think(thinkers);
    }

    /** The first decision of a match, which is worth a thought as all of them are. */
    private record Asking<S>(Game<S> game, Seen<S> seen, Seat seat, RandomGenerator luck) {
        static <S> Asking<S> of(Game<S> game, RandomGenerator luck) {
            Scenario scenario = game.box().scenarios().getFirst();
            Setup setup = new Setup(scenario.id(), Map.of(), scenario.seats());
            Simulation<S> play = new Simulation<>(game, game.rules().setUp(setup), 1);
            play.settle();
            Seat seat = play.asked().orElseThrow();
            return new Asking<>(game, game.conceal(play.state(), seat), seat, luck);
        }

        private Decision decision() {
            return game.decisions().of(seen, seat).orElseThrow();
        }

        Thought think(Thinkers thinkers) {
            return thinkers.think(game, Level.HARD, seen, seat, decision(), luck);
        }

        Thought advise(Thinkers thinkers) {
            return thinkers.advise(game, seen, seat, decision(), luck);
        }
    }
}
