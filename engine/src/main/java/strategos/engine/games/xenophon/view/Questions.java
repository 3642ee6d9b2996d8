package strategos.engine.games.xenophon.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.View;
import strategos.engine.games.xenophon.cards.ActionDeck;
import strategos.engine.games.xenophon.cards.Card;
import strategos.engine.games.xenophon.cards.CardPlay;
import strategos.engine.games.xenophon.cards.Way;
import strategos.engine.games.xenophon.march.Cards;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.RollKind;
import strategos.engine.games.xenophon.orders.Acts;
import strategos.engine.games.xenophon.orders.ForageAct;
import strategos.engine.games.xenophon.orders.PassAct;
import strategos.engine.games.xenophon.orders.PlayAct;
import strategos.engine.games.xenophon.orders.PowerAct;
import strategos.engine.games.xenophon.phases.Sequence;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** Questions that change nothing, and what an order would set off. */
public final class Questions {
    private final Verb hand = Verb.question("hand", "action-deck");
    private final Verb armies = Verb.question("armies", "distance-track");
    private final Verb discards = Verb.question("cards", "action-deck");
    private final Verb odds = Verb.question("odds", "dice", Slot.one(PlayAct.CARD), Slot.one(PlayAct.WAY));
    private final Views views;
    private final Acts acts;
    private final ActionDeck deck;
    private final Forced forced;
    private final Odds chances;

    public Questions(Views views, Acts acts, ActionDeck deck, Sequence sequence) {
        this.views = views;
        this.acts = acts;
        this.deck = deck;
        this.forced = new Forced(deck, sequence.solitaire());
        this.chances = new Odds(sequence.thrower(), forced);
    }

    /** Their verbs. */
    public List<Verb> verbs() {
        return List.of(hand, armies, discards, odds);
    }

    /** The questions that the viewer may ask now. */
    public List<Offer> open(March seen, Viewer viewer) {
        List<Offer> open = new ArrayList<>();
        if (!views.hand(seen, viewer).isEmpty()) {
            open.add(new QuestionOffer(hand, Optional.empty()));
        }
        open.add(new QuestionOffer(armies, Optional.empty()));
        open.add(new QuestionOffer(discards, Optional.empty()));
        if (CardPlay.throwOnTable(seen)) {
            open.add(new QuestionOffer(odds, playing(seen, viewer)));
        }
        return open;
    }

    private Optional<Offer> playing(March seen, Viewer viewer) {
        return viewer instanceof Seat seat && seen.place(seat) >= 0
                ? acts.offers(seen, seen.place(seat)).stream()
                        .filter(offer -> offer.verb().name().equals(PlayAct.NAME))
                        .findFirst()
                : Optional.empty();
    }

    /** Answers a question that its offer let pass. */
    public View answer(Call question, March seen, Viewer viewer) {
        return switch (question.verb()) {
            case "hand" -> new View(List.of(limit(seen, viewer)), views.hand(seen, viewer), Optional.empty());
            case "armies" -> View.words(views.armies(seen));
            case "cards" -> View.words(piles(seen));
            default -> View.words(weigh(question, seen, viewer));
        };
    }

    private Line limit(March seen, Viewer viewer) {
        return new Line(Text.of("answer.hand", "cards", views.hand(seen, viewer).size()), "end-phase");
    }

    private List<Line> piles(March seen) {
        Cards pile = seen.deck().discards();
        List<Arg.Name> names = deck.ids(pile).stream()
                .map(id -> new Arg.Name("card", id))
                .toList()
                .reversed();
        return List.of(
                new Line(Text.of("answer.left", "left", seen.deck().left()), "action-deck"),
                new Line(
                        names.isEmpty() ? Text.of("answer.no-discards") : Text.of("answer.discards", "cards", names),
                        "action-deck"));
    }

    private List<Line> weigh(Call question, March seen, Viewer viewer) {
        Optional<Card> card = deck.card(question.one(PlayAct.CARD));
        if (card.isPresent() && viewer instanceof Seat seat) {
            return weigh(seen, seen.place(seat), card.get(), question.one(PlayAct.WAY));
        }
        List<Line> lines = new ArrayList<>();
        lines.add(chances.now(seen));
        lines.addAll(chances.again(seen));
        return lines;
    }

    private List<Line> weigh(March seen, int place, Card card, String value) {
        List<Way> open = CardPlay.openWays(seen, place, card);
        Way way = open.stream()
                .filter(one -> one.choice().value().equals(value))
                .findFirst()
                .orElse(open.isEmpty() ? card.ways().getFirst() : open.getFirst());
        return chances.of(seen, card, way);
    }

    /** What the order would set off, as far as its seat may know. */
    public Optional<View> preview(Order order, March seen) {
        List<Line> lines = switch (order.verb()) {
            case PlayAct.NAME ->
                deck.card(order.call().one(PlayAct.CARD))
                        .map(card -> weigh(
                                seen,
                                seen.place(order.seat()),
                                card,
                                order.call().one(PlayAct.WAY)))
                        .orElse(List.of());
            case PowerAct.NAME -> power(order, seen);
            case ForageAct.NAME ->
                ForageAct.forages(order.call())
                        ? chances.fresh(seen, RollKind.FORAGE)
                        : List.of(new Line(Text.of("odds.no-forage"), "forage-phase"));
            case PassAct.NAME -> CardPlay.throwOnTable(seen) ? passing(order, seen) : List.of();
            default -> List.of();
        };
        return lines.isEmpty() ? Optional.empty() : Optional.of(View.words(lines));
    }

    /** What the roller's pass leads to; alone, what it gives may be taken away at once. */
    private List<Line> passing(Order order, March seen) {
        List<Line> lines = new ArrayList<>();
        lines.add(chances.now(seen));
        if (seen.place(order.seat()) == seen.active()) {
            lines.addAll(forced.after(chances.outcome(seen)));
        }
        return lines;
    }

    private List<Line> power(Order order, March seen) {
        int change = PowerAct.change(order.call());
        List<Line> lines = new ArrayList<>();
        lines.add(chances.now(seen));
        if (change == 0) {
            lines.addAll(chances.again(seen));
        } else {
            lines.add(chances.changed(seen, change));
        }
        return lines;
    }
}
