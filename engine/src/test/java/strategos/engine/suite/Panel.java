package strategos.engine.suite;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import strategos.engine.Ruling;
import strategos.engine.offer.Order;

/** Several watchers of one match; one that fails looks on no more, and the others do. */
final class Panel<S> implements Watcher<S> {
    private final Map<String, Watcher<S>> watching;
    private final Map<String, Throwable> failed = new LinkedHashMap<>();

    Panel(Map<String, Watcher<S>> watchers) {
        watching = new LinkedHashMap<>(watchers);
    }

    /** What was broken, by the name of its watcher. */
    Map<String, Throwable> failed() {
        return failed;
    }

    @Override
    public void begun(S first, Ruling.Accepted<S> start) {
        each("at the start", watcher -> watcher.begun(first, start));
    }

    @Override
    public void at(Position<S> position) {
        each("after " + position.number() + " orders", watcher -> watcher.at(position));
    }

    @Override
    public void ruled(Position<S> before, Order order, Ruling.Accepted<S> ruling) {
        each("after " + before.number() + " orders", watcher -> watcher.ruled(before, order, ruling));
    }

    private void each(String when, Consumer<Watcher<S>> look) {
        watching.entrySet().removeIf(named -> {
            try {
                look.accept(named.getValue());
                return false;
            } catch (AssertionError | RuntimeException e) {
                failed.put(named.getKey(), new AssertionError(when + ": " + e.getMessage(), e));
                return true;
            }
        });
    }
}
