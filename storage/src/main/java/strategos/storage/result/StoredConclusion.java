package strategos.storage.result;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;

/**
 * What is stored of the end of a match besides who held its seats, which the tables know.
 *
 * @param seats those that were played, in the game's order
 */
public record StoredConclusion(Ending ending, List<SeatEnd> seats) {
    public StoredConclusion {
        seats = List.copyOf(seats);
    }

    /** How a match ends. */
    public enum Ending {
        /** By its rules. */
        FINISHED,
        /** Somebody gave up, and that ended it. */
        RESIGNED,
        /** Its players agreed to end it. */
        AGREED,
        /** Everybody had left it. */
        CLOSED;

        /** As the tables have it. */
        String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        static Ending of(String word) {
            return valueOf(word.toUpperCase(Locale.ROOT));
        }
    }

    /**
     * What a seat came to.
     *
     * @param place from 1, equal for ties; empty where the match was given up
     * @param resigned it was given up for good
     * @param lapsed the default answer was given for it
     */
    public record SeatEnd(String seat, OptionalInt place, String score, boolean resigned, boolean lapsed) {}
}
