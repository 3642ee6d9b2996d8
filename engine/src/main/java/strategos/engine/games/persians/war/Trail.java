package strategos.engine.games.persians.war;

import java.util.ArrayList;
import java.util.List;

/** The way that something took in this segment. */
public record Trail(Side side, List<String> places) {
    public Trail {
        places = List.copyOf(places);
    }

    /** A place further. */
    public Trail to(String place) {
        List<String> more = new ArrayList<>(places);
        more.add(place);
        return new Trail(side, more);
    }
}
