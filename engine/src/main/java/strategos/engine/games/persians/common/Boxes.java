package strategos.engine.games.persians.common;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Navy.Ship;
import strategos.engine.games.persians.war.Navy.Vessel;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.UnledStacks.UnledStack;
import strategos.engine.games.persians.war.ZoneId;

/** How units move from box to box and ships from fleet to fleet. */
public final class Boxes {
    /** The place of ships outside a fleet. */
    public static final CounterId SINGLE = new CounterId("single");

    /** The place of leaders who go ashore. */
    public static final CounterId ASHORE = new CounterId("ashore");

    private Boxes() {}

    /** After units, ships or leaders of a zone have gone to a leader, to none, to a fleet, or out of it. */
    @Rule({"4.3", "9"})
    public static SideState move(
            SideState state, ZoneId zone, CounterId to, Troops troops, List<Ship> ships, List<CounterId> leaders) {
        if (to.equals(ASHORE)) {
            return state.eachChief(c -> leaders.contains(c.id()) ? c.ashore(zone) : c);
        }
        if (!zone.sea()) {
            return ashore(state, zone, to, troops);
        }
        return state.chief(to).isPresent() ? aboard(state, to, troops) : afloat(state, zone, to, ships, leaders);
    }

    /** After a leader aboard has units of others aboard there: those of his own vessel go first. */
    @Rule("4.3")
    private static SideState aboard(SideState state, CounterId to, Troops troops) {
        Chief host = state.chief(to).orElseThrow();
        CounterId own = host.vessel().orElseThrow();
        List<Chief> others = new ArrayList<>(state.aboard(own));
        for (Vessel vessel : state.afloat(host.place())) {
            if (!vessel.id().equals(own)) {
                others.addAll(state.aboard(vessel.id()));
            }
        }
        others.removeIf(chief -> chief.id().equals(to));
        return without(state, others, troops).with(host.with(host.troops().plus(troops)));
    }

    private static SideState ashore(SideState state, ZoneId zone, CounterId to, Troops troops) {
        SideState now = state;
        Troops wanted = troops;
        if (!to.equals(CounterId.UNLED)) {
            Troops loose = now.pile(zone).fresh().and(wanted);
            now = now.with(now.pile(zone).minus(loose));
            wanted = wanted.minus(loose);
        }
        List<Chief> others = new ArrayList<>(state.ashore(zone));
        others.removeIf(chief -> chief.id().equals(to));
        now = without(now, others, wanted);
        if (to.equals(CounterId.UNLED)) {
            return now.lay(zone, troops, false);
        }
        Chief chief = now.chief(to).orElseThrow();
        return now.with(chief.with(chief.troops().plus(troops)));
    }

    /** Without those units, which go out of these boxes, the first box first. */
    private static SideState without(SideState state, List<Chief> holders, Troops troops) {
        SideState now = state;
        Troops wanted = troops;
        for (Chief holder : holders) {
            Troops some = holder.troops().and(wanted);
            now = now.with(holder.with(holder.troops().minus(some)));
            wanted = wanted.minus(some);
        }
        return now;
    }

    /** After ships of a sea zone have gone to a fleet, or out of fleets; leaders go with the fleet. */
    private static SideState afloat(
            SideState state, ZoneId sea, CounterId to, List<Ship> ships, List<CounterId> leaders) {
        SideState parted = parted(state, sea, to, ships);
        if (!to.equals(SINGLE)) {
            return joined(parted, sea, to, ships, leaders);
        }
        SideState now = parted;
        for (Ship ship : ships) {
            now = now.single(sea, ship);
        }
        return now;
    }

    /** After the ships have left where they are: out of fleets where they are to be single, else whatever they do not join. */
    private static SideState parted(SideState state, ZoneId sea, CounterId to, List<Ship> ships) {
        SideState now = state;
        List<Ship> wanted = new ArrayList<>(ships);
        for (Vessel vessel : state.afloat(sea)) {
            boolean from = to.equals(SINGLE) ? vessel.fleet() : !vessel.id().equals(to);
            if (from && !vessel.dummy()) {
                List<Ship> some = new ArrayList<>();
                for (Ship ship : vessel.ships()) {
                    if (wanted.remove(ship)) {
                        some.add(ship);
                    }
                }
                now = now.with(vessel.minus(some));
            }
        }
        return now;
    }

