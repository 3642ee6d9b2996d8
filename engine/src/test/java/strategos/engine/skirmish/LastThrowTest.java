package strategos.engine.skirmish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalDouble;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import strategos.engine.Game;
import strategos.engine.Mind;
import strategos.engine.search.Budget;
import strategos.engine.search.Searcher;
import strategos.engine.search.Thought;
import strategos.engine.seat.Seat;

/** Where one last throw decides, an idea is worth its chances in it. */
class LastThrowTest {
    private static final double CHANCES = 0.25;
    private static final int SIMULATIONS = 30;

    private final Game<Valley> game =
            new SkirmishFactory().open(SkirmishFactory.library().data(Skirmish.ID));

    /** Whoever thinks to the end, and takes it for a throw of which one in four is good. */
    private record ToTheEnd(Mind<Valley> usual) implements BorrowedMind {
        @Override
        public long horizon(Valley valley) {
            return Integer.MAX_VALUE;
        }

        @Override
        public OptionalDouble end(Valley valley, Seat seat) {
            return OptionalDouble.of(CHANCES);
        }
    }

    @Test
    void isWorthItsChances() {
        Asked asked = Asked.first(game);
        Mind<Valley> mind = new ToTheEnd(game.mind().orElseThrow());
        Thought thought = new Searcher<>(game, mind, new Budget(SIMULATIONS), () -> true)
                .think(asked.seen(), asked.seat(), asked.decision(), new SplittableRandom(3));
        assertThat(thought.ideas())
                .hasSizeGreaterThan(1)
                .allSatisfy(idea -> assertThat(idea.value()).isEqualTo(CHANCES));
    }
}
