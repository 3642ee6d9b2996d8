package strategos.storage;

import java.util.Objects;
import java.util.Optional;

/**
 * A post that is owed.
 *
 * @param match the match it belongs to, if any
 * @param place where it goes; posts of one place go out in their order, one after the other
 * @param kind what it is, in the host's words
 * @param payload what it says, as JSON
 */
public record NewPost(Optional<String> match, String place, String kind, String payload) {
    public NewPost {
        Objects.requireNonNull(match);
        Objects.requireNonNull(place);
        Objects.requireNonNull(kind);
        Objects.requireNonNull(payload);
    }

    /** A post that belongs to a match. */
    public static NewPost of(String match, String place, String kind, String payload) {
        return new NewPost(Optional.of(match), place, kind, payload);
    }

    /** A post that belongs to no match. */
    public static NewPost loose(String place, String kind, String payload) {
        return new NewPost(Optional.empty(), place, kind, payload);
    }
}
