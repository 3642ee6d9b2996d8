package strategos.engine.suite;

import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import strategos.engine.Game;
import strategos.engine.Seen;
import strategos.engine.box.Setup;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.standing.StandingOrder;

/**
 * A position of random play in which somebody is awaited, or the last one.
 *
 * @param number how many orders came before it
 * @param luck a seed for whatever is tried here
 */
public record Position<S>(Game<S> game, Setup setup, S state, List<StandingOrder> standing, int number, long luck) {
    /** Random numbers for whatever is tried here; the same each time. */
    public RandomGenerator random() {
        return new SplittableRandom(luck);
    }

    /** The same with other standing orders. */
    public Position<S> with(List<StandingOrder> others) {
        return new Position<>(game, setup, state, List.copyOf(others), number, luck);
    }

    /** The seats, and everyone. */
    public List<Viewer> viewers() {
        return Stream.concat(setup.seats().stream(), Stream.of(Viewer.EVERYONE)).toList();
    }

    /** What the viewer may know. */
    public Seen<S> seenBy(Viewer viewer) {
        return game.conceal(state, viewer);
    }

    /** The seats of this match. */
    public List<Seat> seats() {
        return setup.seats();
    }
}
