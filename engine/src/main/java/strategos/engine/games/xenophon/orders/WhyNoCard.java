package strategos.engine.games.xenophon.orders;

import java.util.List;
import java.util.Optional;
import strategos.engine.games.xenophon.March;
import strategos.engine.games.xenophon.Stage;
import strategos.engine.games.xenophon.cards.ActionDeck;
import strategos.engine.games.xenophon.cards.Card;
import strategos.engine.games.xenophon.cards.CardPlay;
import strategos.engine.games.xenophon.cards.Effect;
import strategos.engine.games.xenophon.cards.Way;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** Why a card cannot be played now, in a sentence with the rule, and which can. */
final class WhyNoCard {
    private WhyNoCard() {}

    static Line line(March seen, int place, ActionDeck cards, List<Card> open, String value) {
        List<Arg.Name> legal = open.stream().map(Card::named).toList();
        if (value.isEmpty()) {
            return new Line(Text.of("refuse.card.none", "legal", legal), "action-deck");
        }
        Optional<Card> known = cards.card(value);
        if (known.isEmpty()) {
            return new Line(Text.of("refuse.card.unknown", "value", value, "legal", legal), "action-deck-card-list");
        }
        Card card = known.get();
        if (!seen.army(place).hand().has(card.number())) {
            return new Line(Text.of("refuse.card.not-held", "card", card.named(), "legal", legal), "action-deck");
        }
        Line why = why(seen, place, card.ways().getFirst());
        if (card.hasChoice()) {
            Line other = why(seen, place, card.ways().getLast());
            why = new Line(Text.of("why.both", "first", why.text(), "second", other.text()), why.rule());
        }
        return new Line(
                Text.of("refuse.card.not-now", "card", card.named(), "why", why.text(), "legal", legal), why.rule());
    }

    private static Line why(March seen, int place, Way way) {
        boolean own = place == seen.active();
        if (own && !way.aim().self()) {
            return new Line(Text.of("why.harms"), "ruling-aims");
        }
        if (!own && !way.aim().opponent()) {
            return new Line(Text.of("why.helps"), "ruling-aims");
        }
        return way.effects().stream()
                .map(effect -> why(seen, effect))
                .flatMap(Optional::stream)
                .findFirst()
                .orElseGet(() -> new Line(Text.of("why.closed"), "ruling-order"));
    }

    private static Optional<Line> why(March seen, Effect effect) {
        return switch (effect) {
            case Effect.Modify modify -> otherRoll(seen, modify.roll().named());
            case Effect.Reroll reroll -> otherRoll(seen, reroll.roll().named());
            case Effect.RerollAny any ->
                CardPlay.throwOnTable(seen)
                        ? Optional.empty()
                        : Optional.of(new Line(Text.of("why.no-throw"), "ruling-X4"));
            case Effect.ExtraRally rally ->
                seen.stage() == Stage.RALLY_AGAIN
                        ? Optional.empty()
                        : Optional.of(new Line(Text.of("why.rally"), "ruling-X5"));
            case Effect.Draw draw -> Optional.empty();
            case Effect.Gain gain ->
                seen.roller().count(gain.token()) > 0 || gain.count() > 0
                        ? Optional.empty()
                        : Optional.of(new Line(
                                Text.of("why.no-token", "token", gain.token().named()), "ruling-X6"));
        };
    }

    private static Optional<Line> otherRoll(March seen, Arg.Name roll) {
        if (!CardPlay.throwOnTable(seen)) {
            return Optional.of(new Line(Text.of("why.no-roll", "roll", roll), "ruling-P1"));
        }
        Arg.Name now = seen.cast().kind().named();
        return now.equals(roll)
                ? Optional.empty()
                : Optional.of(new Line(Text.of("why.other-roll", "roll", roll, "now", now), "ruling-P1"));
    }
}
