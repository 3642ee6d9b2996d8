package strategos.engine.suite;

import strategos.engine.Ruling;
import strategos.engine.offer.Order;

/**
 * A watcher that looks up only now and then, since what it does is dear: at the first position, at the last, and at one in
 * {@code every} between.
 */
final class Sampled<S> implements Watcher<S> {
    private final Watcher<S> dear;
    private final int every;

    Sampled(int every, Watcher<S> dear) {
        this.every = every;
        this.dear = dear;
    }

    @Override
    public void begun(S first, Ruling.Accepted<S> start) {
        dear.begun(first, start);
    }

    @Override
    public void at(Position<S> position) {
        if (taken(position) || position.game().rules().result(position.state()).isPresent()) {
            dear.at(position);
        }
    }

    @Override
    public void ruled(Position<S> before, Order order, Ruling.Accepted<S> ruling) {
        dear.ruled(before, order, ruling);
    }

    private boolean taken(Position<S> position) {
        return position.number() == 0 || Long.remainderUnsigned(position.luck(), every) == 0;
    }
}
