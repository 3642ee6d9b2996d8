package strategos.engine.games.persians.common;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.games.persians.war.Navy.Ship;
import strategos.engine.games.persians.war.Navy.Vessel;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.SeaZone;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.UnledStacks.UnledStack;

/** How units move from box to box and ships from fleet to fleet. */
public final class Boxes {
    /** The place of units without a leader. */
    public static final String UNLED = "unled";

    /** The place of ships outside a fleet. */
    public static final String SINGLE = "single";

    /** The place of leaders who go ashore. */
    public static final String ASHORE = "ashore";

    private Boxes() {}

    /** After units, ships or leaders of a zone have gone to a leader, to none, to a fleet, or out of it. */
    @Rule({"4.3", "9"})
    public static SideState move(
            SideState camp, String zone, String to, Troops troops, List<Ship> ships, List<String> leaders) {
        if (to.equals(ASHORE)) {
            return camp.eachChief(c -> leaders.contains(c.id()) ? c.ashore(zone) : c);
        }
        if (!SeaZone.is(zone)) {
            return ashore(camp, zone, to, troops);
        }
        return camp.chief(to).isPresent() ? aboard(camp, to, troops) : afloat(camp, zone, to, ships, leaders);
    }

    /** After a leader aboard has units of others aboard there: those of his own vessel go first. */
    @Rule("4.3")
    private static SideState aboard(SideState camp, String to, Troops troops) {
        Chief host = camp.chief(to).orElseThrow();
        List<Chief> others = new ArrayList<>(camp.aboard(host.vessel()));
        for (Vessel vessel : camp.afloat(host.place())) {
            if (!vessel.id().equals(host.vessel())) {
                others.addAll(camp.aboard(vessel.id()));
            }
        }
        others.removeIf(chief -> chief.id().equals(to));
        return without(camp, others, troops).with(host.with(host.troops().plus(troops)));
    }

    private static SideState ashore(SideState camp, String zone, String to, Troops troops) {
        SideState now = camp;
        Troops wanted = troops;
        if (!to.equals(UNLED)) {
            Troops loose = now.pile(zone).fresh().and(wanted);
            now = now.with(now.pile(zone).minus(loose));
            wanted = wanted.minus(loose);
        }
        List<Chief> others = new ArrayList<>(camp.ashore(zone));
        others.removeIf(chief -> chief.id().equals(to));
        now = without(now, others, wanted);
        if (to.equals(UNLED)) {
            return now.lay(zone, troops, false);
        }
        Chief chief = now.chief(to).orElseThrow();
        return now.with(chief.with(chief.troops().plus(troops)));
    }

    /** Without those units, which go out of these boxes, the first box first. */
    private static SideState without(SideState camp, List<Chief> holders, Troops troops) {
        SideState now = camp;
        Troops wanted = troops;
        for (Chief holder : holders) {
            Troops some = holder.troops().and(wanted);
            now = now.with(holder.with(holder.troops().minus(some)));
            wanted = wanted.minus(some);
        }
        return now;
    }

    /** After ships of a sea zone have gone to a fleet, or out of fleets; leaders go with the fleet. */
    private static SideState afloat(SideState camp, String sea, String to, List<Ship> ships, List<String> leaders) {
        SideState now = camp;
        List<Ship> wanted = new ArrayList<>(ships);
        for (Vessel vessel : camp.afloat(sea)) {
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
        if (to.equals(SINGLE)) {
            for (Ship ship : ships) {
                now = now.single(sea, ship);
            }
            return now;
        }
        Vessel fleet = now.vessel(to).orElse(Vessel.fleet(to, sea, List.of()));
        now = now.with(fleet.plus(ships));
        for (String leader : leaders) {
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
    public static SideState drop(SideState camp, List<String> holders, String zone, Troops troops, boolean spent) {
        List<Chief> boxes =
                holders.stream().map(holder -> camp.chief(holder).orElseThrow()).toList();
        return without(camp, boxes, troops).lay(zone, troops, spent);
    }

    /** After units that were laid down fresh count as activated. */
    public static SideState tire(SideState camp, String zone, Troops troops) {
        UnledStack pile = camp.pile(zone);
        return camp.with(
                new UnledStack(zone, pile.fresh().minus(troops), pile.spent().plus(troops)));
    }

    /** After a fleet or ship has gone elsewhere with all aboard, uncounted. */
    public static SideState drive(SideState camp, String vessel, String sea) {
        SideState now = camp.with(camp.vessel(vessel).orElseThrow().driven(sea));
        return now.eachChief(c -> c.vessel().equals(vessel) ? c.in(sea) : c);
    }

    /** After those units are gone, wherever they were. */
    public static SideState strip(SideState camp, Troops troops) {
        SideState now = camp;
        Troops left = troops;
        for (UnledStack pile : camp.piles()) {
            Troops some = pile.all().and(left);
            now = now.with(pile.minus(some));
            left = left.minus(some);
        }
        return without(now, camp.chiefs(), left);
    }

    /** After that ship is gone, wherever it was. */
    public static SideState sink(SideState camp, Ship ship) {
        Optional<Vessel> holder =
                camp.vessels().stream().filter(v -> v.ships().contains(ship)).findFirst();
        return holder.map(v -> camp.with(v.minus(List.of(ship)))).orElse(camp);
    }

    /** Another leader aboard the same vessel, or none. */
    public static String heir(SideState camp, Chief chief) {
        return camp.aboard(chief.vessel()).stream()
                .map(Chief::id)
                .filter(id -> !id.equals(chief.id()))
                .findFirst()
                .orElse("");
    }
}
