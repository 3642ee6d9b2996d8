package strategos.storage.result;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import strategos.storage.result.StoredConclusion.Ending;

/**
 * How a match ended, as it is kept.
 *
 * @param options the match's options as JSON
 * @param first the match that this one repeats with the sides exchanged, if it is the second of a set
 * @param seats those that were played, in the game's order
 */
public record StoredResult(
        String match,
        String game,
        String scenario,
        String options,
        Ending ending,
        Instant ended,
        Optional<String> first,
        List<StoredScore> seats) {
    public StoredResult {
        seats = List.copyOf(seats);
    }

    /**
     * What a seat came to.
     *
     * @param holder whoever held it last
     * @param place from 1, equal for ties; empty where the match was given up
     * @param resigned it was given up for good
     * @param lapsed the default answer was given for it
     * @param gone its last player had left it, and nobody had taken it since
     */
    public record StoredScore(
            String seat,
            StoredHolder holder,
            OptionalInt place,
            String score,
            boolean resigned,
            boolean lapsed,
            boolean gone) {}

    /** Who held a seat when its match ended. */
    public sealed interface StoredHolder {
        /** A user of the chat service, by the name shown then. */
        record Person(String id, String name) implements StoredHolder {}

        /** Somebody who wished to be forgotten: one number for each in a guild. */
        record Forgotten(int number) implements StoredHolder {}

        /** A program. */
        record Computer() implements StoredHolder {}

        /** Nobody. */
        record Nobody() implements StoredHolder {}
    }
}
