package strategos.storage;

import java.util.List;

/** What became of the wish for a new match. */
public sealed interface Creation {
    /**
     * It is on the disk.
     *
     * @param posts the outbox ids of the posts owed, in the order of the commit
     */
    record Created(long version, List<Long> posts) implements Creation {
        public Created {
            posts = List.copyOf(posts);
        }
    }

    /** Nothing was changed: another match lives in the channel. */
    record ChannelTaken(String match) implements Creation {}

    /** Nothing was changed: there is a match with this id; draw another. */
    record IdTaken() implements Creation {}

    /** Nothing was changed: the interaction was answered before. */
    record Duplicate(String answer) implements Creation {}
}
