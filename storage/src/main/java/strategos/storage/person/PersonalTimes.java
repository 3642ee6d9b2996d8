package strategos.storage.person;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;
import strategos.storage.database.Columns;
import strategos.storage.database.Database;

/** What users wish about time, in all their matches. */
public final class PersonalTimes {
    private final Database database;

    public PersonalTimes(Database database) {
        this.database = database;
    }

    /**
     * One user's wishes.
     *
     * @param zone the id of a time zone
     * @param quietFrom the minute of the day at which quiet hours begin, if there are any
     * @param quietTo the minute of the day at which they end
     * @param remindMinutes between two reminders; 0 for none, empty for what each match says
     */
    public record StoredWishes(
            String zone,
            OptionalInt quietFrom,
            OptionalInt quietTo,
            Optional<Instant> awayUntil,
            OptionalInt remindMinutes) {}

    /** The user's, if they have said anything. */
    public Optional<StoredWishes> of(String user) {
        return database.read(handle -> handle.createQuery("select * from person_time where user_id = ?")
                .bind(0, user)
                .map((row, context) -> new StoredWishes(
                        row.getString("zone"),
                        number(row, "quiet_from"),
                        number(row, "quiet_to"),
                        Columns.maybeInstant(row, "away_until"),
                        number(row, "remind_minutes")))
                .findOne());
    }

    /** Replaces the user's. */
    public void put(String user, StoredWishes wishes) {
        database.write(handle -> handle.execute(
                "insert into person_time (user_id, zone, quiet_from, quiet_to, away_until, remind_minutes)"
                        + " values (?, ?, ?, ?, ?, ?) on conflict (user_id) do update set zone = excluded.zone,"
                        + " quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,"
                        + " away_until = excluded.away_until, remind_minutes = excluded.remind_minutes",
                user,
                wishes.zone(),
                boxed(wishes.quietFrom()),
                boxed(wishes.quietTo()),
                wishes.awayUntil().map(Instant::toEpochMilli).orElse(null),
                boxed(wishes.remindMinutes())));
    }

    private static OptionalInt number(ResultSet row, String column) throws SQLException {
        int value = row.getInt(column);
        return row.wasNull() ? OptionalInt.empty() : OptionalInt.of(value);
    }

    private static Integer boxed(OptionalInt number) {
        return number.isPresent() ? (Integer) number.getAsInt() : null;
    }
}
