package strategos.storage.match;

import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import strategos.storage.database.Columns;
import strategos.storage.database.Database;
import strategos.storage.database.Script;

/** How far each match had come when a user last looked at it. An order is a look, too, and stored with its commit. */
public final class Looks {
    /** Of those who hold no seat, so many are remembered for each match: the last who looked. */
    static final int STRANGERS = 200;

    private static final String SEEN =
            "insert into look (match, user_id, version, at) values (?, ?, ?, ?) on conflict (match, user_id) do update"
                    + " set version = excluded.version, at = excluded.at where excluded.version > look.version";

    private static final String THERE = "insert into look (match, user_id, version, at) values (?, ?, 0, ?)"
            + " on conflict (match, user_id) do update set at = excluded.at";

    private static final String FEW_STRANGERS =
            "delete from look where match = ? and user_id in (select user_id from look where match = ?"
                    + " and user_id not in (select user_id from seat where match = ? and user_id is not null)"
                    + " order by at desc, user_id limit ? offset ?)";

    private final Database database;

    public Looks(Database database) {
        this.database = database;
    }

    /**
     * A look at a match.
     *
     * @param version of the journal, up to which the user has seen it
     */
    public record Look(long version, Instant at) {}

    /** The user's last look at the match. */
    public Optional<Look> last(String match, String user) {
        return database.read(handle -> handle.createQuery("select * from look where match = ? and user_id = ?")
                .bind(0, match)
                .bind(1, user)
                .map((row, context) -> new Look(row.getLong("version"), Columns.instant(row, "at")))
                .findOne());
    }

    /**
     * The user has seen the match up to that version. Nothing is written where they had before.
     *
     * @return whether anything was written
     */
    public boolean seen(String match, String user, long version, Instant at) {
        boolean news =
                last(match, user).filter(look -> look.version() >= version).isEmpty();
        return news && database.write(handle -> put(handle, match, user, version, at));
    }

    /** The user is there, whether or not there is anything new to be seen. */
    public void there(String match, String user, Instant at) {
        database.write(handle -> handle.execute(THERE, match, user, at.toEpochMilli()));
    }

    static void put(Script script, String match, String user, long version, Instant at) {
        script.run(SEEN, match, user, version, at.toEpochMilli());
        script.run(FEW_STRANGERS, match, match, match, Columns.ALL, STRANGERS);
    }

    private static boolean put(Handle handle, String match, String user, long version, Instant at) {
        int written = handle.execute(SEEN, match, user, version, at.toEpochMilli());
        handle.execute(FEW_STRANGERS, match, match, match, Columns.ALL, STRANGERS);
        return written > 0;
    }
}
