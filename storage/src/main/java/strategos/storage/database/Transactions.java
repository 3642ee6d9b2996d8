package strategos.storage.database;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/**
 * Transactions in plain SQL. The driver's own begin the next one within each commit: where another program takes the lock
 * in between, that commit is on the disk and yet reported as failed.
 *
 * @param renew puts another connection in the place of one that a statement failed on
 * @param begin how a transaction begins
 * @param run runs a statement without values
 */
record Transactions(Jdbi jdbi, Consumer<Connection> renew, String begin, BiConsumer<Handle, String> run) {
    /**
     * Does the work: all of it, or, when it throws, nothing. A connection that failed is not used again: a statement on it may
     * be unfinished, and would keep every later transaction in the state of the database that it saw.
     */
    <T> T in(HandleCallback<T, RuntimeException> work) {
        try (Handle handle = jdbi.open()) {
            boolean done = false;
            try {
                run.accept(handle, begin);
                T made = work.withHandle(handle);
                commit(handle);
                done = true;
                return made;
            } finally {
                if (!done) {
                    renew.accept(handle.getConnection());
                    rollBack(handle);
                }
            }
        }
    }

    private void commit(Handle handle) {
        try {
            run.accept(handle, "commit");
        } catch (JdbiException e) {
            throw new CommitFailed(e);
        }
    }

    /** The work was done, and its commit failed. */
    static final class CommitFailed extends JdbiException {
        private static final long serialVersionUID = 1L;

        CommitFailed(JdbiException cause) {
            super("the commit failed", cause);
        }
    }

    /** Statements of a commit failed. */
    static final class StatementsFailed extends JdbiException {
        private static final long serialVersionUID = 1L;

        StatementsFailed(SQLException cause) {
            super("statements failed", cause);
        }
    }

    /** Lets go of the lock now, and not only when the connection is closed. */
    private void rollBack(Handle handle) {
        try {
            run.accept(handle, "rollback");
        } catch (JdbiException none) {
            // It never began, or SQLite has rolled it back by itself.
        }
    }
}
