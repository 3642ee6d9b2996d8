package strategos.engine.games.xenophon.asking;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import strategos.engine.Decision;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.cards.ActionDeck;
import strategos.engine.games.xenophon.cards.Card;
import strategos.engine.games.xenophon.cards.CardPlay;
import strategos.engine.games.xenophon.cards.Way;
import strategos.engine.games.xenophon.march.Answer;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Stage;
import strategos.engine.games.xenophon.orders.Acts;
import strategos.engine.games.xenophon.orders.ForageAct;
import strategos.engine.games.xenophon.orders.LeaderAct;
import strategos.engine.games.xenophon.orders.PassAct;
import strategos.engine.games.xenophon.orders.PlayAct;
import strategos.engine.games.xenophon.orders.RandomDiscardAct;
import strategos.engine.games.xenophon.phases.HandLimit;
import strategos.engine.games.xenophon.phases.Solitaire;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.seat.Seat;
import strategos.engine.standing.Occasion;
import strategos.engine.text.Text;

/** Who is waited for, and what each may do. */
@Rule({"ruling-order", "ruling-O1"})
public final class Decisions {
    private static final SequencedMap<Seat, Text> NOBODY = Collections.unmodifiableSequencedMap(new LinkedHashMap<>());

    private final Acts acts;
    private final ActionDeck deck;
    private final Solitaire solitaire;
    private final Topics topics;
    private final Prompts prompts;

    public Decisions(Acts acts, ActionDeck deck, Solitaire solitaire, Topics topics, HandLimit limits) {
        this.acts = acts;
        this.deck = deck;
        this.solitaire = solitaire;
        this.topics = topics;
        this.prompts = new Prompts(limits, topics.seats());
    }

    /** Who is waited for: this depends on what all may see, on how many cards a hand holds and never on which. */
    public SequencedMap<Seat, Text> awaited(March seen) {
        return switch (seen.stage()) {
            case LOTS, DEAL, START, THROW, OVER -> NOBODY;
            case LEADERS -> {
                int chooser = LeaderAct.chooser(seen);
                yield chooser < 0 ? NOBODY : one(seen, chooser);
            }
            case OPPONENTS -> seen.mode().asking() ? opponents(seen) : NOBODY;
            case ROLLER -> seen.rollerMayAnswer() ? one(seen, seen.active()) : NOBODY;
            case RALLY_AGAIN -> seen.roller().hand().isEmpty() ? NOBODY : one(seen, seen.active());
            case FORCED, FORAGE, DISCARD -> one(seen, seen.active());
        };
    }

    private SequencedMap<Seat, Text> one(March seen, int place) {
        SequencedMap<Seat, Text> one = new LinkedHashMap<>(2);
        one.put(seen.army(place).seat(), prompts.of(seen));
        return one;
    }

    /** All opponents with cards are asked at the same moment. */
    @Rule("ruling-O1")
    private SequencedMap<Seat, Text> opponents(March seen) {
        SequencedMap<Seat, Text> asked = new LinkedHashMap<>();
        for (int i = 1; i < seen.armies().size(); i++) {
            int place = (seen.active() + i) % seen.armies().size();
            if (seen.mayAnswer(place) && !seen.window().answered(place)) {
                asked.put(seen.army(place).seat(), prompts.of(seen));
            }
        }
        return asked;
    }

    /** What the army of that seat may do, in a position concealed for whoever asks. */
    public Optional<Decision> decision(March seen, Seat seat) {
        int place = seen.place(seat);
        if (place < 0 || !mayAct(seen, place)) {
            return Optional.empty();
        }
        List<Offer> offers = acts.offers(seen, place);
        if (offers.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                new Decision(prompts.of(seen), rule(seen), occasion(seen, place), offers, fallback(seen, place)));
    }

    private static boolean mayAct(March seen, int place) {
        if (!seen.army(place).marching()) {
            return false;
        }
        return switch (seen.stage()) {
            case LEADERS -> true;
            case START, OPPONENTS -> place != seen.active() && mayInterfere(seen, place);
            case ROLLER, FORCED, FORAGE, RALLY_AGAIN, DISCARD -> place == seen.active();
            case LOTS, DEAL, THROW, OVER -> false;
        };
    }

    /**
     * Asked, an opponent may change his answer until all have answered. Else the opponents' standing orders are looked at
     * one after the other, in seat order after the roller: nobody comes after one who sits behind him has interfered.
     */
    private static boolean mayInterfere(March seen, int place) {
        if (seen.stage() == Stage.OPPONENTS && seen.mode().asking()) {
            return true;
        }
        int armies = seen.armies().size();
        for (int i = place; i != seen.active(); i = (i + 1) % armies) {
            if (seen.window().answered(i)) {
                return false;
            }
        }
        return true;
    }

    private static String rule(March seen) {
        return switch (seen.stage()) {
            case LEADERS -> "leader-cards";
            case FORCED -> "solitaire-play";
            default -> seen.phase().rule();
        };
    }

    private Optional<Occasion> occasion(March seen, int place) {
        return switch (seen.stage()) {
            // A second answer in the same window is the player's own to give.
            case START, OPPONENTS ->
                seen.window().answered(place)
                        ? Optional.empty()
                        : Optional.of(new Occasion(Topics.INTERFERE, () -> topics.interfere(seen)));
            case ROLLER, RALLY_AGAIN -> Optional.of(new Occasion(Topics.RESPOND, () -> topics.respond(seen)));
            case FORAGE -> Optional.of(new Occasion(Topics.FORAGE, () -> Topics.forage(seen)));
            default -> Optional.empty();
        };
    }

    /** What is done for an army whose player is away or too late. */
    @Rule({"ruling-T7", "ruling-order"})
    private Optional<Call> fallback(March seen, int place) {
        return switch (seen.stage()) {
            case OPPONENTS -> Optional.of(waiting(seen, place));
            case ROLLER, RALLY_AGAIN -> Optional.of(PassAct.CALL);
            case FORAGE -> Optional.of(ForageAct.call(seen.roller().food() == 0));
            case DISCARD -> Optional.of(RandomDiscardAct.CALL);
            case LEADERS -> Optional.of(LeaderAct.call(LeaderAct.left(seen).getFirst()));
            case FORCED ->
                solitaire
                        .due(seen)
                        .map(card ->
                                PlayAct.call(card, Solitaire.waysDue(seen, card).getFirst()));
            case LOTS, DEAL, START, THROW, OVER -> Optional.empty();
        };
    }

    /** An answer that waits from before the dice were thrown again stands, unless its owner gives another. */
    private Call waiting(March seen, int place) {
        Optional<Answer> answer = seen.window().of(seen.army(place).seat());
        if (answer.isEmpty()) {
            return PassAct.CALL;
        }
        Card card = deck.card(answer.get().number());
        Way way = card.ways().get(answer.get().way() - 1);
        return CardPlay.isOpen(seen, place, way) ? PlayAct.call(card, way) : PassAct.CALL;
    }
}
