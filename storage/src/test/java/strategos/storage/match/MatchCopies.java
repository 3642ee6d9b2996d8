package strategos.storage.match;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import strategos.storage.slot.Slot;

/**
 * Copies of a match, in a server's database: alike to the last die, so that one script plays them all, each in a place of its
 * own and with people of its own. As when a match moves, what belongs to its channel stays behind.
 */
public final class MatchCopies implements AutoCloseable {
    /** Rows of matches that are made by one statement. */
    private static final int CHUNK = 2_000;

    /** Places at a table. */
    private static final int SEATS = 16;

    /** Ids of people begin behind it. */
    private static final long PEOPLE = 1_000_000_000_000_000L;

    private final Connection connection;

    public MatchCopies(String url) throws SQLException {
        connection = DriverManager.getConnection(url);
        try (Statement statement = connection.createStatement()) {
            statement.execute("set synchronous_commit = off");
            statement.execute("create temp table place (n bigint, id text, guild text, channel text)");
        }
    }

    /**
     * Where a copy is to be.
     *
     * @param number of the copy; of it come its id and its people
     */
    public record Place(long number, String guild, String channel) {
        /** The copy's id. */
        public String match() {
            return "copy" + number;
        }

        /** The id of whoever has its seat of that number, from 0. */
        public String person(int seat) {
            return Long.toString(PEOPLE + number * SEATS + seat);
        }
    }

    /** Makes copies that are awake. */
    public void awake(String match, List<Place> places) throws SQLException {
        try (Statement statement = connection.createStatement();
                PreparedStatement insert = connection.prepareStatement("insert into place values (?, ?, ?, ?)")) {
            statement.execute("truncate place");
            for (Place place : places) {
                insert.setLong(1, place.number());
                insert.setString(2, place.match());
                insert.setString(3, place.guild());
                insert.setString(4, place.channel());
                insert.addBatch();
            }
            insert.executeBatch();
        }
        copy(match, 0);
    }

    /**
     * Makes copies that sleep, fifty in a server, over all slots.
     *
     * @param first the number of the first; the others follow
     */
    public void asleep(String match, long first, int count) throws SQLException {
        for (long from = first; from < first + count; from += CHUNK) {
            long to = Math.min(from + CHUNK, first + count) - 1;
            try (Statement statement = connection.createStatement()) {
                statement.execute("truncate place");
                statement.execute("insert into place select n, 'copy' || n, ((1000000 + n / 50) << 22)::text,"
                        + " (2000000000 + n)::text from generate_series(" + from + ", " + to + ") n");
            }
            copy(match, 1);
        }
    }

    /** Bytes of the whole database on the disk. */
    public long bytes() throws SQLException {
        try (Statement statement = connection.createStatement();
                var found = statement.executeQuery("select pg_database_size(current_database())")) {
            found.next();
            return found.getLong(1);
        }
    }

    private void copy(String match, int asleep) throws SQLException {
        connection.setAutoCommit(false);
        for (String table : Transfer.TABLES) {
            insert(table, match, name -> value(table, name, asleep));
        }
        connection.commit();
        connection.setAutoCommit(true);
    }

    private static String value(String table, String column, int asleep) {
        return switch (table + "." + column) {
            case "match.id" -> "p.id";
            case "match.guild" -> "p.guild";
            case "match.channel" -> "p.channel";
            case "match.slot" -> "(p.guild::bigint >> 22) % " + Slot.COUNT;
            case "match.asleep" -> Integer.toString(asleep);
            case "seat.user_id" ->
                "case when t.user_id is null then null else (%s + p.n * %s + t.ordinal)::text end"
                        .formatted(PEOPLE, SEATS);
            default -> column.equals("match") ? "p.id" : "t.\"" + column + '"';
        };
    }

    private void insert(String table, String match, UnaryOperator<String> value) throws SQLException {
        List<String> columns = new ArrayList<>();
        try (PreparedStatement asked = connection.prepareStatement("select column_name from information_schema.columns"
                + " where table_schema = current_schema() and table_name = ?")) {
            asked.setString(1, table);
            var found = asked.executeQuery();
            while (found.next()) {
                columns.add(found.getString(1));
            }
        }
        String sql = "insert into " + table + " ("
                + columns.stream().map(name -> '"' + name + '"').collect(Collectors.joining(", ")) + ") select "
                + columns.stream().map(value).collect(Collectors.joining(", ")) + " from " + table
                + " t, place p where t." + (table.equals("match") ? "id" : "match") + " = ?";
        try (PreparedStatement insert = connection.prepareStatement(sql)) {
            insert.setString(1, match);
            insert.executeUpdate();
        }
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
