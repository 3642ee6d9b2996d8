package strategos.engine.games.xenophon.computer;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.xenophon.cards.PlayAct;
import strategos.engine.games.xenophon.cards.PowerAct;
import strategos.engine.games.xenophon.cards.Solitaire;
import strategos.engine.games.xenophon.events.HardshipEvents.Foraged;
import strategos.engine.games.xenophon.events.MarchEvent.Settled;
import strategos.engine.games.xenophon.hardship.ForageAct;
import strategos.engine.games.xenophon.printed.Card;
import strategos.engine.games.xenophon.printed.Card.Way;
import strategos.engine.games.xenophon.printed.CardList;
import strategos.engine.games.xenophon.printed.Effect;
import strategos.engine.games.xenophon.rules.RollResolver;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.Token;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.text.Text;

/** What an order hopes for, with the odds, in the words of a person. */
final class Reasons {
    private final RollResolver resolver;
    private final Solitaire solitaire;
    private final CardList deck;

    Reasons(RollResolver resolver, Solitaire solitaire, CardList deck) {
        this.resolver = resolver;
        this.solitaire = solitaire;
        this.deck = deck;
    }

    /** One sentence; only of the army whose turn it is, since others lay their cards down unseen. */
    Optional<Text> of(Seen<MarchState> seen, Order order) {
        MarchState march = seen.position();
        if (!march.roller().seat().equals(order.seat())) {
            return Optional.empty();
        }
        return switch (order.verb()) {
            case ForageAct.NAME -> Optional.of(forage(march, order.call()));
            case PlayAct.NAME ->
                deck.card(order.call().one(PlayAct.CARD))
                        .flatMap(card -> way(march, card, order.call()).flatMap(way -> card(march, card, way)));
            case PowerAct.NAME -> power(march, order.call());
            default -> Optional.empty();
        };
    }

    @Rule("forage-phase")
    private Text forage(MarchState march, Call call) {
        int food = march.roller().food();
        if (!ForageAct.forages(call)) {
            return Text.of("why.march-on", "food", food);
        }
        int added = solitaire.added(march, RollKind.FORAGE);
        int found = 0;
        for (int face = 1; face <= RollKind.SIDES; face++) {
            found += resolver.outcome(march, RollKind.FORAGE, face + added) instanceof Foraged foraged
                            && foraged.food() > 0
                    ? 1
                    : 0;
        }
        return Text.of("why.forage", "n", found, "of", RollKind.SIDES, "food", food);
    }

    /** As the order names it; where one alone is open, it need not. */
    private static Optional<Way> way(MarchState march, Card card, Call call) {
        List<Way> ways = card.hasChoice() ? PlayAct.ways(march, march.roller(), card) : card.ways();
        Optional<String> value = call.maybe(PlayAct.WAY);
        return ways.stream()
                .filter(way -> value.map(way.choice().value()::equals).orElse(true))
                .findFirst();
    }

    /** What the card does is told by the report: the reason is what it is needed for. */
    private Optional<Text> card(MarchState march, Card card, Way way) {
        int add = way.effects().stream()
                .mapToInt(effect -> effect instanceof Effect.Modify modify ? modify.add() : 0)
                .sum();
        if (way.touchesRoll()) {
            return march.rollOnTable()
                    ? Optional.of(
                            add == 0
                                    ? Text.of("why.card-again", "card", card.named(), "again", again(march))
                                    : Text.of("why.card-roll", "card", card.named(), "change", changed(march, add)))
                    : Optional.empty();
        }
        return turned(march, way)
                .map(change -> Text.of("why.card-roll", "card", card.named(), "change", change))
                .or(() -> Optional.of(needed(march.roller(), card, way)));
    }

    /** What its tokens make of the roll on the table, where they make something else of it. */
    @Rule("ruling-printed")
    private Optional<Text> turned(MarchState march, Way way) {
        return march.rollOnTable()
                ? resolver.turned(march, way.effects()).map(then -> change(march, resolver.outcome(then)))
                : Optional.empty();
    }

    /** How much the army has of what the card gives or takes; of mutiny, against which one rallies once more. */
    private static Text needed(Army army, Card card, Way way) {
        if (way.effects().stream().anyMatch(Effect.Draw.class::isInstance)) {
            return Text.of(
                    "why.card-hand", "card", card.named(), "n", army.hand().size() - 1);
        }
        List<Text> held = way.effects().stream()
                .map(effect -> effect instanceof Effect.Gain gain ? gain.token() : Token.MUTINY)
                .map(token -> Text.of("why.held", "n", army.count(token), "token", token.named()))
                .toList();
        return Text.of("why.card-held", "card", card.named(), "held", held);
    }

    @Rule("leader-cards")
    private Optional<Text> power(MarchState march, Call call) {
        if (!march.rollOnTable()) {
            return Optional.empty();
        }
        int add = PowerAct.change(call);
        return Optional.of(add == 0 ? again(march) : Text.of("why.power", "change", changed(march, add)));
    }

    private Text again(MarchState march) {
        return Text.of(
                "why.again",
                "roll",
                march.currentRoll().kind().named(),
                "now",
                resolver.outcome(march).result());
    }

    private Text changed(MarchState march, int add) {
        return change(march, resolver.outcome(march, march.currentRoll().total() + add));
    }

    private Text change(MarchState march, Settled then) {
        Settled now = resolver.outcome(march);
        return Text.of(
                then.equals(now) ? "why.turn.still" : "why.turn",
                "roll",
                march.currentRoll().kind().named(),
                "then",
                then.result(),
                "now",
                now.result());
    }
}
