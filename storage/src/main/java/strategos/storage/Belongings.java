package strategos.storage;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/** All that is stored of one user, for whoever asks what is. */
public final class Belongings {
    /** Rows of one table; nobody has more. */
    private static final int MOST = 10_000;

    /** Where users are named, with the condition by which one's rows are found. */
    private static final List<Table> TABLES = List.of(
            new Table("match", "id, game, scenario, created", "creator = :user"),
            new Table("seat", "match, seat, name, omen, joined", "user_id = :user"),
            new Table("seat_held", "match, seat", "user_id = :user"),
            new Table("seat_request", "match, seat, name", "user_id = :user"),
            new Table("seat_consent", "match, seat", "user_id = :user"),
            new Table("seat_offer", "match, seat, kind, name, by_name, at", "user_id = :user or by_id = :user"),
            new Table("proposal_voice", "match, kind, seat, agreed", "user_id = :user"),
            new Table("draft", "match, seat, updated", "user_id = :user"),
            new Table("look", "match, version, at", "user_id = :user"),
            new Table("seat_left", "match, seat, name", "user_id = :user"),
            new Table("result_seat", "match, seat, name, place, score, resigned, lapsed, gone", "user_id = :user"),
            new Table("lesson", "match, read, \"left\"", "user_id = :user"),
            new Table("follower", "match, at", "user_id = :user"),
            new Table("person_time", "zone, quiet_from, quiet_to, away_until, remind_minutes", "user_id = :user"),
            new Table("delivery", "id, at", "user_id = :user"),
            new Table("audit", "guild, at, deed, about", "by_id = :user or about = :user"));

    private final Database database;

    public Belongings(Database database) {
        this.database = database;
    }

    private record Table(String name, String columns, String condition) {}

    /** The rows of each table in which the user is named, by the table's name; tables without any are left out. */
    public SequencedMap<String, List<Map<String, Object>>> of(String user) {
        SequencedMap<String, List<Map<String, Object>>> all = new LinkedHashMap<>();
        for (Table table : TABLES) {
            List<Map<String, Object>> rows = database.read(handle -> handle.createQuery("select " + table.columns()
                            + " from " + table.name() + " where " + table.condition() + " limit " + MOST)
                    .bind("user", user)
                    .mapToMap()
                    .list());
            if (!rows.isEmpty()) {
                all.put(table.name(), rows);
            }
        }
        return all;
    }
}
