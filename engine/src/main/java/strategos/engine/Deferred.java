package strategos.engine;

import java.util.AbstractMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Facts that are made when they are first read: every decision has them, and only a standing order looks. Safe for many
 * readers, since they come out the same however often they are made.
 */
public final class Deferred extends AbstractMap<String, String> {
    private final Supplier<Map<String, String>> maker;
    private volatile Map<String, String> made;

    /** Facts from that maker, which must depend on nothing that changes. */
    public Deferred(Supplier<Map<String, String>> maker) {
        this.maker = maker;
    }

    private Map<String, String> facts() {
        Map<String, String> facts = made;
        if (facts == null) {
            facts = Map.copyOf(maker.get());
            made = facts;
        }
        return facts;
    }

    @Override
    public String get(Object key) {
        return facts().get(key);
    }

    @Override
    public Set<Entry<String, String>> entrySet() {
        return facts().entrySet();
    }
}
