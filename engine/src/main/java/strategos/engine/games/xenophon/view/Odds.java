package strategos.engine.games.xenophon.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import strategos.engine.games.xenophon.cards.Card;
import strategos.engine.games.xenophon.cards.CardPlay;
import strategos.engine.games.xenophon.cards.Effect;
import strategos.engine.games.xenophon.cards.Way;
import strategos.engine.games.xenophon.events.CardEvents.CardPlayed;
import strategos.engine.games.xenophon.events.Settled;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.RollKind;
import strategos.engine.games.xenophon.phases.Thrower;
import strategos.engine.games.xenophon.tables.Tables;
import strategos.engine.seat.Seat;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** What a throw comes to, and what it would come to, with exact chances. */
final class Odds {
    private final Thrower thrower;
    private final Forced forced;

    Odds(Thrower thrower, Forced forced) {
        this.thrower = thrower;
        this.forced = forced;
    }

    /** The throw on the table as it stands. */
    Line now(March seen) {
        return line(
                seen,
                Text.of(
                        "odds.now",
                        "roll",
                        seen.cast().kind().named(),
                        "total",
                        seen.cast().total(),
                        "result",
                        thrower.outcome(seen).result()));
    }

    /** The position to which the throw on the table leads. */
    March outcome(March seen) {
        return thrower.outcome(seen).apply(seen);
    }

    /** The throw with so much more. */
    Line changed(March seen, int add) {
        int total = seen.cast().total() + add;
        return line(
                seen,
                Text.of(
                        "odds.changed",
                        "roll",
                        seen.cast().kind().named(),
                        "total",
                        total,
                        "result",
                        thrower.outcome(seen, total).result()));
    }

    /** The throw made again, with what has been played on it. */
    List<Line> again(March seen) {
        RollKind kind = seen.cast().kind();
        int added = seen.cast().total() - seen.cast().natural() + forced.added(seen, kind);
        List<Line> lines = new ArrayList<>(forced.on(seen, kind));
        lines.addAll(chances("odds.again", kind, natural -> thrower.outcome(seen, natural + added)));
        return lines;
    }

    /** A roll of that kind, as things stand. */
    List<Line> fresh(March seen, RollKind kind) {
        int added = forced.added(seen, kind);
        List<Line> lines = new ArrayList<>(forced.on(seen, kind));
        lines.addAll(chances("odds.chance", kind, natural -> thrower.outcome(seen, kind, natural + added)));
        return lines;
    }

    /** What the card would do, played in that way; nothing where there is nothing to weigh. */
    List<Line> of(March seen, Card card, Way way) {
        List<Line> lines = new ArrayList<>();
        boolean touches = way.touchesThrow() && CardPlay.throwOnTable(seen);
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
                    lines.add(new Line(Text.of("odds.sure", "card", card.named(), "says", way.words()), "action-deck"));
            }
        }
        if (!way.touchesThrow() && seen.solitaire() && seen.roller().hand().has(card.number())) {
            Seat roller = seen.roller().seat();
            lines.addAll(
                    forced.after(new CardPlayed(roller, roller, card.number(), card.id(), way.effects()).apply(seen)));
        }
        return lines;
    }

    private static List<Line> chances(String key, RollKind kind, IntFunction<Settled> outcome) {
        Map<Settled, Integer> ways = new LinkedHashMap<>();
        int of = kind.dice() == 1 ? Tables.SIDES : Tables.SIDES * Tables.SIDES;
        for (int first = 1; first <= Tables.SIDES; first++) {
            if (kind.dice() == 1) {
                ways.merge(outcome.apply(first), 1, Integer::sum);
            } else {
                for (int second = 1; second <= Tables.SIDES; second++) {
                    ways.merge(outcome.apply(first + second), 1, Integer::sum);
                }
            }
        }
        List<Line> lines = new ArrayList<>();
        ways.forEach((settled, n) -> lines.add(new Line(
                Text.of(key, "n", n, "of", of, "result", settled.result()),
                kind.phase().rule())));
        return lines;
    }

    private static Line line(March seen, Text text) {
        return new Line(text, seen.cast().kind().phase().rule());
    }
}
