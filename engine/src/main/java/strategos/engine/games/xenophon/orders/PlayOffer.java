package strategos.engine.games.xenophon.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.cards.ActionDeck;
import strategos.engine.games.xenophon.cards.Card;
import strategos.engine.games.xenophon.cards.CardPlay;
import strategos.engine.games.xenophon.cards.Effect;
import strategos.engine.games.xenophon.cards.Way;
import strategos.engine.games.xenophon.events.Settled;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.phases.Thrower;
import strategos.engine.games.xenophon.tables.Tables;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choice;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** Which cards an army may play now, and how. */
record PlayOffer(Verb verb, March seen, int place, List<Card> open, ActionDeck cards, Thrower thrower)
        implements Offer {
    @Override
    public Choices choices(Slot slot, Call filled) {
        if (slot.name().equals(PlayAct.CARD)) {
            List<Choice> from = new ArrayList<>(open.size());
            for (int i = 0; i < open.size(); i++) {
                from.add(open.get(i).choice());
            }
            return Choices.oneOf(from);
        }
        Card card = chosen(filled);
        if (card == null || !card.hasChoice()) {
            return Choices.nothing();
        }
        List<Choice> ways =
                PlayAct.ways(seen, place, card).stream().map(Way::choice).toList();
        // With one way open, it need not be named; a standing order that names it still fits.
        return new Choices.Pick(ways, ways.size() == 1 ? 0 : 1, 1);
    }

    private Card chosen(Call filled) {
        String id = filled.one(PlayAct.CARD);
        for (int i = 0; i < open.size(); i++) {
            if (open.get(i).id().equals(id)) {
                return open.get(i);
            }
        }
        return null;
    }

    @Override
    public Line whyNot(Slot slot, Call filled, String value) {
        if (slot.name().equals(PlayAct.WAY)) {
            List<Text> legal =
                    choices(slot, filled).listed().stream().map(Choice::label).toList();
            return new Line(
                    legal.isEmpty()
                            ? Text.of("refuse.way.none")
                            : Text.of("refuse.way", "value", value, "legal", legal),
                    "ruling-X2");
        }
        return WhyNoCard.line(seen, place, cards, open, value);
    }

    /** Whether the card would change what comes of the throw; what touches no throw always changes something. */
    @Override
    @Rule("ruling-O2")
    public Map<String, String> facts(Call call) {
        Card card = chosen(call);
        if (card == null) {
            return Map.of();
        }
        String value = call.one(PlayAct.WAY);
        Optional<Way> way = PlayAct.ways(seen, place, card).stream()
                .filter(one -> value.isEmpty() || one.choice().value().equals(value))
                .findFirst();
        return way.isEmpty() ? Map.of() : Map.of("matters", matters(way.get()) ? "yes" : "no");
    }

    private boolean matters(Way way) {
        return !CardPlay.throwOnTable(seen) || way.effects().stream().anyMatch(this::matters);
    }

    private boolean matters(Effect effect) {
        Settled now = thrower.outcome(seen);
        int total = seen.cast().total();
        return switch (effect) {
            case Effect.Modify(var roll, int add) ->
                !thrower.outcome(seen, total + add).equals(now);
            case Effect.Reroll reroll -> anotherFaceMatters(now, total);
            case Effect.RerollAny any -> anotherFaceMatters(now, total);
            case Effect.ExtraRally rally -> true;
            case Effect.Draw draw -> true;
            case Effect.Gain gain -> true;
        };
    }

    private boolean anotherFaceMatters(Settled now, int total) {
        int dice = seen.cast().kind().dice();
        int without = total - seen.cast().natural();
        for (int natural = dice; natural <= dice * Tables.SIDES; natural++) {
            if (!thrower.outcome(seen, without + natural).equals(now)) {
                return true;
            }
        }
        return false;
    }
}