    private static SideState joined(
            SideState state, ZoneId sea, CounterId to, List<Ship> ships, List<CounterId> leaders) {
        Vessel fleet = state.vessel(to).orElse(Vessel.fleet(to, sea, List.of()));
        SideState now = state.with(fleet.plus(ships));
        for (CounterId leader : leaders) {
            Chief chief = now.chief(leader).orElseThrow();
            // Units do not start aboard: those of a leader who goes stay ashore.
            now = chief.aboard()
                    ? now.with(chief.on(to, sea))
                    : now.lay(chief.place(), chief.troops(), false)
                            .with(chief.with(Troops.NONE).on(to, sea));
        }
        return now;
    }

    /** After units of those boxes, the first box first, are laid down without a leader. */
    public static SideState drop(SideState state, List<CounterId> holders, ZoneId zone, Troops troops, boolean spent) {
        List<Chief> boxes = holders.stream()
                .map(holder -> state.chief(holder).orElseThrow())
                .toList();
        return without(state, boxes, troops).lay(zone, troops, spent);
    }

    /** After units that were laid down fresh count as activated. */
    public static SideState tire(SideState state, ZoneId zone, Troops troops) {
        UnledStack pile = state.pile(zone);
        return state.with(
                new UnledStack(zone, pile.fresh().minus(troops), pile.spent().plus(troops)));
    }

    /** After a fleet or ship has gone elsewhere with all aboard, uncounted. */
    public static SideState drive(SideState state, CounterId vessel, ZoneId sea) {
        SideState now = state.with(state.vessel(vessel).orElseThrow().driven(sea));
        return now.eachChief(c -> c.aboard(vessel) ? c.in(sea) : c);
    }

    /** After those units are gone, wherever they were. */
    public static SideState strip(SideState state, Troops troops) {
        SideState now = state;
        Troops left = troops;
        for (UnledStack pile : state.piles()) {
            Troops some = pile.all().and(left);
            now = now.with(pile.minus(some));
            left = left.minus(some);
        }
        return without(now, state.chiefs(), left);
    }

    /** After that ship is gone, wherever it was. */
    public static SideState sink(SideState state, Ship ship) {
        Optional<Vessel> holder =
                state.vessels().stream().filter(v -> v.ships().contains(ship)).findFirst();
        return holder.map(v -> state.with(v.minus(List.of(ship)))).orElse(state);
    }

    /** Without that leader: his units go to the heir, or stay where he was without one. */
    public static SideState without(SideState state, Chief chief, Optional<CounterId> heir) {
        SideState left = state.withoutChief(chief.id());
        if (chief.troops().isEmpty()) {
            return left;
        }
        return heir.flatMap(left::chief)
                .map(next -> left.with(next.with(next.troops().plus(chief.troops()))))
                .orElseGet(() -> left.lay(chief.place(), chief.troops(), chief.spent()));
    }

    /** Another leader aboard the same vessel, if he is aboard and there is one. */
    public static Optional<CounterId> heir(SideState state, Chief chief) {
        return chief.vessel().stream()
                .flatMap(vessel -> state.aboard(vessel).stream())
                .map(Chief::id)
                .filter(id -> !id.equals(chief.id()))
                .findFirst();
    }

    /** Who aboard takes over units that were activated in this phase, when that leader leaves and those units with him. */
    @Rule({"4.1", "ruling-succession"})
    public static List<CounterId> activatedHeir(SideState state, CounterId leader, Troops leaving) {
        return state
                .chief(leader)
                .filter(chief -> chief.with(chief.troops().minus(leaving)).tired())
                .flatMap(chief -> heir(state, chief))
                .stream()
                .toList();
    }
}
