package strategos.engine.skirmish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import strategos.engine.Decision;
import strategos.engine.Game;
import strategos.engine.Mind;
import strategos.engine.Seen;
import strategos.engine.offer.Call;
import strategos.engine.search.Budget;
import strategos.engine.search.Searcher;
import strategos.engine.search.Thought.Idea;
import strategos.engine.seat.Seat;

/** Who asks what to do is told what it is worth, and how other orders compare, also where a computer thinks of nothing else. */
class AdviseTest {
    private static final int SIMULATIONS = 30;

    private final Game<Valley> game =
            new SkirmishFactory().open(SkirmishFactory.library().data(Skirmish.ID));
    private final Asked asked = Asked.first(game);

    /** Has no idea and no plan, and may find nothing worth a thought. */
    private record Plain(Mind<Valley> usual, boolean worth, boolean imaginable) implements BorrowedMind {
        @Override
        public List<Call> ideas(Seen<Valley> seen, Seat seat, Decision decision, RandomGenerator luck) {
            return List.of();
        }

        @Override
        public boolean worthThought(Seen<Valley> seen, Seat seat, Decision decision) {
            return worth;
        }

        @Override
        public boolean imaginable(Seen<Valley> seen) {
            return imaginable;
        }
    }

    private Searcher<Valley> player(boolean worth, boolean imaginable) {
        return new Searcher<>(
                game, new Plain(game.mind().orElseThrow(), worth, imaginable), new Budget(SIMULATIONS), () -> true);
    }

    private List<Idea> advice(Searcher<Valley> player) {
        return player.advise(asked.seen(), asked.seat(), asked.decision(), new SplittableRandom(3))
                .ideas();
    }

    @Test
    void eachOrderComesWithItsFigures() {
        Searcher<Valley> player = player(true, true);
        List<Idea> ideas = advice(player);
        assertThat(ideas).hasSizeBetween(2, 3).allMatch(idea -> idea.trials() > 0);
        assertThat(ideas.stream().map(idea -> idea.call().verb())).doesNotHaveDuplicates();
        assertThat(ideas.stream().map(Idea::call))
                .contains(player.think(asked.seen(), asked.seat(), asked.decision(), new SplittableRandom(3))
                        .best()
                        .call())
                .allMatch(call -> asked.decision()
                        .offer(call.verb())
                        .orElseThrow()
                        .refusal(call)
                        .isEmpty());
    }

    @Test
    void whatAComputerWouldNotThinkAboutIsComparedAllTheSame() {
        Searcher<Valley> player = player(false, true);
        assertThat(advice(player)).hasSizeBetween(2, 3).allMatch(idea -> idea.trials() > 0);
        assertThat(player.think(asked.seen(), asked.seat(), asked.decision(), new SplittableRandom(3))
                        .ideas())
                .as("nor does it think when it plays itself")
                .singleElement()
                .extracting(Idea::trials)
                .isEqualTo(0);
    }

    @Test
    void whatCannotBeImaginedIsToldWithoutFigures() {
        assertThat(advice(player(false, false)))
                .singleElement()
                .extracting(Idea::trials)
                .isEqualTo(0);
    }
}
