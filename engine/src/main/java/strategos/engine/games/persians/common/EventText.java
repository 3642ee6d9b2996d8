package strategos.engine.games.persians.common;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.games.persians.printed.Counters.Leader;
import strategos.engine.games.persians.printed.Tables;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.kit.Strips;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** How events put themselves into words and pictures. */
public final class EventText {
    private EventText() {}

    public static Optional<Line> line(String key, String rule, Object... values) {
        return Optional.of(new Line(Text.of(key, values), rule));
    }

    public static Arg counters(List<CounterId> ids) {
        return many(ids.stream().map(Leader::named).toList());
    }

    /** Leaders and units together. */
    public static Arg band(List<CounterId> leaders, Troops troops) {
        List<Arg> all = new ArrayList<>(leaders.stream().map(Leader::named).toList());
        if (troops.named() instanceof Arg.Many(List<Arg> units)) {
            all.addAll(units);
        }
        return many(all);
    }

    public static Arg zones(List<ZoneId> ids) {
        return many(ids.stream().map(ZoneId::named).toList());
    }

    public static Arg faces(List<Integer> dice) {
        return many(dice.stream().<Arg>map(Arg.Count::new).toList());
    }

    private static Arg many(List<Arg> list) {
        return list.isEmpty() ? new Arg.Nested(Text.of("nothing")) : new Arg.Many(list);
    }

    /** Dice as a picture. */
    public static Strips strip(String title, String rule, Side side) {
        return Strips.of(
                Text.of(title, "side", side.named()),
                Text.of("strip.citation", "rule", new Arg.Typed(rule)),
                side.id(),
                Tables.SIDES);
    }
}
