package strategos.engine.games.sparta.war;

import com.fasterxml.jackson.annotation.JsonCreator;

/** Places of the map, by their numbers. */
public final class PlaceSet extends NumberSet<PlaceSet> {
    /** None. */
    public static final PlaceSet NONE = new PlaceSet(0, 0, 0);

    private PlaceSet(long low, long middle, long high) {
        super(low, middle, high);
    }

    static PlaceSet of(long low, long middle, long high) {
        return (low | middle | high) == 0 ? NONE : new PlaceSet(low, middle, high);
    }

    /** That place alone. */
    public static PlaceSet of(int place) {
        return NONE.with(place);
    }

    /** All places below that number. */
    public static PlaceSet below(int number) {
        PlaceSet below = NONE;
        for (int place = 0; place < number; place++) {
            below = below.with(place);
        }
        return below;
    }

    /** As it is written in JSON. */
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public static PlaceSet parse(String code) {
        return parse(code, PlaceSet::of);
    }

    @Override
    PlaceSet made(long newLow, long newMiddle, long newHigh) {
        return of(newLow, newMiddle, newHigh);
    }

    @Override
    PlaceSet self() {
        return this;
    }
}
