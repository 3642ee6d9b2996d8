package strategos.engine.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import strategos.engine.Entry;
import strategos.engine.Ruling;
import strategos.engine.dice.Cause;
import strategos.engine.dice.Chain;
import strategos.engine.offer.Order;
import strategos.engine.offer.Verb;

/**
 * Whoever gives an order that throws dice of its own is told before what they may bring. Its own are those by the rule of its
 * verb, in the open, by its seat alone: where both sides throw, as for who is first, the game throws.
 */
final class ToldOdds<S> implements Watcher<S> {
    @Override
    public void ruled(Position<S> before, Order order, Ruling.Accepted<S> ruling) {
        Optional<String> rule = before.game().box().verb(order.verb()).map(Verb::rule);
        List<Cause> causes = ruling.entries().stream()
                .filter(entry -> entry instanceof Entry.Rolled<S>)
                .map(entry -> ((Entry.Rolled<S>) entry).roll().cause())
                .filter(cause ->
                        cause.chain() == Chain.OPEN && cause.purpose().rule().equals(rule))
                .toList();
        boolean own = !causes.isEmpty()
                && causes.stream().allMatch(cause -> cause.by().equals(Optional.of(order.seat())));
        assertThat(!own
                        || before.game()
                                .views()
                                .preview(order, before.seenBy(order.seat()))
                                .isPresent())
                .as("what %s may bring is told before it throws for %s", order, causes)
                .isTrue();
    }
}
