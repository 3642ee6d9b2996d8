package strategos.storage.match;

import static strategos.storage.database.Columns.orNull;

import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import strategos.storage.database.Columns;
import strategos.storage.database.Database;
import strategos.storage.database.Script;

/** What was played, row by row, and how to come to a position again. Rows are appended by commits alone. */
public final class Journal {
    private static final RowMapper<JournalRow> ROW = (row, context) -> new JournalRow(
            row.getLong("version"),
            row.getString("kind"),
            Columns.maybeText(row, "seat"),
            row.getString("source"),
            Columns.maybeLong(row, "back_to"),
            row.getString("entries"),
            Columns.instant(row, "at"));

    private final Database database;

    public Journal(Database database) {
        this.database = database;
    }

    /** The rows of a match from one version to another, both included. */
    public List<JournalRow> read(String match, long from, long to) {
        return database.read(handle -> rows(handle, match, from, to));
    }

    /**
     * How to come to the position of a version.
     *
     * @param format the version of snapshots that the caller reads; others count as missing
     */
    public Loading loading(String match, long version, int format) {
        return database.read(handle -> loading(handle, match, version, format));
    }

    /** Keeps a snapshot of a version that has none, or one in an old format. */
    public void keep(String match, Snapshot snapshot) {
        database.write(handle -> {
            database.run(handle, script -> keep(script, match, snapshot));
            return null;
        });
    }

    /**
     * Walks back from the version, over what undos took back, until a snapshot or the beginning is met. The row of an undo
     * counts: it may keep something of what came after the version that it goes back to.
     */
    private static Loading loading(Handle handle, String match, long version, int format) {
        Deque<Stretch> stretches = new ArrayDeque<>();
        Optional<Snapshot> snapshot = Optional.empty();
        long top = version;
        while (top > 0 && snapshot.isEmpty()) {
            Optional<Undo> undo = lastUndo(handle, match, top);
            long bottom = undo.map(Undo::version).orElse(1L);
            snapshot = newest(handle, match, bottom, top, format);
            stretches.push(new Stretch(snapshot.map(s -> s.version() + 1).orElse(bottom), top));
            top = undo.map(Undo::backTo).orElse(0L);
        }
        List<JournalRow> rows = new ArrayList<>();
        for (Stretch stretch : stretches) {
            rows.addAll(rows(handle, match, stretch.from(), stretch.to()));
        }
        return new Loading(snapshot, rows);
    }

    /** Versions whose rows all count, both included; empty when they cross. */
    private record Stretch(long from, long to) {}

    private record Undo(long version, long backTo) {}

    private static Optional<Undo> lastUndo(Handle handle, String match, long version) {
        return handle.createQuery("select version, back_to from journal"
                        + " where match = ? and version <= ? and back_to is not null order by version desc limit 1")
                .bind(0, match)
                .bind(1, version)
                .map((row, context) -> new Undo(row.getLong("version"), row.getLong("back_to")))
                .findOne();
    }

    private static Optional<Snapshot> newest(Handle handle, String match, long from, long to, int format) {
        return handle.createQuery("select version, format, json from snapshot"
                        + " where match = ? and version between ? and ? and format = ? order by version desc limit 1")
                .bind(0, match)
                .bind(1, from)
                .bind(2, to)
                .bind(3, format)
                .map((row, context) ->
                        new Snapshot(row.getLong("version"), row.getInt("format"), row.getString("json")))
                .findOne();
    }

    private static List<JournalRow> rows(Handle handle, String match, long from, long to) {
        return handle.createQuery("select version, kind, seat, source, back_to, entries, at from journal"
                        + " where match = ? and version between ? and ? order by version")
                .bind(0, match)
                .bind(1, from)
                .bind(2, to)
                .map(ROW)
                .list();
    }

    static void insert(Script script, String match, JournalRow row) {
        script.run(
                "insert into journal (match, version, kind, seat, source, back_to, entries, at)"
                        + " values (?, ?, ?, ?, ?, ?, ?, ?)",
                match,
                row.version(),
                row.kind(),
                row.seat().orElse(null),
                row.source(),
                orNull(row.backTo()),
                row.entries(),
                row.at().toEpochMilli());
    }

    static void keep(Script script, String match, Snapshot snapshot) {
        script.run(
                "insert into snapshot (match, version, format, json) values (?, ?, ?, ?)"
                        + " on conflict (match, version) do update set format = excluded.format, json = excluded.json",
                match,
                snapshot.version(),
                snapshot.format(),
                snapshot.json());
    }

    /**
     * The position after a version: a cache of what the journal says.
     *
     * @param format the version of the JSON; who reads another one makes the snapshot anew
     */
    public record Snapshot(long version, int format, String json) {}

    /**
     * How to come to the position of a version: begin with the snapshot, or with nothing when there is none, and fold the
     * rows in their order. Rows that an undo took back are left out; its own row holds what it keeps of them.
     */
    public record Loading(Optional<Snapshot> from, List<JournalRow> rows) {
        public Loading {
            rows = List.copyOf(rows);
        }
    }

    /**
     * One row of a match's journal.
     *
     * @param version its number in the match, from 1, without gaps
     * @param kind what it is: an order, an undo, the start; the host's words
     * @param seat the seat that decided, if any
     * @param source how the decision came about: a player, the clock; the host's words
     * @param backTo of an undo: the version whose position holds again
     * @param entries what was ordered, rolled and happened, as JSON
     */
    public record JournalRow(
            long version,
            String kind,
            Optional<String> seat,
            String source,
            OptionalLong backTo,
            String entries,
            Instant at) {}
}
