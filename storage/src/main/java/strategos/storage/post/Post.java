package strategos.storage.post;

import java.time.Instant;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * A row of the outbox.
 *
 * @param id its number, never given twice: the nonce of the message
 * @param attempts how often it was tried
 * @param unsure whether an earlier attempt may have reached the service although nobody knows: look before sending
 *     again
 * @param claimed when it was first taken for sending
 * @param message the service's id of the message, once sent
 */
public record Post(
        long id,
        Optional<String> match,
        String place,
        String kind,
        String payload,
        State state,
        int attempts,
        boolean unsure,
        Instant created,
        Optional<Instant> claimed,
        Optional<String> message) {
    /** How far a post has come. */
    public enum State {
        /** It waits for its turn, its time or its next attempt. */
        WAITING,
        /** Somebody is sending it. */
        SENDING,
        /** The service has it. */
        SENT,
        /** It will not be sent. */
        GIVEN_UP;

        /** As the table has it. */
        String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        static State of(String word) {
            return valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_'));
        }
    }

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
}
