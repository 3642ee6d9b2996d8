package strategos.engine;

import java.util.List;
import strategos.engine.text.Line;

/**
 * How the match ended.
 *
 * @param ranking every seat, the best first; equal ranks are ties
 * @param winners none, one or several
 */
public record Result(List<Place> ranking, List<Seat> winners, Line reason) {
    public Result {
        ranking = List.copyOf(ranking);
        winners = List.copyOf(winners);
    }

    /**
     * One seat's place.
     *
     * @param rank from 1
     * @param score as the game writes it, such as "448.00"
     */
    public record Place(int rank, Seat seat, String score) {}
}
