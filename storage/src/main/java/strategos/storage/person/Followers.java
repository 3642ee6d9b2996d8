package strategos.storage.person;

import java.time.Instant;
import java.util.List;
import strategos.storage.database.Database;

/** Who is told privately how matches go. */
public final class Followers {
    /** Of one match so many: those who asked first. */
    public static final int MOST = 100;

    private final Database database;

    public Followers(Database database) {
        this.database = database;
    }

    /** The ids of those who follow the match, the first who asked first. */
    public List<String> of(String match) {
        return database.read(
                handle -> handle.createQuery("select user_id from follower where match = ? order by at, user_id")
                        .bind(0, match)
                        .mapTo(String.class)
                        .list());
    }

    /**
     * The user follows the match; asking twice changes nothing.
     *
     * @return whether they follow it now: not when too many do
     */
    public boolean add(String match, String user, Instant at) {
        return database.write(handle -> {
            handle.execute(
                    "insert into follower (match, user_id, at) select ?, ?, ?"
                            + " where (select count(*) from follower where match = ?) < ? on conflict do nothing",
                    match,
                    user,
                    at.toEpochMilli(),
                    match,
                    MOST);
            return handle.createQuery("select count(*) from follower where match = ? and user_id = ?")
                            .bind(0, match)
                            .bind(1, user)
                            .mapTo(Integer.class)
                            .one()
                    > 0;
        });
    }

    /** The user follows it no more; gives whether they did. */
    public boolean remove(String match, String user) {
        return database.write(
                handle -> handle.execute("delete from follower where match = ? and user_id = ?", match, user) > 0);
    }
}
