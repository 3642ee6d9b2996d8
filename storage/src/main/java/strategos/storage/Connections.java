package strategos.storage;

import java.sql.CallableStatement;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.statement.StatementBuilder;
import org.jdbi.v3.core.statement.StatementContext;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteDataSource;
import strategos.storage.Connections.Transactions.StatementsFailed;

/** Opens connections to one database, set up alike. */
final class Connections {
    /** Bytes; the typical row of a journal then lies on one page. */
    private static final int PAGE_SIZE = 8192;
    /** Kibibytes, negative as SQLite wants it; each connection has its own cache. */
    private static final int CACHE = -4096;
    /** Bytes to which the log shrinks after a checkpoint. */
    private static final int LOG_LIMIT = 16 << 20;

    private final String url;
    private final boolean file;
    private final Duration patience;
    private final UnaryOperator<Connection> wire;

    /** @param wire what each connection passes through that reads or writes */
    Connections(String url, boolean file, Duration patience, UnaryOperator<Connection> wire) {
        this.url = url;
        this.file = file;
        this.patience = patience;
        this.wire = wire;
    }

    /** Looks at a file without changing how it is kept: it might be another program's. */
    Connection look() throws SQLException {
        SQLiteConfig config = new SQLiteConfig();
        config.setBusyTimeout(Math.toIntExact(patience.toMillis()));
        return open(config);
    }

    /** What a transaction has committed is on the disk. */
    Connection write() throws SQLException {
        return wire.apply(open(writing()));
    }

    /** For the migrations, which open and close connections as they like. */
    SQLiteDataSource source() {
        SQLiteDataSource source = new SQLiteDataSource(writing());
        source.setUrl(url);
        return source;
    }

    /** Sees the state of the last commit and cannot change it. */
    Connection read() throws SQLException {
        SQLiteConfig config = common();
        Connection connection = open(config);
        try (Statement statement = connection.createStatement()) {
            statement.execute("pragma query_only = on");
        }
        return wire.apply(connection);
    }

    private SQLiteConfig writing() {
        SQLiteConfig config = common();
        if (file) {
            config.setJournalMode(JournalMode.WAL);
            config.setJournalSizeLimit(LOG_LIMIT);
        }
        config.setPageSize(PAGE_SIZE);
        config.setSynchronous(SynchronousMode.FULL);
        // What a forgotten user left shall not linger in free pages.
        config.setPragma(SQLiteConfig.Pragma.SECURE_DELETE, "on");
        return config;
    }

    private SQLiteConfig common() {
        SQLiteConfig config = new SQLiteConfig();
        config.setBusyTimeout(Math.toIntExact(patience.toMillis()));
        config.enforceForeignKeys(true);
        config.setCacheSize(CACHE);
        config.setTempStore(SQLiteConfig.TempStore.MEMORY);
        // Nobody asks the driver for them, and it would keep a statement open after each insert to have them ready.
        config.setGetGeneratedKeys(false);
        return config;
    }

    private Connection open(SQLiteConfig config) throws SQLException {
        return config.createConnection(url);
    }

    /**
     * Keeps what one connection has prepared, since this module has few statements and runs them often. A statement that is
     * in use is not lent again. The connection closes them all when it is closed.
     */
    static final class PreparedStatements implements StatementBuilder {
        /** More than the module has; of texts that are never met again no more are kept. */
        static final int MOST = 256;

        /** Those that nobody uses, the one that has lain longest first. */
        private final Map<String, PreparedStatement> idle = new LinkedHashMap<>();

        @Override
        public Statement create(Connection connection, StatementContext context) throws SQLException {
            return connection.createStatement();
        }

        @Override
        public PreparedStatement create(Connection connection, String sql, StatementContext context)
                throws SQLException {
            return lend(connection, sql);
        }

        @Override
        public CallableStatement createCall(Connection connection, String sql, StatementContext context)
                throws SQLException {
            return connection.prepareCall(sql);
        }

        @Override
        public void close(Connection connection, String sql, Statement statement) throws SQLException {
            if (statement instanceof PreparedStatement prepared) {
                takeBack(sql, prepared);
            } else {
                statement.close();
            }
        }

        /**
         * Does something with the statement, its values bound. Jdbi does the same with more ceremony, which costs more than
         * the statement itself.
         */
        <T> T use(Connection connection, String sql, List<Object> values, Use<T> use) {
            try {
                PreparedStatement statement = lend(connection, sql);
                for (int i = 0; i < values.size(); i++) {
                    Script.bind(statement, i + 1, values.get(i));
                }
                T made = use.of(statement);
                // One that failed is left to its connection, which is not used again.
                takeBack(sql, statement);
                return made;
            } catch (SQLException e) {
                throw new StatementsFailed(e);
            }
        }

        /** What is done with a statement. */
        @FunctionalInterface
        interface Use<T> {
            T of(PreparedStatement statement) throws SQLException;
        }

        /** One that nobody uses. */
        private PreparedStatement lend(Connection connection, String sql) throws SQLException {
            PreparedStatement kept = idle.remove(sql);
            return kept == null ? connection.prepareStatement(sql) : kept;
        }

        /** Nobody uses it any more. */
        private void takeBack(String sql, PreparedStatement prepared) throws SQLException {
            if (idle.containsKey(sql)) {
                prepared.close();
                return;
            }
            // A value bound once, perhaps a secret or a long text, is not to stay in memory.
            prepared.clearParameters();
            idle.put(sql, prepared);
            if (idle.size() > MOST) {
                idle.remove(idle.keySet().iterator().next()).close();
            }
        }

        /** How many are kept. */
        int kept() {
            return idle.size();
        }
    }

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
}
