package strategos.bot.host.running;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import strategos.storage.access.StorageException;
import strategos.storage.access.StorageException.Problem;

/**
 * Work that is tried again and again: that it fails is told once, and that it works again. Where the database is away all of it
 * fails for that one reason, which is one line when it begins and one when it is over.
 */
public final class Attempts {
    private final Outages outages;
    private final Logger log;

    /** What fails, and why: of what has a reason in common the first was told. */
    private final Map<String, Reason> failing = new HashMap<>();

    private record Reason(Object shared, String told) {}

    public Attempts(Outages outages, Logger log) {
        this.outages = outages;
        this.log = log;
    }

    /** Whether that failed when it was tried last. */
    public synchronized boolean fails(String what) {
        return failing.containsKey(what);
    }

    /** It worked. */
    public synchronized void worked(String what) {
        Reason was = failing.remove(what);
        if (was != null && !failing.containsValue(was)) {
            log.info("the host can again {}", was.told());
        }
    }

    /** It did not. */
    public synchronized void failed(String what, Throwable why) {
        if (failing.containsKey(what)) {
            return;
        }
        Object shared = shared(what, why);
        Optional<Reason> told = failing.values().stream()
                .filter(reason -> reason.shared().equals(shared))
                .findFirst();
        failing.put(what, told.orElseGet(() -> new Reason(shared, what)));
        if (told.isEmpty()) {
            outages.tell(log, "the host cannot " + what, why);
        }
    }

    /** An outage concerns all; what nobody foresaw is told of each. */
    private static Object shared(String what, Throwable why) {
        return why instanceof StorageException known && known.problem() != Problem.FAILED ? known.problem() : what;
    }
}
