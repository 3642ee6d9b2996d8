package strategos.storage.database;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool.PoolInitializationException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Types;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import org.jdbi.v3.core.ConnectionFactory;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.argument.AbstractArgumentFactory;
import org.jdbi.v3.core.argument.Argument;
import org.jdbi.v3.core.config.ConfigRegistry;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.storage.access.FoundSchema;
import strategos.storage.access.PostgresAddress;
import strategos.storage.access.StorageException;
import strategos.storage.access.StorageException.Problem;
import strategos.storage.database.Inquiry.Reply;
import strategos.storage.database.Transactions.CommitFailed;
import strategos.storage.database.postgres.Durability;
import strategos.storage.database.postgres.PostgresFailures;
import strategos.storage.database.postgres.PostgresSchema;
import strategos.storage.database.postgres.PostgresSource;
import strategos.storage.database.postgres.PrimaryOnly;
import strategos.storage.database.postgres.Standby;

/**
 * An open database of a PostgreSQL server. Several write at a time, one after the other in a match; what reads never waits
 * for what writes.
 */
public final class PostgresDatabase extends Database {
    private static final Logger LOG = LoggerFactory.getLogger(PostgresDatabase.class);
    private static final int WRITERS = 8;
    private static final int READERS = 4;
    /** Milliseconds for which one waits for a connection. */
    private static final int PATIENCE = 5_000;
    /** How often a transaction is begun that somebody else was in the way of. */
    private static final int ATTEMPTS = 3;

    /** How often a server that went away in the middle of a commit is asked what became of it. */
    private static final int QUESTIONS = 3;

    private final PostgresFailures failures;
    private final HikariDataSource writers;
    private final HikariDataSource readers;
    private final Transactions writing;
    private final Transactions reading;
    private final Standby standby;
    /** In the order of arrival: the pool alone serves whoever asks at the right moment. */
    private final Semaphore turn = new Semaphore(WRITERS, true);

    private PostgresDatabase(PostgresAddress address, PostgresFailures failures) {
        this.failures = failures;
        this.standby = new Standby(failures, this::awaited);
        this.writers = pool(address, "write", WRITERS);
        this.readers = pool(address, "read", READERS);
        // A connection that broke is left out by the pool; on any other the failed transaction was rolled back.
        this.writing = new Transactions(plain(writers::getConnection), connection -> {}, "begin", Handle::execute);
        this.reading = new Transactions(
                plain(readers::getConnection),
                connection -> {},
                "begin isolation level repeatable read read only",
                Handle::execute);
    }

    /**
     * Opens a database whose schema is this program's.
     *
     * @throws StorageException when it cannot be used, with the reason in one sentence
     */
    public static PostgresDatabase open(PostgresAddress address) {
        PostgresFailures failures = new PostgresFailures(address.name());
        try (Connection connection = PostgresSource.brief(address).getConnection()) {
            checkUsable(address, connection, failures);
        } catch (SQLException e) {
            throw failures.of(e);
        }
        try {
            return new PostgresDatabase(address, failures);
        } catch (PoolInitializationException e) {
            throw failures.of(e);
        }
    }

    /** Asked on one connection: each that a server is asked for costs it more than the questions. */
    private static void checkUsable(PostgresAddress address, Connection connection, PostgresFailures failures)
            throws SQLException {
        FoundSchema found = new PostgresSchema(address).look(connection);
        if (found.schema() < found.current()) {
            throw failures.of(
                    Problem.OLD_SCHEMA,
                    found.schema() == 0
                            ? "it is empty"
                            : "its schema is %s, here it is %s".formatted(found.schema(), found.current()));
        }
        Durability durability = Durability.of(connection);
        durability.lost().ifPresent(setting -> {
            throw failures.of(Problem.NOT_DURABLE, setting);
        });
        if (!durability.replicated()) {
            LOG.warn(
                    "No other server has what {} stores: synchronous_standby_names is empty, and what is not copied is lost with the server's disk",
                    address.name());
        }
    }

    /**
     * Looks at a database and changes nothing.
     *
     * @throws StorageException when it cannot be used
     */
    public static FoundSchema look(PostgresAddress address) {
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
        config.setDataSource(PostgresSource.brief(address));
        config.setMaximumPoolSize(size);
        config.setMinimumIdle(1);
        config.setConnectionTimeout(PATIENCE);
        config.setExceptionOverride(new PrimaryOnly());
        return new HikariDataSource(config);
    }

    @Override
    public Optional<Path> file() {
        return Optional.empty();
    }

