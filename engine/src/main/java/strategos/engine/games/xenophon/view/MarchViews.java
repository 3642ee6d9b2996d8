package strategos.engine.games.xenophon.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Measure;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.View;
import strategos.engine.View.Figure;
import strategos.engine.Views;
import strategos.engine.games.xenophon.asking.Awaited;
import strategos.engine.games.xenophon.cards.CardPlay;
import strategos.engine.games.xenophon.cards.PlayAct;
import strategos.engine.games.xenophon.cards.PowerAct;
import strategos.engine.games.xenophon.hardship.ForageAct;
import strategos.engine.games.xenophon.printed.Card;
import strategos.engine.games.xenophon.printed.Card.Way;
import strategos.engine.games.xenophon.printed.CardList;
import strategos.engine.games.xenophon.sequence.PassAct;
import strategos.engine.games.xenophon.sequence.Tables;
import strategos.engine.games.xenophon.sequence.TurnSequence;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.Cards;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.Stage;
import strategos.engine.kit.Acts;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** What is shown to a viewer, the queries he may put, and what an order would set off. */
public final class MarchViews implements Views<MarchState> {
    private final Verb hand = Verb.question("hand", "action-deck");
    private final Verb armies = Verb.question("armies", "distance-track");
    private final Verb discards = Verb.question("cards", "action-deck");
    private final Verb odds = Verb.question("odds", "dice", Slot.one(PlayAct.CARD), Slot.one(PlayAct.WAY));
    private final Briefs briefs;
    private final Scenes scenes;
    private final Acts<MarchState, Army> acts;
    private final CardList deck;
    private final Odds chances;
    private final Stakes stakes;

    public MarchViews(
            Tables tables, Acts<MarchState, Army> acts, CardList deck, TurnSequence sequence, Awaited awaited) {
        this.briefs = new Briefs(tables);
        this.scenes = new Scenes(tables);
        this.acts = acts;
        this.deck = deck;
        this.chances = new Odds(sequence.resolver(), sequence.solitaire());
        this.stakes = new Stakes(sequence, deck, awaited);
    }

    /** Words, hand and map. */
    @Override
    public View of(Seen<MarchState> seen) {
        List<Line> brief = briefs.of(seen);
        return new View(brief, hand(seen), Optional.of(scenes.of(seen, brief)));
    }

    /** Where the army stands, its men, what it carries and holds; of a match as a whole there is none. */
    @Override
    public List<Figure> figures(Seen<MarchState> open, Optional<Seat> seat) {
        return seat.flatMap(open.position()::find).map(briefs::figures).orElse(List.of());
    }

    /** The road; men; what burdens each army. */
    @Override
    public List<Measure> measures(Seen<MarchState> open) {
        return briefs.measures(open.position());
    }

    @Override
    public Optional<Text> date(Seen<MarchState> open) {
        return Optional.of(briefs.date(open.position()));
    }

    @Override
    public List<Text> stakes(Seen<MarchState> seen, Seat asked) {
        return stakes.of(seen, asked);
    }

    @Rule("ruling-O1")
    @Override
    public List<Seat> answered(Seen<MarchState> open) {
        MarchState march = open.position();
        return march.stage() == Stage.OPPONENTS ? march.window().answered() : List.of();
    }

    /** The viewer's own cards, with what each does. */
    private List<Choice> hand(Seen<MarchState> seen) {
        Cards hand = own(seen).map(Army::hand).orElse(Cards.NONE);
        return hand.known() ? deck.choices(hand) : List.of();
    }

    private static Optional<Army> own(Seen<MarchState> seen) {
        return seen.viewer() instanceof Seat seat ? seen.position().find(seat) : Optional.empty();
    }

    /** The verbs of the queries. */
    public List<Verb> verbs() {
        return List.of(hand, armies, discards, odds);
    }

    @Override
    public List<Offer> queries(Seen<MarchState> seen) {
        List<Offer> open = new ArrayList<>();
        if (!hand(seen).isEmpty()) {
            open.add(new QueryOffer(hand, Optional.empty()));
        }
        open.add(new QueryOffer(armies, Optional.empty()));
        open.add(new QueryOffer(discards, Optional.empty()));
        if (seen.position().rollOnTable()) {
            open.add(new QueryOffer(odds, playing(seen)));
        }
        return open;
    }

