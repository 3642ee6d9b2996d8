package strategos.engine.skirmish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import strategos.engine.Decision;
import strategos.engine.Game;
import strategos.engine.RandomComputer;
import strategos.engine.Seen;
import strategos.engine.box.Setup;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.search.Budget;
import strategos.engine.search.Level;
import strategos.engine.search.Opponents;
import strategos.engine.search.Opponents.Opponent;
import strategos.engine.search.Simulation;
import strategos.engine.search.Thought;
import strategos.engine.seat.Seat;

/** Thinking, tried with the small game of the guide: it serves a game that it has never seen. */
class SearchTest {
    private static final int MATCHES = 16;

    private final Game<Valley> game =
            new SkirmishFactory().open(SkirmishFactory.library().data(Skirmish.ID));

    private double won(Opponent<Valley> one, Opponent<Valley> other) {
        double won = 0;
        List<Seat> seats = List.of(Skirmish.RED, Skirmish.BLUE);
        Setup setup = new Setup(game.box().scenarios().getFirst().id(), Map.of(), seats);
        for (int match = 0; match < MATCHES; match++) {
            Seat mine = seats.get(match % 2);
            SplittableRandom luck = new SplittableRandom(match / 2);
            Simulation<Valley> play = new Simulation<>(game, game.rules().setUp(setup), luck.nextLong());
            play.settle();
            while (!play.over()) {
                Seat seat = play.asked().orElseThrow();
                Seen<Valley> seen = game.conceal(play.state(), seat);
                Decision decision = game.decisions().of(seen, seat).orElseThrow();
                Call call = (seat.equals(mine) ? one : other)
                        .think(seen, seat, decision, luck.split())
                        .best()
                        .call();
                play.give(new Order(seat, call));
            }
            won += play.winners().isEmpty() ? 0.5 : play.winners().contains(mine) ? 1 : 0;
        }
        return won / MATCHES;
    }

    @Test
    void thoughtBeatsChance() {
        Opponents opponents = new Opponents(new Budget(32));
        RandomComputer<Valley> any = new RandomComputer<>();
        Opponent<Valley> random = (seen, seat, decision, luck) -> Thought.of(any.any(decision, luck));
        assertThat(won(opponents.of(game, Level.HARD), random)).isGreaterThan(0.7);
    }

    /** What it imagines is the same for two worlds that look the same, and so is what it does. */
    @Test
    void whoSeesTheSameThinksTheSame() {
        Opponent<Valley> hard = new Opponents(new Budget(60)).of(game, Level.HARD);
        Asked asked = Asked.first(game);
        Valley other = game.mind().orElseThrow().imagine(asked.seen(), new SplittableRandom(99));
        assertThat(thought(hard, asked.seat(), game.conceal(other, asked.seat())))
                .isEqualTo(thought(hard, asked.seat(), asked.seen()));
    }

    private Thought thought(Opponent<Valley> hard, Seat seat, Seen<Valley> seen) {
        return hard.think(seen, seat, game.decisions().of(seen, seat).orElseThrow(), new SplittableRandom(5));
    }
}
