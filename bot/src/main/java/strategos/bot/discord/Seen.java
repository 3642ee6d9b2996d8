package strategos.bot.discord;

import java.util.LinkedHashMap;
import java.util.Map;

/** The last interactions that came in, for the gateway hands some of them over again when it resumes. */
final class Seen {
    private static final int KEPT = 10_000;

    private final Map<Long, Boolean> ids = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, Boolean> eldest) {
            return size() > KEPT;
        }
    };

    /** Whether it comes for the first time. */
    synchronized boolean first(long interaction) {
        return ids.put(interaction, true) == null;
    }
}
