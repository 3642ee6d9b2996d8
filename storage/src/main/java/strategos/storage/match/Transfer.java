package strategos.storage.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Update;
import strategos.storage.database.Database;
import strategos.storage.database.sqlite.Schema;
import strategos.storage.slot.Slot;

/**
 * A match with all that is stored of it, its secrets included, as rows that another database of the same schema takes. What
 * belongs to a channel (posts, reports, those who follow) stays behind: the match sleeps, and wakes in another channel.
 */
public final class Transfer {
    /** What goes along, in an order in which each row finds what it refers to; the game's data goes before all. */
    static final List<String> TABLES = List.of(
            "match",
            "dice",
            "seat",
            "journal",
            "snapshot",
            "standing",
            "decision_stamp",
            "seat_held",
            "seat_left",
            "bank",
            "held_time",
            "proposal",
            "proposal_voice",
            "pending",
            "beacon_round");

    /** What stays: it is of the old channel, or of the old server. */
    static final Set<String> LEFT = Set.of(
            "outbox",
            "match_post",
            "piece",
            "page",
            "draft",
            "look",
            "follower",
            "lesson",
            "lesson_step",
            "reminder",
            "seat_request",
            "seat_consent",
            "seat_offer",
            "result",
            "result_seat");

    private static final String DATA = "game_data";

    private final Database database;

    public Transfer(Database database) {
        this.database = database;
    }

    /**
     * All rows of a match.
     *
     * @param schema the version of the database it comes from
     * @param tables the rows of each table, each with its columns
     */
    public record Rows(int schema, Map<String, List<Map<String, Object>>> tables) {
        public Rows {
            tables = new LinkedHashMap<>(tables);
        }
    }

    /** The schema that rows must have to be taken. */
    public int schema() {
        return Schema.current().version();
    }

    /** The rows of the match; empty where there is none that sleeps. */
    public Optional<Rows> rows(String match) {
        return database.read(handle -> {
            List<Map<String, Object>> found = select(handle, "match", "id = :match and asleep = 1", match);
            if (found.isEmpty()) {
                return Optional.empty();
            }
            Map<String, List<Map<String, Object>>> tables = new LinkedHashMap<>();
            tables.put(DATA, select(handle, DATA, "hash = (select data_hash from match where id = :match)", match));
            for (String table : TABLES) {
                tables.put(table, table.equals("match") ? found : select(handle, table, "match = :match", match));
            }
            return Optional.of(new Rows(schema(), tables));
        });
    }

    private static List<Map<String, Object>> select(Handle handle, String table, String condition, String match) {
        return handle.createQuery("select * from " + table + " where " + condition)
                .bind("match", match)
                .mapToMap()
                .list();
    }

    /** Why rows cannot be taken. */
    public enum Objection {
        /** They are of another schema, or have not its form. */
        FORM,
        /** A match of that id is here. */
        THERE
    }

    /**
     * Takes the rows, all of them or none; the match sleeps.
     *
     * @param guild the server in which it is to wake
     * @return why they cannot be taken; empty when they were
     */
    public Optional<Objection> take(Rows rows, String match, String guild) {
        if (rows.schema() != schema()
                || !rows.tables().keySet().equals(expected())
                || rows.tables().get("match").size() != 1
                || rows.tables().get(DATA).size() != 1) {
            return Optional.of(Objection.FORM);
        }
        return database.write(handle -> take(handle, rows, match, guild));
    }

    private static Set<String> expected() {
        Set<String> names = new TreeSet<>(TABLES);
        names.add(DATA);
        return names;
    }

    private Optional<Objection> take(Handle handle, Rows rows, String match, String guild) {
        boolean there = handle.createQuery("select count(*) from match where id = ?")
                        .bind(0, match)
                        .mapTo(Integer.class)
                        .one()
                > 0;
        if (there) {
            return Optional.of(Objection.THERE);
        }
        List<String> order = new ArrayList<>(List.of(DATA));
        order.addAll(TABLES);
        boolean formed = order.stream().allMatch(table -> formed(handle, rows, table, match));
        if (!formed) {
            return Optional.of(Objection.FORM);
        }
        order.forEach(table -> rows.tables().get(table).forEach(row -> insert(handle, table, row)));
        handle.execute(
                "update match set revision = revision + 1, guild = ?, slot = ?, channel = 'moved', asleep = 1"
                        + " where id = ?",
                guild,
                Slot.of(guild).number(),
                match);
        return Optional.empty();
    }

    /** Whether each row has the table's columns and is of that match. */
    private boolean formed(Handle handle, Rows rows, String table, String match) {
        Set<String> columns = new TreeSet<>(database.columns(handle, table));
        String named = table.equals("match") ? "id" : "match";
        return rows.tables().get(table).stream()
                .allMatch(row -> row.keySet().equals(columns) && (table.equals(DATA) || match.equals(row.get(named))));
    }

    /** Names of tables and columns are the schema's own by now. */
    private static void insert(Handle handle, String table, Map<String, Object> row) {
        // One of them is a word of SQL's own.
        String columns = row.keySet().stream().map(name -> '"' + name + '"').collect(Collectors.joining(", "));
        String values = row.keySet().stream().map(name -> ":" + name).collect(Collectors.joining(", "));
        String kept = table.equals(DATA) ? " on conflict do nothing" : "";
        try (Update insert =
                handle.createUpdate("insert into " + table + " (" + columns + ") values (" + values + ")" + kept)) {
            row.forEach(insert::bind);
            insert.execute();
        }
    }
}
