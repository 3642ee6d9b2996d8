package strategos.storage.post;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jdbi.v3.core.statement.PreparedBatch;
import strategos.storage.database.Columns;
import strategos.storage.database.Database;
import strategos.storage.database.Inquiry;
import strategos.storage.database.Inquiry.Question;
import strategos.storage.database.Inquiry.Reply;
import strategos.storage.database.Script;
import strategos.storage.post.Post.NewPost;
import strategos.storage.slot.Fence;
import strategos.storage.slot.Slot;

/**
 * Posts that are owed. Commits put them in; a sender takes the due ones, claims each before it sends it and says what
 * became of it. The posts of one place go out one after the other, in their order.
 */
public final class Outbox {
    private static final RowMapper<Post> POST = (row, context) -> new Post(
            row.getLong("id"),
            Columns.maybeText(row, "match"),
            row.getString("place"),
            row.getString("kind"),
            row.getString("payload"),
            Post.State.of(row.getString("state")),
            row.getInt("attempts"),
            row.getBoolean("unsure"),
            Columns.instant(row, "created"),
            Columns.maybeInstant(row, "claimed"),
            Columns.maybeText(row, "message"));

    /** More posts than a bot can send between two backups, and no more than leaves room in the marks of messages. */
    public static final long SINCE_A_BACKUP = 1L << 23;

    private static final String HASTEN = "update outbox set next_attempt = :now"
            + " where state = 'waiting' and settled is null and next_attempt > :now and ";

    private final Database database;
    private final Supplier<Fence> fence;

    /** @param fence what is to be sent now */
    public Outbox(Database database, Supplier<Fence> fence) {
        this.database = database;
        this.fence = fence;
    }

    /**
     * Not behind another post of its place; one that is being sent has its deadline as its next attempt. The first ones are
     * looked for once: PostgreSQL would group them again for each post that is owed where it takes those for few, as it does
     * after an outage.
     */
    static String ready(Fence within) {
        return " from outbox where settled is null and id in (with first_of_place as materialized (select min(id) as id"
                + " from outbox where settled is null and " + within.within("slot")
                + " group by place) select id from first_of_place)";
    }

    /** Owes a post that comes of no commit; gives its id. */
    public long add(NewPost post, Instant now) {
        return database.write(handle -> insert(handle, post, now));
    }

    /** The post with this id, if it was not pruned. */
    public Optional<Post> find(long id) {
        return database.read(handle -> handle.createQuery("select * from outbox where id = ?")
                .bind(0, id)
                .map(POST)
                .findOne());
    }

    /**
     * The posts that may be sent now: of each place at most one, its first, in the order of their ids. One that somebody was
     * sending, and that was not settled by its deadline, is among them.
     */
    public List<Post> due(Instant now, int limit) {
        return database.read(handle -> handle.createQuery(
                        "select *" + ready(fence.get()) + " and next_attempt <= ? order by id limit ?")
                .bind(0, now.toEpochMilli())
                .bind(1, limit)
                .map(POST)
                .list());
    }

    /** When the next post may be sent, or is given again if it is not settled by then; nothing when none is owed. */
    public Optional<Instant> nextDue() {
        Question next = Question.of("select min(next_attempt)" + ready(fence.get()));
        Reply reply = database.read(
                handle -> database.ask(handle, new Inquiry(List.of(next))).getFirst());
        return reply.perhaps().map(Instant::ofEpochMilli);
    }

    /** Since when the oldest post has been owed. */
    public Optional<Instant> oldest() {
        return database.read(handle -> handle.createQuery("select min(created) from outbox where settled is null")
                .mapTo(Long.class)
                .findOne()
                .map(Instant::ofEpochMilli));
    }

    /** How many posts are owed. */
    public int owed() {
        return database.read(handle -> handle.createQuery("select count(*) from outbox where settled is null")
                .mapTo(Integer.class)
                .one());
    }

    /** How many posts of a match are owed that need not wait for a later time. */
    public int owedNow(String match, Instant now) {
        return database.read(handle -> handle.createQuery(
                        "select count(*) from outbox where match = ? and settled is null and next_attempt <= ?")
                .bind(0, match)
                .bind(1, now.toEpochMilli())
                .mapTo(Integer.class)
                .one());
    }

    /** How many posts of a match are owed, those included that are being sent. */
    public int owed(String match) {
        return database.read(
                handle -> handle.createQuery("select count(*) from outbox where match = ? and settled is null")
                        .bind(0, match)
                        .mapTo(Integer.class)
                        .one());
    }

    /** The messages that are known to hold other posts of the place, each once: those of its last posts first. */
    public List<String> messages(String place, int most) {
        return database.read(handle -> handle.createQuery("select message from outbox"
                        + " where place = ? and state = 'sent' group by message order by max(id) desc limit ?")
                .bind(0, place)
                .bind(1, most)
                .mapTo(String.class)
                .list());
    }

