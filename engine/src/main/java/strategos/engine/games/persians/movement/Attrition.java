package strategos.engine.games.persians.movement;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.dice.Roll;
import strategos.engine.games.persians.common.Flow;
import strategos.engine.games.persians.common.Forces;
import strategos.engine.games.persians.losses.LossEvents.Cause;
import strategos.engine.games.persians.losses.LossEvents.UnitsLost;
import strategos.engine.games.persians.losses.Losses;
import strategos.engine.games.persians.movement.MovementEvents.AttritionRolled;
import strategos.engine.games.persians.movement.MovementEvents.AttritionRolled.Kind;
import strategos.engine.games.persians.movement.MovementEvents.MarchEnded;
import strategos.engine.games.persians.movement.MovementEvents.VoyageEnded;
import strategos.engine.games.persians.movement.MovementEvents.VoyageLost;
import strategos.engine.games.persians.printed.Tables;
import strategos.engine.games.persians.victory.Supply;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Navy.Ship;
import strategos.engine.games.persians.war.Navy.Vessel;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.UnledStacks.UnledStack;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;

/** What marching, sailing, scorched land and storms cost. A dummy rolls as a real force does, in vain. */
@Rule({"5.3", "9.1", "11.1"})
public final class Attrition {
    private final Tables tables;
    private final Forces forces;
    private final Losses losses;
    private final Supply supply;

    public Attrition(Forces forces, Losses losses, Supply supply) {
        this.tables = forces.printed().tables();
        this.forces = forces;
        this.losses = losses;
        this.supply = supply;
    }

    /** At the end of an unbroken run of marches: by the zones entered since the activation began or the last victory. */
    @Rule({"5.3", "ruling-run"})
    public void march(Play<War> play) {
        play.state()
                .active()
                .ifPresent(active -> march(play, active, active.force().place()));
    }

    /** The same after a battle on land there: who has gone aboard rolls where he fought, for nobody sees on which sea he is. */
    @Rule({"5.3", "9.4", "ruling-run"})
    public void fought(Play<War> play, ZoneId field) {
        play.state().active().ifPresent(active -> {
            ZoneId place = active.force().place();
            march(play, active, place.sea() ? field : place);
        });
    }

    private void march(Play<War> play, Active active, ZoneId place) {
        if (active.run() == 0) {
            return;
        }
        play.happen(new MarchEnded());
        if (active.toll() == 0 || !pays(play.state(), active)) {
            return;
        }
        int column = Math.min(tables.limits().land(), active.toll());
        Side side = active.side();
        Roll roll = Flow.roll(play, side, "attrition", "5.3", 1);
        int lost = tables.attrition().lost(roll.face(), column);
        play.happen(new AttritionRolled(side, Kind.MARCH, place, roll.index(), roll.face(), column, lost));
        marchers(play, active, lost);
    }

    /** Whether anybody is left who has marched: the force, or who was left on the way, or bereft of the commander. */
    private boolean pays(War war, Active active) {
        SideState state = war.side(active.side());
        return forces.there(war, active.force())
                || active.parted().stream()
                        .anyMatch(leader -> state.chief(leader).isPresent())
                || !left(state, active).isEmpty();
    }

    /** What is still there of the units left on the way, by zone: where some were left twice, each of them counts once. */
    @Rule({"5.2", "5.3"})
    private static SequencedMap<ZoneId, Troops> left(SideState state, Active active) {
        SequencedMap<ZoneId, Troops> left = new LinkedHashMap<>();
        for (UnledStack pile : active.left()) {
            left.merge(pile.zone(), pile.spent(), Troops::plus);
        }
        left.replaceAll((zone, troops) -> troops.and(state.pile(zone).spent()));
        left.values().removeIf(Troops::isEmpty);
        return left;
    }

    /** Units in the boxes go first, those of leaders left on the way too, then units left there; who has just joined has not marched. */
    @Rule({"5.3", "1.2"})
    private void marchers(Play<War> play, Active active, int count) {
        War war = play.state();
        Side side = active.side();
        SideState state = war.side(side);
        List<CounterId> holders = new ArrayList<>(active.force().members());
        holders.removeAll(active.joined());
        holders.addAll(active.parted());
        Troops all = forces.troops(war, active.force().of(holders));
        SequencedMap<ZoneId, Troops> left = left(state, active);
        for (Troops troops : left.values()) {
            all = all.plus(troops);
        }
        all = all.minus(active.takenAlong());
        Troops gone = losses.pick(state, all, count);
        List<UnitsLost.Loss> list = new ArrayList<>();
        for (CounterId member : holders) {
            Troops some =
                    state.chief(member).map(Chief::troops).orElse(Troops.NONE).and(gone);
            if (!some.isEmpty()) {
                list.add(UnitsLost.Loss.boxed(member, active.force().place(), some));
                gone = gone.minus(some);
            }
        }
        for (Map.Entry<ZoneId, Troops> pile : left.entrySet()) {
            Troops some = pile.getValue().and(gone);
            if (!some.isEmpty()) {
                list.add(UnitsLost.Loss.unled(pile.getKey(), some));
                gone = gone.minus(some);
            }
        }
        losses.happen(play, side, Cause.ATTRITION, false, list);
    }

