package strategos.storage;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool.PoolInitializationException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Types;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jdbi.v3.core.ConnectionFactory;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.argument.AbstractArgumentFactory;
import org.jdbi.v3.core.argument.Argument;
import org.jdbi.v3.core.config.ConfigRegistry;
import org.jdbi.v3.core.statement.SqlStatements;
import org.jdbi.v3.core.statement.StatementExceptions;
import org.jdbi.v3.core.statement.StatementExceptions.MessageRendering;
import org.jdbi.v3.core.statement.TemplateEngine;
import strategos.storage.StorageException.Problem;

/**
 * An open database of a PostgreSQL server. Several write at a time, one after the other in a match; what reads never waits
 * for what writes.
 */
public final class PostgresDatabase extends Database {
    private static final int WRITERS = 8;
    private static final int READERS = 4;
    /** Milliseconds for which one waits for a connection. */
    private static final int PATIENCE = 5_000;
    /** How often a transaction is begun that somebody else was in the way of. */
    private static final int ATTEMPTS = 3;

    /** "STR1", as SQLite's files have it: a lock that any client of the server may ask for. */
    private static final long GUARD = 0x53545231L;

    private final PostgresFailures failures;
    /** Holds the lock that keeps a second bot off; the server lets go of it when the process dies. */
    private final Connection guard;

    private final HikariDataSource writers;
    private final HikariDataSource readers;
    private final Transactions writing;
    private final Transactions reading;
    /** In the order of arrival: the pool alone serves whoever asks at the right moment. */
    private final Semaphore turn = new Semaphore(WRITERS, true);

    private PostgresDatabase(PostgresAddress address, PostgresFailures failures, Connection guard) {
        this.failures = failures;
        this.guard = guard;
        this.writers = pool(address, "write", WRITERS);
        this.readers = pool(address, "read", READERS);
        // A connection that broke is left out by the pool; on any other the failed transaction was rolled back.
        this.writing = new Transactions(plain(writers::getConnection), connection -> {}, "begin");
        this.reading = new Transactions(
                plain(readers::getConnection), connection -> {}, "begin isolation level repeatable read read only");
    }

    /**
     * Opens a database whose schema is this program's.
     *
     * @throws StorageException when it cannot be used, with the reason in one sentence
     */
    public static PostgresDatabase open(PostgresAddress address) {
        PostgresFailures failures = new PostgresFailures(address.name());
        Seen seen = look(address);
        if (seen.schema() < seen.current()) {
            throw failures.of(
                    Problem.OLD_SCHEMA,
                    seen.schema() == 0
                            ? "it is empty"
                            : "its schema is %d, here it is %d".formatted(seen.schema(), seen.current()));
        }
        try {
            Connection guard = guard(address, failures);
            try {
                return new PostgresDatabase(address, failures, guard);
            } catch (PoolInitializationException e) {
                guard.close();
                throw failures.of(e);
            }
        } catch (SQLException e) {
            throw failures.of(e);
        }
    }

    private static Connection guard(PostgresAddress address, PostgresFailures failures) throws SQLException {
        Connection guard = address.source().getConnection();
        boolean alone = false;
        try (Statement statement = guard.createStatement();
                ResultSet result = statement.executeQuery("select pg_try_advisory_lock(" + GUARD + ")")) {
            alone = result.next() && result.getBoolean(1);
        } finally {
            if (!alone) {
                guard.close();
            }
        }
        if (!alone) {
            throw failures.of(Problem.IN_USE, "");
        }
        return guard;
    }

    /**
     * Looks at a database and changes nothing.
     *
     * @throws StorageException when it cannot be used
     */
    public static Seen look(PostgresAddress address) {
        return new PostgresSchema(address).look();
    }

    /**
     * Makes the tables in an empty database, or brings them up to date.
     *
     * @throws StorageException when it cannot be used
     */
    public static void migrate(PostgresAddress address) {
        new PostgresSchema(address).migrate();
    }

