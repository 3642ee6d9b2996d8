package strategos.storage.database.postgres;

import java.util.Optional;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.storage.access.StorageException;
import strategos.storage.access.StorageException.Problem;

/**
 * Notices that the server tells no commit as done because another server, which is to have it too, does not answer. Each
 * further commit would wait on a connection of its own until the server has none left, so none is begun before it answers.
 * What waits is on the server's disk already, and is there when it does.
 */
public final class Standby {
    private static final Logger LOG = LoggerFactory.getLogger(Standby.class);

    private final PostgresFailures failures;
    private final Supplier<Optional<String>> awaited;
    private volatile boolean missed;

    /** @param awaited asks the server for the names of those for which a commit waits now; empty where none does */
    public Standby(PostgresFailures failures, Supplier<Optional<String>> awaited) {
        this.failures = failures;
        this.awaited = awaited;
    }

    /** Before a commit is begun. @throws StorageException when it would wait */
    public void check() {
        if (!missed) {
            return;
        }
        Optional<String> names = awaited.get();
        if (names.isPresent()) {
            throw failures.of(Problem.NO_STANDBY, names.get());
        }
        missed = false;
        LOG.info("Commits wait for no other server any more");
    }

    /** A commit was not told as done in time. */
    public void unanswered() {
        Optional<String> names = missed ? Optional.empty() : names();
        if (names.isPresent()) {
            missed = true;
            LOG.warn("{}", failures.of(Problem.NO_STANDBY, names.get()).getMessage());
        }
    }

    /** A server that is gone itself waits for nobody. */
    private Optional<String> names() {
        try {
            return awaited.get();
        } catch (StorageException gone) {
            return Optional.empty();
        }
    }
}
