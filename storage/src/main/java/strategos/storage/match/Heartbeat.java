package strategos.storage.match;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import strategos.storage.database.Database;
import strategos.storage.post.Post.NewPost;

/** When the bot was last known to run, so that the time in which it did not is nobody's loss. */
public final class Heartbeat {
    private static final String BEAT =
            "insert into heartbeat (id, at) values (1, ?) on conflict (id) do update set at = excluded.at";

    private final Database database;

    public Heartbeat(Database database) {
        this.database = database;
    }

    /** The bot runs. */
    public void beat(Instant now) {
        database.write(handle -> handle.execute(BEAT, now.toEpochMilli()));
    }

    /** When it ran last; empty if it never did. */
    public Optional<Instant> last() {
        return database.read(handle -> handle.createQuery("select at from heartbeat")
                .mapTo(Long.class)
                .findOne()
                .map(Instant::ofEpochMilli));
    }

    /**
     * Gives the time since the last beat back to whoever has a time limit, once: the beat and all that is shifted are stored
     * together. In each match of which something of that kind is shifted a post is owed.
     *
     * @param least a shorter absence is nobody's loss
     * @param runsOut the kind of reminder by which time runs out for a seat
     * @param told the post; each match's goes to its own place
     * @return what was given back; nothing where it was too short
     */
    public Duration giveBack(Instant now, Duration least, String runsOut, NewPost told) {
        return database.write(handle -> {
            // Of two who begin at a time the second waits, and then has nothing to give back.
            handle.execute("update heartbeat set at = at where id = 1");
            Optional<Instant> last = handle.createQuery("select at from heartbeat")
                    .mapTo(Long.class)
                    .findOne()
                    .map(Instant::ofEpochMilli);
            handle.execute(BEAT, now.toEpochMilli());
            Duration gap = last.map(at -> Duration.between(at, now)).orElse(Duration.ZERO);
            if (gap.compareTo(least) < 0) {
                return Duration.ZERO;
            }
            handle.execute(
                    "insert into outbox (match, place, kind, payload, state, attempts, unsure, blank, created,"
                            + " next_attempt, slot) select id, guild || '/' || channel, ?, ?, 'waiting', 0, 0, 0, ?, ?,"
                            + " slot from"
                            + " match where id in (select match from reminder where kind = ?)",
                    told.kind(),
                    told.payload(),
                    now.toEpochMilli(),
                    now.toEpochMilli(),
                    runsOut);
            handle.execute(
                    "update reminder set due = due + ? where due >= ?",
                    gap.toMillis(),
                    last.orElseThrow().toEpochMilli());
            return gap;
        });
    }
}
