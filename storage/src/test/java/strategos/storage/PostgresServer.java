package strategos.storage;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import strategos.storage.access.PostgresAddress;
import strategos.storage.access.Secret;
import strategos.storage.database.Database;
import strategos.storage.database.PostgresDatabase;
import strategos.storage.database.postgres.PostgresSchema;
import strategos.storage.database.postgres.PostgresSource;

/**
 * A server for tests: that of {@code STRATEGOS_TEST_POSTGRES} ({@code jdbc:postgresql://HOST/DATABASE?user=…}), whose user
 * may make databases, or else one out of a jar, which lasts as long as the JVM.
 */
public final class PostgresServer {
    private static final String NAMED = "STRATEGOS_TEST_POSTGRES";

    private static final String EMPTY = """
            do $$ declare each text; begin
              perform set_config('session_replication_role', 'replica', true);
              for each in select tablename from pg_tables
                  where schemaname = current_schema() and tablename <> '%s' loop
                execute format('delete from %%I', each);
              end loop;
              perform setval(sequencename::regclass, 1, false) from pg_sequences where schemaname = current_schema();
            end $$""".formatted(PostgresSchema.HISTORY);

    private final PostgresAddress maintenance;
    /** Kept, since each connection is a process of the server. */
    private final Connection maker;

    private final String name = "strategos_test_" + ProcessHandle.current().pid() + "_";
    private final AtomicInteger made = new AtomicInteger();
    private final Queue<String> all = new ConcurrentLinkedQueue<>();
    private final String template;

    /** Open, and no test works on them: to make and to open one costs the server some hundred files and three processes. */
    private final Queue<Database> resting = new ConcurrentLinkedQueue<>();

    /** Only who may do everything may leave out what keeps a journal's rows where they are. */
    private final boolean ours;

    private PostgresServer(String url, boolean ours) {
        this.ours = ours;
        this.maintenance = address(url);
        this.maker = connected(maintenance);
        this.template = empty();
        PostgresDatabase.migrate(address(template));
    }

    /** The one of this JVM; nothing where none can run, which is then said once. */
    public static Optional<PostgresServer> shared() {
        return Shared.SERVER;
    }

    /** Made when it is first asked for. */
    private static final class Shared {
        static final Optional<PostgresServer> SERVER = start(false);
    }

    /** Another that waits for the disk, as one does that is not for tests; nothing where none can run. */
    public static Optional<PostgresServer> durable() {
        return start(true);
    }

    private static Optional<PostgresServer> start(boolean durable) {
        String named = System.getenv(NAMED);
        if (named != null) {
            PostgresServer server = new PostgresServer(named, false);
            Runtime.getRuntime().addShutdownHook(new Thread(server::dropAll));
            return Optional.of(server);
        }
        boolean wanted = "required".equals(System.getProperty("postgres"));
        boolean able = able();
        String why = "root may be nobody else here";
        if (able || wanted) {
            try {
                EmbeddedPostgres server = EmbeddedPostgres.builder()
                        .setServerConfig("fsync", durable ? "on" : "off")
                        // Nothing here lives long enough to be tidied up.
                        .setServerConfig("autovacuum", "off")
                        .setServerConfig("bgwriter_delay", "10s")
                        .start();
                return Optional.of(new PostgresServer(server.getJdbcUrl("postgres", "postgres"), true));
            } catch (IOException | IllegalStateException e) {
                if (wanted || "true".equals(System.getenv("CI"))) {
                    throw new IllegalStateException("PostgreSQL does not start, and these tests are required", e);
                }
                why = e.toString();
            }
        }
        System.err.println("NO TEST RAN ON POSTGRESQL: " + why + ". Run as a plain user, allow user namespaces,"
                + " or name a server in " + NAMED + ".");
        return Optional.empty();
    }

    /** PostgreSQL refuses root, who therefore must be able to be somebody else. */
    private static boolean able() {
        if (!"root".equals(System.getProperty("user.name"))) {
            return true;
        }
        try {
            Process other = new ProcessBuilder("unshare", "-U", "true").start();
            return other.waitFor(10, TimeUnit.SECONDS) && other.exitValue() == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** The URL of a new database that holds nothing. */
    public String empty() {
        return create("template0");
    }

    /** The URL of a new database with the tables and no rows. */
    public String migratedUrl() {
        return create(template.replaceFirst(".*/([^/?]+).*", "$1"));
    }

    public PostgresAddress migrated() {
        return address(migratedUrl());
    }

    /** An open database with the tables and no rows, for what does not care whether it is new. */
    public Storage open() {
        Database rested = resting.poll();
        if (rested == null) {
            return Storage.open(migrated());
        }
        rested.write(handle -> handle.execute(EMPTY));
        return new Storage(rested);
    }

    /** Nobody works on it any more, nor has changed anything but rows. */
    public void rest(Storage storage) {
        if (ours) {
            resting.add(storage.database());
        } else {
            storage.close();
        }
    }

    private String create(String from) {
        String database = name + made.incrementAndGet();
        all.add(database);
        run("create database " + database + " template " + from);
        return maintenance.url().reveal().replaceFirst("/[^/?]+(\\?|$)", "/" + database + "$1");
    }

    /** What makes a database change that setting of each connection, whatever the connection itself has asked for. */
    public static String atLogin(String setting, String value) {
        return "create function at_login() returns event_trigger language plpgsql as"
                + " $$ begin perform set_config('%s', '%s', false); end $$; ".formatted(setting, value)
                + "create event trigger at_login on login execute function at_login()";
    }

    /** Runs a statement beside all tests' databases. */
    public void run(String sql) {
        synchronized (maker) {
            run(maker, sql);
        }
    }

    /**
     * The other servers for which it waits from soon on, without a word of SQL that would wait itself. That holds for all
     * its databases: whoever sets it sets it back.
     */
    public void standby(String names) {
        run("alter system set synchronous_standby_names = '%s'".formatted(names));
        run("select pg_reload_conf()");
    }

    public static void run(PostgresAddress address, String sql) {
        try (Connection connection = connected(address)) {
            run(connection, sql);
        } catch (SQLException e) {
            throw new IllegalStateException(sql, e);
        }
    }

    private static void run(Connection connection, String sql) {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException e) {
            throw new IllegalStateException(sql, e);
        }
    }

    private static Connection connected(PostgresAddress address) {
        try {
            return PostgresSource.brief(address).getConnection();
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private void dropAll() {
        all.forEach(database -> run("drop database if exists " + database + " with (force)"));
    }

    public static PostgresAddress address(String url) {
        return new PostgresAddress(Secret.of(url), Optional.empty(), Optional.empty());
    }
}
