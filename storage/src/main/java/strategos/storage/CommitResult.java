package strategos.storage;

import java.util.List;

/** What became of a {@link Commit}. */
public sealed interface CommitResult {
    /**
     * All of it is on the disk.
     *
     * @param version the match's version now
     * @param revision the match's revision now
     * @param posts the outbox ids of the posts owed, in the order of the commit
     */
    record Committed(long version, long revision, List<Long> posts) implements CommitResult {
        public Committed {
            posts = List.copyOf(posts);
        }
    }

    /**
     * Nothing was changed: the match has moved on since. Decide anew.
     *
     * @param version the match's version now
     * @param revision the match's revision now
     */
    record Stale(long version, long revision) implements CommitResult {}

    /** Nothing was changed: the match's server is another process's now. */
    record Fenced() implements CommitResult {}

    /**
     * Nothing was changed: the interaction was answered before.
     *
     * @param answer as it was then
     */
    record Duplicate(String answer) implements CommitResult {}
}