    private static HikariDataSource pool(PostgresAddress address, String name, int size) {
        HikariConfig config = new HikariConfig();
        config.setPoolName("postgres-" + name);
        config.setDataSource(address.source());
        config.setMaximumPoolSize(size);
        config.setMinimumIdle(1);
        config.setConnectionTimeout(PATIENCE);
        return new HikariDataSource(config);
    }

    @Override
    public Optional<Path> file() {
        return Optional.empty();
    }

    @Override
    <T> T write(HandleCallback<T, RuntimeException> work) {
        try {
            turn.acquire();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw failures.of(Problem.FAILED, "the thread was interrupted while it waited to write");
        }
        try {
            return again(writing, work, WRITERS);
        } finally {
            turn.release();
        }
    }

    @Override
    <T> T read(HandleCallback<T, RuntimeException> work) {
        return again(reading, work, READERS);
    }

    /**
     * Does the work, again where somebody else was in the way, and again on the next connection where the server has closed
     * one while it lay in the pool. What breaks later is not done again: nobody knows what became of it.
     */
    private <T> T again(Transactions transactions, HandleCallback<T, RuntimeException> work, int connections) {
        int attempts = ATTEMPTS;
        int broken = connections;
        while (true) {
            AtomicBoolean begun = new AtomicBoolean();
            try {
                return transactions.in(handle -> {
                    begun.set(true);
                    return work.withHandle(handle);
                });
            } catch (JdbiException e) {
                boolean may = begun.get()
                        ? PostgresFailures.passing(e) && --attempts > 0
                        : PostgresFailures.broken(e) && broken-- > 0;
                if (!may) {
                    throw failures.of(e);
                }
            }
        }
    }

    @Override
    void lockMatch(Handle handle, String match) {
        handle.createQuery("select 1 from match where id = ? for no key update")
                .bind(0, match)
                .mapTo(Integer.class)
                .findOne();
    }

    @Override
    List<String> columns(Handle handle, String table) {
        return handle.createQuery("select column_name from information_schema.columns"
                        + " where table_schema = current_schema() and table_name = ?")
                .bind(0, table)
                .mapTo(String.class)
                .list();
    }

    /** Nobody asks: a server's operator has tools that copy it as it is written to. */
    @Override
    void copyTo(Path copy) {
        throw new UnsupportedOperationException("a server is copied by its operator");
    }

    /** What was deleted goes when the server cleans up, and from its backups when they are removed. */
    @Override
    void emptyLog() {}

    @Override
    public void close() {
        try {
            // All turns at once: nothing is under way then.
            turn.acquireUninterruptibly(WRITERS);
        } finally {
            writers.close();
            readers.close();
            turn.release(WRITERS);
            letGo();
        }
    }

    private void letGo() {
        try {
            guard.close();
        } catch (SQLException e) {
            throw failures.of(e);
        }
    }

    /** Jdbi would repeat the bound values in its errors, and the dice are among them. No statement is a template. */
    static Jdbi plain(ConnectionFactory connections) {
        Jdbi jdbi = Jdbi.create(connections);
        jdbi.getConfig(StatementExceptions.class).setMessageRendering(MessageRendering.NONE);
        jdbi.getConfig(SqlStatements.class).setTemplateEngine(TemplateEngine.NOP);
        jdbi.registerArgument(new WithoutNul());
        return jdbi;
    }

    /** PostgreSQL has no text with U+0000, and nobody misses it. */
    static String withoutNul(String text) {
        return text.replace("\0", "");
    }

    private static final class WithoutNul extends AbstractArgumentFactory<String> {
        WithoutNul() {
            super(Types.VARCHAR);
        }

        @Override
        protected Argument build(String value, ConfigRegistry config) {
            String text = withoutNul(value);
            return (position, statement, context) -> statement.setString(position, text);
        }
    }
}
