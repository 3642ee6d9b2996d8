package strategos.engine;

import java.util.List;
import java.util.Optional;
import strategos.engine.View.Figure;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.scene.Board;
import strategos.engine.scene.Scene;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;

/**
 * What is shown, and what can be asked.
 *
 * @param <S> the game's position
 */
public interface Views<S> {
    /** What the viewer may know, in words, in the hand and on the map. */
    View of(Seen<S> seen);

    /**
     * The fight that the event decides, as a picture with what was rolled and lost: the same for all, so it shows nothing
     * hidden.
     *
     * @param before what everyone may know of the position before it
     */
    default Optional<Board> board(Event<S> event, Seen<S> before) {
        return Optional.empty();
    }

    /**
     * The figures that a report of the seat's chapter shows at its beginning and its end, in the same order: first where it
     * stands, if it stands anywhere. The same for all, so they tell nothing hidden.
     *
     * @param open what everyone may know
     * @param seat whose chapter it is; empty for one that is nobody's
     */
    default List<Figure> figures(Seen<S> open, Optional<Seat> seat) {
        return List.of();
    }

    /**
     * What one follows the match by, with where it stands: the same measures and readings at every position of a match, in the
     * same order, what it turns on first. The same for all, so they tell nothing hidden.
     *
     * @param open what everyone may know
     */
    default List<Measure> measures(Seen<S> open) {
        return List.of();
    }

    /**
     * The year or turn in a few words, as everyone may know it: what a reader of the match turns its pages by. It is asked for
     * at every step, so a game whose map takes long tells it without one.
     *
     * @param open what everyone may know
     */
    default Optional<Text> date(Seen<S> open) {
        return of(open).scene().map(Scene::subtitle);
    }

    /**
     * What hangs on the question that is put to the seat now, as far as the viewer may know: the number and what it comes to,
     * who comes and how strong, what must be lost, the chances of a likely answer. From what everyone may know it stands below
     * the question in the channel, from what the seat itself may know in its private message. One to four short sentences, 400
     * characters together; none for a seat that is not waited for.
     */
    List<Text> stakes(Seen<S> seen, Seat asked);

    /**
     * Who has answered already, where several are asked at once and their answers are shown when all are in: that one has, and
     * never what. Nobody where one is asked alone.
     *
     * @param open what everyone may know
     */
    default List<Seat> answered(Seen<S> open) {
        return List.of();
    }

    /** The queries that the viewer may put now: they change nothing, and {@link #answer} answers them. */
    List<Offer> queries(Seen<S> seen);

    /** Answers a query that {@link Offer#refusal} let pass, such as a ledger or hypothetical odds. */
    View answer(Call query, Seen<S> seen);

    /** What an order would set off, with exact chances, as far as its seat may know; empty where there is nothing to weigh. */
    Optional<View> preview(Order order, Seen<S> seen);
}
