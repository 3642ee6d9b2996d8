package strategos.storage.person;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import strategos.storage.database.Database;

/** Which matches are somebody's guided first match, and how far each has come. */
public final class Lessons {
    private final Database database;

    public Lessons(Database database) {
        this.database = database;
    }

    /**
     * A lesson.
     *
     * @param user the id of the learner
     * @param read the version up to which the journal was looked through
     * @param left whether the learner wants to be left alone
     * @param done the ids of the steps that were done, and what else the host notes of them
     */
    public record Lesson(String user, long read, boolean left, Set<String> done) {
        public Lesson {
            done = Set.copyOf(done);
        }
    }

    /** The match becomes a lesson of the user's; asking twice changes nothing. */
    public void begin(String match, String user) {
        database.write(handle -> handle.execute(
                "insert into lesson (match, user_id, read, \"left\") values (?, ?, 0, 0) on conflict do nothing",
                match,
                user));
    }

    /** The lesson that the match is; empty for every other. */
    public Optional<Lesson> of(String match) {
        return database.read(handle -> {
            Set<String> done =
                    new LinkedHashSet<>(handle.createQuery("select step from lesson_step where match = ? order by step")
                            .bind(0, match)
                            .mapTo(String.class)
                            .list());
            return handle.createQuery("select user_id, read, \"left\" from lesson where match = ?")
                    .bind(0, match)
                    .map((row, context) ->
                            new Lesson(row.getString("user_id"), row.getLong("read"), row.getBoolean("left"), done))
                    .findOne();
        });
    }

    /** These steps were done, and the journal was looked through up to that version; doing it twice changes nothing. */
    public void done(String match, long read, Set<String> steps) {
        database.write(handle -> {
            handle.execute(
                    "update lesson set read = case when read < ? then ? else read end where match = ?",
                    read,
                    read,
                    match);
            for (String step : steps) {
                handle.execute(
                        "insert into lesson_step (match, step) select match, ? from lesson where match = ?"
                                + " on conflict do nothing",
                        step,
                        match);
            }
            return steps.size();
        });
    }

    /** The learner is left alone, or guided again. */
    public void leave(String match, boolean left) {
        database.write(handle -> handle.execute("update lesson set \"left\" = ? where match = ?", left ? 1 : 0, match));
    }
}
