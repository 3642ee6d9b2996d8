package strategos.engine.games.xenophon.cards;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.xenophon.printed.Card;
import strategos.engine.games.xenophon.printed.Card.Way;
import strategos.engine.games.xenophon.printed.CardList;
import strategos.engine.games.xenophon.printed.Effect;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.Phase;
import strategos.engine.games.xenophon.state.Stage;
import strategos.engine.offer.Order;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** Why a card cannot be played now, in a sentence with the rule, and which can. */
public final class WhyNoCard {
    private WhyNoCard() {}

    /** Of a seat to which playing is open. */
    static Line line(Seen<MarchState> seen, Army army, CardList cards, List<Card> open, String value) {
        List<Arg.Name> legal = open.stream().map(Card::named).toList();
        if (value.isEmpty()) {
            return new Line(Text.of("refuse.card.none", "legal", legal), "action-deck");
        }
        Optional<Card> known = named(cards, value);
        if (known.isEmpty()) {
            return new Line(
                    Text.of("refuse.card.unknown", "value", value, "legal", legal, "n", legal.size()),
                    "action-deck-card-list");
        }
        Card card = known.get();
        if (!army.hand().has(card.number())) {
            return new Line(
                    Text.of("refuse.card.not-held", "card", card.named(), "legal", legal, "n", legal.size()),
                    "action-deck");
        }
        Line why = why(seen, army, card.ways().getFirst());
        if (card.hasChoice()) {
            Line other = why(seen, army, card.ways().getLast());
            why = why.equals(other)
                    ? why
                    : new Line(Text.of("why.both", "first", why.text(), "second", other.text()), why.rule());
        }
        Line refusal = new Line(
                Text.of(
                        "refuse.card.not-now",
                        "card",
                        card.named(),
                        "why",
                        why.text(),
                        "legal",
                        legal,
                        "n",
                        legal.size()),
                why.rule());
        return beforehand(seen, army, card) ? Beforehand.offered(refusal, army.seat(), card) : refusal;
    }

    /** Of a seat to which playing is not open, when it names a card. */
    public static Optional<Line> barred(Seen<MarchState> seen, Order order, CardList cards) {
        Optional<Army> army = seen.position().find(order.seat());
        Optional<String> value = order.call().maybe(PlayAct.CARD);
        return army.isEmpty() || !order.verb().equals(PlayAct.NAME) || value.isEmpty() || !underWay(seen, army.get())
                ? Optional.empty()
                : Optional.of(line(seen, army.get(), cards, List.of(), value.get()));
    }

    private static boolean underWay(Seen<MarchState> seen, Army army) {
        return army.marching()
                && switch (seen.position().stage()) {
                    case LOTS, DEAL, LEADERS, OVER -> false;
                    default -> true;
                };
    }

    /** By its id, or as it is printed: signs and capitals do not count. */
    private static Optional<Card> named(CardList cards, String value) {
        String id = value.strip().toLowerCase(Locale.ROOT).replace("&", "and").replaceAll("[^a-z0-9]+", "-");
        return cards.card(value).or(() -> cards.card(id));
    }

    /** Harm in one's own turn, and whatever is out of turn, waits as a standing order; alone there is no harm to keep. */
    @Rule({"ruling-O2", "ruling-S3"})
    private static boolean beforehand(Seen<MarchState> seen, Army army, Card card) {
        boolean harms = !Beforehand.aimed(card, true).isEmpty();
        return seen.position().isRoller(army)
                ? harms
                        && !seen.position().solitaire()
                        && card.ways().stream().noneMatch(way -> way.aim().self())
                : true;
    }

    private static Line why(Seen<MarchState> seen, Army army, Way way) {
        boolean own = seen.position().isRoller(army);
        if (own && !way.aim().self()) {
            return new Line(Text.of(seen.position().solitaire() ? "why.harms.alone" : "why.harms"), "ruling-aims");
        }
        if (!own && !way.aim().opponent()) {
            return new Line(Text.of("why.helps"), "ruling-aims");
        }
        return way.effects().stream()
                .map(effect -> why(seen, effect))
                .flatMap(Optional::stream)
                .findFirst()
                .orElseGet(() -> closed(seen, own));
    }

    /** It would fit, but its owner has not the word. */
    @Rule({"ruling-order", "ruling-O1", "ruling-O2", "ruling-X6"})
    private static Line closed(Seen<MarchState> seen, boolean own) {
        if (own && seen.position().phase() == Phase.END) {
            return new Line(Text.of("why.too-late"), "ruling-X6");
        }
        String key = "why.closed";
        if (own && seen.position().stage() == Stage.OPPONENTS) {
            key = "why.opponents-first";
        } else if (!own) {
            key = seen.position().mode().asking() ? "why.answered" : "why.not-your-turn";
        }
        return new Line(Text.of(key, "army", seen.position().roller().seat()), "ruling-order");
    }

    private static Optional<Line> why(Seen<MarchState> seen, Effect effect) {
        return switch (effect) {
            case Effect.Modify modify -> otherRoll(seen, modify.roll().named());
            case Effect.Reroll reroll -> otherRoll(seen, reroll.roll().named());
            case Effect.RerollAny any ->
                seen.position().rollOnTable()
                        ? Optional.empty()
                        : Optional.of(new Line(Text.of("why.nothing-rolled"), "ruling-X4"));
            case Effect.ExtraRally rally ->
                seen.position().stage() == Stage.RALLY_AGAIN
                        ? Optional.empty()
                        : Optional.of(new Line(Text.of("why.rally"), "ruling-X5"));
            case Effect.Draw draw -> Optional.empty();
            case Effect.Gain gain ->
                seen.position().roller().count(gain.token()) > 0 || gain.count() > 0
                        ? Optional.empty()
                        : Optional.of(new Line(
                                Text.of("why.no-token", "token", gain.token().named()),
                                gain.aim() == Effect.Aim.SELF ? "ruling-X6" : "ruling-X7"));
        };
    }

    private static Optional<Line> otherRoll(Seen<MarchState> seen, Arg.Name roll) {
        if (!seen.position().rollOnTable()) {
            return Optional.of(new Line(Text.of("why.no-roll", "roll", roll), "ruling-P1"));
        }
        Arg.Name now = seen.position().currentRoll().kind().named();
        return now.equals(roll)
                ? Optional.empty()
                : Optional.of(new Line(Text.of("why.other-roll", "roll", roll, "now", now), "ruling-P1"));
    }
}
