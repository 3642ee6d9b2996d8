package strategos.engine.games.sparta.printed;

import strategos.engine.Rule;

/**
 * A route, seen from one of its ends.
 *
 * @param to the other end
 * @param southHere whether it leaves from the southern shore of a divided place
 * @param southThere whether it reaches the southern shore of a divided place
 * @param closed whether 10.3 closes it
 */
@Rule({"7.1", "7.2", "10.3"})
public record Route(
        int from, int to, Kind kind, boolean southHere, boolean southThere, boolean closed, boolean optional) {
    /** What may use a route. */
    public enum Kind {
        LAND,
        COASTAL,
        SEA
    }
}
