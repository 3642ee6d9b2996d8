package strategos.engine.games.persians.common;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import strategos.engine.games.persians.printed.Counters;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Navy.Ship;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.kit.Counted;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

/**
 * Things chosen step by step: {@code 3-pe-spara} is three units of that kind, {@code 2-persia-5} two such ships, a leader
 * is named; {@code all} is whatever is left. A kind is named once.
 */
public final class CounterSelection {
    /** Every selection is allowed. */
    public static final Predicate<Taken> ANY = taken -> true;

    private static final Choice WHOLE = new Choice(Counted.ALL, Text.of("choice.all"));
    private static final Taken NOTHING = new Taken(Troops.NONE, Map.of(), List.of());

    private final Counted.Menu counted;
    private final Troops troops;
    private final Map<String, Integer> ships = new TreeMap<>();
    private final List<CounterId> leaders;
    private final Predicate<CounterSelection.Taken> allowed;
    private final boolean any;
    private final boolean needsOne;

    /** What was taken. */
    public record Taken(Troops troops, Map<String, Integer> ships, List<CounterId> leaders) {
        public boolean isEmpty() {
            return troops.isEmpty() && ships.isEmpty() && leaders.isEmpty();
        }

        /** Ships of those types out of these, the least travelled first. */
        public List<Ship> out(List<Ship> from) {
            List<Ship> sorted = new ArrayList<>(from);
            Collections.sort(sorted);
            List<Ship> some = new ArrayList<>();
            String type = "";
            int left = 0;
            for (Ship ship : sorted) {
                if (!ship.type().equals(type)) {
                    type = ship.type();
                    left = ships.getOrDefault(type, 0);
                }
                if (left > 0) {
                    some.add(ship);
                    left--;
                }
            }
            return some;
        }

        private Taken units(String kind, int n) {
            return new Taken(troops.plus(Troops.of(kind, n)), ships, leaders);
        }

        private Taken ships(String type, int n) {
            Map<String, Integer> more = new TreeMap<>(ships);
            more.put(type, n);
            return new Taken(troops, more, leaders);
        }

        private Taken leader(CounterId id) {
            List<CounterId> more = new ArrayList<>(leaders);
            more.add(id);
            return new Taken(troops, ships, more);
        }
    }

    /** So many units of a kind, or ships of a type, as choices. */
    public static Counted.Menu menu(Counters counters) {
        Map<String, Integer> most = new HashMap<>();
        counters.units().forEach(unit -> most.put(unit.id(), unit.count()));
        counters.ships().forEach(ship -> most.put(ship.id(), ship.count()));
        return new Counted.Menu(
                most,
                (n, kind) -> Text.of(
                        "so-many",
                        "n",
                        n,
                        "what",
                        new Arg.Name(counters.shipType(kind).isPresent() ? "ship" : "unit", kind)));
    }

    /**
     * A choice.
     *
     * @param counted the words of what is counted
     * @param allowed what must hold of every selection on the way
     * @param needsOne whether it cannot be left empty
     */
    public CounterSelection(
            Counted.Menu counted,
            Troops troops,
            List<Ship> ships,
            List<CounterId> leaders,
            Predicate<Taken> allowed,
            boolean needsOne) {
        this.counted = counted;
        this.troops = troops;
        for (Ship ship : ships) {
            this.ships.merge(ship.type(), 1, Integer::sum);
        }
        this.leaders = List.copyOf(leaders);
        this.allowed = allowed;
        this.any = allowed.equals(ANY);
        this.needsOne = needsOne;
    }

    /** Whether there is anything to take: looked up without listing everything. */
    public boolean isEmpty() {
        Taken all = new Taken(troops, ships, leaders);
        if (all.isEmpty() || any) {
            return all.isEmpty();
        }
        for (String kind : troops.kinds()) {
            if (allowed.test(NOTHING.units(kind, 1))) {
                return false;
            }
        }
        for (String type : ships.keySet()) {
            if (allowed.test(NOTHING.ships(type, 1))) {
                return false;
            }
        }
        for (CounterId leader : leaders) {
            if (allowed.test(NOTHING.leader(leader))) {
                return false;
            }
        }
        return !allowed.test(all);
    }

    /** What may be added to those tokens. */
    public Choices choices(List<String> tokens) {
        Taken taken = taken(tokens);
        List<Choice> next = new ArrayList<>();
        if (!tokens.contains(Counted.ALL)) {
            Taken all = new Taken(troops, ships, leaders);
            if (tokens.isEmpty() && !all.isEmpty() && may(all)) {
                next.add(WHOLE);
            }
            for (String kind : troops.kinds()) {
                if (taken.troops.count(kind) == 0) {
                    units(next, taken, kind);
                }
            }
            for (String type : ships.keySet()) {
                if (!taken.ships.containsKey(type)) {
                    ships(next, taken, type);
                }
            }
            for (CounterId leader : leaders) {
                if (!taken.leaders.contains(leader) && may(taken.leader(leader))) {
                    next.add(Slots.counter(leader));
                }
            }
        }
        return new Choices.Step(next, !(needsOne && taken.isEmpty()) || next.isEmpty());
    }

    private boolean may(Taken then) {
        return any || allowed.test(then);
    }

    private void units(List<Choice> next, Taken taken, String kind) {
        for (int n = troops.count(kind); n >= 1; n--) {
            if (any || allowed.test(taken.units(kind, n))) {
                next.add(counted.choice(n, kind));
            }
        }
    }

    private void ships(List<Choice> next, Taken taken, String type) {
        for (int n = ships.get(type); n >= 1; n--) {
            if (any || allowed.test(taken.ships(type, n))) {
                next.add(counted.choice(n, type));
            }
        }
    }

    /** Whether the token names something that is there, of a kind of which nothing is chosen. */
    public boolean has(String token, List<String> tokens) {
        Taken one = taken(List.of(token));
        Taken taken = taken(tokens);
        return !one.isEmpty()
                && one.troops.kinds().stream().allMatch(kind -> taken.troops.count(kind) == 0)
                && one.ships.keySet().stream().noneMatch(taken.ships::containsKey)
                && one.leaders.stream().noneMatch(taken.leaders::contains);
    }

    /** The words of a token that names something. */
    public Text named(String token) {
        return Counted.of(token)
                .map(some -> counted.choice(some.number(), some.kind()).label())
                .orElseGet(() -> token.equals(Counted.ALL)
                        ? WHOLE.label()
                        : Slots.counter(new CounterId(token)).label());
    }

    /** What the tokens mean. */
    public Taken taken(List<String> tokens) {
        if (tokens.contains(Counted.ALL)) {
            return new Taken(troops, ships, leaders);
        }
        Troops units = Troops.NONE;
        Map<String, Integer> fleet = new TreeMap<>();
        List<CounterId> named = new ArrayList<>();
        for (String token : tokens) {
            Optional<Counted> some = Counted.of(token);
            int n = some.map(Counted::number).orElse(0);
            String kind = some.map(Counted::kind).orElse(token);
            if (n > 0 && n <= troops.count(kind)) {
                units = units.plus(Troops.of(kind, n));
            } else if (n > 0 && n <= ships.getOrDefault(kind, 0)) {
                fleet.put(kind, n);
            } else if (leaders.contains(new CounterId(token))) {
                named.add(new CounterId(token));
            }
        }
        return new Taken(units, fleet, named);
    }
}
