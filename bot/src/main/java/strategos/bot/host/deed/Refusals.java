package strategos.bot.host.deed;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import strategos.bot.host.Outcome;

/**
 * The deliveries refused lately: a refused interaction delivered again gets the same refusal, even where the deed has
 * become possible meanwhile. In memory alone, since a flood of refusals shall not reach the disk.
 */
final class Refusals {
    private static final int MOST = 2_000;

    private final Map<String, Outcome> latest = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Outcome> eldest) {
            return size() > MOST;
        }
    };

    synchronized Optional<Outcome> of(String delivery) {
        return Optional.ofNullable(latest.get(delivery));
    }

    synchronized void remember(String delivery, Outcome refused) {
        latest.put(delivery, refused);
    }
}
