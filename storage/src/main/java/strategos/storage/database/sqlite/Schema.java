package strategos.storage.database.sqlite;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import strategos.storage.access.StorageException;
import strategos.storage.access.StorageException.Problem;

/**
 * The numbered migrations. Each ends by writing its number into {@code user_version}, so that a file that is up to date
 * is known by one glance at its header, and Flyway starts only when there is something to do.
 *
 * @param version the newest schema this program knows
 * @param locations where the scripts lie on the class path
 */
public record Schema(int version, List<String> locations) {
    /** "STR1": tells a database of Strategos from any other SQLite database. */
    private static final int APPLICATION_ID = 0x53545231;

    /** "STRG": what stood there before stored matches were kept for good. */
    private static final int BEFORE_KEPT = 0x53545247;

    /** All tables of which rows are kept for good, in an order in which each row finds what it refers to. */
    public static final List<String> KEPT = List.of(
            "game_data",
            "guild_settings",
            "person_time",
            "heartbeat",
            "delivery",
            "audit",
            "match",
            "dice",
            "seat",
            "journal",
            "snapshot",
            "standing",
            "decision_stamp",
            "seat_request",
            "seat_consent",
            "seat_offer",
            "seat_held",
            "seat_left",
            "draft",
            "outbox",
            "match_post",
            "piece",
            "page",
            "reminder",
            "look",
            "follower",
            "bank",
            "held_time",
            "result",
            "result_seat",
            "match_set",
            "proposal",
            "proposal_voice",
            "pending",
            "beacon_round",
            "lesson",
            "lesson_step");

    /** Tables in which stands what the processes that run have now: nothing of them is kept. */
    public static final List<String> OF_PROCESSES = List.of("lease", "identify");

    /** The one this program is written for. */
    public static Schema current() {
        return new Schema(13, List.of("classpath:strategos/storage/schema"));
    }

    /**
     * The version of a file, 0 when it is new.
     *
     * @throws StorageException when it is of another program, of a newer Strategos, or of one from before matches were kept,
     *     or a table is missing
     */
    public int check(Connection connection, Failures failures) throws SQLException {
        int found = number(connection, "pragma user_version");
        int application = number(connection, "pragma application_id");
        boolean empty = number(connection, "select count(*) from sqlite_schema") == 0;
        if (empty && found == 0 && application == 0) {
            return 0;
        }
        if (application == BEFORE_KEPT) {
            throw failures.of(Problem.BEFORE_KEPT, "");
        }
        if (application != APPLICATION_ID) {
            throw failures.of(Problem.OF_ANOTHER_PROGRAM, "");
        }
        if (found > version) {
            throw failures.of(
                    Problem.NEWER_SCHEMA, "its schema is %s, the newest known here is %s".formatted(found, version));
        }
        if (found == version) {
            checkTables(connection, failures);
        }
        return found;
    }

    /** The version is only a number in the header: what it promises may have been taken away. */
    private static void checkTables(Connection connection, Failures failures) throws SQLException {
        Set<String> there = new HashSet<>();
        try (Statement statement = connection.createStatement();
                ResultSet names = statement.executeQuery("select name from sqlite_schema where type = 'table'")) {
            while (names.next()) {
                there.add(names.getString(1));
            }
        }
        Optional<String> missing = missing(there);
        if (missing.isPresent()) {
            throw failures.of(Problem.DAMAGED, missing.get());
        }
    }

    /** What to say where a table of this program's schema is not there; the engines have the same. */
    public static Optional<String> missing(Set<String> there) {
        return Stream.concat(KEPT.stream(), OF_PROCESSES.stream())
                .filter(table -> !there.contains(table))
                .findFirst()
                .map("its table %s is missing"::formatted);
    }

    /** Brings the database up to date, migration by migration, each in a transaction of its own. */
    public void migrate(DataSource source, Failures failures) {
        try {
            Flyway.configure(Schema.class.getClassLoader())
                    .dataSource(source)
                    .locations(locations.toArray(String[]::new))
                    .load()
                    .migrate();
        } catch (FlywayException e) {
            throw failures.of(e);
        }
    }

    private static int number(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery(sql)) {
            return result.next() ? result.getInt(1) : 0;
        }
    }
}
