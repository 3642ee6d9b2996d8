package strategos.engine.games.xenophon.asking;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.xenophon.cards.Beforehand;
import strategos.engine.games.xenophon.cards.CardPlay;
import strategos.engine.games.xenophon.printed.Card;
import strategos.engine.games.xenophon.printed.Card.Way;
import strategos.engine.games.xenophon.printed.CardList;
import strategos.engine.games.xenophon.printed.Effect;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.Cards;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.Phase;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.Stage;
import strategos.engine.seat.Seat;
import strategos.engine.standing.Topic;

/**
 * What standing orders can answer, and on which facts they may depend: an opponent's roll, one's own, and whether to
 * forage.
 */
@Rule({"ruling-O2", "ruling-O3"})
public final class Topics {
    /** To interfere with an opponent's roll, or as a phase of his begins. */
    public static final String INTERFERE = Beforehand.INTERFERE;

    /** To answer one's own roll. */
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

    private final CardList deck;
    private final List<Seat> seats;

    public Topics(CardList deck, List<Seat> seats) {
        this.deck = deck;
        this.seats = List.copyOf(seats);
    }

    /** All seats of the box. */
    List<Seat> seats() {
        return seats;
    }

    /** The topics of the box. */
    public List<Topic> all() {
        List<Topic.Fact> rollFacts = List.of(
                Topic.Fact.of("roll", rolls()),
                Topic.Fact.of("phase", ids(Phase.values(), Phase::id)),
                Topic.Fact.of("natural"),
                Topic.Fact.of("modified"),
                Topic.Fact.of("turn"),
                Topic.Fact.of("food"),
                Topic.Fact.of("anger"),
                Topic.Fact.of("mutiny"),
                Topic.Fact.of("matters", FLAG));
        List<Topic.Fact> interfere = new ArrayList<>(rollFacts);
        interfere.add(Topic.Fact.of("roller", seats.stream().map(Seat::id).toList()));
        interfere.add(Topic.Fact.of("front", FLAG));
        List<Topic.Fact> respond = new ArrayList<>(rollFacts);
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
    Map<String, String> interfere(Seen<MarchState> seen) {
        Army roller = seen.position().roller();
        boolean rolled = seen.position().stage() == Stage.OPPONENTS;
        Map<String, String> facts = Map.of(
                "roll", rolled ? seen.position().currentRoll().kind().id() : NO_ROLL,
                "phase", seen.position().phase().id(),
                "natural", rolled ? written(seen.position().currentRoll().natural()) : "",
                "modified", rolled ? written(seen.position().currentRoll().total()) : "",
                "turn", written(seen.position().clock().round()),
                "food", written(roller.food()),
                "anger", written(roller.anger()),
                "mutiny", written(roller.mutiny()),
                "roller", roller.seat().id(),
                "front", inFront(seen.position()) ? YES : NO);
        return rolled ? facts : withoutBlanks(facts);
    }

    /** Facts that do not apply are left out. */
    private static Map<String, String> withoutBlanks(Map<String, String> facts) {
        Map<String, String> without = new HashMap<>(facts);
        without.values().removeIf(String::isEmpty);
        return without;
    }

    private static boolean inFront(MarchState march) {
        for (Army army : march.armies()) {
            if (army.marching() && army.space() > march.roller().space()) {
                return false;
            }
        }
        return true;
    }

    /** The facts for the army whose roll it is, now. */
    Map<String, String> respond(Seen<MarchState> seen) {
        Army roller = seen.position().roller();
        boolean rolled = seen.position().stage() == Stage.ROLLER;
        String fits = fits(seen);
        Map<String, String> facts = Map.of(
                "roll", rolled ? seen.position().currentRoll().kind().id() : RollKind.RALLY.id(),
                "phase", seen.position().phase().id(),
                "natural", rolled ? written(seen.position().currentRoll().natural()) : "",
                "modified", rolled ? written(seen.position().currentRoll().total()) : "",
                "turn", written(seen.position().clock().round()),
                "food", written(roller.food()),
                "anger", written(roller.anger()),
                "mutiny", written(roller.mutiny()),
                "fits", fits);
        return rolled && !fits.isEmpty() ? facts : withoutBlanks(facts);
    }

    /** Facts are made for every decision, and most of their numbers are small. */
    private static String written(int number) {
        return number >= 0 && number < SMALL.size() ? SMALL.get(number) : Integer.toString(number);
    }

    /** Whether the roller holds a card for this very roll, or his leader's power is left for it; unknown to others. */
    @Rule({"ruling-O3", "ruling-L2"})
    private String fits(Seen<MarchState> seen) {
        Cards hand = seen.position().roller().hand();
        if (!hand.known()) {
            return "";
        }
        if (seen.position().stage() == Stage.ROLLER && seen.position().powerLeft()) {
            return YES;
        }
        if (seen.position().stage() == Stage.ROLLER
                && seen.position().currentRoll().closed()) {
            return NO;
        }
        for (int i = 0; i < hand.size(); i++) {
            Card card = deck.card(hand.at(i));
            for (Way way : card.ways()) {
                if (CardPlay.isOpen(seen.position(), seen.position().roller(), way) && forThisRoll(way)) {
                    return YES;
                }
            }
        }
        return NO;
    }

    private static boolean forThisRoll(Way way) {
        return way.touchesRoll() || way.effects().getFirst() instanceof Effect.ExtraRally;
    }

    /** The facts for the choice of foraging, now. */
    static Map<String, String> forage(Seen<MarchState> seen) {
        Army army = seen.position().roller();
        return Map.of(
                "turn", written(seen.position().clock().round()),
                "food", written(army.food()),
                "starvation", written(army.starvation()),
                "anger", written(army.anger()),
                "mutiny", written(army.mutiny()));
    }
}
