package strategos.engine.search;

import java.util.List;
import java.util.SplittableRandom;
import strategos.engine.Computer;
import strategos.engine.Game;
import strategos.engine.Mind;
import strategos.engine.RandomComputer;
import strategos.engine.Seen;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;

/**
 * Plays orders on in thought, as far ahead as their game says that it pays to look.
 *
 * @param <S> the game's position
 */
public final class Playout<S> {
    /** No horizon lies farther away: whoever has not come to it by then is judged where he is. */
    private static final int MOST_ORDERS = 2_000;

    private final Game<S> game;
    private final Mind<S> mind;
    private final RandomComputer<S> anybody = new RandomComputer<>();

    public Playout(Game<S> game, Mind<S> mind) {
        this.game = game;
        this.mind = mind;
    }

    /**
     * How likely the seat is to win once the order is given, from 0 to 1, by one trial.
     *
     * @param follower who answers for the seat from then on
     * @param seed the same one is the same imagined world with the same dice
     */
    public double of(Seen<S> seen, Seat seat, Call call, Computer<S> follower, long seed) {
        SplittableRandom luck = new SplittableRandom(seed);
        S world = mind.imagine(seen, luck);
        long end = mind.clock(world) + mind.horizon(world);
        double surprises = mind.surprises(world);
        Simulation<S> simulation = new Simulation<>(game, world, luck.nextLong());
        simulation.give(new Order(seat, call));
        for (int n = 0; n < MOST_ORDERS && !simulation.over() && mind.clock(simulation.state()) < end; n++) {
            Seat next = simulation.asked().orElseThrow();
            simulation.answer(next, next.equals(seat) ? follower : other(surprises, luck), luck);
        }
        return simulation.over() ? end(simulation, seat) : mind.value(simulation.state(), seat);
    }

    private Computer<S> other(double surprises, SplittableRandom luck) {
        return surprises > 0 && luck.nextDouble() < surprises ? anybody : game.computer();
    }

    private double end(Simulation<S> simulation, Seat seat) {
        List<Seat> winners = simulation.winners();
        return mind.end(simulation.state(), seat).orElse(winners.contains(seat) ? 1.0 / winners.size() : 0);
    }
}
