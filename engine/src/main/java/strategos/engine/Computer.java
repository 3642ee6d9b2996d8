package strategos.engine;

import java.util.random.RandomGenerator;
import strategos.engine.offer.Call;
import strategos.engine.seat.Seat;

/**
 * A player that is a program. It sees what its seat may see.
 *
 * @param <S> the game's position
 */
public interface Computer<S> {
    /** A legal order of the decision. The same arguments and the same luck give the same order. */
    Call choose(Seen<S> seen, Seat seat, Decision decision, RandomGenerator luck);
}
