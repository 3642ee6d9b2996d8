package strategos.engine;

import java.util.List;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

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
     * @param score as the game writes it for programs, such as "448.00"
     * @param words what it comes to, and what decided between equal scores
     */
    public record Place(int rank, Seat seat, String score, Text words) {
        /** A place whose score says all. */
        public Place(int rank, Seat seat, String score) {
            this(rank, seat, score, Text.of("result.score", "score", score));
        }
    }
}
