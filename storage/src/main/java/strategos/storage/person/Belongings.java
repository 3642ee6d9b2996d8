package strategos.storage.person;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import strategos.storage.database.Database;

/** All that is stored of one user, for whoever asks what is. */
public final class Belongings {
    /** Rows of one table; nobody has more. */
    private static final int MOST = 10_000;

    private static final String MATCH = "match";

    /** Where users are named, with the condition by which one's rows are found. */
    private static final List<Table> TABLES = List.of(
            new Table(MATCH, "id, game, scenario, created", "creator = :user", "id"),
            new Table("seat", "match, seat, name, omen, joined", "user_id = :user", MATCH),
            new Table("seat_held", "match, seat", "user_id = :user", MATCH),
            new Table("seat_request", "match, seat, name", "user_id = :user", MATCH),
            new Table("seat_consent", "match, seat", "user_id = :user", MATCH),
            new Table("seat_offer", "match, seat, kind, name, by_name, at", "user_id = :user or by_id = :user", MATCH),
            new Table("proposal_voice", "match, kind, seat, agreed", "user_id = :user", MATCH),
            new Table("draft", "match, seat, updated", "user_id = :user", MATCH),
            new Table("look", "match, version, at", "user_id = :user", MATCH),
            new Table("seat_left", "match, seat, name", "user_id = :user", MATCH),
            new Table(
                    "result_seat", "match, seat, name, place, score, resigned, lapsed, gone", "user_id = :user", MATCH),
            new Table("lesson", "match, read, \"left\"", "user_id = :user", MATCH),
            new Table("follower", "match, at", "user_id = :user", MATCH),
            new Table("person_time", "zone, quiet_from, quiet_to, away_until, remind_minutes", "user_id = :user", ""),
            new Table("delivery", "id, at", "user_id = :user", ""),
            new Table("audit", "guild, at, deed, about", "by_id = :user or about = :user", ""));

    private final Database database;

    public Belongings(Database database) {
        this.database = database;
    }

    /** @param match the column that names the match; empty where the rows belong to none */
    private record Table(String name, String columns, String condition, String match) {
        boolean ofMatches() {
            return !match.isEmpty();
        }

        /** Those rows whose match fulfils a condition. */
        String rows(String of) {
            return name + " where (" + condition + ") and " + match + " in (select id from match where " + of + ")";
        }
    }

    /** The rows of each table in which the user is named, by the table's name; tables without any are left out. */
    public SequencedMap<String, List<Map<String, Object>>> of(String user) {
        SequencedMap<String, List<Map<String, Object>>> all = new LinkedHashMap<>();
        for (Table table : TABLES) {
            put(all, table, table.name() + " where " + table.condition(), Map.of("user", user));
        }
        return all;
    }

    /** The same of matches of that guild alone. */
    public SequencedMap<String, List<Map<String, Object>>> in(String guild, String user) {
        SequencedMap<String, List<Map<String, Object>>> all = new LinkedHashMap<>();
        TABLES.stream()
                .filter(Table::ofMatches)
                .forEach(table -> put(all, table, table.rows("guild = :guild"), Map.of("user", user, "guild", guild)));
        return all;
    }

    /** Whether the user is named in a match that is in neither of these guilds. */
    public boolean outside(String guild, String other, String user) {
        return TABLES.stream()
                .filter(Table::ofMatches)
                .anyMatch(table -> database.read(handle -> handle.createQuery(
                                "select 1 from " + table.rows("guild <> :guild and guild <> :other") + " limit 1")
                        .bindMap(Map.of("user", user, "guild", guild, "other", other))
                        .mapTo(Integer.class)
                        .findOne()
                        .isPresent()));
    }

    private void put(Map<String, List<Map<String, Object>>> all, Table table, String rows, Map<String, ?> values) {
        List<Map<String, Object>> found = database.read(
                handle -> handle.createQuery("select " + table.columns() + " from " + rows + " limit " + MOST)
                        .bindMap(values)
                        .mapToMap()
                        .list());
        if (!found.isEmpty()) {
            all.put(table.name(), found);
        }
    }
}
