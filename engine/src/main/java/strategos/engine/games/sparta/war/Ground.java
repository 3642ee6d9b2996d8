package strategos.engine.games.sparta.war;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import strategos.engine.games.sparta.war.NumberSet.PlaceSet;

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

    /** What can be marked on a place of the map. */
    public enum Marker {
        /** The city is captured and held by Athens' side (11.8). */
        ATHENIAN,
        /** The city is captured and held by Sparta's side (11.8). */
        SPARTAN,
        /** A Confederation city has gone over to Sparta (10.1, 11.11). */
        DEFECTED,
        /** The city never pays Athens again (10.1). */
        BARRED,
        /** Ravaged this year (9.2). */
        RAVAGED,
        /** Was ravaged last year (12.1). */
        RAVAGED_BEFORE,
        /** Held by Athens' side, which has captured it, at any time this year (13.0). */
        TAKEN,
        /** Was so held last year. */
        TAKEN_BEFORE,
        /** Neutral at any time this year (11.7, 11.8, 12.1). */
        ESTRANGED,
        /** Without a garrison this year, by plague or revolt (16.1, 10.5). */
        BARE,
        /** Units of Athens' side are trapped inside (9.0). */
        ATHENS_TRAPPED,
        /** Units of Sparta's side are trapped inside. */
        SPARTA_TRAPPED,
        /** Units of a neutral city are trapped inside. */
        NEUTRAL_TRAPPED,
        /** A ravage was tried this quarter. */
        RAVAGE_TRIED,
        /** A revolt was tried this Campaign Phase. */
        REVOLT_TRIED,
        /** A sally was tried this Campaign Phase. */
        SALLIED;

        /** The mark of a city that the side has captured. */
        public static Marker captured(Side side) {
            return side == Side.ATHENS ? ATHENIAN : SPARTAN;
        }

        /** The mark of trapped units of the side. */
        public static Marker trapped(Side side) {
            return switch (side) {
                case ATHENS -> ATHENS_TRAPPED;
                case SPARTA -> SPARTA_TRAPPED;
                case NEUTRAL -> NEUTRAL_TRAPPED;
            };
        }
    }
}