    /** At the end of an unbroken run of a fleet or ship, and before it fights. */
    @Rule("9.1")
    public void voyage(Play<War> play) {
        Optional<Active> there = play.state().active();
        Optional<CounterId> id = there.flatMap(Active::voyage);
        if (id.isEmpty()) {
            return;
        }
        Side side = there.get().side();
        play.happen(new VoyageEnded());
        Optional<Vessel> vessel = play.state().side(side).vessel(id.get());
        if (vessel.isEmpty() || vessel.get().due() == 0) {
            return;
        }
        roll(
                play,
                side,
                vessel.get(),
                Kind.SEA,
                Math.min(tables.limits().sea(), vessel.get().due()));
    }

    /**
     * Ships that a fleet under sail has left on its way have moved, too: their run is over, and each pays for its own zones.
     *
     * @param owing those of them that have sailed with it: who was taken along in that very zone has not been moved
     */
    @Rule({"9.1", "ruling-pick-up"})
    void left(Play<War> play, Side side, List<CounterId> ships, List<Ship> owing) {
        List<Ship> still = new ArrayList<>(owing);
        for (CounterId id : ships) {
            Vessel ship = play.state().side(side).vessel(id).orElseThrow();
            if (still.remove(ship.ships().getFirst())) {
                roll(play, side, ship, Kind.SEA, Math.min(tables.limits().sea(), ship.due()));
            }
        }
    }

    private void roll(Play<War> play, Side side, Vessel vessel, Kind kind, int column) {
        Roll roll = Flow.roll(play, side, kind.id(), kind.rule(), 1);
        int lost = tables.attrition().lost(roll.face(), column);
        play.happen(new AttritionRolled(side, kind, vessel.sea(), roll.index(), roll.face(), column, lost));
        losses.sink(play, side, vessel.id(), lost, kind.cause(), false);
    }

    /**
     * A storm: every fleet and single ship in the zone rolls on the worst column. Face-down counters do in an order drawn
     * unseen: in that of their ids the dummy would always be first.
     */
    @Rule({"11.2-tempest", "ruling-tempest"})
    public void tempest(Play<War> play, ZoneId sea) {
        for (Side side : Side.values()) {
            Map<Boolean, List<Vessel>> there =
                    play.state().side(side).afloat(sea).stream().collect(Collectors.partitioningBy(Vessel::single));
            List<Vessel> order = new ArrayList<>(there.get(true));
            order.addAll(Flow.shuffled(play, side, "order", "11.2-tempest", there.get(false)));
            for (Vessel vessel : order) {
                roll(play, side, vessel, Kind.TEMPEST, tables.attrition().tempest());
                foundered(play, side, vessel);
            }
        }
    }

    /** That its run never throws a die would show later which counter went down: so it is said at once. */
    @Rule({"9.1", "ruling-tempest"})
    private static void foundered(Play<War> play, Side side, Vessel vessel) {
        boolean sailed = play.state().active().filter(a -> a.sails(vessel.id())).isPresent();
        if (sailed && play.state().side(side).vessel(vessel.id()).isEmpty()) {
            play.happen(new VoyageLost(side, vessel.sea()));
        }
    }

    /** Entering a scorched zone: every counter rolls; what is supplied there loses nothing, in secret. */
    @Rule({"12", "ruling-scorched"})
    public void scorched(Play<War> play, Force force) {
        War war = play.state();
        if (force.place().sea() || !war.ground().scorched().contains(force.place())) {
            return;
        }
        Side side = force.side();
        Roll roll = Flow.roll(play, side, Kind.SCORCHED.id(), Kind.SCORCHED.rule(), 1);
        int lost = supply.scorched(force.place(), roll.face());
        play.happen(new AttritionRolled(side, Kind.SCORCHED, force.place(), roll.index(), roll.face(), 0, lost));
        boolean suffers = !supply.supplied(war, side, force.place());
        Troops gone = losses.pick(war.side(side), forces.troops(war, force), suffers ? lost : 0);
        losses.take(play, force, gone, Cause.SCORCHED, false);
    }
}
