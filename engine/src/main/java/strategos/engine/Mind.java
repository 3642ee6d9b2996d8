package strategos.engine;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.random.RandomGenerator;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;

/**
 * What a game knows about playing it well. All of it starts from what a seat may know; what is imagined is a guess, and comes
 * from nothing else than that and the luck.
 *
 * @param <S> the game's position
 */
public interface Mind<S> {
    /**
     * A whole position that may be the true one, with something plausible in place of each blank: concealed again for the same
     * seat it is what was seen.
     */
    S imagine(Seen<S> seen, RandomGenerator luck);

    /** How likely the seat is to win from here, from 0 to 1, if both sides go on as they usually do. */
    double value(S position, Seat seat);

    /** The same by another judgement than its own; where a mind asks none, no other changes it. */
    default double value(S position, Seat seat, Judgement judgement) {
        return value(position, seat);
    }

    /**
     * How likely the seat was to win a match that is over, where one last throw decided it: what led there is not judged by that
     * throw. Nothing where the result says all.
     */
    default OptionalDouble end(S position, Seat seat) {
        return OptionalDouble.empty();
    }

    /** How far the match has come; it only grows. */
    long clock(S position);

    /** How far ahead it pays to look, in units of the clock, from a decision in this position. */
    long horizon(S position);

    /** Orders worth a try: few, legal, distinct, the best guesses first. */
    List<Call> ideas(Seen<S> seen, Seat seat, Decision decision, RandomGenerator luck);

    /**
     * Other ways of going on than the usual one, each of which holds together: whoever tries one plays on by it for the seat,
     * where an idea alone is undone by the rules of thumb at the next order. None where a game knows of none.
     */
    default List<Computer<S>> plans(Seen<S> seen, Seat seat) {
        return List.of();
    }

    /** Whether a whole position can be imagined now: not in the middle of what nobody but the other side can finish. */
    default boolean imaginable(Seen<S> seen) {
        return true;
    }

    /** Whether there is more to think about here than the rules of thumb do; only where a position can be imagined. */
    boolean worthThought(Seen<S> seen, Seat seat, Decision decision);

    /**
     * How many of the orders of the others are any legal ones in thought, instead of those that they would usually give: from 0
     * to 1. Whoever reckons with the usual answers alone finds orders that only those answers make good.
     */
    default double surprises(S position) {
        return 0;
    }

    /** How much an idea must have shown before it is preferred to the usual order. */
    default Caution caution() {
        return Caution.USUAL;
    }

    /**
     * What the order hopes for and at which odds, in one short sentence as a person would say it, without the seat's name
     * and without a full stop. It comes from what the viewer may know, and from no value of the order that he is not told: so
     * what everyone may read of it tells nothing hidden. Nothing where it would say no more than the order does.
     */
    default Optional<Text> why(Seen<S> seen, Order order) {
        return Optional.empty();
    }

    /**
     * How much an idea must have shown before it takes the place of the usual order.
     *
     * @param margin standard errors that it must gain on the usual order
     * @param trials each idea is tried so often at least; of more ideas than that allows, some are left out, but no plan is
     * @param doubts trials without a gain, which are reckoned with those that were made: what won twice by luck has gained nothing
     */
    record Caution(double margin, int trials, int doubts) {
        /** For ideas that are worth something, and values that change little by little. */
        public static final Caution USUAL = new Caution(0.7, 1, 0);

        public Caution {
            if (margin < 0 || trials < 1 || doubts < 0) {
                throw new IllegalArgumentException("caution of " + margin + ", " + trials + ", " + doubts);
            }
        }
    }
}
