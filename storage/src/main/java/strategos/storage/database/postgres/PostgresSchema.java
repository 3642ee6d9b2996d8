package strategos.storage.database.postgres;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import strategos.storage.access.FoundSchema;
import strategos.storage.access.LeaseTime;
import strategos.storage.access.PostgresAddress;
import strategos.storage.access.StorageException;
import strategos.storage.access.StorageException.Problem;
import strategos.storage.database.sqlite.Schema;

/**
 * The migrations of PostgreSQL. They have the numbers of SQLite's: what stands in either under one number holds the same.
 * They run when the operator says so, and not when a process starts: others may be at work with the tables.
 */
public final class PostgresSchema {
    /** Whoever has this table is a database of Strategos. */
    public static final String HISTORY = "strategos_schema";

    /** Milliseconds of the moment, not of the transaction's beginning. */
    public static final String NOW = "cast(extract(epoch from clock_timestamp()) * 1000 as bigint)";

    private final PostgresAddress address;
    private final PostgresFailures failures;

    public PostgresSchema(PostgresAddress address) {
        this.address = address;
        this.failures = new PostgresFailures(address.name());
    }

    /**
     * What the database holds; schema 0 when it is empty.
     *
     * @throws StorageException when it cannot be reached, is of another program or of a newer Strategos, or a table is missing
     */
    public FoundSchema look() {
        try (Connection connection = PostgresSource.brief(address).getConnection()) {
            return look(connection);
        } catch (SQLException e) {
            throw failures.of(e);
        }
    }

    /** The same on a connection that is there. */
    public FoundSchema look(Connection connection) throws SQLException {
        int current = Schema.current().version();
        int found = version(connection);
        if (found > current) {
            throw failures.of(
                    Problem.NEWER_SCHEMA, "its schema is %s, the newest known here is %s".formatted(found, current));
        }
        if (found == current) {
            checkTables(connection);
        }
        return new FoundSchema(found, current);
    }

    /** Asked in one statement: somebody else may be making the tables. */
    private int version(Connection connection) throws SQLException {
        int[] tables = numbers(
                connection,
                "select count(*), count(*) filter (where tablename = '" + HISTORY
                        + "') from pg_catalog.pg_tables where schemaname = current_schema()",
                2);
        if (tables[1] > 0) {
            String newest = "select coalesce(max(version::int), 0) from " + HISTORY + " where success";
            return numbers(connection, newest, 1)[0];
        }
        if (tables[0] > 0) {
            throw failures.of(Problem.OF_ANOTHER_PROGRAM, "");
        }
        return 0;
    }

    private void checkTables(Connection connection) throws SQLException {
        Set<String> there = new HashSet<>();
        try (PreparedStatement statement = connection.prepareStatement(
                        "select tablename from pg_catalog.pg_tables where schemaname = current_schema()");
                ResultSet names = statement.executeQuery()) {
            while (names.next()) {
                there.add(names.getString(1));
            }
        }
        Optional<String> missing = Schema.missing(there);
        if (missing.isPresent()) {
            throw failures.of(Problem.DAMAGED, missing.get());
        }
    }

    private static int[] numbers(Connection connection, String sql, int columns) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql);
                ResultSet result = statement.executeQuery()) {
            result.next();
            int[] numbers = new int[columns];
            for (int i = 0; i < columns; i++) {
                numbers[i] = result.getInt(i + 1);
            }
            return numbers;
        }
    }

    /**
     * Brings the database up to date; of two who do so at a time one waits for the other.
     *
     * @throws StorageException when that would change tables under a bot that works with them, too
     */
    public void migrate() {
        FoundSchema found = look();
        if (found.schema() < found.current()) {
            checkIdle();
        }
        migrate("latest");
        checkReached();
    }

    /**
     * Checks that no bot works there.
     *
     * @throws StorageException when one has a lease
     */
    public void checkIdle() {
        try (Connection connection = PostgresSource.brief(address).getConnection()) {
            boolean leases = numbers(
                            connection,
                            "select count(*) from pg_catalog.pg_tables where schemaname = current_schema()"
                                    + " and tablename = 'lease'",
                            1)[0]
                    > 0;
            // As among bots: one that ends later was taken while the database's clock was fast.
            String held = "select count(*) from lease where until > " + NOW + " and until <= " + NOW + " + "
                    + LeaseTime.furthest(LeaseTime.USUAL).toMillis();
            if (leases && numbers(connection, held, 1)[0] > 0) {
                throw failures.of(Problem.IN_USE, "");
            }
        } catch (SQLException e) {
            throw failures.of(e);
        }
    }

    /** A migration of another place than the one that is looked at would be told as done. */
    void checkReached() {
        FoundSchema after = look();
        if (after.schema() < after.current()) {
            throw failures.of(
                    Problem.FAILED,
                    "it was migrated, and yet its schema is %s, not %s; look where the address leads"
                            .formatted(after.schema(), after.current()));
        }
    }

    /** Up to that script. */
    public void migrate(String target) {
        try {
            Flyway.configure(PostgresSchema.class.getClassLoader())
                    .dataSource(PostgresSource.patient(address))
                    .table(HISTORY)
                    .target(target)
                    .locations("classpath:strategos/storage/postgres")
                    .load()
                    .migrate();
        } catch (FlywayException e) {
            throw failures.of(e);
        }
    }
}
