package strategos.storage;

import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A post that is owed.
 *
 * @param match the match it belongs to, if any
 * @param place where it goes; posts of one place go out in their order, one after the other
 * @param kind what it is, in the host's words
 * @param payload what it says, as JSON
 * @param edits the earlier post that it changes, if it is no new one
 */
public record NewPost(Optional<String> match, String place, String kind, String payload, OptionalLong edits) {
    public NewPost {
        Objects.requireNonNull(match);
        Objects.requireNonNull(place);
        Objects.requireNonNull(kind);
        Objects.requireNonNull(payload);
        Objects.requireNonNull(edits);
    }

    /** A post that belongs to a match. */
    public static NewPost of(String match, String place, String kind, String payload) {
        return new NewPost(Optional.of(match), place, kind, payload, OptionalLong.empty());
    }

    /** A post that belongs to no match. */
    public static NewPost loose(String place, String kind, String payload) {
        return new NewPost(Optional.empty(), place, kind, payload, OptionalLong.empty());
    }

    /** The same as a change of an earlier post. */
    public NewPost editing(long post) {
        return new NewPost(match, place, kind, payload, OptionalLong.of(post));
    }
}
