package strategos.engine;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import strategos.engine.box.Box;
import strategos.engine.box.Setup;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;
import strategos.engine.scene.Board;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.standing.Condition;
import strategos.engine.standing.StandingOrder;
import strategos.engine.standing.Topic;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/**
 * The rules of one game.
 *
 * @param <S> its position: an immutable value with everything the rules need, what is under way included, and nothing
 *     else: no log, no undo, no standing orders, no dice, no users
 */
public interface Game<S> {
    /** What can be known before any match; commands are registered from it. */
    Box box();

    /** How positions and events are written as JSON. */
    Records<S> records();

    /** The position that the scenario prints, before any die. */
    S setUp(Setup setup);

    /**
     * The position with blanks for all that the viewer may not know. Whatever a viewer (a computer player too) is shown,
     * offered or told is made from this, so that nothing can leak. Concealing twice changes nothing.
     */
    S conceal(S state, Viewer viewer);

    /**
     * Who is waited for, each with a prompt that all may read: the same for every viewer. Empty while the game goes on by
     * itself ({@link #advance}) and when it is over.
     */
    SequencedMap<Seat, Text> awaited(S seen);

    /**
     * What the seat may do, waited for or not: some things may be done at any time, and nobody waits for them. From a
     * position concealed for its own seat: all of it; concealed for everyone: what may stand as buttons on a public card.
     */
    Optional<Decision> decision(S seen, Seat seat);

    /**
     * Why a verb is not open to a seat that has a decision, in one sentence with the rule, from its concealed position;
     * empty where there is no more to say than what is open instead.
     */
    default Optional<Line> closed(S seen, Seat seat, String verb) {
        return Optional.empty();
    }

    /**
     * Why this very order cannot be given, and what would lead to it, where that is more than {@link #closed} says of its
     * verb: asked first, and of a seat that has no decision too; from the seat's concealed position.
     */
    default Optional<Line> barred(S seen, Order order) {
        return Optional.empty();
    }

    /**
     * Carries out an order that {@link Offer#refusal} let pass. It cannot refuse: an exception is a bug, commits nothing
     * and spends no die.
     */
    void decide(Order order, Play<S> play);

    /** Takes one step that needs no decision (a phase, a roll, the next stop of a march). Called while nobody is awaited. */
    void advance(Play<S> play);

    /** Whether the seat still has something to give up. */
    boolean mayResign(S seen, Seat seat);

    /** The seat gives up for good; called only where {@link #mayResign} allows it. */
    void resign(Seat seat, Play<S> play);

    /** Present once the match is over; then nobody is awaited. */
    Optional<Result> result(S seen);

    /** What the viewer may know, in words, in the hand and on the map. */
    View view(S seen, Viewer viewer);

    /**
     * The fight that the event decides, as a picture with what was rolled and lost: the same for all, so it shows nothing
     * hidden.
     *
     * @param before what everyone may know of the position before it
     */
    default Optional<Board> board(Event<S> event, S before) {
        return Optional.empty();
    }

    /** The questions that the viewer may ask now: they change nothing, and {@link #answer} answers them. */
    List<Offer> questions(S seen, Viewer viewer);

    /** Answers a question that {@link Offer#refusal} let pass, such as a ledger or hypothetical odds. */
    View answer(Call question, S seen, Viewer viewer);

    /** What an order would set off, with exact chances, as far as its seat may know; empty where there is nothing to weigh. */
    Optional<View> preview(Order order, S seen);

    /**
     * Why a standing order cannot be kept, or can never fire again (its card is gone, its target has arrived); empty while
     * it stands. Asked when it is set, with the seat's concealed position, and after every order.
     */
    Optional<Line> objection(StandingOrder standing, S seen);

    /**
     * Answers worth proposing to the seat for a standing order on the topic under these conditions, each with its words;
     * none where the topic cannot come up. A proposal may still need values. From the seat's concealed position.
     */
    default SequencedMap<Call, Text> proposals(S seen, Seat seat, Topic topic, Map<String, Condition> when) {
        List<Choice> hand = view(seen, seat).hand();
        SequencedMap<Call, Text> all = new LinkedHashMap<>();
        for (String answer : topic.answers()) {
            all.put(Call.of(answer), Text.of("command.standing.bare", "verb", answer));
            List<Slot> slots = box().verb(answer).map(Verb::slots).orElse(List.of());
            if (!slots.isEmpty() && slots.getFirst().kind() == Slot.Kind.ONE) {
                hand.forEach(card -> all.put(
                        Call.of(answer, slots.getFirst().name(), card.value()),
                        Text.of("command.standing.proposal", "verb", answer, "value", card.label())));
            }
        }
        return all;
    }

    /** The player that takes a seat when a person asks for one; it plays from the concealed position. */
    Computer<S> computer();

    /**
     * A broken invariant of the position, in words for a developer; empty when all is well. Tests ask it after every step
     * of random play.
     */
    Optional<String> broken(S state);
}
