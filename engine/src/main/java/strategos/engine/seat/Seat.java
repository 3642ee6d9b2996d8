package strategos.engine.seat;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** A place at the table: Athens, the red army. Users take seats; the journal names seats only. */
public record Seat(@JsonValue String id) implements Viewer, Comparable<Seat> {
    @JsonCreator
    public Seat {}

    /** Written out, for seats are compared more often than anything else, and a record's own is slower. */
    @Override
    public boolean equals(Object other) {
        return this == other || (other instanceof Seat seat && id.equals(seat.id));
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }

    @Override
    public int compareTo(Seat other) {
        return id.compareTo(other.id);
    }

    @Override
    public String toString() {
        return id;
    }
}
