package strategos.engine.games.persians.war;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/**
 * A counter that moves: a leader, a fleet, a single ship, or a dummy of either.
 *
 * @param id a leader's printed id, or kind, letter of the side and number, such as {@code fleet-g2}
 */
public record CounterId(@JsonValue String id) implements Comparable<CounterId> {
    /** One that lies face down, and of which nothing is known. */
    public static final CounterId UNKNOWN = new CounterId("?");

    /** Stands in the place of a leader for units that have none. */
    public static final CounterId UNLED = new CounterId("unled");

    /** Whose death or flight ends the war. */
    public static final CounterId XERXES = new CounterId("xerxes");

    /** Who alone may sacrifice himself. */
    public static final CounterId LEONIDAS = new CounterId("leonidas");

    /** Whose genius a stratagem calls on. */
    public static final CounterId THEMISTOCLES = new CounterId("themistocles");

    private static final String DUMMY = "dummy-";
    private static final String FLEET = "fleet-";
    private static final String DECOY = "decoy-";
    private static final String SHIP = "ship-";

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public CounterId {}

    /** The dummy leader of that number. */
    public static CounterId dummy(Side side, int number) {
        return new CounterId(DUMMY + side.letter() + number);
    }

    /** The fleet marker of that number. */
    public static CounterId fleet(Side side, int number) {
        return new CounterId(FLEET + side.letter() + number);
    }

    /** The dummy fleet of that number. */
    public static CounterId decoy(Side side, int number) {
        return new CounterId(DECOY + side.letter() + number);
    }

    /** The single ship of that number. */
    public static CounterId ship(Side side, int number) {
        return new CounterId(SHIP + side.letter() + number);
    }

    /** The counters of those ids. */
    public static List<CounterId> list(String... ids) {
        return list(Arrays.asList(ids));
    }

    /** The counters of those ids. */
    public static List<CounterId> list(Collection<String> ids) {
        return ids.stream().map(CounterId::new).toList();
    }

    /** The ids of those counters. */
    public static List<String> ids(Collection<CounterId> counters) {
        return counters.stream().map(CounterId::id).toList();
    }

    /** Whether it is a dummy leader. */
    public boolean isDummy() {
        return id.startsWith(DUMMY);
    }

    /** Whether it is a fleet with ships. */
    public boolean isFleet() {
        return id.startsWith(FLEET);
    }

    /** Whether it is a dummy fleet. */
    public boolean isDecoy() {
        return id.startsWith(DECOY);
    }

    /** Whether it is a single ship, which lies face up. */
    public boolean isShip() {
        return id.startsWith(SHIP);
    }

    /** Whether it is a fleet with ships, or a single ship, of that side. */
    public boolean sailsFor(Side side) {
        return id.startsWith(FLEET + side.letter()) || id.startsWith(SHIP + side.letter());
    }

    /**
     * Written out, since ids are compared some hundred times a decision: what a record brings with it goes through method handles,
     * and took a twentieth of a match.
     */
    @Override
    public boolean equals(Object other) {
        return other instanceof CounterId counter && id.equals(counter.id);
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }

    /** In the order of the ids. */
    @Override
    public int compareTo(CounterId other) {
        return id.compareTo(other.id);
    }
}