    /**
     * Takes the posts that may be sent now, each for its taker alone, in the order of their ids. Of one that was being sent and
     * not settled by its deadline nobody knows whether it arrived.
     *
     * @param deadline who has not settled a post by then, nor put its deadline off, has lost it
     */
    public List<Post> claim(Instant now, Instant deadline, int limit) {
        Fence within = fence.get();
        List<Post> taken = new ArrayList<>(database.write(handle -> handle.createQuery(
                        "update outbox set attempts = attempts + 1, claimed = coalesce(claimed, :now),"
                                + " unsure = case when state = 'sending' then 1 else unsure end, state = 'sending',"
                                + " next_attempt = :deadline where id in (select id" + ready(within)
                                + " and next_attempt <= :now order by id limit :limit" + database.skipping()
                                + ") returning *")
                .bind("now", now.toEpochMilli())
                .bind("deadline", deadline.toEpochMilli())
                .bind("limit", limit)
                .map(POST)
                .list()));
        taken.sort(Comparator.comparingLong(Post::id));
        return taken;
    }

    /** Whether whoever has taken the post has it still, by what the database knows. */
    public boolean taken(Post post) {
        return !(fence.get() instanceof Fence.Held held)
                || database.read(handle -> handle.createQuery("select 1 from outbox where id = ? and attempts = ?"
                                        + " and state = 'sending' and " + held.within("slot"))
                                .bind(0, post.id())
                                .bind(1, post.attempts())
                                .mapTo(Integer.class)
                                .findOne())
                        .isPresent();
    }

    /** What is still being sent may take so much longer. */
    public void putOff(Collection<Long> sending, Instant deadline) {
        if (!sending.isEmpty()) {
            database.write(handle -> {
                PreparedBatch batch = handle.prepareBatch("update outbox set next_attempt = ? where id = ?"
                        + " and state = 'sending' and " + fence.get().within("slot"));
                sending.forEach(id -> batch.add(deadline.toEpochMilli(), id));
                return batch.execute().length;
            });
        }
    }

    /** The service has it, as this message. Does nothing where another has taken it since: that one finds the message. */
    public void markSent(Post taken, String message, Instant now) {
        database.write(handle -> sent(handle, taken, message, now));
    }

    private static int sent(Handle handle, Post taken, String message, Instant now) {
        return handle.execute(
                "update outbox set state = 'sent', message = ?, settled = ?, unsure = 0,"
                        + " payload = case when blank = 1 then '' else payload end"
                        + " where id = ? and attempts = ? and settled is null",
                message,
                now.toEpochMilli(),
                taken.id(),
                taken.attempts());
    }

    /**
     * The service has it, or what it asked for is done; with it changes what the match shows. Does nothing when that was
     * stored before, since then the match may show more, nor where another has taken it since, who may be taking the message
     * back. What follows on a post that is to be blanked is so too.
     */
    public void markSent(Post taken, String message, Instant now, Pages.PageChange shown) {
        database.write(handle -> {
            if (sent(handle, taken, message, now) == 0) {
                return 0;
            }
            Set<String> gone = gone(handle, shown);
            shown.pages().forEach(page -> Pages.put(handle, shown.match(), page.without(gone)));
            shown.next()
                    .ifPresent(next -> handle.execute(
                            "update outbox set blank = (select blank from outbox where id = ?) where id = ?",
                            taken.id(),
                            insert(handle, next, now)));
            return 1;
        });
    }

    /** Those who have left the match, or were forgotten, since it was put together: who forgets them waits, or has been here. */
    private Set<String> gone(Handle handle, Pages.PageChange shown) {
        Set<String> gone = new LinkedHashSet<>(shown.people());
        if (!gone.isEmpty()) {
            database.ask(
                    handle,
                    new Inquiry(List.of(
                            Question.of("select 1 from match where id = ?" + database.locking(), shown.match()))));
            gone.removeAll(handle.createQuery("select user_id from seat where match = ? and user_id is not null")
                    .bind(0, shown.match())
                    .mapTo(String.class)
                    .list());
        }
        return gone;
    }

    /** It surely did not arrive; it is tried again. */
    public void markFailed(long id, Instant nextAttempt) {
        putBack(id, nextAttempt, false);
    }

    /** Nobody knows whether it arrived; it is tried again, with a look first at what is there. */
    public void markUnsure(long id, Instant nextAttempt) {
        putBack(id, nextAttempt, true);
    }

    /** It will never arrive: the posts behind it go on. */
    public void giveUp(long id, Instant now) {
        database.write(handle -> handle.execute(
                "update outbox set state = 'given-up', settled = ?,"
                        + " payload = case when blank = 1 then '' else payload end where id = ? and settled is null and "
                        + fence.get().within("slot"),
                now.toEpochMilli(),
                id));
    }

