package strategos.engine.suite;

import strategos.engine.Ruling;
import strategos.engine.offer.Order;

/**
 * A watcher of which each look stands by itself, so that a long match can be looked at in part: at each of the first orders,
 * at one in {@code every} after them, and at the end.
 */
final class Thinned<S> implements Watcher<S> {
    /** Most scenarios ask less often; those with more ask the same over and over. */
    private static final int FIRST = 200;

    private final int every;
    private final Watcher<S> whole;

    Thinned(int every, Watcher<S> whole) {
        this.every = every;
        this.whole = whole;
    }

    @Override
    public void begun(S first, Ruling.Accepted<S> start) {
        whole.begun(first, start);
    }

    @Override
    public void at(Position<S> position) {
        if (taken(position) || position.game().rules().result(position.state()).isPresent()) {
            whole.at(position);
        }
    }

    @Override
    public void ruled(Position<S> before, Order order, Ruling.Accepted<S> ruling) {
        if (taken(before)) {
            whole.ruled(before, order, ruling);
        }
    }

    private boolean taken(Position<S> position) {
        return position.number() < FIRST || Long.remainderUnsigned(position.luck(), every) == 0;
    }
}
