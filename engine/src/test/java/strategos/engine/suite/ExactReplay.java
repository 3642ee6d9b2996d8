package strategos.engine.suite;

import static org.assertj.core.api.Assertions.assertThat;

import strategos.engine.Game;
import strategos.engine.Replay;
import strategos.engine.Ruling;
import strategos.engine.offer.Order;

/** The events alone lead to the same position: of each order, and of the whole match. */
final class ExactReplay<S> implements Watcher<S> {
    private final Replay<S> replay;
    private S followed;

    ExactReplay(Game<S> game) {
        replay = new Replay<>(game);
    }

    @Override
    public void begun(S first, Ruling.Accepted<S> start) {
        followed = replay.position(first, start.entries());
        assertThat(followed).isEqualTo(start.state());
    }

    @Override
    public void ruled(Position<S> before, Order order, Ruling.Accepted<S> ruling) {
        followed = replay.position(followed, ruling.entries());
        assertThat(followed).as("the position after %s, replayed", order).isEqualTo(ruling.state());
    }
}
