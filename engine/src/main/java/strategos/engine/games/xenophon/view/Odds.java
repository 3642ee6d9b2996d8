package strategos.engine.games.xenophon.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import strategos.engine.games.xenophon.March;
import strategos.engine.games.xenophon.RollKind;
import strategos.engine.games.xenophon.cards.Card;
import strategos.engine.games.xenophon.cards.CardPlay;
import strategos.engine.games.xenophon.cards.Effect;
import strategos.engine.games.xenophon.cards.Way;
import strategos.engine.games.xenophon.events.Settled;
import strategos.engine.games.xenophon.phases.Thrower;
import strategos.engine.games.xenophon.tables.Tables;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** What a throw comes to, and what it would come to, with exact chances. */
final class Odds {
    private final Thrower thrower;

    Odds(Thrower thrower) {
        this.thrower = thrower;
    }

    /** The throw on the table as it stands. */
    Line now(March seen) {
        return line(
                seen,
                Text.of(
                        "odds.now",
                        "total",
                        seen.cast().total(),
                        "result",
                        thrower.outcome(seen).result()));
    }

    /** The throw with so much more. */
    Line changed(March seen, int add) {
        int total = seen.cast().total() + add;
        return line(
                seen,
                Text.of(
                        "odds.changed",
                        "total",
                        total,
                        "result",
                        thrower.outcome(seen, total).result()));
    }

    /** The throw made again, with what has been played on it. */
    List<Line> again(March seen) {
        int added = seen.cast().total() - seen.cast().natural();
        return chances(seen.cast().kind(), natural -> thrower.outcome(seen, natural + added));
    }

    /** A roll of that kind, as things stand. */
    List<Line> fresh(March seen, RollKind kind) {
        return chances(kind, natural -> thrower.outcome(seen, kind, natural));
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
        return lines;
    }

    private static List<Line> chances(RollKind kind, IntFunction<Settled> outcome) {
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
                Text.of("odds.chance", "n", n, "of", of, "result", settled.result()),
                kind.phase().rule())));
        return lines;
    }

    private static Line line(March seen, Text text) {
        return new Line(text, seen.cast().kind().phase().rule());
    }
}
