package strategos.engine.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import strategos.engine.Entry;
import strategos.engine.Referee;
import strategos.engine.Ruling;
import strategos.engine.UndoBarrier;
import strategos.engine.offer.Order;

/** An order that rolled nothing, taken back and given again, leads to the same position; one that rolled cannot be taken back. */
final class UndoneOrders<S> implements Watcher<S> {
    @Override
    public void ruled(Position<S> before, Order order, Ruling.Accepted<S> ruling) {
        boolean rolled = ruling.entries().stream().anyMatch(Entry.Rolled.class::isInstance);
        Optional<?> barrier = UndoBarrier.against(order.seat(), ruling.entries());
        if (rolled) {
            assertThat(barrier)
                    .as("the barrier to taking back %s, which rolled", order)
                    .isPresent();
            return;
        }
        Ruling<S> again = new Referee()
                .rule(
                        before.game(),
                        before.state(),
                        before.seats(),
                        before.standing(),
                        order,
                        Entry.Source.PLAYER,
                        new NoDice());
        assertThat(again).isInstanceOf(Ruling.Accepted.class);
        Ruling.Accepted<S> same = (Ruling.Accepted<S>) again;
        assertThat(same.state()).as("the position after %s, given again", order).isEqualTo(ruling.state());
        assertThat(same.entries()).isEqualTo(ruling.entries());
    }
}
