package strategos.storage.match;

import java.time.Instant;
import java.util.Objects;
import java.util.Optional;

/**
 * A seat of a match and who sits there.
 *
 * @param seat the game's id of the seat
 * @param omen the text its player gave to the dice; part of the record, so it stays when the player is forgotten
 * @param joined when the seat was taken; nothing while it is free
 */
public record StoredSeat(String seat, Occupant occupant, String omen, Optional<Instant> joined) {
    public StoredSeat {
        Objects.requireNonNull(seat);
        Objects.requireNonNull(occupant);
        Objects.requireNonNull(omen);
        Objects.requireNonNull(joined);
    }

    /** A free seat. */
    public static StoredSeat free(String seat) {
        return new StoredSeat(seat, new Occupant.Nobody(), "", Optional.empty());
    }

    /** A seat that was taken. */
    public static StoredSeat taken(String seat, Occupant occupant, String omen, Instant joined) {
        return new StoredSeat(seat, occupant, omen, Optional.of(joined));
    }

    /** Who sits at a seat. */
    public sealed interface Occupant {
        /** The seat is free. */
        record Nobody() implements Occupant {}

        /**
         * A user of the chat service.
         *
         * @param id the service's id of the user
         * @param name as it was shown when the seat was taken
         */
        record Person(String id, String name) implements Occupant {}

        /**
         * A program.
         *
         * @param name which one
         */
        record Computer(String name) implements Occupant {}

        /** A person who wished to be forgotten. */
        record Forgotten() implements Occupant {}
    }
}
