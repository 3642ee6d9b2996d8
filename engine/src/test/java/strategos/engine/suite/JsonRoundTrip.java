package strategos.engine.suite;

import static org.assertj.core.api.Assertions.assertThat;

import strategos.engine.Ruling;
import strategos.engine.json.GameCodec;
import strategos.engine.offer.Order;
import strategos.engine.standing.StandingOrder;

/** Positions, entries and standing orders come back from JSON equal. */
final class JsonRoundTrip<S> implements Watcher<S> {
    /** Positions with blanks are written for views only, so that one in so many will do. */
    private static final int BLANKS_EVERY = 16;

    private final GameCodec<S> codec;

    JsonRoundTrip(GameCodec<S> codec) {
        this.codec = codec;
    }

    @Override
    public void begun(S first, Ruling.Accepted<S> start) {
        same(first);
        same(start);
    }

    @Override
    public void at(Position<S> position) {
        if (position.number() % BLANKS_EVERY == 0) {
            position.viewers().forEach(viewer -> same(position.seenBy(viewer).position()));
        }
        for (StandingOrder standing : position.standing()) {
            assertThat(codec.readStanding(codec.writeStanding(standing))).isEqualTo(standing);
        }
    }

    @Override
    public void ruled(Position<S> before, Order order, Ruling.Accepted<S> ruling) {
        same(ruling);
    }

    private void same(Ruling.Accepted<S> ruling) {
        same(ruling.state());
        assertThat(codec.readEntries(codec.writeEntries(ruling.entries()))).isEqualTo(ruling.entries());
    }

    private void same(S state) {
        assertThat(codec.readState(codec.writeState(state))).isEqualTo(state);
    }
}
