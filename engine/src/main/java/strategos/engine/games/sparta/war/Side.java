package strategos.engine.games.sparta.war;

import java.util.Locale;
import strategos.engine.Rule;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text.Arg;

/** One of the two alliances, or neither of them. */
@Rule({"2.9", "2.10"})
public enum Side {
    ATHENS,
    SPARTA,
    /** Belongs to neither side; the opponent of whoever attacks it answers for it. */
    NEUTRAL;

    private final String id = name().toLowerCase(Locale.ROOT);

    /** Its id in data and words; for the two players also the seat's. */
    public String id() {
        return id;
    }

    /** Its seat at the table. */
    public Seat seat() {
        return new Seat(id);
    }

    /** The player on the other side; neutral has none and stays itself. */
    public Side other() {
        return switch (this) {
            case ATHENS -> SPARTA;
            case SPARTA -> ATHENS;
            case NEUTRAL -> NEUTRAL;
        };
    }

    /** Its name in a text. */
    public Arg named() {
        return new Arg.Name("side", id());
    }

    /** The side of that seat. */
    public static Side of(Seat seat) {
        return seat.id().equals(ATHENS.id) ? ATHENS : seat.id().equals(SPARTA.id) ? SPARTA : NEUTRAL;
    }

    /** The side of that id. */
    public static Side of(String id) {
        for (Side side : values()) {
            if (side.id().equals(id)) {
                return side;
            }
        }
        throw new IllegalArgumentException("no side is called " + id);
    }
}
