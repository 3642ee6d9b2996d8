package strategos.storage;

import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** Where commits become durable. */
public final class Commits {
    private final Database database;

    public Commits(Database database) {
        this.database = database;
    }

    /**
     * Stores the commit in one transaction, unless its interaction was answered before or the match has moved on. When
     * this returns {@link CommitResult.Committed}, all of it is on the disk; when it throws, nothing is.
     *
     * @param revision the match's revision when it was decided on: a commit that makes no version (somebody takes a seat)
     *     is in the way of another as well
     * @throws IllegalArgumentException when there is no such match or seat
     * @throws StorageException when the database cannot be written to
     */
    public CommitResult apply(Commit commit, long revision) {
        return database.write(handle -> apply(handle, commit, revision));
    }

    private CommitResult apply(Handle handle, Commit commit, long revision) {
        database.lockMatch(handle, commit.match());
        Optional<String> earlier = commit.delivery().flatMap(delivery -> Deliveries.answer(handle, delivery.id()));
        if (earlier.isPresent()) {
            return new CommitResult.Duplicate(earlier.get());
        }
        int moved = handle.execute(
                "update match set revision = revision + 1 where id = ? and version = ? and revision = ?",
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
