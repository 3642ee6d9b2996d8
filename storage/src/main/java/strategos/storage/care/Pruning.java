package strategos.storage.care;

import java.time.Duration;
import java.time.Instant;
import java.util.function.Supplier;
import strategos.storage.Storage;
import strategos.storage.database.Database;
import strategos.storage.slot.Fence;

/** Drops what nobody will ask for again, a little at a time, so that no commit waits long. */
public final class Pruning {
    private static final int BATCH = 500;

    private final Database database;
    private final Supplier<Fence> fence;

    /** Of several processes that one cleans up whose the first slot is now. */
    public Pruning(Storage storage) {
        this.database = storage.database();
        this.fence = storage::fence;
    }

    /**
     * How long things are kept.
     *
     * @param deliveries answered interactions: longer than the service may deliver one again
     * @param posts posts that were sent or given up; those that a match remembers stay. The pieces of a story that closed
     *     messages so old show go with them; what the messages of a match were, and who has looked at it, stays until it is over
     * @param drafts orders half filled and left
     */
    public record Retention(Duration deliveries, Duration posts, Duration drafts) {
        /** A day, three days, a fortnight. */
        public static final Retention USUAL =
                new Retention(Duration.ofDays(1), Duration.ofDays(3), Duration.ofDays(14));
    }

    /** Drops what is older than it need be; gives the number of rows. */
    public int prune(Instant now, Retention retention) {
        if (!fence.get().covers(0)) {
            return 0;
        }
        return all(
                        "delete from delivery where id in (select id from delivery where at < ? limit ?)",
                        now.minus(retention.deliveries()))
                + all(
                        "delete from draft where id in (select id from draft where updated < ? limit ?)",
                        now.minus(retention.drafts()))
                + all(
                        "delete from outbox where id in (select id from outbox old where settled < ?"
                                + " and not exists (select 1 from match_post where post = old.id) limit ?)",
                        now.minus(retention.posts()))
                + all(
                        "delete from piece where (match, number) in (select piece.match, piece.number from page"
                                + " join piece on piece.match = page.match"
                                + " and piece.number between page.first and page.last"
                                + " where page.open = 0 and page.posted < ? limit ?)",
                        now.minus(retention.posts()))
                + all(
                        "delete from look where (match, user_id) in (select look.match, look.user_id from look"
                                + " join match on match.id = look.match"
                                + " where match.life = 'over' and match.ended < ? limit ?)",
                        now.minus(retention.posts()))
                + all(
                        "delete from lesson where match in (select lesson.match from lesson"
                                + " join match on match.id = lesson.match"
                                + " where match.life = 'over' and match.ended < ? limit ?)",
                        now.minus(retention.posts()))
                + all(
                        "delete from page where (match, number) in (select page.match, page.number from page"
                                + " join match on match.id = page.match"
                                + " where match.life = 'over' and match.ended < ? limit ?)",
                        now.minus(retention.posts()));
    }

    private int all(String sql, Instant before) {
        int total = 0;
        int dropped;
        do {
            dropped = database.write(handle -> handle.execute(sql, before.toEpochMilli(), BATCH));
            total += dropped;
        } while (dropped == BATCH);
        return total;
    }
}
