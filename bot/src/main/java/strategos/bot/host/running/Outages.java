package strategos.bot.host.running;

import org.slf4j.Logger;
import strategos.bot.host.Faults;
import strategos.bot.port.RedactedFailure;
import strategos.storage.access.StorageException;
import strategos.storage.access.StorageException.Problem;

/** What the database did not take. Why is known of most of it (a full disk, a server that is gone) and is one line in the log. */
public final class Outages implements Faults {
    private volatile boolean any;

    /** Tells the operator what went wrong, where the database may not have taken something. */
    public void tell(Logger log, String what, Throwable why) {
        if (outage(log, what, why)) {
            any = true;
        }
    }

    @Override
    public boolean outage(Logger log, String what, Throwable why) {
        if (!(why instanceof StorageException unasked)) {
            log.error("{}", what, RedactedFailure.of(why));
            return false;
        }
        if (unasked.problem() == Problem.FAILED) {
            log.error("{}: {}", what, unasked.getMessage(), unasked);
        } else {
            log.error("{}: {}", what, unasked.getMessage());
        }
        return true;
    }

    /** Whether there was anything that it did not take. */
    public boolean any() {
        return any;
    }
}
