package strategos.engine.games.persians.battle;

import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.persians.battle.BattleEvents.Retreated;
import strategos.engine.games.persians.battle.Berths.Berth;
import strategos.engine.games.persians.common.Forces;
import strategos.engine.games.persians.losses.LossEvents.Cause;
import strategos.engine.games.persians.losses.Losses;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.sea.SeaEvents.Embarked;
import strategos.engine.games.persians.victory.Control;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Navy.Vessel;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;

/** Where a beaten force can go. */
@Rule({"7.6", "9.3"})
public final class Retreats {
    /** The order to go aboard. */
    public static final String ABOARD = "aboard";

    private final Printed printed;
    private final Forces forces;
    private final Losses losses;
    private final Control control;

    public Retreats(Forces forces, Losses losses, Control control) {
        this.printed = forces.printed();
        this.forces = forces;
        this.losses = losses;
        this.control = control;
    }

    /** Adjacent zones of the same element, an enemy's too; Spartans stay where Isolation keeps them. */
    @Rule({"7.6", "9.3", "11.2-isolationism"})
    public List<ZoneId> zones(War war, Force force) {
        List<ZoneId> next = printed.atlas().next(force.place());
        if (force.loose() && forces.troops(war, force).minus(bound(war, force)).isEmpty()) {
            return List.of();
        }
        boolean isolated = war.status().isolation() && forces.spartan(war, force);
        return isolated ? next.stream().filter(printed::isolated).toList() : next;
    }

    /** Whether there are own ships aboard of which at least one of its units finds room: leaders do not leave all of them behind. */
    @Rule({"4.4", "7.6", "9.4", "ruling-aboard"})
    public boolean refuge(War war, Force force) {
        SideState state = war.side(force.side());
        Troops troops = forces.troops(war, force);
        return refuges(war, force).stream()
                .anyMatch(v ->
                        !losses.fitting(state, troops, losses.free(state, v)).isEmpty());
    }

    /** Own ships next to the zone, with room, in a sea zone without the enemy; those with most room first. */
    private List<Vessel> refuges(War war, Force force) {
        SideState state = war.side(force.side());
        if (force.place().sea() || force.loose() || !state.known()) {
            return List.of();
        }
        return printed.atlas().zone(force.place()).seas().stream()
                .filter(sea -> !war.side(force.side().other()).present(sea))
                .flatMap(sea -> state.afloat(sea).stream())
                .filter(v -> !v.dummy() && losses.free(state, v) > 0)
                .sorted(Comparator.comparingInt((Vessel v) -> losses.free(state, v))
                        .reversed())
                .toList();
    }

    /** Into that zone, or aboard. */
    void go(Play<War> play, Force force, Optional<ZoneId> to) {
        to.ifPresentOrElse(zone -> go(play, force, zone), () -> aboard(play, force));
    }

    /** Each goes where there is room; units without room aboard are lost. */
    @Rule({"7.6", "9.4", "ruling-aboard"})
    private void aboard(Play<War> play, Force force) {
        War war = play.state();
        Side side = force.side();
        Berths berths = new Berths(losses, war.side(side), refuges(war, force));
        Set<CounterId> boarded = new LinkedHashSet<>();
        for (Berth berth : berths.of(members(war, force))) {
            Vessel vessel = berth.vessel();
            play.happen(new Embarked(side, berth.leaders(), vessel.id(), force.place(), vessel.sea(), Troops.NONE));
            boarded.add(vessel.id());
        }
        boarded.forEach(vessel -> losses.settle(play, side, vessel, false));
    }

    private void go(Play<War> play, Force force, ZoneId to) {
        War war = play.state();
        Side side = force.side();
        Troops bound = bound(war, force);
        if (!bound.isEmpty()) {
            losses.take(play, force, bound, Cause.STRANDED, true);
        }
        Troops loose = force.loose() ? forces.troops(war, force).minus(bound) : Troops.NONE;
        boolean units = !forces.troops(war, force).isEmpty() && !to.sea();
        play.happen(new Retreated(
                side,
                members(war, force),
                loose,
                force.place(),
                to,
                units && control.lifts(war, side, to, true),
                true));
    }

    /** Units of it that cannot leave the zone: those that start there without a leader. */
    @Rule("14.1")
    private Troops bound(War war, Force force) {
        if (!force.loose()) {
            return Troops.NONE;
        }
        Set<String> kinds = printed.sheet(war).bound(force.side(), force.place());
        return forces.troops(war, force).only(kinds::contains);
    }

    private static List<CounterId> members(War war, Force force) {
        SideState state = war.side(force.side());
        return force.members().stream()
                .filter(m -> state.chief(m).isPresent() || state.vessel(m).isPresent())
                .toList();
    }
}
