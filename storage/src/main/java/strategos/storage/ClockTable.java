package strategos.storage;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** How much time each seat has, while it runs and while it does not. All arithmetic is done where it is stored, once. */
public final class ClockTable {
    private final Database database;

    public ClockTable(Database database) {
        this.database = database;
    }

    /** What the seat has left of its bank while none of it runs; empty where it never ran. */
    public Optional<Duration> bank(String match, String seat) {
        return database.read(handle -> left(handle, match, seat));
    }

    /** What is left until the reminder, of a match whose clocks stand still. */
    public Optional<Duration> held(String match, String seat, String kind) {
        return database.read(
                handle -> handle.createQuery("select \"left\" from held_time where match = ? and seat = ? and kind = ?")
                        .bind(0, match)
                        .bind(1, seat)
                        .bind(2, kind)
                        .mapTo(Long.class)
                        .findOne()
                        .map(Duration::ofMillis));
    }

    private static Optional<Duration> left(Handle handle, String match, String seat) {
        return handle.createQuery("select \"left\" from bank where match = ? and seat = ?")
                .bind(0, match)
                .bind(1, seat)
                .mapTo(Long.class)
                .findOne()
                .map(Duration::ofMillis);
    }

    /** Time runs for the seat from its bank, which begins with so much. */
    static void start(Handle handle, String match, Change.StartClock start, Instant at) {
        Duration left = start.banked() ? left(handle, match, start.seat()).orElse(start.time()) : start.time();
        if (start.banked()) {
            keep(handle, match, start.seat(), left);
        }
        Change.ClockKinds kinds = start.kinds();
        remind(handle, new Reminders.Reminder(match, start.seat(), kinds.out(), at.plus(left)), at);
        remind(handle, new Reminders.Reminder(match, start.seat(), kinds.half(), at.plus(left.dividedBy(2))), at);
    }

    /** The time of the seat stands still; what is left goes into its bank, with so much more, up to a most. */
    static void stop(Handle handle, String match, Change.StopClock stop, Instant at) {
        Optional<Duration> running = handle.createQuery(
                        "select due from reminder where match = ? and seat = ? and kind = ?")
                .bind(0, match)
                .bind(1, stop.seat())
                .bind(2, stop.kinds().out())
                .mapTo(Long.class)
                .findOne()
                .map(due -> Duration.between(at, Instant.ofEpochMilli(due)))
                .or(() -> handle.createQuery("select \"left\" from held_time where match = ? and seat = ? and kind = ?")
                        .bind(0, match)
                        .bind(1, stop.seat())
                        .bind(2, stop.kinds().out())
                        .mapTo(Long.class)
                        .findOne()
                        .map(Duration::ofMillis))
                // The time of one who answers late is out already.
                .or(() -> left(handle, match, stop.seat()));
        running.ifPresent(left -> {
            Duration more = (left.isNegative() ? Duration.ZERO : left).plus(stop.increment());
            keep(handle, match, stop.seat(), more.compareTo(stop.cap()) > 0 ? stop.cap() : more);
        });
        forget(handle, match, stop.seat());
    }

    private static void keep(Handle handle, String match, String seat, Duration left) {
        handle.execute(
                "insert into bank (match, seat, \"left\") values (?, ?, ?)"
                        + " on conflict (match, seat) do update set \"left\" = excluded.\"left\"",
                match,
                seat,
                left.toMillis());
    }

    /** Sets the reminder; where the clocks of the match stand still, what is left until then is kept. */
    static void remind(Handle handle, Reminders.Reminder reminder, Instant at) {
        boolean still = handle.createQuery("select paused = 1 or asleep = 1 from match where id = ?")
                .bind(0, reminder.match())
                .mapTo(Boolean.class)
                .one();
        if (still) {
            handle.execute(
                    "insert into held_time (match, seat, kind, \"left\") values (?, ?, ?, ?)"
                            + " on conflict (match, seat, kind) do update set \"left\" = excluded.\"left\"",
                    reminder.match(),
                    reminder.seat(),
                    reminder.kind(),
                    Duration.between(at, reminder.due()).toMillis());
        } else {
            Reminders.insert(handle, reminder);
        }
    }

    /** Nothing is due for the seat any more. */
    static void forget(Handle handle, String match, String seat) {
        handle.execute("delete from reminder where match = ? and seat = ?", match, seat);
        handle.execute("delete from held_time where match = ? and seat = ?", match, seat);
    }

    /** Nothing of that kind is due for the seat any more. */
    static void forget(Handle handle, String match, String seat, String kind) {
        handle.execute("delete from reminder where match = ? and seat = ? and kind = ?", match, seat, kind);
        handle.execute("delete from held_time where match = ? and seat = ? and kind = ?", match, seat, kind);
    }

    /** All clocks of the match stand still. */
    static void hold(Handle handle, String match, Instant at) {
        handle.execute(
                "insert into held_time (match, seat, kind, \"left\")"
                        + " select match, seat, kind, case when due < ? then 0 else due - ? end from reminder where match = ?"
                        + " on conflict (match, seat, kind) do update set \"left\" = excluded.\"left\"",
                at.toEpochMilli(),
                at.toEpochMilli(),
                match);
        handle.execute("delete from reminder where match = ?", match);
    }

    /** They go on, each with what it had. */
    static void release(Handle handle, String match, Instant at) {
        handle.execute(
                "insert into reminder (match, seat, kind, due)"
                        + " select match, seat, kind, \"left\" + ? from held_time where match = ?"
                        + " on conflict (match, seat, kind) do update set due = excluded.due",
                at.toEpochMilli(),
                match);
        handle.execute("delete from held_time where match = ?", match);
    }
}
