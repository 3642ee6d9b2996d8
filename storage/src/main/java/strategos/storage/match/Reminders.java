package strategos.storage.match;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import strategos.storage.database.Columns;
import strategos.storage.database.Database;
import strategos.storage.database.Script;
import strategos.storage.match.Commit.Change;
import strategos.storage.slot.Fence;

/** What is to be done when its time comes: pings, time limits. They are set by commits. */
public final class Reminders {
    /** Who sat there was forgotten, and what follows of that is to be done. */
    public static final String FORGOTTEN = "forgotten";

    /** A proposal ends, at the time that was told, whether the clocks of its match stand still or not. */
    public static final String PROPOSAL = "proposal";

    private static final String SET = "insert into reminder (match, seat, kind, due) values (?, ?, ?, ?)"
            + " on conflict (match, seat, kind) do update set due = excluded.due";

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
                "delete from reminder where match = ? and seat = ? and kind = ? and due = ?", reminder.bound()));
    }

    /** Lets the reminder wait until then; one that was set anew meanwhile, or dropped, stays so. */
    public void putOff(Reminder reminder, Instant later) {
        database.write(handle -> handle.execute(
                "update reminder set due = ? where match = ? and seat = ? and kind = ? and due = ?",
                later.toEpochMilli(),
                reminder.match(),
                reminder.seat(),
                reminder.kind(),
                reminder.due().toEpochMilli()));
    }

    static void insert(Handle handle, Reminder reminder) {
        handle.execute(SET, reminder.bound());
    }

    /** For each seat that the user has, asks for, is offered or offers in a match that is not over. */
    public static void forgotten(Handle handle, String user, Instant now) {
        handle.execute(
                "insert into reminder (match, seat, kind, due) select s.match, s.seat, ?, ? from"
                        + " (select match, seat from seat where user_id = ?"
                        + " union select match, seat from seat_request where user_id = ?"
                        + " union select match, seat from seat_offer where user_id = ? or by_id = ?) s"
                        + " join match m on m.id = s.match where m.life <> 'over'"
                        + " on conflict (match, seat, kind) do update set due = excluded.due",
                FORGOTTEN,
                now.toEpochMilli(),
                user,
                user,
                user,
                user);
    }

    /**
     * Something to be done about a seat when its time has come. A seat has at most one of each kind.
     *
     * @param kind what is to be done, in the host's words
     */
    public record Reminder(String match, String seat, String kind, Instant due) {
        private Object[] bound() {
            return new Object[] {match, seat, kind, due.toEpochMilli()};
        }
    }

    /** How much time each seat has, while it runs and while it does not. All arithmetic is done where it is stored, once. */
    public static final class ClockTable {
        /** Beside the bank of a seat lies what it had left when it answered last; no seat's id ends so. */
        private static final String ANSWERED = "/answered";

        /** What is left of the time that runs, or stands still in a match that is paused. */
        private static final String RUNNING =
                "coalesce((select due - ? from reminder where match = ? and seat = ? and kind = ?),"
                        + " (select \"left\" from held_time where match = ? and seat = ? and kind = ?))";

        private final Database database;

        public ClockTable(Database database) {
            this.database = database;
        }

        /** What the seat has left of its bank while none of it runs; empty where it never ran. */
        public Optional<Duration> bank(String match, String seat) {
            return database.read(handle -> handle.createQuery("select \"left\" from bank where match = ? and seat = ?")
                    .bind(0, match)
                    .bind(1, seat)
                    .mapTo(Long.class)
                    .findOne()
                    .map(Duration::ofMillis));
        }

        /** What is left until the reminder, of a match whose clocks stand still. */
        public Optional<Duration> held(String match, String seat, String kind) {
            return database.read(handle -> handle.createQuery(
                            "select \"left\" from held_time where match = ? and seat = ? and kind = ?")
                    .bind(0, match)
                    .bind(1, seat)
                    .bind(2, kind)
                    .mapTo(Long.class)
                    .findOne()
                    .map(Duration::ofMillis));
        }

        /** Time runs for the seat from its bank, which begins with so much. */
        static void start(Script script, String match, Change.StartClock start, Instant at) {
            long time = start.time().toMillis();
            if (start.banked()) {
                script.run(
                        "insert into bank (match, seat, \"left\") values (?, ?, ?) on conflict (match, seat) do nothing",
                        match,
                        start.seat(),
                        time);
            }
            String left = start.banked() ? "(select \"left\" from bank where match = m.id and seat = ?)" : "?";
            Object bound = start.banked() ? start.seat() : time;
            remind(script, match, start.seat(), start.kinds().out(), left, bound, at);
            remind(script, match, start.seat(), start.kinds().half(), left + " / 2", bound, at);
        }

        /**
         * The time of the seat stands still; what is left goes into its bank, with so much more, up to a most. The time of one who
         * answers late is out already.
         */
        static void stop(Script script, String match, Change.StopClock stop, Instant at) {
            String out = stop.kinds().out();
            script.run(
                    "insert into bank (match, seat, \"left\") select ?, ?, case when more > ? then ? else more end from"
                            + " (select case when spare < 0 then 0 else spare end + ? as more from (select coalesce("
                            + RUNNING + ", (select \"left\" from bank where match = ? and seat = ?)) as spare) as known"
                            + " where spare is not null) as grown where 1 = 1"
                            + " on conflict (match, seat) do update set \"left\" = excluded.\"left\"",
                    match,
                    stop.seat(),
                    stop.cap().toMillis(),
                    stop.cap().toMillis(),
                    stop.increment().toMillis(),
                    at.toEpochMilli(),
                    match,
                    stop.seat(),
                    out,
                    match,
                    stop.seat(),
                    out,
                    match,
                    stop.seat());
            forget(script, match, stop.seat());
        }

        /** The time of the seat stands still; what is left is set aside. */
        static void setAside(Script script, String match, Change.SetAside aside, Instant at) {
            script.run(
                    "insert into bank (match, seat, \"left\") select ?, ?, case when spare < 0 then 0 else spare end from"
                            + " (select " + RUNNING + " as spare) as known where spare is not null"
                            + " on conflict (match, seat) do update set \"left\" = excluded.\"left\"",
                    match,
                    aside.seat() + ANSWERED,
                    at.toEpochMilli(),
                    match,
                    aside.seat(),
                    aside.kinds().out(),
                    match,
                    aside.seat(),
                    aside.kinds().out());
            forget(script, match, aside.seat());
        }

        /** The time of the seat goes on with what was set aside, or with what it has left now if that is less. */
        static void resume(Script script, String match, Change.ResumeClock resume, Instant at) {
            String aside = resume.seat() + ANSWERED;
            long most = resume.most().toMillis();
            script.run(
                    "insert into bank (match, seat, \"left\") values (?, ?, ?)"
                            + " on conflict (match, seat) do update set \"left\" ="
                            + " case when bank.\"left\" < excluded.\"left\" then bank.\"left\" else excluded.\"left\" end",
                    match,
                    aside,
                    most);
            script.run(
                    "update bank set \"left\" = case when spare < 0 then 0 when spare < \"left\" then spare else \"left\" end"
                            + " from (select coalesce(" + RUNNING
                            + ", ?) as spare) as known where match = ? and seat = ?",
                    at.toEpochMilli(),
                    match,
                    resume.seat(),
                    resume.kinds().out(),
                    match,
                    resume.seat(),
                    resume.kinds().out(),
                    most,
                    match,
                    aside);
            forget(script, match, resume.seat());
            String left = "(select \"left\" from bank where match = m.id and seat = ?)";
            remind(script, match, resume.seat(), resume.kinds().out(), left, aside, at);
            remind(script, match, resume.seat(), resume.kinds().half(), left + " / 2", aside, at);
        }

        /** Nothing is set aside for the seat any more. */
        static void dropAside(Script script, String match, String seat) {
            script.run("delete from bank where match = ? and seat = ?", match, seat + ANSWERED);
        }

        /** Sets the reminder; where the clocks of the match stand still, what is left until then is kept. */
        static void remind(Script script, Reminders.Reminder reminder, Instant at) {
            if (reminder.kind().equals(PROPOSAL)) {
                script.run(SET, reminder.bound());
                return;
            }
            long left = Duration.between(at, reminder.due()).toMillis();
            remind(script, reminder.match(), reminder.seat(), reminder.kind(), "?", left, at);
        }

        /** @param left what is left, in SQL, with one value bound in it */
        private static void remind(
                Script script, String match, String seat, String kind, String left, Object bound, Instant at) {
            script.run(
                    "insert into held_time (match, seat, kind, \"left\") select m.id, ?, ?, " + left
                            + " from match m where m.id = ? and (m.paused = 1 or m.asleep = 1)"
                            + " on conflict (match, seat, kind) do update set \"left\" = excluded.\"left\"",
                    seat,
                    kind,
                    bound,
                    match);
            script.run(
                    "insert into reminder (match, seat, kind, due) select m.id, ?, ?, " + left
                            + " + ? from match m where m.id = ? and m.paused = 0 and m.asleep = 0"
                            + " on conflict (match, seat, kind) do update set due = excluded.due",
                    seat,
                    kind,
                    bound,
                    at.toEpochMilli(),
                    match);
        }

        /** Nothing is due for the seat any more. */
        static void forget(Script script, String match, String seat) {
            script.run("delete from reminder where match = ? and seat = ?", match, seat);
            script.run("delete from held_time where match = ? and seat = ?", match, seat);
        }

        /** Nothing of that kind is due for the seat any more. */
        static void forget(Script script, String match, String seat, String kind) {
            script.run("delete from reminder where match = ? and seat = ? and kind = ?", match, seat, kind);
            script.run("delete from held_time where match = ? and seat = ? and kind = ?", match, seat, kind);
        }

        /** All clocks of the match stand still; proposals end when they would. */
        static void hold(Script script, String match, Instant at) {
            script.run(
                    "insert into held_time (match, seat, kind, \"left\")"
                            + " select match, seat, kind, case when due < ? then 0 else due - ? end from reminder"
                            + " where match = ? and kind <> ?"
                            + " on conflict (match, seat, kind) do update set \"left\" = excluded.\"left\"",
                    at.toEpochMilli(),
                    at.toEpochMilli(),
                    match,
                    PROPOSAL);
            script.run("delete from reminder where match = ? and kind <> ?", match, PROPOSAL);
        }

        /** They go on, each with what it had. */
        static void release(Script script, String match, Instant at) {
            script.run(
                    "insert into reminder (match, seat, kind, due)"
                            + " select match, seat, kind, \"left\" + ? from held_time where match = ?"
                            + " on conflict (match, seat, kind) do update set due = excluded.due",
                    at.toEpochMilli(),
                    match);
            script.run("delete from held_time where match = ?", match);
        }
    }
}