    @Override
    public <T> T write(HandleCallback<T, RuntimeException> work) {
        try {
            turn.acquire();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw failures.of(Problem.FAILED, "the thread was interrupted while it waited to write");
        }
        try {
            standby.check();
            return again(writing, work, WRITERS, false);
        } catch (StorageException e) {
            if (e.problem() == Problem.IN_DOUBT) {
                standby.unanswered();
            }
            throw e;
        } finally {
            turn.release();
        }
    }

    @Override
    public <T> T write(HandleCallback<T, RuntimeException> work, Predicate<Handle> stored) {
        for (int tries = 1; ; tries++) {
            AtomicReference<T> made = new AtomicReference<>();
            try {
                return write(handle -> {
                    made.set(work.withHandle(handle));
                    return made.get();
                });
            } catch (StorageException e) {
                if (e.problem() != Problem.IN_DOUBT || tries == ATTEMPTS) {
                    throw e;
                }
                LOG.warn("{} Looking what became of it.", e.getMessage());
                if (settled(stored, e)) {
                    return made.get();
                }
            }
        }
    }

    /** The servers for which a commit waits. */
    private Optional<String> awaited() {
        return read(handle -> handle.createQuery("select current_setting('synchronous_standby_names')"
                        + " where exists (select 1 from pg_stat_activity"
                        + " where datname = current_database() and wait_event = 'SyncRep')")
                .mapTo(String.class)
                .findOne());
    }

    private boolean settled(Predicate<Handle> stored, StorageException doubt) {
        for (int questions = 1; ; questions++) {
            try {
                return write(stored::test);
            } catch (StorageException e) {
                if (questions == QUESTIONS) {
                    doubt.addSuppressed(e);
                    throw doubt;
                }
            }
        }
    }

    @Override
    public <T> T read(HandleCallback<T, RuntimeException> work) {
        return again(reading, work, READERS, true);
    }

    /**
     * Does the work, again where somebody else was in the way, and again on the next connection where the server has closed
     * one while it lay in the pool, or only follows another one. What breaks later is not done again but where it only reads:
     * nobody knows what became of it.
     */
    private <T> T again(
            Transactions transactions, HandleCallback<T, RuntimeException> work, int connections, boolean reads) {
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
                boolean lost = PostgresFailures.broken(e);
                boolean follows = PostgresFailures.follows(e);
                boolean may = (lost || follows)
                        ? (reads || follows || !begun.get()) && broken-- > 0
                        : begun.get() && PostgresFailures.passing(e) && --attempts > 0;
                if (!may) {
                    throw lost && !reads && e instanceof CommitFailed
                            ? failures.of(Problem.IN_DOUBT, e)
                            : failures.of(e);
                }
            }
        }
    }

    @Override
    public String now() {
        return PostgresSchema.NOW;
    }

    @Override
    public String skipping() {
        return " for update skip locked";
    }

    @Override
    public String locking() {
        return " for no key update";
    }

    @Override
    public String nextIds() {
        return "select nextval(pg_get_serial_sequence('outbox', 'id')) from generate_series(1, ?)";
    }

    @Override
    public void skipIds(Handle handle, long ids) {
        handle.createQuery("select setval(s, nextval(s) + ?) from pg_get_serial_sequence('outbox', 'id') s")
                .bind(0, ids)
                .mapTo(Long.class)
                .one();
    }

    @Override
    public List<Reply> ask(Handle handle, Inquiry inquiry) {
        return inquiry.askTogether(handle);
    }

    @Override
    public Script script(Handle handle) {
        return new Script.Together(handle);
    }

    @Override
    public StorageException inUse() {
        return failures.of(Problem.IN_USE, "");
    }

    @Override
    public List<String> columns(Handle handle, String table) {
        return handle.createQuery("select column_name from information_schema.columns"
                        + " where table_schema = current_schema() and table_name = ?")
                .bind(0, table)
                .mapTo(String.class)
                .list();
    }

    /** Nobody asks: a server's operator has tools that copy it as it is written to. */
    @Override
    public void copyTo(Path copy) {
        throw new UnsupportedOperationException("a server is copied by its operator");
    }

    /** What was deleted goes when the server cleans up, and from its backups when they are removed. */
    @Override
    public void emptyLog() {}

    @Override
    public void close() {
        try {
            // All turns at once: nothing is under way then.
            turn.acquireUninterruptibly(WRITERS);
        } finally {
            writers.close();
            readers.close();
            turn.release(WRITERS);
        }
    }

    /** It binds no text that PostgreSQL does not take. */
    public static Jdbi plain(ConnectionFactory connections) {
        Jdbi jdbi = PlainJdbi.over(connections);
        jdbi.registerArgument(new WithoutNul());
        return jdbi;
    }

    /** PostgreSQL has no text with U+0000, and nobody misses it. */
    public static String withoutNul(String text) {
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
