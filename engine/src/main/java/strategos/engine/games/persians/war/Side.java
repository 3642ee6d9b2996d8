package strategos.engine.games.persians.war;

import java.util.Locale;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text.Arg;

/** One of the two sides. */
public enum Side {
    GREEK("greeks"),
    PERSIAN("persians");

    private final String seat;

    Side(String seat) {
        this.seat = seat;
    }

    /** Its seat. */
    public Seat seat() {
        return new Seat(seat);
    }

    /** Its lower-case id, also the style of its counters. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Its letter in the ids of its counters. */
    public String letter() {
        return this == GREEK ? "g" : "p";
    }

    /** The enemy. */
    public Side other() {
        return this == GREEK ? PERSIAN : GREEK;
    }

    /** As a value in a text. */
    public Arg named() {
        return new Arg.Name("seat", seat);
    }

    /** The side of that seat. */
    public static Side of(Seat seat) {
        return seat.id().equals(GREEK.seat) ? GREEK : PERSIAN;
    }
}