    private Optional<Offer> playing(Seen<MarchState> seen) {
        return own(seen).stream()
                .flatMap(army -> acts.offers(seen, army).stream())
                .filter(offer -> offer.verb().name().equals(PlayAct.NAME))
                .findFirst();
    }

    @Override
    public View answer(Call query, Seen<MarchState> seen) {
        return switch (query.verb()) {
            case "hand" -> new View(List.of(limit(seen)), hand(seen), Optional.empty());
            case "armies" -> View.words(briefs.armies(seen));
            case "cards" -> View.words(piles(seen));
            default -> View.words(weigh(query, seen));
        };
    }

    private Line limit(Seen<MarchState> seen) {
        return new Line(Text.of("answer.hand", "cards", hand(seen).size()), "end-phase");
    }

    private List<Line> piles(Seen<MarchState> seen) {
        Cards pile = seen.position().deck().discards();
        List<Arg.Name> names = deck.ids(pile).stream()
                .map(id -> new Arg.Name("card", id))
                .toList()
                .reversed();
        return List.of(
                new Line(Text.of("answer.left", "left", seen.position().deck().left()), "action-deck"),
                new Line(
                        names.isEmpty() ? Text.of("answer.no-discards") : Text.of("answer.discards", "cards", names),
                        "action-deck"));
    }

    private List<Line> weigh(Call query, Seen<MarchState> seen) {
        Optional<Card> card = query.maybe(PlayAct.CARD).flatMap(deck::card);
        Optional<Army> own = own(seen);
        if (card.isPresent() && own.isPresent()) {
            return weigh(seen, own.get(), card.get(), query.maybe(PlayAct.WAY));
        }
        List<Line> lines = new ArrayList<>();
        lines.add(chances.now(seen));
        lines.addAll(chances.again(seen));
        return lines;
    }

    private List<Line> weigh(Seen<MarchState> seen, Army army, Card card, Optional<String> value) {
        List<Way> open = CardPlay.openWays(seen.position(), army, card);
        Way way = open.stream()
                .filter(one -> value.filter(one.choice().value()::equals).isPresent())
                .findFirst()
                .orElse(open.isEmpty() ? card.ways().getFirst() : open.getFirst());
        return chances.of(seen, card, way);
    }

    @Override
    public Optional<View> preview(Order order, Seen<MarchState> seen) {
        List<Line> lines = switch (order.verb()) {
            case PlayAct.NAME ->
                deck.card(order.call().one(PlayAct.CARD))
                        .map(card -> weigh(
                                seen,
                                seen.position().army(order.seat()),
                                card,
                                order.call().maybe(PlayAct.WAY)))
                        .orElse(List.of());
            case PowerAct.NAME -> power(order, seen);
            case ForageAct.NAME ->
                ForageAct.forages(order.call())
                        ? chances.fresh(seen, RollKind.FORAGE)
                        : List.of(new Line(Text.of("odds.no-forage"), "forage-phase"));
            case PassAct.NAME -> seen.position().rollOnTable() ? passing(order, seen) : List.of();
            default -> List.of();
        };
        return lines.isEmpty() ? Optional.empty() : Optional.of(View.words(lines));
    }

    /** What the roller's pass leads to; alone, what it gives may be taken away at once. */
    private List<Line> passing(Order order, Seen<MarchState> seen) {
        List<Line> lines = new ArrayList<>();
        lines.add(chances.now(seen));
        if (order.seat().equals(seen.position().roller().seat())) {
            lines.addAll(chances.afterwards(seen));
        }
        return lines;
    }

    private List<Line> power(Order order, Seen<MarchState> seen) {
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

    /**
     * A query that is open.
     *
     * @param playing the cards that could be played now, about which it may ask; a card need not be named
     */
    private record QueryOffer(Verb verb, Optional<Offer> playing) implements Offer {
        @Override
        public Choices choices(Slot slot, Call filled) {
            if (playing.isEmpty()) {
                return Choices.nothing();
            }
            if (slot.name().equals(PlayAct.CARD)) {
                return new Choices.Pick(playing.get().choices(slot, filled).listed(), 0, 1);
            }
            return filled.all(PlayAct.CARD).isEmpty()
                    ? Choices.nothing()
                    : playing.get().choices(slot, filled);
        }

        @Override
        public Line whyNot(Slot slot, Call filled, String value) {
            return playing.isPresent() && !value.isEmpty()
                    ? playing.get().whyNot(slot, filled, value)
                    : Offer.super.whyNot(slot, filled, value);
        }
    }
}
