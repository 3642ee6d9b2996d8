package strategos.engine.games.persians.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import strategos.engine.Choice;
import strategos.engine.Choices;
import strategos.engine.games.persians.printed.Leader;
import strategos.engine.games.persians.war.Ship;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.text.Arg;
import strategos.engine.text.Text;

/**
 * Things chosen step by step: {@code 3-pe-spara} is three units of that kind, {@code 2-persia-5} two such ships, a leader
 * is named; {@code all} is whatever is left. A kind is named once.
 */
final class Handful {
    static final String ALL = "all";

    private final Troops troops;
    private final Map<String, Integer> ships = new TreeMap<>();
    private final List<String> leaders;
    private final Predicate<Handful.Taken> allowed;
    private final boolean needsOne;

    /** What was taken. */
    record Taken(Troops troops, Map<String, Integer> ships, List<String> leaders) {
        boolean isEmpty() {
            return troops.isEmpty() && ships.isEmpty() && leaders.isEmpty();
        }

        /** Ships of those types out of these, the least travelled first. */
        List<Ship> out(List<Ship> from) {
            List<Ship> some = new ArrayList<>();
            List<Ship> sorted = from.stream().sorted().toList();
            ships.forEach((type, n) ->
                    sorted.stream().filter(s -> s.type().equals(type)).limit(n).forEach(some::add));
            return some;
        }
    }

    /**
     * A choice.
     *
     * @param allowed what must hold of every selection on the way
     * @param needsOne whether it cannot be left empty
     */
    Handful(Troops troops, List<Ship> ships, List<String> leaders, Predicate<Taken> allowed, boolean needsOne) {
        this.troops = troops;
        ships.forEach(ship -> this.ships.merge(ship.type(), 1, Integer::sum));
        this.leaders = List.copyOf(leaders);
        this.allowed = allowed;
        this.needsOne = needsOne;
    }

    /** Whether there is anything to take: looked up without listing everything. */
    boolean isEmpty() {
        for (String kind : troops.kinds()) {
            if (allowed.test(new Taken(Troops.of(kind, 1), Map.of(), List.of()))) {
                return false;
            }
        }
        for (String type : ships.keySet()) {
            if (allowed.test(new Taken(Troops.NONE, Map.of(type, 1), List.of()))) {
                return false;
            }
        }
        for (String leader : leaders) {
            if (allowed.test(new Taken(Troops.NONE, Map.of(), List.of(leader)))) {
                return false;
            }
        }
        Taken all = new Taken(troops, ships, leaders);
        return all.isEmpty() || !allowed.test(all);
    }

    /** What may be added to those tokens. */
    Choices choices(List<String> tokens) {
        Taken taken = taken(tokens);
        List<Choice> next = new ArrayList<>();
        if (!tokens.contains(ALL)) {
            if (tokens.isEmpty()) {
                add(next, tokens, ALL, Text.of("choice.all"));
            }
            for (String kind : troops.kinds()) {
                if (taken.troops.count(kind) == 0) {
                    count(next, tokens, kind, troops.count(kind), "unit");
                }
            }
            ships.forEach((type, n) -> {
                if (!taken.ships.containsKey(type)) {
                    count(next, tokens, type, n, "ship");
                }
            });
            for (String leader : leaders) {
                if (!taken.leaders.contains(leader)) {
                    add(next, tokens, leader, Text.of("choice.named", "name", Leader.named(leader)));
                }
            }
        }
        return new Choices.Step(next, !(needsOne && taken.isEmpty()) || next.isEmpty());
    }

    private void count(List<Choice> next, List<String> tokens, String kind, int most, String words) {
        for (int n = most; n >= 1; n--) {
            add(next, tokens, n + "-" + kind, Text.of("so-many", "n", n, "what", new Arg.Name(words, kind)));
        }
    }

    private void add(List<Choice> next, List<String> tokens, String token, Text label) {
        List<String> more = new ArrayList<>(tokens);
        more.add(token);
        Taken then = taken(more);
        if (!then.isEmpty() && allowed.test(then)) {
            next.add(new Choice(token, label));
        }
    }

    /** What the tokens mean. */
    Taken taken(List<String> tokens) {
        if (tokens.contains(ALL)) {
            return new Taken(troops, ships, leaders);
        }
        Troops some = Troops.NONE;
        Map<String, Integer> fleet = new TreeMap<>();
        List<String> named = new ArrayList<>();
        for (String token : tokens) {
            int dash = token.indexOf('-');
            boolean counted =
                    dash > 0 && Choices.WHOLE.matcher(token.substring(0, dash)).matches();
            String kind = counted ? token.substring(dash + 1) : token;
            int n = counted ? Integer.parseInt(token.substring(0, dash)) : 0;
            if (counted && n <= troops.count(kind)) {
                some = some.plus(Troops.of(kind, n));
            } else if (counted && n <= ships.getOrDefault(kind, 0)) {
                fleet.put(kind, n);
            } else if (leaders.contains(token)) {
                named.add(token);
            }
        }
        return new Taken(some, fleet, named);
    }
}
