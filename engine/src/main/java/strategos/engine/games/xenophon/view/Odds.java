package strategos.engine.games.xenophon.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.xenophon.cards.Solitaire;
import strategos.engine.games.xenophon.events.CardEvents.CardPlayed;
import strategos.engine.games.xenophon.events.MarchEvent.Settled;
import strategos.engine.games.xenophon.printed.Card;
import strategos.engine.games.xenophon.printed.Card.Way;
import strategos.engine.games.xenophon.printed.Effect;
import strategos.engine.games.xenophon.rules.RollResolver;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** What a roll comes to, and what it would come to, with exact chances. */
final class Odds {
    private final RollResolver resolver;
    private final Solitaire solitaire;
    private final Forced forced;

    Odds(RollResolver resolver, Solitaire solitaire) {
        this.resolver = resolver;
        this.solitaire = solitaire;
        this.forced = new Forced(solitaire);
    }

    /** The roll on the table as it stands. */
    Line now(Seen<MarchState> seen) {
        return line(
                seen,
                Text.of(
                        "odds.now",
                        "roll",
                        seen.position().currentRoll().kind().named(),
                        "total",
                        seen.position().currentRoll().total(),
                        "result",
                        Stakes.meaning(resolver.outcome(seen.position()))));
    }

    /** What falls at once, alone, when the roll on the table is settled as it stands. */
    List<Line> afterwards(Seen<MarchState> seen) {
        return forced.after(resolver.outcome(seen.position()).apply(seen.position()));
    }

    /** The roll with so much more. */
    Line changed(Seen<MarchState> seen, int add) {
        int total = seen.position().currentRoll().total() + add;
        return changed(seen, total, resolver.outcome(seen.position(), total));
    }

    private static Line changed(Seen<MarchState> seen, int total, Settled result) {
        return line(
                seen,
                Text.of(
                        "odds.changed",
                        "roll",
                        seen.position().currentRoll().kind().named(),
                        "total",
                        total,
                        "result",
                        Stakes.meaning(result)));
    }

    /** What tokens would make of the roll on the table, where they make something else of it. */
    @Rule("ruling-printed")
    private List<Line> turned(Seen<MarchState> seen, Way way) {
        if (way.touchesRoll() || !seen.position().rollOnTable()) {
            return List.of();
        }
        return resolver.turned(seen.position(), way.effects())
                .map(then -> List.of(now(seen), changed(seen, then.currentRoll().total(), resolver.outcome(then))))
                .orElse(List.of());
    }

    /** The roll made again, with what has been played on it. */
    List<Line> again(Seen<MarchState> seen) {
        RollKind kind = seen.position().currentRoll().kind();
        int added = seen.position().currentRoll().total()
                - seen.position().currentRoll().natural()
                + solitaire.added(seen.position(), kind);
        List<Line> lines = new ArrayList<>(forced.on(seen, kind));
        lines.addAll(chances("odds.again", kind, natural -> resolver.outcome(seen.position(), natural + added)));
        return lines;
    }

    /** A roll of that kind, as things stand. */
    List<Line> fresh(Seen<MarchState> seen, RollKind kind) {
        int added = solitaire.added(seen.position(), kind);
        List<Line> lines = new ArrayList<>(forced.on(seen, kind));
        lines.addAll(chances("odds.chance", kind, natural -> resolver.outcome(seen.position(), kind, natural + added)));
        return lines;
    }

    /** What the card would do, played in that way; nothing where there is nothing to weigh. */
    List<Line> of(Seen<MarchState> seen, Card card, Way way) {
        List<Line> lines = new ArrayList<>();
        List<Line> sure = new ArrayList<>();
        boolean touches = way.touchesRoll() && seen.position().rollOnTable();
        if (touches) {
            lines.add(now(seen));
        }
        for (Effect effect : way.effects()) {
            switch (effect) {
                case Effect.Modify modify when touches -> lines.add(changed(seen, modify.add()));
                case Effect.Reroll reroll when touches -> lines.addAll(again(seen));
                case Effect.RerollAny any when touches -> lines.addAll(again(seen));
                case Effect.ExtraRally rally -> lines.addAll(fresh(seen, RollKind.RALLY));
                default ->
                    sure.add(new Line(Text.of("odds.sure", "card", card.named(), "says", way.words()), "action-deck"));
            }
        }
        // The words of the way tell all that it does.
        sure.stream().limit(1).forEach(lines::add);
        lines.addAll(turned(seen, way));
        if (!way.touchesRoll()
                && seen.position().solitaire()
                && seen.position().roller().hand().has(card.number())) {
            Seat roller = seen.position().roller().seat();
            lines.addAll(forced.after(
                    new CardPlayed(roller, roller, card.number(), card.id(), way.effects()).apply(seen.position())));
        }
        return lines;
    }

    private static List<Line> chances(String key, RollKind kind, IntFunction<Settled> outcome) {
        Map<Settled, Integer> ways = new LinkedHashMap<>();
        int of = kind.dice() == 1 ? RollKind.SIDES : RollKind.SIDES * RollKind.SIDES;
        for (int first = 1; first <= RollKind.SIDES; first++) {
            if (kind.dice() == 1) {
                ways.merge(outcome.apply(first), 1, Integer::sum);
            } else {
                for (int second = 1; second <= RollKind.SIDES; second++) {
                    ways.merge(outcome.apply(first + second), 1, Integer::sum);
                }
            }
        }
        List<Line> lines = new ArrayList<>();
        ways.forEach((settled, n) -> lines.add(new Line(
                Text.of(key, "n", n, "of", of, "result", Stakes.meaning(settled)),
                kind.phase().rule())));
        return lines;
    }

    private static Line line(Seen<MarchState> seen, Text text) {
        return new Line(text, seen.position().currentRoll().kind().phase().rule());
    }

    /** The cards that whoever marches alone will have to play on himself. */
    @Rule({"ruling-S1", "ruling-S2"})
    private static final class Forced {
        private final Solitaire solitaire;

        Forced(Solitaire solitaire) {
            this.solitaire = solitaire;
        }

        /** What falls on a roll of that kind when it is made. */
        List<Line> on(Seen<MarchState> seen, RollKind kind) {
            List<Line> lines = new ArrayList<>();
            for (Card card : solitaire.harming(seen.position())) {
                for (Way way : card.ways()) {
                    if (way.rolls().contains(kind)) {
                        lines.add(new Line(
                                Text.of("odds.forced.roll", "card", card.named(), "says", way.words()), "ruling-S1"));
                    }
                }
            }
            return lines;
        }

        /** What falls at once in the position to which an order leads. */
        List<Line> after(MarchState next) {
            if (!next.solitaire() || !next.roller().marching()) {
                return List.of();
            }
            return solitaire.due(next).map(card -> List.of(after(next, card))).orElse(List.of());
        }

        private static Line after(MarchState next, Card card) {
            Way way = Solitaire.waysDue(next, card).getFirst();
            Text says = Effect.told(way.effects(), next.roller().seat(), Optional.empty());
            return new Line(Text.of("odds.forced", "card", card.named(), "says", says), "ruling-S1");
        }
    }
}
