package strategos.storage.match;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import strategos.storage.access.StorageException;
import strategos.storage.database.Database;
import strategos.storage.database.Inquiry;
import strategos.storage.database.Inquiry.Question;
import strategos.storage.database.Inquiry.Reply;
import strategos.storage.database.Script;
import strategos.storage.match.Commit.CommitResult;
import strategos.storage.slot.Fence;

/** Where commits become durable. */
public final class Commits {
    private final Database database;
    private final Supplier<Fence> fence;

    /** @param fence what may be committed to now */
    public Commits(Database database, Supplier<Fence> fence) {
        this.database = database;
        this.fence = fence;
    }

    /**
     * Stores the commit in one transaction, unless its interaction was answered before, the match has moved on, or it is
     * another process's. When this returns {@link CommitResult.Committed}, all of it is on the disk; when it throws, nothing is,
     * but for {@link StorageException.Problem#IN_DOUBT}.
     *
     * @param revision the match's revision when it was decided on: a commit that makes no version (somebody takes a seat)
     *     is in the way of another as well
     * @throws IllegalArgumentException when there is no such match or seat
     * @throws StorageException when the database cannot be written to
     */
    public CommitResult apply(Commit commit, long revision) {
        Fence held = fence.get();
        String key = UUID.randomUUID().toString();
        return database.write(
                handle -> apply(handle, commit, revision, held, key), handle -> stored(handle, commit.match(), key));
    }

    /** Waits for whoever is changing the match. */
    private boolean stored(Handle handle, String match, String key) {
        database.ask(handle, new Inquiry(List.of(look(match))));
        return keyed(handle, match, key);
    }

    private Question look(String match) {
        return Question.of("select version, revision from match where id = ?" + database.locking(), match);
    }

    /** Whether the commit of that key changed the match last. */
    static boolean keyed(Handle handle, String match, String key) {
        return handle.createQuery("select 1 from match where id = ? and last_commit = ?")
                .bind(0, match)
                .bind(1, key)
                .mapTo(Integer.class)
                .findOne()
                .isPresent();
    }

    /** The delivery is looked for when the match is locked: of one that comes twice at once the second finds the first. */
    private CommitResult apply(Handle handle, Commit commit, long revision, Fence held, String key) {
        List<Question> questions = new ArrayList<>(List.of(look(commit.match())));
        commit.delivery()
                .ifPresent(delivery ->
                        questions.add(Question.of("select answer from delivery where id = ?", delivery.id())));
        if (held instanceof Fence.Held) {
            questions.add(Question.of("select 1 from match where id = ? and " + held.within("slot"), commit.match()));
        }
        long posts = commit.posts();
        if (posts > 0) {
            questions.add(Question.of(database.nextIds(), posts));
        }
        Iterator<Reply> replies = database.ask(handle, new Inquiry(questions)).iterator();
        Reply match = replies.next();
        Optional<Reply> earlier = commit.delivery().map(delivery -> replies.next());
        if (earlier.isPresent() && !earlier.get().none()) {
            return new CommitResult.Duplicate(earlier.get().text());
        }
        if (match.none()) {
            throw new IllegalArgumentException("no match " + commit.match());
        }
        if (held instanceof Fence.Held && replies.next().none()) {
            return new CommitResult.Fenced();
        }
        if (match.number(0) != commit.expected() || match.number(1) != revision) {
            return new CommitResult.Stale(match.number(0), match.number(1));
        }
        List<Long> ids = posts > 0 ? replies.next().numbers() : List.of();
        Script script = database.script(handle);
        long version = Changes.carryOut(script, commit, ids, Optional.of(key));
        script.end();
        return new CommitResult.Committed(version, revision + 1, ids);
    }
}
