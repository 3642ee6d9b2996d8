package strategos.engine.games.xenophon.asking;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.cards.ActionDeck;
import strategos.engine.games.xenophon.cards.Card;
import strategos.engine.games.xenophon.cards.CardPlay;
import strategos.engine.games.xenophon.cards.Effect;
import strategos.engine.games.xenophon.cards.Way;
import strategos.engine.games.xenophon.march.Army;
import strategos.engine.games.xenophon.march.Cards;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Phase;
import strategos.engine.games.xenophon.march.RollKind;
import strategos.engine.games.xenophon.march.Stage;
import strategos.engine.games.xenophon.orders.Beforehand;
import strategos.engine.seat.Seat;
import strategos.engine.standing.Topic;

/**
 * What standing orders can answer, and on which facts they may depend: an opponent's throw, one's own, and whether to
 * forage.
 */
@Rule({"ruling-O2", "ruling-O3"})
public final class Topics {
    /** To interfere with an opponent's throw, or as a phase of his begins. */
    public static final String INTERFERE = Beforehand.INTERFERE;

    /** To answer one's own throw. */
    public static final String RESPOND = Beforehand.RESPOND;

    /** Whether to forage. */
    public static final String FORAGE = "forage";

    private static final String YES = "yes";
    private static final String NO = "no";
    private static final List<String> FLAG = List.of(YES, NO);
    /** The fact {@code roll} while nothing lies on the table. */
    static final String NO_ROLL = "none";

    private static final List<String> SMALL =
            IntStream.rangeClosed(0, 60).mapToObj(Integer::toString).toList();

    private final ActionDeck deck;
    private final List<Seat> seats;

    public Topics(ActionDeck deck, List<Seat> seats) {
        this.deck = deck;
        this.seats = List.copyOf(seats);
    }

    /** All seats of the box. */
    List<Seat> seats() {
        return seats;
    }

    /** The topics of the box. */
    public List<Topic> all() {
        List<Topic.Fact> throwFacts = List.of(
                Topic.Fact.of("roll", rolls()),
                Topic.Fact.of("phase", ids(Phase.values(), Phase::id)),
                Topic.Fact.of("natural"),
                Topic.Fact.of("modified"),
                Topic.Fact.of("turn"),
                Topic.Fact.of("food"),
                Topic.Fact.of("anger"),
                Topic.Fact.of("mutiny"),
                Topic.Fact.of("matters", FLAG));
        List<Topic.Fact> interfere = new ArrayList<>(throwFacts);
        interfere.add(Topic.Fact.of("roller", seats.stream().map(Seat::id).toList()));
        interfere.add(Topic.Fact.of("front", FLAG));
        List<Topic.Fact> respond = new ArrayList<>(throwFacts);
        respond.add(Topic.Fact.of("fits", FLAG));
        return List.of(
                Topic.of(INTERFERE, interfere, "play", "pass"),
                Topic.of(RESPOND, respond, "pass", "play", "power"),
                Topic.of(
                        FORAGE,
                        List.of(
                                Topic.Fact.of("turn"),
                                Topic.Fact.of("food"),
                                Topic.Fact.of("starvation"),
                                Topic.Fact.of("anger"),
                                Topic.Fact.of("mutiny")),
                        "forage"));
    }

    private static List<String> rolls() {
        List<String> rolls = new ArrayList<>(ids(RollKind.values(), RollKind::id));
        rolls.add(NO_ROLL);
        return rolls;
    }

    private static <E> List<String> ids(E[] all, Function<E, String> id) {
        return Arrays.stream(all).map(id).toList();
    }

    /** The facts for an opponent, now. */
    Map<String, String> interfere(March seen) {
        Army roller = seen.roller();
        boolean cast = seen.stage() == Stage.OPPONENTS;
        Map<String, String> facts = Map.of(
                "roll", cast ? seen.cast().kind().id() : NO_ROLL,
                "phase", seen.phase().id(),
                "natural", cast ? written(seen.cast().natural()) : "",
                "modified", cast ? written(seen.cast().total()) : "",
                "turn", written(seen.clock().round()),
                "food", written(roller.food()),
                "anger", written(roller.anger()),
                "mutiny", written(roller.mutiny()),
                "roller", roller.seat().id(),
                "front", inFront(seen) ? YES : NO);
        return cast ? facts : withoutBlanks(facts);
    }

    /** Facts that do not apply are left out. */
    private static Map<String, String> withoutBlanks(Map<String, String> facts) {
        Map<String, String> without = new HashMap<>(facts);
        without.values().removeIf(String::isEmpty);
        return without;
    }

    private static boolean inFront(March march) {
        for (Army army : march.armies()) {
            if (army.marching() && army.space() > march.roller().space()) {
                return false;
            }
        }
        return true;
    }

    /** The facts for the army whose throw it is, now. */
    Map<String, String> respond(March seen) {
        Army roller = seen.roller();
        boolean cast = seen.stage() == Stage.ROLLER;
        String fits = fits(seen);
        Map<String, String> facts = Map.of(
                "roll", cast ? seen.cast().kind().id() : RollKind.RALLY.id(),
                "phase", seen.phase().id(),
                "natural", cast ? written(seen.cast().natural()) : "",
                "modified", cast ? written(seen.cast().total()) : "",
                "turn", written(seen.clock().round()),
                "food", written(roller.food()),
                "anger", written(roller.anger()),
                "mutiny", written(roller.mutiny()),
                "fits", fits);
        return cast && !fits.isEmpty() ? facts : withoutBlanks(facts);
    }

    /** Facts are made for every decision, and most of their numbers are small. */
    private static String written(int number) {
        return number >= 0 && number < SMALL.size() ? SMALL.get(number) : Integer.toString(number);
    }

    /** Whether the roller holds a card for this very throw, or his leader's power is left for it; unknown to others. */
    @Rule({"ruling-O3", "ruling-L2"})
    private String fits(March seen) {
        Cards hand = seen.roller().hand();
        if (!hand.known()) {
            return "";
        }
        if (seen.stage() == Stage.ROLLER && seen.powerLeft()) {
            return YES;
        }
        if (seen.stage() == Stage.ROLLER && seen.cast().closed()) {
            return NO;
        }
        for (int i = 0; i < hand.size(); i++) {
            Card card = deck.card(hand.at(i));
            for (Way way : card.ways()) {
                if (CardPlay.isOpen(seen, seen.active(), way) && forThisRoll(way)) {
                    return YES;
                }
            }
        }
        return NO;
    }

    private static boolean forThisRoll(Way way) {
        return way.touchesThrow() || way.effects().getFirst() instanceof Effect.ExtraRally;
    }

    /** The facts for the choice of foraging, now. */
    static Map<String, String> forage(March seen) {
        Army army = seen.roller();
        return Map.of(
                "turn", written(seen.clock().round()),
                "food", written(army.food()),
                "starvation", written(army.starvation()),
                "anger", written(army.anger()),
                "mutiny", written(army.mutiny()));
    }
}
