package strategos.engine.games.persians.sea;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.persians.common.CounterEvents.PointsSpent;
import strategos.engine.games.persians.common.Forces;
import strategos.engine.games.persians.losses.Losses;
import strategos.engine.games.persians.movement.Attrition;
import strategos.engine.games.persians.movement.Entering;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.sea.SeaEvents.Embarked;
import strategos.engine.games.persians.sea.SeaEvents.Landed;
import strategos.engine.games.persians.sea.SeaEvents.Sailed;
import strategos.engine.games.persians.victory.Control;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Navy.Vessel;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;

/** Movement at sea, going aboard and landing. */
@Rule({"9", "9.1", "9.4"})
public final class Sailing {
    private final Printed printed;
    private final Forces forces;
    private final Control control;
    private final Attrition attrition;
    private final Entering entering;
    private final Losses losses;

    public Sailing(Forces forces, Control control, Attrition attrition, Entering entering, Losses losses) {
        this.printed = forces.printed();
        this.forces = forces;
        this.control = control;
        this.attrition = attrition;
        this.entering = entering;
        this.losses = losses;
    }

    /** Zones that the vessel may enter next from that one, with so many already on this path. */
    @Rule("9.1")
    public List<ZoneId> next(War war, Vessel vessel, Side side, ZoneId from, int steps) {
        SideState state = war.side(side);
        int cost = cost();
        boolean far = vessel.travelled() + steps >= printed.tables().limits().sea();
        if (far || (steps + 1) * cost > state.points() || (steps > 0 && stops(war, side, from))) {
            return List.of();
        }
        boolean isolated = war.status().isolation() && forces.spartan(war, new Force(side, from, List.of(vessel.id())));
        List<ZoneId> next = printed.atlas().sea(from).seas();
        return isolated ? next.stream().filter(printed::isolated).toList() : next;
    }

    private static boolean stops(War war, Side side, ZoneId sea) {
        return war.side(side.other()).present(sea);
    }

    /** Action points for each zone. */
    int cost() {
        return printed.tables().costs().sail();
    }

    /** Sails zone by zone until the path ends or is interrupted. */
    @Rule({"9.1", "9.2"})
    public void sail(Play<War> play, Side side, CounterId id, List<ZoneId> path) {
        attrition.march(play);
        Active active = play.state().active().orElseThrow();
        if (!active.sails(id)) {
            attrition.voyage(play);
        }
        for (ZoneId sea : path) {
            Optional<Vessel> vessel = play.state().side(side).vessel(id);
            if (vessel.isEmpty()) {
                return;
            }
            play.happen(new Sailed(
                    side,
                    id,
                    vessel.get().sea(),
                    sea,
                    printed.tables().costs().sail(),
                    !play.state().active().orElseThrow().sails(id)));
            entering.entered(play, new Force(side, sea, List.of(id)), 0);
            if (!(play.state().step() instanceof Step.Activation) || stops(play.state(), side, sea)) {
                return;
            }
        }
    }

    /** Own ships that a leader ashore can go aboard of. */
    @Rule("9.4")
    public List<Vessel> ports(War war, Side side, ZoneId zone) {
        List<Vessel> ports = new ArrayList<>();
        SideState state = war.side(side);
        for (ZoneId sea : printed.atlas().zone(zone).seas()) {
            for (Vessel vessel : state.afloat(sea)) {
                if (!vessel.dummy()) {
                    ports.add(vessel);
                }
            }
        }
        return ports;
    }

    /** Whether there are any. */
    public boolean port(War war, Side side, ZoneId zone) {
        List<ZoneId> seas = printed.atlas().zone(zone).seas();
        for (Vessel vessel : war.side(side).vessels()) {
            if (!vessel.dummy() && seas.contains(vessel.sea())) {
                return true;
            }
        }
        return false;
    }

    /** Coasts where a leader aboard can land with all who follow him. */
    @Rule({"9.4", "11.2-isolationism"})
    public List<ZoneId> coasts(War war, Side side, Chief chief) {
        List<CounterId> band = war.side(side).band(chief.id());
        boolean isolated = war.status().isolation() && forces.spartan(war, new Force(side, chief.place(), band));
        List<ZoneId> coast = printed.atlas().sea(chief.place()).coast();
        return isolated ? coast.stream().filter(printed::isolated).toList() : coast;
    }

    /** Goes aboard; what is left stays without a leader. */
    @Rule({"9.4", "ruling-landing"})
    public void embark(Play<War> play, Side side, CounterId leader, CounterId vessel, Troops taken) {
        attrition.voyage(play);
        attrition.march(play);
        War war = play.state();
        SideState state = war.side(side);
        Optional<Vessel> ship = state.vessel(vessel);
        if (ship.isEmpty()) {
            return;
        }
        List<CounterId> band = band(state, leader);
        Troops whole = forces.troops(
                war, new Force(side, state.chief(leader).orElseThrow().place(), band));
        play.happen(new PointsSpent(side, printed.tables().costs().embark(), "embark"));
        play.happen(new Embarked(
                side,
                band,
                vessel,
                state.chief(leader).orElseThrow().place(),
                ship.get().sea(),
                whole.minus(taken)));
        losses.settle(play, side, vessel, false);
    }

    /** He and the leaders who follow him; dummies stay ashore. */
    public List<CounterId> band(SideState state, CounterId leader) {
        return state.band(leader).stream().filter(id -> !id.isDummy()).toList();
    }

    /** Lands: that is entering the zone. */
    @Rule({"9.4", "6.1", "ruling-landing"})
    public void land(Play<War> play, Side side, CounterId leader, ZoneId zone) {
        attrition.voyage(play);
        SideState state = play.state().side(side);
        Optional<Chief> chief = state.chief(leader);
        if (chief.isEmpty() || !chief.get().place().sea()) {
            return;
        }
        List<CounterId> band = state.band(leader);
        Force force = new Force(side, zone, band);
        boolean units = !forces.troops(play.state(), force).isEmpty();
        play.happen(new PointsSpent(side, printed.tables().costs().embark(), "debark"));
        boolean lifts = control.lifts(play.state(), side, zone, units);
        play.happen(new Landed(side, band, chief.get().place(), zone, lifts, true));
        entering.entered(play, force, 0);
    }
}
