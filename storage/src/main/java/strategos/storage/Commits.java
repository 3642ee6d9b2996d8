package strategos.storage;

import java.util.Optional;
import java.util.UUID;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;

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
        database.lockMatch(handle, match);
        return keyed(handle, match, key);
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

    private CommitResult apply(Handle handle, Commit commit, long revision, Fence held, String key) {
        database.lockMatch(handle, commit.match());
        if (held instanceof Fence.Held now && !now.at(handle, commit.match())) {
            return new CommitResult.Fenced();
        }
        Optional<String> earlier = commit.delivery().flatMap(delivery -> Deliveries.answer(handle, delivery.id()));
        if (earlier.isPresent()) {
            return new CommitResult.Duplicate(earlier.get());
        }
        int moved = handle.execute(
                "update match set revision = revision + 1, last_commit = ? where id = ? and version = ? and revision = ?",
                key,
                commit.match(),
                commit.expected(),
                revision);
        if (moved == 0) {
            return handle.createQuery("select version, revision from match where id = ?")
                    .bind(0, commit.match())
                    .map((row, context) -> new CommitResult.Stale(row.getLong("version"), row.getLong("revision")))
                    .findOne()
                    .orElseThrow(() -> new IllegalArgumentException("no match " + commit.match()));
        }
        Changes.Done done = Changes.carryOut(handle, commit);
        return new CommitResult.Committed(done.version(), revision + 1, done.posts());
    }
}
