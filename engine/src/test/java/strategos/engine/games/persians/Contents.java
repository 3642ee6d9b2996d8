package strategos.engine.games.persians;

import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Navy.Ship;
import strategos.engine.games.persians.war.Navy.Vessel;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;

/** What lies below counters, and who follows whom, changed in one thing: boxes, fleets, cargo, bands. */
final class Contents {
    private Contents() {}

    /** Units change boxes. */
    static War units(War war, Side side, RandomGenerator luck) {
        SideState state = war.side(side);
        Set<CounterId> shown = PersiansScramble.shown(war);
        List<Chief> hidden = state.chiefs().stream()
                .filter(c -> !c.dummy()
                        && !shown.contains(c.id())
                        && c.vessel().filter(shown::contains).isEmpty())
                .toList();
        if (hidden.size() < 2) {
            return war;
        }
        Chief a = PersiansScramble.one(hidden, luck);
        Chief b = PersiansScramble.one(hidden, luck);
        if (a.id().equals(b.id()) || a.troops().isEmpty()) {
            return war;
        }
        Troops moved = Troops.of(PersiansScramble.one(a.troops().kinds(), luck), 1);
        return war.with(state.with(a.with(a.troops().minus(moved)))
                .with(b.with(b.troops().plus(moved))));
    }

    /** Ships change fleets. */
    static War ships(War war, Side side, RandomGenerator luck) {
        SideState state = war.side(side);
        Set<CounterId> shown = PersiansScramble.shown(war);
        List<Vessel> hidden = state.vessels().stream()
                .filter(v -> v.fleet() && !shown.contains(v.id()))
                .filter(v -> war.active().filter(a -> a.sails(v.id())).isEmpty())
                .toList();
        if (hidden.size() < 2) {
            return war;
        }
        Vessel a = PersiansScramble.one(hidden, luck);
        Vessel b = PersiansScramble.one(hidden, luck);
        if (a.id().equals(b.id()) || a.ships().size() < 2) {
            return war;
        }
        Ship ship = PersiansScramble.one(a.ships(), luck);
        Vessel less = a.minus(List.of(ship));
        Vessel more = b.plus(List.of(ship));
        return asFar(less, a) && asFar(more, b) ? war.with(state.with(less).with(more)) : war;
    }

    /** A unit is no more, another, or one more: what was lost unseen is not known. */
    static War army(War war, Side side, RandomGenerator luck) {
        SideState state = war.side(side);
        Set<CounterId> shown = PersiansScramble.shown(war);
        List<Chief> hidden = state.chiefs().stream()
                .filter(c -> !c.dummy()
                        && !shown.contains(c.id())
                        && c.vessel().filter(shown::contains).isEmpty())
                .toList();
        if (hidden.isEmpty() || state.army().isEmpty()) {
            return war;
        }
        Chief chief = PersiansScramble.one(hidden, luck);
        Troops now = chief.troops();
        if (!now.isEmpty() && luck.nextInt(3) > 0) {
            now = now.minus(Troops.of(PersiansScramble.one(now.kinds(), luck), 1));
        }
        if (luck.nextInt(3) > 0) {
            now = now.plus(Troops.of(PersiansScramble.one(state.army().kinds(), luck), 1));
        }
        return war.with(state.with(chief.with(now)));
    }

    /** A ship is no more, of a fleet that keeps another as well travelled. */
    static War lost(War war, Side side, RandomGenerator luck) {
        SideState state = war.side(side);
        Set<CounterId> shown = PersiansScramble.shown(war);
        List<Vessel> hidden = state.vessels().stream()
                .filter(v -> v.fleet() && !shown.contains(v.id()) && v.ships().size() > 1)
                .toList();
        if (hidden.isEmpty()) {
            return war;
        }
        Vessel fleet = PersiansScramble.one(hidden, luck);
        Vessel less = fleet.minus(List.of(PersiansScramble.one(fleet.ships(), luck)));
        return asFar(less, fleet) ? war.with(state.with(less)) : war;
    }

    /** How far a counter has sailed, all have seen. */
    private static boolean asFar(Vessel now, Vessel before) {
        return now.travelled() == before.travelled() && now.due() == before.due();
    }

    /** Somebody follows another, or nobody any more; those who march now keep their number. */
    static War bands(War war, Side side, RandomGenerator luck) {
        SideState state = war.side(side);
        Set<CounterId> shown = PersiansScramble.shown(war);
        List<CounterId> marching =
                war.active().map(active -> active.force().members()).orElse(List.of());
        List<Chief> hidden = state.chiefs().stream()
                .filter(c -> !shown.contains(c.id())
                        && c.vessel().filter(shown::contains).isEmpty()
                        && !marching.contains(c.id()))
                .toList();
        if (hidden.isEmpty()) {
            return war;
        }
        Chief chief = PersiansScramble.one(hidden, luck);
        Chief boss = PersiansScramble.one(hidden, luck);
        boolean together = !boss.dummy()
                && !boss.id().equals(chief.id())
                && boss.vessel().equals(chief.vessel())
                && boss.spent()
                && chief.spent();
        if (chief.follows()) {
            return war.with(state.with(chief.free()));
        }
        return together && state.band(chief.id()).size() == 1 ? war.with(state.with(chief.under(boss.id()))) : war;
    }

    /** Who is aboard, with those who follow him, is aboard of another fleet there. */
    static War berths(War war, Side side, RandomGenerator luck) {
        SideState state = war.side(side);
        Set<CounterId> shown = PersiansScramble.shown(war);
        List<Chief> hidden = state.chiefs().stream()
                .filter(c -> c.aboard()
                        && !c.follows()
                        && c.vessel().filter(shown::contains).isEmpty())
                .toList();
        if (hidden.isEmpty()) {
            return war;
        }
        Chief chief = PersiansScramble.one(hidden, luck);
        Vessel to = PersiansScramble.one(state.afloat(chief.place()), luck);
        if (to.dummy() || shown.contains(to.id())) {
            return war;
        }
        List<CounterId> band = state.band(chief.id());
        return war.with(state.eachChief(c -> band.contains(c.id()) ? c.on(to.id(), to.sea()) : c));
    }

    static War spent(War war, Side side, RandomGenerator luck) {
        SideState state = war.side(side);
        Set<CounterId> shown = PersiansScramble.shown(war);
        List<Chief> hidden = state.chiefs().stream()
                .filter(c -> !shown.contains(c.id())
                        && c.vessel().filter(shown::contains).isEmpty())
                .toList();
        return hidden.isEmpty()
                ? war
                : war.with(state.with(PersiansScramble.one(hidden, luck).spent(luck.nextBoolean())));
    }
}
