package strategos.bot.port;

import java.util.function.Supplier;
import org.slf4j.MDC;

/**
 * What an event in the log belongs to, so that an operator can follow an order through it.
 *
 * @param key {@code match}, {@code order}, {@code post} or {@code person}
 */
public record Trail(String key, String value) {
    /** Does the work; what is logged meanwhile on this thread belongs to this. */
    public <T> T during(Supplier<T> work) {
        String before = MDC.get(key);
        MDC.put(key, value);
        try {
            return work.get();
        } finally {
            if (before == null) {
                MDC.remove(key);
            } else {
                MDC.put(key, before);
            }
        }
    }

    /** The same for work that gives nothing. */
    public void during(Runnable work) {
        boolean unused = during(() -> {
            work.run();
            return true;
        });
    }
}
