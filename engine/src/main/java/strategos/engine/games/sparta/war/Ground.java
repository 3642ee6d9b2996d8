package strategos.engine.games.sparta.war;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/** The markers on the map: for each kind the places that bear it. Immutable. */
public final class Ground {
    /** A map without markers. */
    public static final Ground BLANK = new Ground(new EnumMap<>(Marker.class));

    private final EnumMap<Marker, PlaceSet> marked;

    private Ground(EnumMap<Marker, PlaceSet> marked) {
        this.marked = marked;
    }

    /** From JSON: each mark with its places. */
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public static Ground of(Map<Marker, PlaceSet> marks) {
        EnumMap<Marker, PlaceSet> marked = new EnumMap<>(Marker.class);
        marked.putAll(marks);
        return new Ground(marked);
    }

    /** The marks that lie somewhere. */
    @JsonValue
    public Map<Marker, PlaceSet> marks() {
        return Collections.unmodifiableMap(marked);
    }

    /** The places that bear the mark. */
    public PlaceSet of(Marker mark) {
        PlaceSet places = marked.get(mark);
        return places == null ? PlaceSet.NONE : places;
    }

    /** Whether the place bears the mark. */
    public boolean has(Marker mark, int place) {
        PlaceSet places = marked.get(mark);
        return places != null && places.has(place);
    }

    /** With exactly these places under the mark. */
    public Ground set(Marker mark, PlaceSet places) {
        if (of(mark).equals(places)) {
            return this;
        }
        EnumMap<Marker, PlaceSet> changed = marked.clone();
        if (places.isEmpty()) {
            changed.remove(mark);
        } else {
            changed.put(mark, places);
        }
        return new Ground(changed);
    }

    /** With the mark on that place. */
    public Ground with(Marker mark, int place) {
        return set(mark, of(mark).with(place));
    }

    /** Without the mark on that place. */
    public Ground without(Marker mark, int place) {
        return set(mark, of(mark).without(place));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Ground ground && marked.equals(ground.marked);
    }

    @Override
    public int hashCode() {
        return marked.hashCode();
    }

    @Override
    public String toString() {
        return marked.toString();
    }
}
