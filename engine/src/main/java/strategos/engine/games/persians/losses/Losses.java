package strategos.engine.games.persians.losses;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.persians.common.Forces;
import strategos.engine.games.persians.losses.LossEvents.Cause;
import strategos.engine.games.persians.losses.LossEvents.LeaderGone;
import strategos.engine.games.persians.losses.LossEvents.ShipsLost;
import strategos.engine.games.persians.losses.LossEvents.StragglersLost;
import strategos.engine.games.persians.losses.LossEvents.UnitsLost;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Navy.Ship;
import strategos.engine.games.persians.war.Navy.Vessel;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;

/** Takes losses from boxes and fleets, and what is lost with them. */
@Rule({"0.4", "1.2", "4.4", "9.1", "9.4"})
public final class Losses {
    private final Printed printed;
    private final Forces forces;

    public Losses(Forces forces) {
        this.forces = forces;
        this.printed = forces.printed();
    }

    /** So many units out of these, by the side's order of losses. */
    @Rule("ruling-prefer")
    public Troops pick(SideState state, Troops from, int count) {
        Troops picked = Troops.NONE;
        if (count <= 0 || from.isEmpty()) {
            return picked;
        }
        for (String kind : forces.lossOrder(state)) {
            int some = Math.min(from.count(kind) - picked.count(kind), count - picked.size());
            picked = some > 0 ? picked.plus(Troops.of(kind, some)) : picked;
        }
        return picked;
    }

    /** Eliminates those units of a force. */
    public void take(Play<War> play, Force force, Troops troops, Cause why, boolean open) {
        happen(play, force.side(), why, open, of(play.state().side(force.side()), force, troops));
    }

    /** The position without those units of a force. */
    public War fallen(War war, Force force, Troops troops) {
        List<UnitsLost.Loss> losses = of(war.side(force.side()), force, troops);
        return new UnitsLost(force.side(), Cause.BATTLE, true, losses).apply(war);
    }

    /** Those units of a force as losses: each leader's in turn. */
    private static List<UnitsLost.Loss> of(SideState state, Force force, Troops troops) {
        List<UnitsLost.Loss> losses = new ArrayList<>();
        Troops left = troops;
        if (force.loose() && !troops.isEmpty()) {
            losses.add(UnitsLost.Loss.unled(force.place(), troops));
        }
        for (CounterId member : force.members()) {
            Troops some =
                    state.chief(member).map(Chief::troops).orElse(Troops.NONE).and(left);
            if (!some.isEmpty()) {
                losses.add(UnitsLost.Loss.boxed(member, force.place(), some));
                left = left.minus(some);
            }
        }
        return losses;
    }

    /** Units of a zone ashore as losses: those in boxes first. */
    public List<UnitsLost.Loss> ashore(SideState state, ZoneId zone, Troops troops) {
        List<UnitsLost.Loss> list = new ArrayList<>();
        Troops left = troops;
        for (Chief chief : state.ashore(zone)) {
            Troops some = chief.troops().and(left);
            list.add(UnitsLost.Loss.boxed(chief.id(), zone, some));
            left = left.minus(some);
        }
        list.add(UnitsLost.Loss.unled(zone, left));
        return list;
    }

    /**
     * Eliminates units wherever they are: in the given boxes and piles. Unseen losses are recorded even when there are none,
     * so that the number of facts tells nothing.
     */
    public void happen(Play<War> play, Side side, Cause why, boolean open, List<UnitsLost.Loss> losses) {
        List<UnitsLost.Loss> real =
                losses.stream().filter(loss -> !loss.troops().isEmpty()).toList();
        if (!open || !real.isEmpty()) {
            play.happen(new UnitsLost(side, why, open, real));
        }
        for (UnitsLost.Loss loss : real) {
            if (loss.holder().isEmpty()) {
                straggled(play, side, loss);
            }
        }
    }

    /** Units without a leader lie face up, and so do those of them whom an active leader has left on his way: those go first. */
    @Rule({"5.2", "5.3"})
    private static void straggled(Play<War> play, Side side, UnitsLost.Loss loss) {
        Troops gone = play.state()
                .active()
                .filter(active -> active.side() == side)
                .map(active -> active.stragglers(loss.zone(), loss.troops()))
                .orElse(Troops.NONE);
        if (!gone.isEmpty()) {
            play.happen(new StragglersLost(loss.zone(), gone));
        }
    }

    /** So many naval points of a fleet or ship, by the side's order of losses. */
    @Rule("9.1")
    public void sink(Play<War> play, Side side, CounterId vessel, int points, Cause why, boolean open) {
        Vessel there = play.state().side(side).vessel(vessel).orElseThrow();
        List<String> types = shipChoice(there.ships(), points)
                .byOrder(forces.lossOrder(play.state().side(side)));
        sinkTypes(play, side, List.of(vessel), types, why, open);
    }

    /** The choice among ships. */
    public LossChoice shipChoice(List<Ship> ships, int points) {
        return new LossChoice(
                forces.byType(ships),
                type -> printed.counters().shipType(type).orElseThrow().points(),
                points,
                type -> false,
                false);
    }

