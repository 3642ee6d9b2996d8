package strategos.engine.skirmish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import strategos.engine.Computer;
import strategos.engine.Decision;
import strategos.engine.Game;
import strategos.engine.Mind;
import strategos.engine.RandomComputer;
import strategos.engine.Seen;
import strategos.engine.offer.Call;
import strategos.engine.search.Budget;
import strategos.engine.search.Searcher;
import strategos.engine.search.Thought;
import strategos.engine.seat.Seat;

/** Ways of going on that hold together: whoever tries one plays on by it. */
class PlansTest {
    private static final int SIMULATIONS = 20;

    private final Game<Valley> game =
            new SkirmishFactory().open(SkirmishFactory.library().data(Skirmish.ID));
    private final Asked asked = Asked.first(game);

    /** Has no ideas but these plans; what is played on by the first of them is won. */
    private record Planner(Mind<Valley> usual, List<Diary> plans) implements BorrowedMind {
        @Override
        public Valley imagine(Seen<Valley> seen, RandomGenerator luck) {
            plans.forEach(Diary::begin);
            return usual.imagine(seen, luck);
        }

        @Override
        public double value(Valley valley, Seat seat) {
            return plans.getFirst().followed() ? 1 : 0;
        }

        @Override
        public List<Call> ideas(Seen<Valley> seen, Seat seat, Decision decision, RandomGenerator luck) {
            return List.of();
        }

        @Override
        public List<Computer<Valley>> plans(Seen<Valley> seen, Seat seat) {
            return List.copyOf(plans);
        }
    }

    /** Plays as another does, and keeps who it was asked for since a world was imagined. */
    private static final class Diary implements Computer<Valley> {
        private final Computer<Valley> player;
        private final List<Seat> now = new ArrayList<>();
        private final List<Seat> ever = new ArrayList<>();

        Diary(Computer<Valley> player) {
            this.player = player;
        }

        void begin() {
            now.clear();
        }

        boolean followed() {
            return !now.isEmpty();
        }

        @Override
        public Call choose(Seen<Valley> seen, Seat seat, Decision decision, RandomGenerator luck) {
            now.add(seat);
            ever.add(seat);
            return player.choose(seen, seat, decision, luck);
        }
    }

    private Thought think(Diary... plans) {
        Mind<Valley> mind = new Planner(game.mind().orElseThrow(), List.of(plans));
        return new Searcher<>(game, mind, new Budget(SIMULATIONS), () -> true)
                .think(asked.seen(), asked.seat(), asked.decision(), new SplittableRandom(3));
    }

    /** A player by chance whose first order differs from the usual one. */
    private Computer<Valley> another() {
        Call usual = think().best().call();
        RandomComputer<Valley> any = new RandomComputer<>();
        return (seen, seat, decision, luck) -> {
            Call call = any.any(decision, luck);
            while (seen.equals(asked.seen()) && call.equals(usual)) {
                call = any.any(decision, luck);
            }
            return call;
        };
    }

    @Test
    void whatAPlanOrdersIsFollowedUpByItForItsSeatAlone() {
        Diary plan = new Diary(another());
        Thought thought = think(plan);
        assertThat(plan.ever).hasSizeGreaterThan(SIMULATIONS / 2).containsOnly(asked.seat());
        assertThat(thought.ideas()).hasSize(2);
        assertThat(thought.best().value()).isEqualTo(1);
        assertThat(thought.best().call()).isNotEqualTo(think().best().call());
    }

    @Test
    void aPlanThatOrdersWhatIsUsualIsNotThoughtAbout() {
        Diary plan = new Diary(game.computer());
        assertThat(think(plan)).isEqualTo(think());
        assertThat(plan.ever).hasSize(1);
    }
}
