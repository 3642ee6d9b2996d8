package strategos.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.engine.standing.Condition;
import strategos.engine.standing.Rest;
import strategos.engine.standing.StandingOrder;
import strategos.engine.standing.Topic;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/**
 * What a seat may order, now and in advance.
 *
 * @param <S> the game's position
 */
public interface Decisions<S> {
    /**
     * What the seat may do, waited for or not: some things may be done at any time, and nobody waits for them. From what
     * the seat itself may know: all of it; from what everyone may know: what may stand as buttons on a public card.
     */
    Optional<Decision> of(Seen<S> seen, Seat seat);

    /**
     * The offer of one verb in the seat's decision, which is all that the check of an order needs. A game whose decisions are
     * dear makes that one alone.
     */
    default Optional<Offer> offer(Seen<S> seen, Seat seat, String verb) {
        return of(seen, seat).flatMap(decision -> decision.offer(verb));
    }

    /**
     * Why a verb is not open to a seat that has a decision, in one sentence with the rule; empty where there is no more to
     * say than what is open instead.
     */
    default Optional<Line> closed(Seen<S> seen, Seat seat, String verb) {
        return Optional.empty();
    }

    /**
     * Why this very order cannot be given, and what would lead to it, where that is more than {@link #closed} says of its
     * verb: asked first, and of a seat that has no decision too.
     */
    default Optional<Line> barred(Seen<S> seen, Order order) {
        return Optional.empty();
    }

    /**
     * Why a standing order cannot be kept, or can never fire again (its card is gone, its target has arrived); empty while
     * it stands. Asked when it is set, and after every order, from what its seat may know.
     */
    Optional<Line> objection(StandingOrder standing, Seen<S> seen);

    /**
     * Answers to the seat's present question that may be left to a standing order for a while, each offered as a button;
     * what they say and how many there are is seen by all who see the question.
     */
    default List<Rest> rests(Seen<S> seen, Seat seat) {
        return List.of();
    }

    /**
     * Verbs that may answer the seat's present question besides what everyone is offered to see, whether or not they are open to
     * it: with a hand that nobody else knows, forces that lie face down. Which they are depends on what all can see alone, and
     * so a card may bear a button for each.
     *
     * @param open what everyone may know
     */
    default List<String> unseen(Seen<S> open, Seat seat) {
        return List.of();
    }

    /**
     * Answers worth proposing to the seat for a standing order on the topic under these conditions, each with its words;
     * none where the topic cannot come up. A proposal may still need values.
     */
    SequencedMap<Call, Text> proposals(Seen<S> seen, Seat seat, Topic topic, Map<String, Condition> when);
}
