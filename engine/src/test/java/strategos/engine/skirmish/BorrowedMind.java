package strategos.engine.skirmish;

import java.util.List;
import java.util.random.RandomGenerator;
import strategos.engine.Decision;
import strategos.engine.Mind;
import strategos.engine.Seen;
import strategos.engine.offer.Call;
import strategos.engine.seat.Seat;

/** Thinks as the usual one does, wherever a test does not want it otherwise, and about everything. */
interface BorrowedMind extends Mind<Valley> {
    /** Whose thoughts they are. */
    Mind<Valley> usual();

    @Override
    default Valley imagine(Seen<Valley> seen, RandomGenerator luck) {
        return usual().imagine(seen, luck);
    }

    @Override
    default double value(Valley valley, Seat seat) {
        return usual().value(valley, seat);
    }

    @Override
    default long clock(Valley valley) {
        return usual().clock(valley);
    }

    @Override
    default long horizon(Valley valley) {
        return usual().horizon(valley);
    }

    @Override
    default List<Call> ideas(Seen<Valley> seen, Seat seat, Decision decision, RandomGenerator luck) {
        return usual().ideas(seen, seat, decision, luck);
    }

    @Override
    default boolean worthThought(Seen<Valley> seen, Seat seat, Decision decision) {
        return true;
    }
}
