package strategos.storage.care;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.result.ResultIterator;
import org.jdbi.v3.core.statement.PreparedBatch;
import strategos.storage.access.PostgresAddress;
import strategos.storage.access.StorageException;
import strategos.storage.access.StorageException.Problem;
import strategos.storage.database.PostgresDatabase;
import strategos.storage.database.SqliteDatabase;
import strategos.storage.database.postgres.PostgresFailures;
import strategos.storage.database.postgres.PostgresSchema;
import strategos.storage.database.postgres.PostgresSource;
import strategos.storage.database.sqlite.Schema;

/**
 * Copies a SQLite file that nobody has open into an empty database of a server: every row of every table under the same
 * ids, all of them or none. Each row is compared before the copy is kept.
 */
public final class DatabaseCopy {
    /** Tables whose ids are never given twice. */
    private static final List<String> COUNTED = List.of("outbox", "audit");

    /** Rows that go over the network together. */
    private static final int BATCH = 500;

    private final Path file;
    private final PostgresAddress server;
    private final PostgresFailures failures;

    public DatabaseCopy(Path file, PostgresAddress server) {
        this.file = file;
        this.server = server;
        this.failures = new PostgresFailures(server.name());
    }

    /**
     * Makes the tables where there are none, and copies. The file is brought to the newest schema, and else left as it is. Both
     * are looked at before either is changed.
     *
     * @return how many rows each table has
     * @throws StorageException when either cannot be used, the server's has rows already or a bot works there, or what arrived is
     *     not what was sent
     */
    public SequencedMap<String, Long> run() {
        PostgresDatabase.look(server);
        refuseRows();
        new PostgresSchema(server).checkIdle();
        try (SqliteDatabase source = SqliteDatabase.openExisting(file);
                Connection connection = PostgresSource.patient(server).getConnection()) {
            PostgresDatabase.migrate(server);
            connection.setAutoCommit(false);
            try (Handle target = PostgresDatabase.plain(() -> connection).open()) {
                SequencedMap<String, Long> rows = source.read(from -> copied(from, target));
                connection.commit();
                return rows;
            }
        } catch (SQLException e) {
            throw failures.of(e);
        }
    }

    /** What the server objects to is told of it, and not of the file. */
    private SequencedMap<String, Long> copied(Handle from, Handle to) {
        try {
            return copy(from, to);
        } catch (JdbiException e) {
            throw failures.of(e);
        }
    }

    private SequencedMap<String, Long> copy(Handle from, Handle to) {
        // Nobody begins to work there meanwhile, nor adds a row.
        to.execute("lock table lease, " + String.join(", ", Schema.KEPT) + " in exclusive mode");
        new PostgresSchema(server).checkIdle();
        refuseRows(to, Schema.KEPT);
        SequencedMap<String, Long> rows = new LinkedHashMap<>();
        for (String table : Schema.KEPT) {
            send(from, to, table);
        }
        for (String table : Schema.KEPT) {
            compare(from, to, table);
            rows.put(table, count(to, table));
        }
        COUNTED.forEach(table -> goOnCounting(from, to, table));
        return Collections.unmodifiableSequencedMap(rows);
    }

    /** Those that are there already. */
    private static List<String> tables(Handle handle) {
        return handle
                .createQuery("select tablename from pg_catalog.pg_tables where schemaname = current_schema()")
                .mapTo(String.class)
                .stream()
                .filter(Schema.KEPT::contains)
                .toList();
    }

    private void refuseRows() {
        try (Handle target = PostgresDatabase.plain(
                        () -> PostgresSource.brief(server).getConnection())
                .open()) {
            refuseRows(target, tables(target));
        } catch (JdbiException e) {
            throw failures.of(e);
        }
    }

    private void refuseRows(Handle to, List<String> tables) {
        for (String table : tables) {
            if (hasRows(to, table)) {
                throw failures.of(Problem.NOT_EMPTY, table);
            }
        }
    }

    /** Rows of a large table are not counted for it: that may take longer than a statement of {@link PostgresSource#brief} may. */
    private static boolean hasRows(Handle handle, String table) {
        return handle.createQuery("select exists (select 1 from " + table + ")")
                .mapTo(Boolean.class)
                .one();
    }

    private static long count(Handle handle, String table) {
        return handle.createQuery("select count(*) from " + table)
                .mapTo(Long.class)
                .one();
    }

    private static void send(Handle from, Handle to, String table) {
        try (ResultIterator<Map<String, Object>> rows = rows(from, table)) {
            while (rows.hasNext()) {
                sendSome(to, table, rows);
            }
        }
    }

    private static void sendSome(Handle to, String table, Iterator<Map<String, Object>> rows) {
        Map<String, Object> first = rows.next();
        List<String> columns = List.copyOf(first.keySet());
        String sql = "insert into " + table + " (\"" + String.join("\", \"", columns) + "\") values ("
                + String.join(", ", Collections.nCopies(columns.size(), "?")) + ")";
        try (PreparedBatch batch = to.prepareBatch(sql)) {
            batch.add(first.values().toArray());
            while (rows.hasNext() && batch.size() < BATCH) {
                Map<String, Object> row = rows.next();
                batch.add(columns.stream().map(row::get).toArray());
            }
            batch.execute();
        }
    }

    private void compare(Handle from, Handle to, String table) {
        try (ResultIterator<Map<String, Object>> sent = rows(from, table);
                ResultIterator<Map<String, Object>> arrived = rows(to, table, key(from, table))) {
            while (sent.hasNext() && arrived.hasNext()) {
                if (!plain(sent.next()).equals(plain(arrived.next()))) {
                    throw failures.of(Problem.FAILED, "a row of " + table + " arrived changed; nothing was copied");
                }
            }
            if (sent.hasNext() || arrived.hasNext()) {
                throw failures.of(Problem.FAILED, "not all rows of " + table + " arrived; nothing was copied");
            }
        }
    }

    private static ResultIterator<Map<String, Object>> rows(Handle from, String table) {
        return rows(from, table, key(from, table));
    }

    private static ResultIterator<Map<String, Object>> rows(Handle handle, String table, String order) {
        return handle.createQuery("select * from " + table + " order by " + order)
                .setFetchSize(BATCH)
                .mapToMap()
                .iterator();
    }

    /** The columns of the primary key; both engines sort them alike, by their bytes. */
    private static String key(Handle sqlite, String table) {
        return String.join(
                ", ",
                sqlite.createQuery("select name from pragma_table_info(?) where pk > 0 order by pk")
                        .bind(0, table)
                        .mapTo(String.class)
                        .list());
    }

    /** SQLite has texts with U+0000, and numbers of whatever width holds them. */
    private static Map<String, Object> plain(Map<String, Object> row) {
        Map<String, Object> plain = new TreeMap<>(row);
        plain.replaceAll((column, value) -> switch (value) {
            case Number number -> number.longValue();
            case String text -> PostgresDatabase.withoutNul(text);
            case null -> "";
            default -> value;
        });
        return plain;
    }

    /** The next id is higher than any that was ever given, to rows that are gone too. */
    private static void goOnCounting(Handle from, Handle to, String table) {
        Optional<Long> last = from.createQuery("select seq from sqlite_sequence where name = ?")
                .bind(0, table)
                .mapTo(Long.class)
                .findOne();
        last.filter(id -> id > 0)
                .ifPresent(id -> to.createQuery("select setval(pg_get_serial_sequence(?, 'id'), ?)")
                        .bind(0, table)
                        .bind(1, id)
                        .mapTo(Long.class)
                        .one());
    }
}
