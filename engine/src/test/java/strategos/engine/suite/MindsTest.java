package strategos.engine.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import strategos.engine.Decision;
import strategos.engine.Game;
import strategos.engine.Mind;
import strategos.engine.Seen;
import strategos.engine.library.RegisteredGames;
import strategos.engine.offer.Call;
import strategos.engine.search.Budget;
import strategos.engine.search.Level;
import strategos.engine.search.Opponents;
import strategos.engine.search.Thought;
import strategos.engine.seat.Seat;
import strategos.engine.skirmish.SkirmishFactory;

/**
 * What each game's mind imagines, judges and proposes in any position that random play reaches, and what is thought of there.
 * {@code -Dstrategos.minds=…} tries so many matches of each table.
 */
class MindsTest {
    private static final int MATCHES = Integer.getInteger("strategos.minds", 1);
    private static final int MOST_ORDERS = 200_000;

    /** Every so many positions one is tried. */
    private static final int APART = 13;

    /** And in every so many of these somebody thinks. */
    private static final int THOUGHTS = 6;

    private static final int MOST_TRIED = 40;

    @TestFactory
    Stream<DynamicTest> everyGame() {
        return Stream.concat(RegisteredGames.LIBRARY.games().stream(), SkirmishFactory.library().games().stream())
                .flatMap(MindsTest::tests);
    }

    private static <S> Stream<DynamicTest> tests(Game<S> game) {
        return Tables.usual(game.box()).stream()
                .map(table -> DynamicTest.dynamicTest(game.box().id() + " " + table, () -> {
                    for (int seed = 1; seed <= MATCHES; seed++) {
                        new Trial<>(game, game.mind().orElseThrow()).play(table, seed);
                    }
                }));
    }

    private static final class Trial<S> implements Watcher<S> {
        private final Game<S> game;
        private final Mind<S> mind;
        private final Opponents opponents = new Opponents(new Budget(40));
        private int tried;
        private long clock = Long.MIN_VALUE;

        Trial(Game<S> game, Mind<S> mind) {
            this.game = game;
            this.mind = mind;
        }

        void play(Tables table, long seed) {
            new RandomPlay<>(game, table.setup(seed), seed, MOST_ORDERS).play(this);
        }

        @Override
        public void at(Position<S> position) {
            assertThat(mind.clock(position.state())).as("the clock").isGreaterThanOrEqualTo(clock);
            clock = mind.clock(position.state());
            if (game.rules().result(position.state()).isPresent()
                    || position.number() % APART != 0
                    || tried >= MOST_TRIED) {
                return;
            }
            tried++;
            Seat seat = game.rules().awaited(position.state()).firstEntry().getKey();
            Seen<S> seen = position.seenBy(seat);
            Decision decision = game.decisions().of(seen, seat).orElseThrow();
            if (mind.imaginable(seen)) {
                imagined(position, seen);
            }
            if (mind.worthThought(seen, seat, decision)) {
                assertThat(mind.imaginable(seen)).as("what is thought about").isTrue();
                proposed(position, seen, seat, decision);
            }
            if (tried % THOUGHTS == 0) {
                thought(position, seen, seat, decision);
            }
        }

        /** What was seen is in it, and nothing that cannot be; each side has its chance. */
        private void imagined(Position<S> position, Seen<S> seen) {
            S world = mind.imagine(seen, position.random());
            assertThat(game.conceal(world, seen.viewer())).isEqualTo(seen);
            assertThat(game.rules().broken(world)).isEmpty();
            for (Seat each : position.seats()) {
                assertThat(mind.value(world, each)).as("value for " + each).isBetween(0.0, 1.0);
            }
        }

        private void proposed(Position<S> position, Seen<S> seen, Seat seat, Decision decision) {
            List<Call> ideas = mind.ideas(seen, seat, decision, position.random());
            assertThat(ideas).doesNotHaveDuplicates().allSatisfy(call -> legal(decision, call));
            assertThat(mind.plans(seen, seat))
                    .allSatisfy(plan -> legal(decision, plan.choose(seen, seat, decision, position.random())));
        }

        private static void legal(Decision decision, Call call) {
            assertThat(decision.offer(call.verb()).flatMap(offer -> offer.refusal(call)))
                    .as(call.toString())
                    .isEqualTo(Optional.empty());
        }

        /** Each level has a legal order, and the same again. */
        private void thought(Position<S> position, Seen<S> seen, Seat seat, Decision decision) {
            for (Level level : Level.values()) {
                Thought first =
                        opponents.of(game, level).think(seen, seat, decision, new SplittableRandom(position.luck()));
                legal(decision, first.best().call());
                assertThat(opponents.of(game, level).think(seen, seat, decision, new SplittableRandom(position.luck())))
                        .isEqualTo(first);
            }
            if (mind.imaginable(seen)) {
                advised(
                        opponents
                                .of(game, Level.HARD)
                                .advise(seen, seat, decision, new SplittableRandom(position.luck())),
                        decision);
            }
        }

        /** Whoever asks is told what it is worth, and of more than one kind of order where there are some. */
        private static void advised(Thought advice, Decision decision) {
            assertThat(advice.ideas())
                    .allSatisfy(idea -> legal(decision, idea.call()))
                    .allSatisfy(idea -> assertThat(idea.trials()).isPositive());
            assertThat(advice.ideas())
                    .hasSizeGreaterThanOrEqualTo(Math.min(2, decision.offers().size()));
        }
    }
}
