package strategos.engine.games.sparta.war;

import java.util.List;

/** A march of this Campaign Phase: the ids of the places that it touched. */
public record Trail(Side side, int leader, List<String> places) {
    public Trail {
        places = List.copyOf(places);
    }
}
