package strategos.storage.database;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jdbi.v3.core.ConnectionFactory;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.statement.StatementBuilder;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.storage.access.Found;
import strategos.storage.access.StorageException;
import strategos.storage.access.StorageException.Problem;
import strategos.storage.database.Inquiry.Reply;
import strategos.storage.database.Script.PreparedStatements;
import strategos.storage.database.sqlite.Connections;
import strategos.storage.database.sqlite.DatabaseFile;
import strategos.storage.database.sqlite.DatabaseFile.Guard;
import strategos.storage.database.sqlite.EmptyDatabase;
import strategos.storage.database.sqlite.Failures;
import strategos.storage.database.sqlite.Health;
import strategos.storage.database.sqlite.Readers;
import strategos.storage.database.sqlite.Replacement;
import strategos.storage.database.sqlite.Schema;

/**
 * An open SQLite database: write-ahead log, every commit forced to the disk, one writer, a few readers. It is safe for
 * any number of threads; what reads never waits for what writes.
 */
public final class SqliteDatabase extends Database {
    private static final Logger LOG = LoggerFactory.getLogger(SqliteDatabase.class);
    /** How long to wait for somebody else's lock. */
    private static final Duration PATIENCE = Duration.ofSeconds(2);
    /** How long the check of an existing file may take at the start. */
    private static final Duration CHECK = Duration.ofMillis(250);

    private final Optional<Path> file;
    private final Failures failures;
    private final Connections connections;
    private final Optional<Guard> guard;
    private final Writer writer;
    private final Optional<Readers> readers;
    private final Transactions writing;
    private final Transactions reading;
    private final AtomicBoolean closed = new AtomicBoolean();

    private SqliteDatabase(
            Optional<Path> file,
            Failures failures,
            Connections connections,
            Optional<Guard> guard,
            Writer writer,
            Optional<Readers> readers) {
        this.file = file;
        this.failures = failures;
        this.connections = connections;
        this.guard = guard;
        this.writer = writer;
        this.readers = readers;
        this.writing = new Transactions(plain(writer), writer::renew, "begin immediate", SqliteDatabase::run);
        this.reading = readers.map(pool -> new Transactions(plain(pool), pool::renew, "begin", SqliteDatabase::run))
                .orElse(writing);
    }

    /**
     * Opens the file, or makes it, and brings its schema up to date. Nobody else can open it until it is closed.
     *
     * @throws StorageException when it cannot be used, with the reason in one sentence
     */
    public static SqliteDatabase open(Path file) {
        return open(file, PATIENCE);
    }

    /** The same, waiting at most {@code patience} for somebody else's lock, here and whenever it writes. */
    public static SqliteDatabase open(Path file, Duration patience) {
        return open(file, patience, UnaryOperator.identity());
    }

    /** The same, where each connection that reads or writes passes through the wire: tests put faults into it. */
    public static SqliteDatabase open(Path file, Duration patience, UnaryOperator<Connection> wire) {
        return open(file, patience, Schema.current(), wire);
    }

    /**
     * Opens a file that is there: nothing is made where there is none.
     *
     * @throws StorageException when it is missing or empty, or cannot be used
     */
    public static SqliteDatabase openExisting(Path path) {
        if (missing(path)) {
            throw new Failures(path.toString()).of(Problem.MISSING, "");
        }
        return open(path);
    }

    /** One that a restore was about to put there is as good as there. */
    private static boolean missing(Path path) {
        DatabaseFile file = new DatabaseFile(path);
        try {
            return file.empty() && Replacement.stopped(file.path()).isEmpty();
        } catch (IOException e) {
            throw file.failures().of(e);
        }
    }

    /** A database in memory, gone when it is closed. */
    public static SqliteDatabase inMemory() {
        Failures failures = new Failures(":memory:");
        String url = "file:strategos-" + UUID.randomUUID() + "?mode=memory&cache=shared";
        Connections connections = new Connections("jdbc:sqlite:" + url, false, PATIENCE, UnaryOperator.identity());
        try {
            Writer writer = new Writer(connections);
            EmptyDatabase.copyTo(url);
            return new SqliteDatabase(
                    Optional.empty(), failures, connections, Optional.empty(), writer, Optional.empty());
        } catch (SQLException e) {
            throw failures.of(e);
        }
    }

