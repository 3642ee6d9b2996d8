package strategos.storage.person;

import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import strategos.storage.database.Columns;
import strategos.storage.database.Database;
import strategos.storage.match.Reminders;
import strategos.storage.result.Results;

/** What is stored about users as such. */
public final class Users {
    /** What is left of the places of the forgotten; no post goes there. */
    private static final String NO_PLACE = "";

    /** Posts that are looked through at a time: of a server's many no one statement gets through all in its time. */
    static final int POSTS = 20_000;

    /** Matches of which the messages are looked through at a time. */
    static final int MATCHES = 200;

    private final Database database;

    public Users(Database database) {
        this.database = database;
    }

    /** The same for a user who has no place of their own to which posts go; gives at how many seats they sat. */
    public int forget(String user) {
        return forget(user, NO_PLACE, Instant.EPOCH);
    }

    /**
     * Blanks the user everywhere. Their seats stay taken, by somebody forgotten; journals, omens and dice stay as they
     * are, since they name seats and never users, so every record still verifies. Posts still owed go out, and are
     * blanked then; private posts still owed to the user's own place are given up. Backups made before still hold the
     * user until newer ones replace them. What follows in the matches under way is due: whoever has them sees to it.
     *
     * @param place the place of the user's private posts
     * @return at how many seats they sat
     */
    public int forget(String user, String place, Instant now) {
        return forget(user, "", place, now);
    }

    /**
     * The same of one who is known by a name that may stand where no id does: in what others were answered.
     *
     * @param name the name by which they are called now; those by which they were called are known
     */
    public int forget(String user, String name, String place, Instant now) {
        // What there is by now goes first, a part at a time; what is written meanwhile goes with the seats.
        long looked = 0;
        for (Optional<Long> last = posts(user, place, looked); last.isPresent(); last = posts(user, place, looked)) {
            looked = last.get();
        }
        String told = "";
        for (Optional<String> last = pages(user, told); last.isPresent(); last = pages(user, told)) {
            told = last.get();
        }
        long after = looked;
        int seats = database.write(handle -> {
            answers(handle, user, name);
            return blank(handle, user, place, after, now);
        });
        database.emptyLog();
        return seats;
    }

    /** Blanks the next posts after that one; gives the last of them. */
    private Optional<Long> posts(String user, String place, long after) {
        return database.write(handle -> {
            Optional<Long> last = handle.createQuery(
                            "select max(id) from (select id from outbox where id > ? order by id limit ?) next")
                    .bind(0, after)
                    .bind(1, POSTS)
                    .mapTo(Long.class)
                    .findOne();
            last.ifPresent(id -> posts(handle, user, place, after, id));
            return last;
        });
    }

    private static void posts(Handle handle, String user, String place, long after, long last) {
        handle.execute(
                "update outbox set state = 'given-up', settled = created"
                        + " where id > ? and id <= ? and place = ? and settled is null",
                after,
                last,
                place);
        handle.execute(
                "update outbox set blank = 1 where id > ? and id <= ? and settled is null"
                        + " and replace(payload, ?, '') <> payload",
                after,
                last,
                user);
        handle.execute(
                "update outbox set payload = '' where id > ? and id <= ? and settled is not null"
                        + " and (place = ? or replace(payload, ?, '') <> payload)",
                after,
                last,
                place,
                user);
        handle.execute(
                "update outbox set place = ? where id > ? and id <= ? and place = ?", NO_PLACE, after, last, place);
    }

    /** Blanks the messages of the next matches after that one; gives the last of them. */
    private Optional<String> pages(String user, String after) {
        return database.write(handle -> {
            Optional<String> last = handle.createQuery("select max(match) from"
                            + " (select distinct match from page where match > ? order by match limit ?) next")
                    .bind(0, after)
                    .bind(1, MATCHES)
                    .mapTo(String.class)
                    .findOne();
            last.ifPresent(match -> handle.execute(
                    "update page set json = replace(json, ?, '')"
                            + " where match > ? and match <= ? and replace(json, ?, '') <> json",
                    user,
                    after,
                    match,
                    user));
            return last;
        });
    }

    /** What others were answered is blanked where it names the user: it is kept for a delivery that comes again. */
    private static void answers(Handle handle, String user, String name) {
        Set<String> names = new LinkedHashSet<>(handle.createQuery("select name from seat where user_id = :user"
                        + " union select name from seat_request where user_id = :user"
                        + " union select name from seat_offer where user_id = :user"
                        + " union select by_name from seat_offer where by_id = :user"
                        + " union select name from seat_left where user_id = :user"
                        + " union select name from result_seat where user_id = :user"
                        + " union select by_name from audit where by_id = :user")
                .bind("user", user)
                .mapTo(String.class)
                .list());
        names.add(name);
        names.removeIf(one -> one == null || one.isBlank());
        for (String one : names) {
            String quoted = Columns.quoted(one);
            handle.execute("update delivery set answer = '{}' where replace(answer, ?, '') <> answer", quoted);
        }
    }

    private static int blank(Handle handle, String user, String place, long after, Instant now) {
        handle.createUpdate("update match set revision = revision + 1 where creator = :user or id in ("
                        + "select match from seat where user_id = :user"
                        + " union select match from seat_request where user_id = :user"
                        + " union select match from seat_consent where user_id = :user"
                        + " union select match from seat_offer where user_id = :user or by_id = :user"
                        + " union select match from proposal_voice where user_id = :user"
                        + " union select match from seat_held where user_id = :user)")
                .bind("user", user)
                .execute();
        Reminders.forgotten(handle, user, now);
        handle.execute("update match set creator = null where creator = ?", user);
        handle.execute("delete from draft where user_id = ?", user);
        handle.execute("delete from look where user_id = ?", user);
        handle.execute("delete from lesson where user_id = ?", user);
        handle.execute("delete from seat_consent where user_id = ?", user);
        handle.execute(
                "delete from seat_consent where exists (select 1 from seat_request asked"
                        + " where asked.match = seat_consent.match and asked.seat = seat_consent.seat"
                        + " and asked.user_id = ?)",
                user);
        handle.execute("delete from seat_request where user_id = ?", user);
        handle.execute("delete from seat_offer where user_id = ? or by_id = ?", user, user);
        handle.execute("update proposal_voice set user_id = null where user_id = ?", user);
        handle.execute("delete from seat_held where user_id = ?", user);
        handle.execute("delete from follower where user_id = ?", user);
        handle.execute("delete from person_time where user_id = ?", user);
        handle.execute("update audit set by_id = null, by_name = null where by_id = ?", user);
        handle.execute("update audit set about = '' where about = ?", user);
        handle.execute("update delivery set user_id = null, answer = '{}' where user_id = ?", user);
        posts(handle, user, place, after, Long.MAX_VALUE);
        handle.execute(
                "update page set json = replace(json, ?, '') where match in (select match from seat where user_id = ?)"
                        + " and replace(json, ?, '') <> json",
                user,
                user,
                user);
        int seats = handle.createQuery("select count(*) from seat where user_id = ?")
                .bind(0, user)
                .mapTo(Integer.class)
                .one();
        Results.forget(handle, user);
        handle.execute("update seat set kind = 'forgotten', user_id = null, name = null where user_id = ?", user);
        return seats;
    }
}
