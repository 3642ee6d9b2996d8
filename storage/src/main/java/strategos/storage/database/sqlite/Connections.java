package strategos.storage.database.sqlite;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.function.UnaryOperator;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteDataSource;

/** Opens connections to one database, set up alike. */
public final class Connections {
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
    public Connections(String url, boolean file, Duration patience, UnaryOperator<Connection> wire) {
        this.url = url;
        this.file = file;
        this.patience = patience;
        this.wire = wire;
    }

    /** Looks at a file without changing how it is kept: it might be another program's. */
    public Connection look() throws SQLException {
        SQLiteConfig config = new SQLiteConfig();
        config.setBusyTimeout(Math.toIntExact(patience.toMillis()));
        return open(config);
    }

    /** What a transaction has committed is on the disk. */
    public Connection write() throws SQLException {
        return wire.apply(open(writing()));
    }

    /** For the migrations, which open and close connections as they like. */
    public SQLiteDataSource source() {
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
}