    /**
     * Puts back what somebody was sending who is gone; nobody knows whether it arrived. What waits for a later time may be
     * tried now. To be called once for what was taken over, before anything of it is sent.
     *
     * @param sending what this process is sending
     * @return how many others were being sent
     */
    public int recover(Fence within, Set<Long> sending, Instant now) {
        String others = sending.isEmpty()
                ? ""
                : " and id not in (" + sending.stream().map(String::valueOf).collect(Collectors.joining(", ")) + ")";
        return database.write(handle -> {
            handle.execute(
                    "update outbox set next_attempt = ? where settled is null and next_attempt > ? and "
                            + within.within("slot") + others,
                    now.toEpochMilli(),
                    now.toEpochMilli());
            return handle.execute("update outbox set state = 'waiting', unsure = 1 where settled is null"
                    + " and state = 'sending' and " + within.within("slot") + others);
        });
    }

    /**
     * After a backup has taken the place of the database. What it owes may have been sent since: it is looked for first. In
     * each match that runs a post is owed. Ids that were given since the backup are given to no other post: the service would
     * take it for the one that it has.
     *
     * @param handle of a transaction, before whose end nobody sends
     * @param told the post; each match's goes to its own place
     * @return how many matches run
     */
    public int restored(Handle handle, Instant now, NewPost told) {
        database.skipIds(handle, SINCE_A_BACKUP);
        handle.execute("update outbox set state = 'waiting', unsure = 1, claimed = coalesce(claimed, created)"
                + " where settled is null");
        return handle.execute(
                "insert into outbox (match, place, kind, payload, state, attempts, unsure, blank, created,"
                        + " next_attempt, slot) select id, guild || '/' || channel, ?, ?, 'waiting', 0, 0, 0, ?, ?,"
                        + " slot from"
                        + " match where life = 'running' and asleep = 0",
                told.kind(),
                told.payload(),
                now.toEpochMilli(),
                now.toEpochMilli());
    }

    /**
     * Puts back what nobody sends any more although it is marked as being sent: what became of it could not be stored.
     *
     * @param sent those that are being sent indeed
     */
    public int recover(Set<Long> sent, Instant nextAttempt) {
        return database.write(handle -> {
            List<Long> lost = new ArrayList<>(
                    handle.createQuery("select id from outbox where settled is null and state = 'sending' and "
                                    + fence.get().within("slot"))
                            .mapTo(Long.class)
                            .list());
            lost.removeAll(sent);
            lost.forEach(id -> handle.execute(
                    "update outbox set state = 'waiting', unsure = 1, next_attempt = ? where id = ?",
                    nextAttempt.toEpochMilli(),
                    id));
            return lost.size();
        });
    }

    /** What waits for a later time in the place may be tried now. What is being sent is its taker's until its deadline. */
    public void hasten(String place, Instant now) {
        database.write(handle -> handle.createUpdate(HASTEN + "place = :place")
                .bind("place", place)
                .bind("now", now.toEpochMilli())
                .execute());
    }

    /** The same in every place: times that were reckoned by a clock that was put back since may be far off. */
    public void hasten(Instant now) {
        database.write(handle -> handle.createUpdate(HASTEN + fence.get().within("slot"))
                .bind("now", now.toEpochMilli())
                .execute());
    }

    private void putBack(long id, Instant nextAttempt, boolean unsure) {
        database.write(handle -> handle.execute(
                "update outbox set state = 'waiting', next_attempt = ?, unsure = case when ? = 1 then 1 else unsure end"
                        + " where id = ? and settled is null and " + fence.get().within("slot"),
                nextAttempt.toEpochMilli(),
                unsure ? 1 : 0,
                id));
    }

    /** Under an id that was reserved. */
    public static void insert(Script script, long id, NewPost post, Instant now) {
        script.run(
                "insert into outbox (id, match, place, kind, payload, state, attempts, unsure, blank, created,"
                        + " next_attempt, slot) values (?, ?, ?, ?, ?, 'waiting', 0, 0, 0, ?, ?,"
                        + " coalesce((select slot from match where id = ?), ?))",
                id,
                post.match().orElse(null),
                post.place(),
                post.kind(),
                post.payload(),
                now.toEpochMilli(),
                now.toEpochMilli(),
                post.match().orElse(null),
                Slot.ofPlace(post.place()).number());
    }

    static long insert(Handle handle, NewPost post, Instant now) {
        return handle.createQuery("insert into outbox (match, place, kind, payload, state, attempts, unsure,"
                        + " blank, created, next_attempt, slot)"
                        + " values (?, ?, ?, ?, 'waiting', 0, 0, 0, ?, ?,"
                        + " coalesce((select slot from match where id = ?), ?)) returning id")
                .bind(0, post.match().orElse(null))
                .bind(1, post.place())
                .bind(2, post.kind())
                .bind(3, post.payload())
                .bind(4, now.toEpochMilli())
                .bind(5, now.toEpochMilli())
                .bind(6, post.match().orElse(null))
                .bind(7, Slot.ofPlace(post.place()).number())
                .mapTo(Long.class)
                .one();
    }
}
