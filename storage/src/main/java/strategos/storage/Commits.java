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
     * @throws IllegalArgumentException when there is no such match or seat
     * @throws StorageException when the database cannot be written to
     */
    public CommitResult apply(Commit commit) {
        return database.write(handle -> apply(handle, commit));
    }

    private static CommitResult apply(Handle handle, Commit commit) {
        Optional<String> earlier = commit.delivery().flatMap(delivery -> Deliveries.answer(handle, delivery.id()));
        if (earlier.isPresent()) {
            return new CommitResult.Duplicate(earlier.get());
        }
        long version = handle.createQuery("select version from match where id = ?")
                .bind(0, commit.match())
                .mapTo(Long.class)
                .findOne()
                .orElseThrow(() -> new IllegalArgumentException("no match " + commit.match()));
        return version == commit.expected() ? Changes.carryOut(handle, commit) : new CommitResult.Stale(version);
    }
}
