package strategos.storage.match;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;
import strategos.storage.database.Columns;
import strategos.storage.database.Script;
import strategos.storage.match.StoredMatch.Life;
import strategos.storage.match.StoredSeat.Occupant;

/** Reads matches with their seats and posts: three queries, however many matches there are. */
final class MatchRows {
    private final Map<String, List<StoredSeat>> seats = new HashMap<>();
    private final Map<String, Map<String, Long>> posts = new HashMap<>();

    private MatchRows() {}

    /**
     * @param which a condition on the table {@code match}, an order and a limit, in SQL
     * @param values what to bind in it
     */
    static List<StoredMatch> read(Handle handle, String which, Object... values) {
        MatchRows rows = new MatchRows();
        String ids = "match in (select id from match where " + which + ")";
        bound(handle, "select * from seat where " + ids + " order by match, ordinal", values)
                .map((row, context) -> rows.seats
                        .computeIfAbsent(row.getString("match"), id -> new ArrayList<>())
                        .add(seat(row)))
                .list();
        bound(handle, "select * from match_post where " + ids, values)
                .map((row, context) -> rows.posts
                        .computeIfAbsent(row.getString("match"), id -> new HashMap<>())
                        .put(row.getString("role"), row.getLong("post")))
                .list();
        return bound(handle, "select * from match where " + which, values)
                .map((row, context) -> rows.match(row))
                .list();
    }

    private static Query bound(Handle handle, String sql, Object... values) {
        Query query = handle.createQuery(sql);
        for (int i = 0; i < values.length; i++) {
            query.bind(i, values[i]);
        }
        return query;
    }

    private StoredMatch match(ResultSet row) throws SQLException {
        String id = row.getString("id");
        return new StoredMatch(
                id,
                row.getString("guild"),
                row.getString("channel"),
                row.getString("game"),
                row.getString("scenario"),
                row.getString("options"),
                row.getString("data_hash"),
                Columns.maybeText(row, "creator"),
                row.getString("settings"),
                Life.of(row.getString("life")),
                row.getLong("version"),
                row.getLong("revision"),
                row.getLong("public_version"),
                Columns.maybeText(row, "start_id"),
                Columns.instant(row, "created"),
                Columns.maybeInstant(row, "started"),
                Columns.maybeInstant(row, "ended"),
                Columns.instant(row, "active"),
                row.getBoolean("asleep"),
                row.getBoolean("paused"),
                seats.getOrDefault(id, List.of()),
                posts.getOrDefault(id, Map.of()));
    }

    private static StoredSeat seat(ResultSet row) throws SQLException {
        String name = row.getString("name");
        String kind = row.getString("kind");
        Occupant occupant = switch (kind) {
            case "empty" -> new Occupant.Nobody();
            case "person" -> new Occupant.Person(row.getString("user_id"), name);
            case "computer" -> new Occupant.Computer(name);
            case "forgotten" -> new Occupant.Forgotten();
            default -> throw new IllegalStateException("no such kind of occupant: " + kind);
        };
        return new StoredSeat(
                row.getString("seat"), occupant, row.getString("omen"), Columns.maybeInstant(row, "joined"));
    }

    static void insertSeat(Script script, String match, int ordinal, StoredSeat seat) {
        script.run(
                "insert into seat (match, seat, ordinal, kind, omen) values (?, ?, ?, 'empty', '')",
                match,
                seat.seat(),
                ordinal);
        updateSeat(script, match, seat);
    }

    static void updateSeat(Script script, String match, StoredSeat seat) {
        script.must(
                "no seat " + seat.seat() + " in match " + match,
                "update seat set kind = ?, user_id = ?, name = ?, omen = ?, joined = ? where match = ? and seat = ?",
                kind(seat.occupant()),
                seat.occupant() instanceof Occupant.Person person ? person.id() : null,
                name(seat.occupant()),
                seat.omen(),
                seat.joined().map(at -> at.toEpochMilli()).orElse(null),
                match,
                seat.seat());
    }

    private static String kind(Occupant occupant) {
        return switch (occupant) {
            case Occupant.Nobody() -> "empty";
            case Occupant.Person person -> "person";
            case Occupant.Computer computer -> "computer";
            case Occupant.Forgotten() -> "forgotten";
        };
    }

    private static String name(Occupant occupant) {
        return switch (occupant) {
            case Occupant.Person(String id, String name) -> name;
            case Occupant.Computer(String name) -> name;
            case Occupant.Nobody() -> null;
            case Occupant.Forgotten() -> null;
        };
    }
}
