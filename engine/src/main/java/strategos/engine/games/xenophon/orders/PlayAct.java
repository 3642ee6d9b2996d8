package strategos.engine.games.xenophon.orders;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.cards.ActionDeck;
import strategos.engine.games.xenophon.cards.Card;
import strategos.engine.games.xenophon.cards.CardPlay;
import strategos.engine.games.xenophon.cards.Way;
import strategos.engine.games.xenophon.events.CardEvents.AnswerGiven;
import strategos.engine.games.xenophon.events.TurnEvents.WordPassed;
import strategos.engine.games.xenophon.march.Answer;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Stage;
import strategos.engine.games.xenophon.phases.Sequence;
import strategos.engine.games.xenophon.phases.Solitaire;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;

/**
 * {@code play}: plays a card on the army whose turn it is. An opponent who is asked lays it down unseen; a standing order
 * plays it at once.
 */
@Rule({"action-deck", "ruling-order", "ruling-X2"})
public final class PlayAct implements Act {
    /** The verb's name. */
    public static final String NAME = "play";

    /** Its slots. */
    public static final String CARD = "card";

    /** Which of two effects, where the card says "or". */
    public static final String WAY = "way";

    private final Verb verb = Verb.order(NAME, "action-deck", Slot.one(CARD), Slot.one(WAY));
    private final ActionDeck cards;
    private final CardPlay cardPlay;
    private final Sequence sequence;

    public PlayAct(CardPlay cardPlay, Sequence sequence) {
        this.cards = cardPlay.deck();
        this.cardPlay = cardPlay;
        this.sequence = sequence;
    }

    @Override
    public Set<Stage> stages() {
        return EnumSet.of(Stage.START, Stage.OPPONENTS, Stage.FORCED, Stage.ROLLER, Stage.FORAGE, Stage.RALLY_AGAIN);
    }

    @Override
    public Verb verb() {
        return verb;
    }

    /** The order to play that card, in that way when it has several. */
    public static Call call(Card card, Way way) {
        Call call = Call.of(NAME, CARD, card.id());
        return card.hasChoice() ? call.with(WAY, way.choice().value()) : call;
    }

    @Override
    public Optional<Offer> offer(March seen, int place) {
        List<Card> open = seen.stage() == Stage.FORCED && place == seen.active()
                ? sequence.solitaire().due(seen).map(List::of).orElse(List.of())
                : cardPlay.open(seen, place);
        return open.isEmpty()
                ? Optional.empty()
                : Optional.of(new PlayOffer(verb, seen, place, open, cards, sequence.thrower()));
    }

    @Override
    public void carryOut(Play<March> play, int place, Call call) {
        March march = play.state();
        Card card = cards.card(call.one(CARD)).orElseThrow();
        Way way = way(march, place, card, call.one(WAY));
        if (march.stage() == Stage.OPPONENTS && march.mode().asking()) {
            Answer answer = new Answer(march.army(place).seat(), card.number(), card.id(), way.number());
            play.happen(new AnswerGiven(answer.by(), Optional.of(answer)));
            return;
        }
        sequence.cardTable().play(play, place, card, way);
        if (march.stage() == Stage.FORCED) {
            play.happen(new WordPassed(march.phase(), Stage.OPPONENTS));
        }
    }

    private static Way way(March march, int place, Card card, String value) {
        List<Way> open = ways(march, place, card);
        for (Way way : open) {
            if (way.choice().value().equals(value)) {
                return way;
            }
        }
        return open.getFirst();
    }

    /** The ways in which the army may play the card now. */
    static List<Way> ways(March march, int place, Card card) {
        return march.stage() == Stage.FORCED ? Solitaire.waysDue(march, card) : CardPlay.openWays(march, place, card);
    }
}
