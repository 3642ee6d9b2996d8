package strategos.engine.games.xenophon.computer;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.xenophon.cards.PlayAct;
import strategos.engine.games.xenophon.cards.PowerAct;
import strategos.engine.games.xenophon.cards.Solitaire;
import strategos.engine.games.xenophon.events.HardshipEvents.Foraged;
import strategos.engine.games.xenophon.hardship.ForageAct;
import strategos.engine.games.xenophon.printed.Card;
import strategos.engine.games.xenophon.printed.Card.Way;
import strategos.engine.games.xenophon.printed.CardList;
import strategos.engine.games.xenophon.printed.Effect;
import strategos.engine.games.xenophon.rules.RollResolver;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.RollKind;
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
                        .flatMap(card -> way(card, order.call()).map(way -> card(march, card, way)));
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

    private static Optional<Way> way(Card card, Call call) {
        return card.ways().stream()
                .filter(way ->
                        !card.hasChoice() || call.says(PlayAct.WAY, way.choice().value()))
                .findFirst();
    }

    private Text card(MarchState march, Card card, Way way) {
        int add = way.effects().stream()
                .mapToInt(effect -> effect instanceof Effect.Modify modify ? modify.add() : 0)
                .sum();
        if (add != 0 && march.rollOnTable()) {
            return Text.of("why.card-roll", "card", card.named(), "change", changed(march, add));
        }
        return turned(march, card, way).orElseGet(() -> Text.of("why.card", "card", card.named(), "says", way.words()));
    }

    /** What its tokens make of the roll on the table, where they make something else of it. */
    @Rule("ruling-printed")
    private Optional<Text> turned(MarchState march, Card card, Way way) {
        if (way.touchesRoll() || !march.rollOnTable()) {
            return Optional.empty();
        }
        return resolver.turned(march, way.effects())
                .map(then -> Text.of(
                        "why.card-turns",
                        "card",
                        card.named(),
                        "says",
                        way.words(),
                        "roll",
                        march.currentRoll().kind().named(),
                        "then",
                        resolver.outcome(then).result(),
                        "now",
                        resolver.outcome(march).result()));
    }

    @Rule("leader-cards")
    private Optional<Text> power(MarchState march, Call call) {
        if (!march.rollOnTable()) {
            return Optional.empty();
        }
        int add = PowerAct.change(call);
        return Optional.of(
                add == 0
                        ? Text.of(
                                "why.again",
                                "roll",
                                march.currentRoll().kind().named(),
                                "now",
                                resolver.outcome(march).result())
                        : Text.of("why.power", "change", changed(march, add)));
    }

    private Text changed(MarchState march, int add) {
        int from = march.currentRoll().total();
        boolean same = resolver.outcome(march, from + add).equals(resolver.outcome(march));
        return Text.of(
                same ? "why.change.still" : "why.change",
                "roll",
                march.currentRoll().kind().named(),
                "from",
                from,
                "to",
                from + add,
                "then",
                resolver.outcome(march, from + add).result());
    }
}
