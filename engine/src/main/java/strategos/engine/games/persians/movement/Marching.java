package strategos.engine.games.persians.movement;

import java.util.ArrayList;
import java.util.List;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.persians.common.Forces;
import strategos.engine.games.persians.movement.MovementEvents.Marched;
import strategos.engine.games.persians.printed.Atlas.Zone;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.printed.Tables;
import strategos.engine.games.persians.victory.Control;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;

/** Movement on land: costs, limits, and where a march must stop. */
@Rule({"5.1", "5.4", "3"})
public final class Marching {
    private final Printed printed;
    private final Forces forces;
    private final Control control;
    private final Attrition attrition;
    private final Entering entering;

    public Marching(Forces forces, Control control, Attrition attrition, Entering entering) {
        this.printed = forces.printed();
        this.forces = forces;
        this.control = control;
        this.attrition = attrition;
        this.entering = entering;
    }

    /** Action points for going from one zone into the next. */
    @Rule({"5.4-thermopylae", "5.4-pindus", "3"})
    public int cost(ZoneId from, ZoneId to) {
        Tables.Costs costs = printed.tables().costs();
        Zone there = printed.atlas().zone(to);
        int cost = there.mountain() ? costs.mountain() : costs.land();
        cost += there.thermopylae() ? costs.thermopylae() : 0;
        boolean pindus = there.pindus() || printed.atlas().zone(from).pindus();
        return pindus ? cost + costs.pindus() : cost;
    }

    /** Action points for all of the path. */
    int cost(ZoneId from, List<ZoneId> path) {
        ZoneId at = from;
        int cost = 0;
        for (ZoneId zone : path) {
            cost += cost(at, zone);
            at = zone;
        }
        return cost;
    }

    /** Zones that the active force may enter next, with so many points spent and so many zones entered on this path. */
    public List<ZoneId> next(War war, Active active, ZoneId from, int spent, int steps) {
        List<ZoneId> next = new ArrayList<>();
        SideState state = war.side(active.side());
        if (from.sea()
                || active.halted()
                || active.zones() + steps >= printed.tables().limits().land()
                || (steps > 0 && stops(war, active.side(), from))) {
            return next;
        }
        boolean isolated = war.status().isolation() && forces.spartan(war, active.force());
        for (ZoneId zone : printed.atlas().zone(from).land()) {
            boolean open = !isolated || printed.isolated(zone);
            if (open && spent + cost(from, zone) <= state.points()) {
                next.add(zone);
            }
        }
        return next;
    }

    /** The units that march. */
    Troops troops(War war, Force force) {
        return forces.troops(war, force);
    }

    /** Whether a march stops there: something of the enemy is in the zone. */
    @Rule("5.1")
    public boolean stops(War war, Side side, ZoneId zone) {
        return war.side(side.other()).present(zone);
    }

    /** Goes zone by zone until the path ends or is interrupted. */
    @Rule({"5.1", "4.2"})
    public void march(Play<War> play, List<ZoneId> path) {
        attrition.voyage(play);
        for (ZoneId zone : path) {
            War war = play.state();
            Active active = war.active().orElseThrow();
            Force force = active.force();
            boolean units = !forces.troops(war, force).isEmpty();
            play.happen(new Marched(
                    force.side(),
                    force.members(),
                    force.place(),
                    zone,
                    cost(force.place(), zone),
                    control.lifts(war, force.side(), zone, units)));
            entering.entered(play, force.in(zone), 0);
            if (!(play.state().step() instanceof Step.Activation) || stops(play.state(), force.side(), zone)) {
                return;
            }
        }
    }
}
