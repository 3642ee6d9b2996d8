package strategos.engine.skirmish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import strategos.engine.Game;
import strategos.engine.Mind;
import strategos.engine.search.Budget;
import strategos.engine.search.Searcher;
import strategos.engine.search.Thought;
import strategos.engine.seat.Seat;

/** In thought the others may do what nobody expects of them. */
class SurprisesTest {
    private static final int SIMULATIONS = 60;

    private final Game<Valley> game =
            new SkirmishFactory().open(SkirmishFactory.library().data(Skirmish.ID));
    private final Asked asked = Asked.first(game);

    /** Thinks as the usual one does, and keeps the positions that it came to. */
    private record Surprised(Mind<Valley> usual, double share, List<Valley> ends) implements BorrowedMind {
        @Override
        public double surprises(Valley valley) {
            return share;
        }

        @Override
        public double value(Valley valley, Seat seat) {
            ends.add(valley);
            return usual.value(valley, seat);
        }
    }

    private List<Valley> ends(double share) {
        List<Valley> ends = new ArrayList<>();
        think(new Surprised(game.mind().orElseThrow(), share, ends));
        return ends;
    }

    private Thought think(Mind<Valley> mind) {
        return think(game, mind);
    }

    private Thought think(Game<Valley> played, Mind<Valley> mind) {
        return new Searcher<>(played, mind, new Budget(SIMULATIONS), () -> true)
                .think(asked.seen(), asked.seat(), asked.decision(), new SplittableRandom(5));
    }

    @Test
    void othersDoWhatIsUsualWhereNothingElseIsSaid() {
        assertThat(game.mind().orElseThrow().surprises(asked.seen().position())).isZero();
        assertThat(ends(0)).isEqualTo(ends(0)).isNotEmpty();
    }

    @Test
    void theMoreSurprisesTheMoreEndsOtherwise() {
        List<Valley> expected = ends(0);
        long few = different(expected, ends(0.1));
        long many = different(expected, ends(0.9));
        assertThat(few).isPositive().isLessThan(many);
    }

    private static long different(List<Valley> expected, List<Valley> ends) {
        return ends.stream().filter(end -> !expected.contains(end)).count();
    }

    /** Whoever thinks will not surprise himself: for his own seat the rules of thumb play on, and for the others they never do. */
    @Test
    void surprisesAreOfTheOthersAlone() {
        assertThat(askedOfTheUsualPlayer(0)).containsOnly(Skirmish.RED, Skirmish.BLUE);
        assertThat(askedOfTheUsualPlayer(1)).containsOnly(asked.seat());
    }

    /** For which seats the rules of thumb were asked in a thought, after the one order that they are always asked for. */
    private List<Seat> askedOfTheUsualPlayer(double share) {
        List<Seat> seats = new ArrayList<>();
        Game<Valley> watched = game.withComputer((seen, seat, decision, luck) -> {
            seats.add(seat);
            return game.computer().choose(seen, seat, decision, luck);
        });
        think(watched, new Surprised(game.mind().orElseThrow(), share, new ArrayList<>()));
        return seats.subList(1, seats.size());
    }

    @Test
    void theSameLuckGivesTheSameThoughtWithSurprises() {
        Mind<Valley> mind = new Surprised(game.mind().orElseThrow(), 0.5, new ArrayList<>());
        assertThat(think(mind)).isEqualTo(think(mind));
    }
}
