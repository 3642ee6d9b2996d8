package strategos.engine.games.persians.war;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.List;
import strategos.engine.text.Text.Arg;

/** A zone of land or of sea, by its printed id. */
public record ZoneId(@JsonValue String id) implements Comparable<ZoneId> {
    private static final String SEA = "sea-";

    /** Somewhere at sea: all that others know of a force aboard. */
    public static final ZoneId AFLOAT = new ZoneId("");

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public ZoneId {}

    /** The zones of those ids. */
    public static List<ZoneId> list(String... ids) {
        return list(Arrays.asList(ids));
    }

    /** The zones of those ids. */
    public static List<ZoneId> list(List<String> ids) {
        return ids.stream().map(ZoneId::new).toList();
    }

    /** The ids of those zones. */
    public static List<String> ids(List<ZoneId> zones) {
        return zones.stream().map(ZoneId::id).toList();
    }

    /** Whether it is a zone of sea. */
    public boolean sea() {
        return id.startsWith(SEA);
    }

    /** As a value in a text. */
    public Arg named() {
        return new Arg.Name("zone", id);
    }

    /**
     * Written out, since ids are compared some hundred times a decision: what a record brings with it goes through method handles,
     * and took a twentieth of a match.
     */
    @Override
    public boolean equals(Object other) {
        return other instanceof ZoneId zone && id.equals(zone.id);
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }

    /** In the order of the ids. */
    @Override
    public int compareTo(ZoneId other) {
        return id.compareTo(other.id);
    }
}
