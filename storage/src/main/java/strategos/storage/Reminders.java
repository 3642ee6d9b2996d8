package strategos.storage;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;

/** What is to be done when its time comes: pings, time limits. They are set by commits. */
public final class Reminders {
    private static final RowMapper<Reminder> REMINDER = (row, context) -> new Reminder(
            row.getString("match"), row.getString("seat"), row.getString("kind"), Columns.instant(row, "due"));

    private final Database database;
    private final Supplier<Fence> fence;

    /** @param fence what is to be attended to now */
    public Reminders(Database database, Supplier<Fence> fence) {
        this.database = database;
        this.fence = fence;
    }

    /** Those whose time has come, the oldest first. */
    public List<Reminder> due(Instant now, int limit) {
        String which = fence.get() instanceof Fence.Held held
                ? " and match in (select id from match where " + held.within("slot") + ")"
                : "";
        return database.read(handle -> handle.createQuery(
                        "select * from reminder where due <= ?" + which + " order by due, match, seat limit ?")
                .bind(0, now.toEpochMilli())
                .bind(1, limit)
                .map(REMINDER)
                .list());
    }

    /** Those of a match, the next first. */
    public List<Reminder> of(String match) {
        return database.read(handle -> handle.createQuery("select * from reminder where match = ? order by due, seat")
                .bind(0, match)
                .map(REMINDER)
                .list());
    }

    /** When the next one of all is due. */
    public Optional<Instant> next() {
        return database.read(handle -> handle.createQuery("select due from reminder order by due limit 1")
                .mapTo(Long.class)
                .findOne()
                .map(Instant::ofEpochMilli));
    }

    /** Sets the reminder, in place of the seat's last one of that kind. */
    public void put(Reminder reminder) {
        database.write(handle -> {
            insert(handle, reminder);
            return null;
        });
    }

    /** Drops the reminder; one that was set anew meanwhile stays. */
    public void done(Reminder reminder) {
        database.write(handle -> handle.execute(
                "delete from reminder where match = ? and seat = ? and kind = ? and due = ?",
                reminder.match(),
                reminder.seat(),
                reminder.kind(),
                reminder.due().toEpochMilli()));
    }

    static void insert(Handle handle, Reminder reminder) {
        handle.execute(
                "insert into reminder (match, seat, kind, due) values (?, ?, ?, ?)"
                        + " on conflict (match, seat, kind) do update set due = excluded.due",
                reminder.match(),
                reminder.seat(),
                reminder.kind(),
                reminder.due().toEpochMilli());
    }

    /**
     * Something to be done about a seat when its time has come. A seat has at most one of each kind.
     *
     * @param kind what is to be done, in the host's words
     */
    public record Reminder(String match, String seat, String kind, Instant due) {}
}
