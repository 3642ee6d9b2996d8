package strategos.engine.games.persians;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Active.Tried;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Navy.Ship;
import strategos.engine.games.persians.war.Navy.Vessel;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;

/**
 * Two counters of a side change places, with all that lies below them and whoever follows: where one was, the other is, and
 * what was done with the one was done with the other.
 *
 * @param after the side afterwards; what is under way still names the old ones
 */
record Exchange(Optional<Pair> pair, SideState after) {
    /** Those who change places. */
    record Pair(CounterId one, CounterId other) {
        CounterId name(CounterId id) {
            return id.equals(one) ? other : id.equals(other) ? one : id;
        }
    }

    private static Exchange none(SideState state) {
        return new Exchange(Optional.empty(), state);
    }

    /** Two leaders or dummies, ashore or aboard. */
    static Exchange chiefs(War war, Side side, RandomGenerator luck) {
        SideState state = war.side(side);
        Set<CounterId> shown = PersiansScramble.shown(war);
        List<Chief> hidden = state.chiefs().stream()
                .filter(c -> !shown.contains(c.id())
                        && c.vessel().filter(shown::contains).isEmpty())
                .toList();
        if (hidden.size() < 2) {
            return none(state);
        }
        Chief a = PersiansScramble.one(hidden, luck);
        Chief b = PersiansScramble.one(hidden, luck);
        if (a.id().equals(b.id())) {
            return none(state);
        }
        Troops both = a.troops().plus(b.troops());
        boolean mixed = a.dummy() || b.dummy();
        CounterId first = a.id();
        CounterId second = b.id();
        SideState now =
                state.with(placed(a, b, mixed ? both : b.troops())).with(placed(b, a, mixed ? both : a.troops()));
        return new Exchange(
                Optional.of(new Pair(first, second)),
                now.eachChief(c -> c.follows(first) ? c.under(second) : c.follows(second) ? c.under(first) : c));
    }

    /** The one where, and under whom, the other was. */
    private static Chief placed(Chief chief, Chief as, Troops troops) {
        return new Chief(
                chief.id(), as.place(), as.boss(), as.vessel(), as.spent(), chief.dummy() ? Troops.NONE : troops);
    }

    /** Two fleet counters, with those aboard. */
    static Exchange vessels(War war, Side side, RandomGenerator luck) {
        SideState state = war.side(side);
        Set<CounterId> shown = PersiansScramble.shown(war);
        List<Vessel> hidden = state.vessels().stream()
                .filter(v -> !v.single() && !shown.contains(v.id()))
                .toList();
        if (hidden.size() < 2) {
            return none(state);
        }
        Vessel a = PersiansScramble.one(hidden, luck);
        Vessel b = PersiansScramble.one(hidden, luck);
        if (a.id().equals(b.id())) {
            return none(state);
        }
        SideState now = state.with(travelled(b, a)).with(travelled(a, b));
        return new Exchange(
                Optional.of(new Pair(a.id(), b.id())),
                now.eachChief(c -> c.aboard(a.id()) ? c.in(b.sea()) : c.aboard(b.id()) ? c.in(a.sea()) : c));
    }

    /** The one where the other was, having come as far: how far a counter has sailed, all have seen. */
    private static Vessel travelled(Vessel vessel, Vessel as) {
        List<Ship> ships = vessel.ships().stream()
                .map(ship -> new Ship(ship.type(), as.travelled(), as.due()))
                .toList();
        return vessel.dummy()
                ? new Vessel(vessel.id(), as.sea(), List.of(), as.travelled(), as.due())
                : new Vessel(vessel.id(), as.sea(), ships, 0, 0);
    }

    /** The position with them exchanged, also in what is under way. */
    War in(War war) {
        SideState before = war.side(after.side());
        return pair.isEmpty()
                ? war
                : war.with(now -> now.greek(after.side() == Side.GREEK ? after : war.greek())
                        .persian(after.side() == Side.PERSIAN ? after : war.persian())
                        .active(war.active().map(active -> in(before, active)))
                        .steps(war.steps().stream()
                                .map(step -> in(before, step))
                                .toList()));
    }

    private Active in(SideState before, Active active) {
        return active.withForce(force(before, active.force()))
                .withParted(active.parted().stream().map(this::name).toList())
                .withTried(tried(active.tried()))
                .withMet(tried(active.met()))
                .withVoyage(active.voyage().map(this::name));
    }

    private Step in(SideState before, Step step) {
        return switch (step) {
            case Step.Entry entry ->
                new Step.Entry(entry.asked(), force(before, entry.mover()), entry.chain(), tried(entry.tried()));
            case Step.Accord accord ->
                new Step.Accord(accord.asked(), force(before, accord.active()), force(before, accord.passive()));
            default -> step;
        };
    }

    /** A leader aboard is where his fleet is now. */
    private Force force(SideState before, Force force) {
        Force named = force.of(force.members().stream().map(this::name).toList());
        boolean aboard = before.chief(force.lead()).filter(Chief::aboard).isPresent();
        return aboard && force.side() == after.side()
                ? named.in(after.chief(named.lead()).orElseThrow().place())
                : named;
    }

    private List<Tried> tried(List<Tried> list) {
        UnaryOperator<Tried> named = t -> new Tried(name(t.id()), t.place());
        return list.stream().map(named).toList();
    }

    private CounterId name(CounterId id) {
        return pair.map(both -> both.name(id)).orElse(id);
    }

    /** What stands for what after it, if those stood for each other before. */
    Map<String, String> names(Map<String, String> before) {
        Map<String, String> now = new HashMap<>(before);
        pair.ifPresent(both -> {
            now.putIfAbsent(both.one.id(), both.one.id());
            now.putIfAbsent(both.other.id(), both.other.id());
            now.replaceAll((id, there) -> both.name(new CounterId(there)).id());
        });
        return now;
    }
}
