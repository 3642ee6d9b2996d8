package strategos.bot.host.running;

import org.slf4j.Logger;
import strategos.bot.host.Faults;
import strategos.bot.port.RedactedFailure;
import strategos.storage.access.StorageException;
import strategos.storage.access.StorageException.Problem;

/** What the database did not take. Why is known of most of it (a full disk, a server that is gone) and is one line in the log. */
public final class Outages implements Faults {
    private volatile boolean any;

    /** Tells the operator what it did not take. */
    public void tell(Logger log, String what, StorageException why) {
        any = true;
        write(log, what, why);
    }

    @Override
    public boolean outage(Logger log, String what, Throwable why) {
        if (why instanceof StorageException unasked) {
            write(log, what, unasked);
            return true;
        }
        log.error("{}", what, RedactedFailure.of(why));
        return false;
    }

    private static void write(Logger log, String what, StorageException why) {
        if (why.problem() == Problem.FAILED) {
            log.error("{}: {}", what, why.getMessage(), why);
        } else {
            log.error("{}: {}", what, why.getMessage());
        }
    }

    /** Whether there was anything that it did not take. */
    public boolean any() {
        return any;
    }
}
