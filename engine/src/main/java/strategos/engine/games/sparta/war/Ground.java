package strategos.engine.games.sparta.war;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;

/** The markers on the map: for each kind the places that bear it. Immutable. */
public final class Ground {
    /** A map without markers. */
    public static final Ground BLANK = new Ground(blank());

    private static final Mark[] MARKS = Mark.values();

    private final Bits[] marked;

    private Ground(Bits[] marked) {
        this.marked = marked;
    }

    private static Bits[] blank() {
        Bits[] blank = new Bits[Mark.values().length];
        Arrays.fill(blank, Bits.NONE);
        return blank;
    }

    /** From JSON: each mark with its places. */
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public static Ground of(Map<Mark, Bits> marks) {
        Bits[] marked = blank();
        marks.forEach((mark, places) -> marked[mark.ordinal()] = places);
        return new Ground(marked);
    }

    /** The marks that lie somewhere. */
    @JsonValue
    public Map<Mark, Bits> marks() {
        Map<Mark, Bits> marks = new EnumMap<>(Mark.class);
        for (Mark mark : MARKS) {
            if (!marked[mark.ordinal()].isEmpty()) {
                marks.put(mark, marked[mark.ordinal()]);
            }
        }
        return marks;
    }

    /** The places that bear the mark. */
    public Bits of(Mark mark) {
        return marked[mark.ordinal()];
    }

    /** Whether the place bears the mark. */
    public boolean has(Mark mark, int place) {
        return marked[mark.ordinal()].has(place);
    }

    /** With exactly these places under the mark. */
    public Ground set(Mark mark, Bits places) {
        if (marked[mark.ordinal()].equals(places)) {
            return this;
        }
        Bits[] changed = marked.clone();
        changed[mark.ordinal()] = places;
        return new Ground(changed);
    }

    /** With the mark on that place. */
    public Ground with(Mark mark, int place) {
        return set(mark, of(mark).with(place));
    }

    /** Without the mark on that place. */
    public Ground without(Mark mark, int place) {
        return set(mark, of(mark).without(place));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Ground ground && Arrays.equals(marked, ground.marked);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(marked);
    }

    @Override
    public String toString() {
        return marks().toString();
    }
}