    static SqliteDatabase open(Path path, Duration patience, Schema schema) {
        return open(path, patience, schema, UnaryOperator.identity());
    }

    private static SqliteDatabase open(Path path, Duration patience, Schema schema, UnaryOperator<Connection> wire) {
        DatabaseFile file = new DatabaseFile(path);
        file.checkWritable();
        try {
            Guard guard = Guard.over(file, patience);
            try {
                return openGuarded(file, guard, patience, schema, wire);
            } catch (SQLException | RuntimeException e) {
                guard.close();
                throw e;
            }
        } catch (SQLException e) {
            throw file.failures().of(e);
        }
    }

    private static SqliteDatabase openGuarded(
            DatabaseFile file, Guard guard, Duration patience, Schema schema, UnaryOperator<Connection> wire)
            throws SQLException {
        try {
            Replacement.complete(file.path());
        } catch (IOException e) {
            throw file.failures().of(e);
        }
        file.checkHeader();
        Connections connections = new Connections("jdbc:sqlite:" + file.path(), true, patience, wire);
        if (examine(file, connections, schema) < schema.version()) {
            schema.migrate(connections.source(), file.failures());
            try (Connection connection = connections.look()) {
                schema.check(connection, file.failures());
            }
        }
        Writer writer = new Writer(connections);
        try {
            Readers readers = new Readers(connections);
            return new SqliteDatabase(
                    Optional.of(file.path()),
                    file.failures(),
                    connections,
                    Optional.of(guard),
                    writer,
                    Optional.of(readers));
        } catch (SQLException e) {
            writer.close();
            throw e;
        }
    }

    private static int examine(DatabaseFile file, Connections connections, Schema schema) throws SQLException {
        try (Connection connection = connections.look()) {
            Found found = Health.examine(connection, file.failures(), schema, Optional.of(CHECK));
            if (!found.whole()) {
                LOG.info("The database is too big to be checked whole within {} ms", CHECK.toMillis());
            }
            return found.schema();
        }
    }

    @Override
    public Optional<Path> file() {
        return file;
    }

    @Override
    public <T> T write(HandleCallback<T, RuntimeException> work) {
        try {
            return writing.in(work);
        } catch (JdbiException e) {
            throw failures.of(e);
        }
    }

    /** What SQLite has not committed is not stored. */
    @Override
    public <T> T write(HandleCallback<T, RuntimeException> work, Predicate<Handle> stored) {
        return write(work);
    }

    @Override
    public <T> T read(HandleCallback<T, RuntimeException> work) {
        try {
            return reading.in(work);
        } catch (JdbiException e) {
            throw failures.of(e);
        }
    }

    @Override
    public void copyTo(Path copy) {
        Failures copying = Failures.ofNewBackup(copy.toString());
        try {
            Jdbi source = readers.isEmpty() ? writing.jdbi() : plain(connections::look);
            source.useHandle(handle -> handle.execute("vacuum into ?", copy.toString()));
        } catch (JdbiException e) {
            throw copying.of(e);
        }
    }

    /** What was deleted leaves the write-ahead log too. */
    @Override
    public void emptyLog() {
        try (Handle handle = writing.jdbi().open()) {
            handle.createQuery("pragma wal_checkpoint(truncate)").mapToMap().list();
        } catch (JdbiException e) {
            throw failures.of(e);
        }
    }

    @Override
    public String now() {
        return "cast(unixepoch('subsec') * 1000 as integer)";
    }

    /** Whoever writes is alone. */
    @Override
    public String skipping() {
        return "";
    }

    /** Whoever writes is alone. */
    @Override
    public String locking() {
        return "";
    }