    /** Sinks ships of those types, and what they carried. */
    public void sinkTypes(
            Play<War> play, Side side, List<CounterId> vessels, List<String> types, Cause why, boolean open) {
        Map<CounterId, List<Ship>> fate = sinking(play.state().side(side), vessels, types);
        for (Map.Entry<CounterId, List<Ship>> one : fate.entrySet()) {
            CounterId id = one.getKey();
            List<Ship> sunk = one.getValue();
            if (!sunk.isEmpty() || !open) {
                Vessel vessel = play.state().side(side).vessel(id).orElseThrow();
                boolean gone = !vessel.dummy() && sunk.size() == vessel.ships().size();
                play.happen(new ShipsLost(side, why, open, id, vessel.sea(), sunk, gone));
                settle(play, side, id, open);
            }
        }
    }

    /** Which ships of each fleet go: of ships that are alike, always one whose loss drowns least, as their owner would choose. */
    @Rule({"0.4", "9.4", "ruling-losses"})
    private Map<CounterId, List<Ship>> sinking(SideState state, List<CounterId> vessels, List<String> types) {
        Map<CounterId, List<Ship>> fate = new LinkedHashMap<>();
        Map<CounterId, Vessel> left = new LinkedHashMap<>();
        for (CounterId id : vessels) {
            state.vessel(id).ifPresent(vessel -> {
                fate.put(id, new ArrayList<>());
                left.put(id, vessel);
            });
        }
        for (String type : types) {
            left.values().stream()
                    .filter(vessel -> vessel.types().contains(type))
                    .min(Comparator.comparingInt((Vessel vessel) -> drownedStars(state, without(vessel, type)))
                            .thenComparingInt(vessel -> Math.max(0, -free(state, without(vessel, type)))))
                    .ifPresent(vessel -> {
                        fate.get(vessel.id()).add(first(vessel, type));
                        left.put(vessel.id(), without(vessel, type));
                    });
        }
        return fate;
    }

    private static Ship first(Vessel vessel, String type) {
        return vessel.ships().stream()
                .filter(ship -> ship.type().equals(type))
                .findFirst()
                .orElseThrow();
    }

    private static Vessel without(Vessel vessel, String type) {
        return vessel.minus(List.of(first(vessel, type)));
    }

    /** One more than the stars of the highest leader who drowns if those are all the ships that are left; 0 if nobody does. */
    private int drownedStars(SideState state, Vessel left) {
        return left.ships().isEmpty()
                ? state.aboard(left.id()).stream()
                        .mapToInt(chief -> 1 + printed.counters().stars(chief.id()))
                        .max()
                        .orElse(0)
                : 0;
    }

    /** What has no room any more aboard is lost; with the last ship all aboard, leaders too. */
    @Rule("9.4")
    public void settle(Play<War> play, Side side, CounterId id, boolean open) {
        SideState state = play.state().side(side);
        Vessel vessel = state.vessel(id).orElse(null);
        List<Chief> aboard = state.aboard(id);
        if (vessel == null) {
            List<UnitsLost.Loss> losses = aboard.stream()
                    .map(c -> UnitsLost.Loss.boxed(c.id(), c.place(), c.troops()))
                    .toList();
            happen(play, side, Cause.DROWNED, open, losses);
            aboard.forEach(c -> play.happen(new LeaderGone(side, c.id(), Optional.empty(), true)));
            return;
        }
        Troops cargo = state.cargo(id);
        Troops over = cargo.minus(fitting(state, cargo, space(vessel.ships())));
        List<CounterId> holders = aboard.stream().map(Chief::id).toList();
        take(play, new Force(side, vessel.sea(), holders), over, Cause.DROWNED, open);
    }

    /** Those of these units that find that room: by the order of losses others go until there is enough, but nobody in vain. */
    @Rule({"9.4", "ruling-prefer"})
    public Troops fitting(SideState state, Troops troops, int room) {
        Troops over = Troops.NONE;
        while (room(troops.minus(over)) > room) {
            over = over.plus(pick(state, troops.minus(over), 1));
        }
        Troops fit = troops.minus(over);
        for (String kind : over.kinds()) {
            Troops one = Troops.of(kind, 1);
            while (over.has(one) && room(fit.plus(one)) <= room) {
                fit = fit.plus(one);
                over = over.minus(one);
            }
        }
        return fit;
    }

    /** Room that troops take, in sixths of a naval point. */
    @Rule("9.4")
    public int room(Troops troops) {
        return printed.counters().room(troops, printed.tables().transport());
    }

    /** Room that ships have, in sixths of a naval point. */
    @Rule("9.4")
    public int space(List<Ship> ships) {
        return printed.counters().naval(ships)
                * printed.tables().transport().infantry()
                * printed.tables().transport().cavalry();
    }

    /** Room left aboard. */
    public int free(SideState state, Vessel vessel) {
        return space(vessel.ships()) - room(state.cargo(vessel.id()));
    }

    /** A force is no more: units, leaders, all. */
    @Rule("4.4")
    public void annihilate(Play<War> play, Force force, Cause why) {
        War war = play.state();
        Troops troops = forces.troops(war, force);
        if (!troops.isEmpty()) {
            take(play, force, troops, why, true);
        }
        for (CounterId leader : force.members()) {
            if (play.state().side(force.side()).chief(leader).isPresent()) {
                play.happen(new LeaderGone(force.side(), leader, Optional.empty(), true));
            }
        }
    }
}
