package strategos.engine.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import strategos.engine.Entry;
import strategos.engine.Ruling;
import strategos.engine.UndoBarrier;
import strategos.engine.offer.Order;
import strategos.engine.offer.Verb;

/** An order whose verb is declared calm has thrown no die and closed no way back, standing orders of others apart. */
final class CalmVerbs<S> implements Watcher<S> {
    @Override
    public void ruled(Position<S> before, Order order, Ruling.Accepted<S> ruling) {
        if (before.game().box().verb(order.verb()).filter(Verb::calm).isEmpty()) {
            return;
        }
        assertThat(UndoBarrier.against(order.seat(), own(ruling.entries())))
                .as("what closes the way back behind %s, which is declared calm", order)
                .isEmpty();
    }

    /** What came of the order before any standing order fired. */
    private static <S> List<Entry<S>> own(List<Entry<S>> entries) {
        int end = 1;
        while (end < entries.size() && !(entries.get(end) instanceof Entry.Ordered<S>)) {
            end++;
        }
        return entries.subList(0, end);
    }
}