    @Override
    public String nextIds() {
        return "with recursive step (n) as (select 1 union all select n + 1 from step where n < ?)"
                + " select n + coalesce((select seq from sqlite_sequence where name = 'outbox'), 0) from step";
    }

    @Override
    public void skipIds(Handle handle, long ids) {
        handle.execute("update sqlite_sequence set seq = seq + ? where name = 'outbox'", ids);
    }

    @Override
    public List<Reply> ask(Handle handle, Inquiry inquiry) {
        return inquiry.ask(handle.getConnection(), prepared(handle));
    }

    @Override
    public Script script(Handle handle) {
        return new Script.AtOnce(handle.getConnection(), prepared(handle));
    }

    @Override
    public StorageException inUse() {
        return failures.of(Problem.IN_USE, "");
    }

    @Override
    public List<String> columns(Handle handle, String table) {
        return handle.createQuery("select name from pragma_table_info(?)")
                .bind(0, table)
                .mapTo(String.class)
                .list();
    }

    @Override
    public void close() {
        if (!closed.compareAndSet(false, true)) {
            return;
        }
        try {
            try {
                closeConnections();
            } finally {
                if (guard.isPresent()) {
                    guard.get().close();
                }
            }
        } catch (SQLException e) {
            throw failures.of(e);
        }
    }

    /** The writer last: who closes the last connection brings the log home into the file. */
    private void closeConnections() throws SQLException {
        try {
            if (readers.isPresent()) {
                readers.get().close();
            }
        } finally {
            writer.close();
        }
    }

    /** It keeps statements prepared for as long as their connection is open. */
    private static Jdbi plain(ConnectionFactory connections) {
        Jdbi jdbi = PlainJdbi.over(connections);
        Map<Connection, StatementBuilder> prepared = new ConcurrentHashMap<>();
        jdbi.setStatementBuilderFactory(c -> {
            if (!prepared.containsKey(c)) {
                prepared.keySet().removeIf(SqliteDatabase::gone);
            }
            return prepared.computeIfAbsent(c, key -> new PreparedStatements());
        });
        return jdbi;
    }

    /** Those of the handle's connection. */
    private static PreparedStatements prepared(Handle handle) {
        return (PreparedStatements) handle.getStatementBuilder();
    }

    /** Two of them belong to each piece of work, most of which is as short: without Jdbi's ceremony. */
    private static void run(Handle handle, String sql) {
        prepared(handle).use(handle.getConnection(), sql, List.of(), PreparedStatement::execute);
    }

    private static boolean gone(Connection connection) {
        try {
            return connection.isClosed();
        } catch (SQLException e) {
            return true;
        }
    }

    /** The one connection that writes, lent to one thread at a time, in the order in which they came. */
    static final class Writer implements ConnectionFactory, AutoCloseable {
        private final ReentrantLock lock = new ReentrantLock(true);
        private final Connections connections;
        private Connection connection;
        private boolean failed;
        private boolean closed;

        Writer(Connections connections) throws SQLException {
            this.connections = connections;
            this.connection = connections.write();
        }

        @Override
        public Connection openConnection() throws SQLException {
            lock.lock();
            boolean lent = false;
            try {
                if (closed) {
                    throw new SQLException("it is closed");
                }
                if (failed) {
                    replace();
                }
                lent = true;
                return connection;
            } finally {
                if (!lent) {
                    lock.unlock();
                }
            }
        }

        @Override
        public void closeConnection(Connection lent) {
            lock.unlock();
        }

        /** The connection is not lent again; it is called by the one who has it. */
        void renew(Connection lent) {
            failed = true;
        }

        /** The new one first: a database in memory lasts as long as somebody is connected to it. */
        private void replace() throws SQLException {
            Connection old = connection;
            connection = connections.write();
            failed = false;
            old.close();
        }

        /** Waits for the transaction that is under way. */
        @Override
        public void close() throws SQLException {
            lock.lock();
            try {
                closed = true;
                connection.close();
            } finally {
                lock.unlock();
            }
        }
    }
}
