package strategos.engine.games.persians.orders;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import strategos.engine.games.persians.printed.Counters;
import strategos.engine.offer.Choice;
import strategos.engine.text.Arg;
import strategos.engine.text.Text;

/** So many units of a kind, or ships of a type, as choices: made once, since whatever can be taken is a long list of them. */
final class Counted {
    private final Choice all = new Choice(Handful.ALL, Text.of("choice.all"));
    private final Map<String, List<Choice>> choices = new HashMap<>();

    Counted(Counters counters) {
        counters.units().forEach(unit -> choices.put(unit.id(), list("unit", unit.id(), unit.count())));
        counters.ships().forEach(ship -> choices.put(ship.id(), list("ship", ship.id(), ship.count())));
    }

    private static List<Choice> list(String words, String kind, int most) {
        List<Choice> list = new ArrayList<>();
        for (int n = 1; n <= most; n++) {
            list.add(choice(words, kind, n));
        }
        return list;
    }

    private static Choice choice(String words, String kind, int n) {
        return new Choice(n + "-" + kind, Text.of("so-many", "n", n, "what", new Arg.Name(words, kind)));
    }

    /** Whatever is left. */
    Choice all() {
        return all;
    }

    /** So many units of that kind. */
    Choice units(String kind, int n) {
        return of("unit", kind, n);
    }

    /** So many ships of that type. */
    Choice ships(String type, int n) {
        return of("ship", type, n);
    }

    private Choice of(String words, String kind, int n) {
        List<Choice> made = choices.get(kind);
        return n <= made.size() ? made.get(n - 1) : choice(words, kind, n);
    }
}
