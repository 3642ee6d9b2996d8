package strategos.engine.skirmish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import strategos.engine.Game;
import strategos.engine.Mind;
import strategos.engine.Mind.Caution;
import strategos.engine.offer.Call;
import strategos.engine.search.Budget;
import strategos.engine.search.Searcher;
import strategos.engine.search.Thought;
import strategos.engine.seat.Seat;

/** Ideas of which none is better than another: what is preferred to the usual order is preferred by luck. */
class CautionTest {
    private static final int THOUGHTS = 200;
    private static final int SIMULATIONS = 50;
    private static final Caution STRICT = new Caution(2, 8, 6);

    private final Game<Valley> game =
            new SkirmishFactory().open(SkirmishFactory.library().data(Skirmish.ID));

    /** Whoever flips a coin for what a position is worth. */
    private record Coin(Mind<Valley> usual, Caution caution, RandomGenerator coin) implements BorrowedMind {
        @Override
        public double value(Valley valley, Seat seat) {
            return coin.nextBoolean() ? 1 : 0;
        }

        @Override
        public long horizon(Valley valley) {
            return 0;
        }
    }

    /** One thought, and what would have been done without it. */
    private record Tried(Thought thought, Call usual) {
        boolean misled() {
            return !thought.best().call().equals(usual);
        }
    }

    private List<Tried> tried(Caution caution) {
        Asked asked = Asked.first(game);
        SplittableRandom luck = new SplittableRandom(11);
        Mind<Valley> coin = new Coin(game.mind().orElseThrow(), caution, luck.split());
        Searcher<Valley> searcher = new Searcher<>(game, coin, new Budget(SIMULATIONS), () -> true);
        Searcher<Valley> thoughtless = new Searcher<>(game, coin, new Budget(0), () -> true);
        return luck.longs(THOUGHTS)
                .mapToObj(seed -> new Tried(
                        searcher.think(asked.seen(), asked.seat(), asked.decision(), new SplittableRandom(seed)),
                        thoughtless
                                .think(asked.seen(), asked.seat(), asked.decision(), new SplittableRandom(seed))
                                .best()
                                .call()))
                .toList();
    }

    private long misled(Caution caution) {
        return tried(caution).stream().filter(Tried::misled).count();
    }

    @Test
    void whoIsStrictIsSeldomMisledByLuck() {
        assertThat(misled(Caution.USUAL)).isGreaterThan(THOUGHTS / 3);
        assertThat(misled(STRICT)).isLessThan(THOUGHTS / 8);
    }

    @Test
    void eachIdeaIsTriedOftenEnough() {
        assertThat(tried(STRICT)).extracting(Tried::thought).allSatisfy(thought -> {
            assertThat(thought.ideas()).hasSizeBetween(2, SIMULATIONS / STRICT.trials());
            assertThat(thought.ideas().stream().mapToInt(Thought.Idea::trials).sum())
                    .isBetween(SIMULATIONS - SIMULATIONS / STRICT.trials(), SIMULATIONS);
        });
    }

    @Test
    void cautionThatMakesNoSenseIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Caution(-1, 1, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new Caution(0, 0, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new Caution(0, 1, -1));
    }
}
