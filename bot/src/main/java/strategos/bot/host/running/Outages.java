package strategos.bot.host.running;

import org.slf4j.Logger;
import strategos.storage.access.StorageException;
import strategos.storage.access.StorageException.Problem;

/** What the database did not take. Why is known of most of it (a full disk, a server that is gone) and is one line in the log. */
public final class Outages {
    private volatile boolean any;

    /** Tells the operator. */
    public void tell(Logger log, String what, StorageException why) {
        any = true;
        if (why.problem() == Problem.FAILED) {
            log.error("{}: {}", what, why.getMessage(), why);
        } else {
            log.error("{}: {}", what, why.getMessage());
        }
    }

    /** Whether there was any. */
    public boolean any() {
        return any;
    }
}
