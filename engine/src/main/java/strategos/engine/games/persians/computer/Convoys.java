package strategos.engine.games.persians.computer;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import strategos.engine.Seen;
import strategos.engine.games.persians.computer.General.Legal;
import strategos.engine.games.persians.computer.Outlook.Ways;
import strategos.engine.games.persians.printed.Atlas;
import strategos.engine.games.persians.printed.Atlas.Sea;
import strategos.engine.games.persians.turn.Procedures;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Navy.Vessel;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.offer.Call;

/** An army that goes by sea, and fleets that seek a fight. */
final class Convoys {
    private static final int SHORTER = 2;
    private static final int DANGER = 6;
    private static final double FAVOURABLE = 1.4;

    private final Procedures rules;
    private final Atlas atlas;
    private final Muster muster;
    private final Meeting meeting;
    private final Ways ways;

    Convoys(Procedures rules, Muster muster, Meeting meeting) {
        this.rules = rules;
        this.atlas = rules.printed().atlas();
        this.muster = muster;
        this.meeting = meeting;
        this.ways = new Ways(atlas);
    }

    /** For each sea, the cost of the way to the goal's coast, round the enemy if possible. */
    private Map<ZoneId, Integer> voyage(Seen<War> seen, Side side, ZoneId goal) {
        return ways.to(
                atlas.zone(goal).seas(),
                (from, to) -> rules.printed().tables().costs().sail()
                        + DANGER * seen.position().side(side.other()).counters(to));
    }

    /** A force ashore goes aboard when that is much shorter and it can arrive in this turn. */
    Optional<Call> board(Seen<War> seen, Active active, ZoneId goal, int byLand, Legal legal) {
        Force force = active.force();
        SideState state = seen.position().side(force.side());
        if (active.zones() > 0 || !legal.open("embark")) {
            return Optional.empty();
        }
        int embark = rules.printed().tables().costs().embark();
        Map<ZoneId, Integer> costs = voyage(seen, force.side(), goal);
        int room = rules.losses().room(rules.forces().troops(seen.position(), force));
        return rules.sailing().ports(seen.position(), force.side(), force.place()).stream()
                .filter(v -> v.fleet() && 2 * rules.losses().free(state, v) > room)
                .filter(v -> way(costs, v.sea()) + 2 * embark + SHORTER <= byLand)
                .filter(v -> way(costs, v.sea()) + 2 * embark <= state.points())
                .min(Comparator.comparingInt(v -> way(costs, v.sea())))
                .flatMap(v -> legal.call(legal.all(
                        "units", Call.of("embark", "leader", force.lead().id()).with("vessel", v.id().id()))));
    }

    private static int way(Map<ZoneId, Integer> costs, ZoneId sea) {
        return costs.getOrDefault(sea, Ways.FAR);
    }

    /** A force aboard lands at its goal, or sails on towards it. */
    Optional<Call> voyage(Seen<War> seen, Force force, ZoneId goal, Legal legal) {
        Optional<Chief> chief = seen.position().side(force.side()).chief(force.lead());
        if (chief.isEmpty() || !chief.get().aboard()) {
            return Optional.empty();
        }
        Optional<Call> landed =
                legal.call(Call.of("debark", "leader", force.lead().id()).with("zone", goal.id()));
        if (landed.isPresent()) {
            return landed;
        }
        Map<ZoneId, Integer> costs = voyage(seen, force.side(), goal);
        CounterId vessel = chief.get().vessel().orElseThrow();
        return next(vessel, legal)
                .min(Comparator.comparingInt(sea -> way(costs, sea)))
                .filter(sea -> way(costs, sea) < way(costs, chief.get().place()))
                .map(sea -> sail(vessel, sea));
    }

    /** A fleet that is strong enough attacks, or sails to the enemy: next to it, or wherever he is. */
    Optional<Call> hunt(Seen<War> seen, Side side, Legal legal) {
        for (Vessel vessel : seen.position().side(side).vessels()) {
            Force fleet = new Force(side, vessel.sea(), List.of(vessel.id()));
            double own = vessel.fleet() ? meeting.ships(seen, fleet) : 0;
            if (own > 0 && seen.position().side(side).cargo(vessel.id()).isEmpty()) {
                Optional<Call> call = favours(seen, side, own, vessel.sea())
                        ? attack(legal, vessel.id())
                        : chase(seen, side, own, vessel, legal);
                if (call.isPresent()) {
                    return call;
                }
            }
        }
        return Optional.empty();
    }

    private boolean favours(Seen<War> seen, Side side, double own, ZoneId sea) {
        double enemy = muster.ships(seen, side.other(), sea);
        boolean strait =
                side == Side.PERSIAN && rules.printed().tables().strait(sea).isPresent();
        double odds = Outlook.hunts(seen, side) ? Outlook.HUNTING : FAVOURABLE * (strait ? 2 : 1);
        return enemy > 0 && own > enemy * odds;
    }

    private static Optional<Call> attack(Legal legal, CounterId vessel) {
        Call call = Call.of("intercept", "with", vessel.id());
        return legal.call(call.with("target", "ships")).or(() -> legal.call(call.with("target", "counter")));
    }

    private Optional<Call> chase(Seen<War> seen, Side side, double own, Vessel vessel, Legal legal) {
        boolean held = seen.position().side(side.other()).present(vessel.sea())
                || seen.position().side(side).points()
                        < 2 + rules.printed().tables().costs().sail();
        if (held) {
            return Optional.empty();
        }
        Stream<ZoneId> within = Outlook.hunts(seen, side)
                ? atlas.seas().stream().map(Sea::id)
                : atlas.sea(vessel.sea()).seas().stream();
        List<ZoneId> prey = within.filter(sea -> favours(seen, side, own, sea)).toList();
        if (prey.isEmpty()) {
            return Optional.empty();
        }
        Map<ZoneId, Integer> far = ways.to(prey, (from, to) -> to.sea() ? 1 : Ways.FAR);
        return next(vessel.id(), legal)
                .filter(sea -> way(far, sea) < way(far, vessel.sea()))
                .findFirst()
                .map(sea -> sail(vessel.id(), sea));
    }

    /** Seas that the vessel can sail to next, none where it cannot sail. */
    private static Stream<ZoneId> next(CounterId vessel, Legal legal) {
        Call sail = Call.of("sail");
        return legal.choices("vessel", sail).contains(vessel.id())
                ? legal.choices("path", sail.with("vessel", vessel.id())).stream()
                        .map(ZoneId::new)
                : Stream.empty();
    }

    private static Call sail(CounterId vessel, ZoneId sea) {
        return Call.of("sail", "vessel", vessel.id()).with("path", sea.id());
    }

    /** Whether the place is at sea. */
    static boolean afloat(Force force) {
        return force.place().sea();
    }
}
