package strategos.engine.games.persians.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.common.CounterSelection;
import strategos.engine.games.persians.common.Forces;
import strategos.engine.games.persians.losses.Losses;
import strategos.engine.games.persians.movement.MovementEvents.ShipsJoined;
import strategos.engine.games.persians.movement.MovementEvents.ShipsParted;
import strategos.engine.games.persians.movement.MovementEvents.TroopsLeft;
import strategos.engine.games.persians.movement.MovementEvents.TroopsTaken;
import strategos.engine.games.persians.printed.Counters;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.war.Active;
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
import strategos.engine.kit.Act;
import strategos.engine.kit.Counted;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Slot.SlotOffer;
import strategos.engine.offer.Verb;

/** The verbs of a leader or fleet that takes others along, or leaves them. */
public final class PickUpActs {
    private static final String WHAT = "what";

    private PickUpActs() {}

    /** The verb, where whoever acts has anything of the kind in hand. */
    private static Optional<Offer> picking(
            Verb verb, Seen<War> seen, Side side, Function<Active, CounterSelection> handful) {
        War war = seen.position();
        return war.acting()
                .filter(active -> war.side(side).known())
                .map(handful)
                .filter(what -> !what.isEmpty())
                .map(what -> new SlotOffer(verb, (slot, filled) -> what.choices(filled.all(WHAT))));
    }

    /** {@code take}: the active leader picks up units and lower leaders where he stands, a fleet under sail single ships. */
    @Rule({"5.2", "9.1", "ruling-pick-up"})
    public static final class TakeAct implements Act<War, Side> {
        /** The verb's name. */
        public static final String NAME = "take";

        private final Verb verb = Verb.order(NAME, "5.2", Slot.path(WHAT));
        private final Printed printed;
        private final Counted.Menu counted;

        public TakeAct(Printed printed, Counted.Menu counted) {
            this.printed = printed;
            this.counted = counted;
        }

        @Override
        public Verb verb() {
            return verb;
        }

        @Override
        public Optional<Offer> offer(Seen<War> seen, Side side) {
            return picking(verb, seen, side, active -> handful(seen.position(), side, active));
        }

        /** Only what has not been activated in this phase; units bound to their zone stay. */
        private CounterSelection handful(War seen, Side side, Active active) {
            SideState state = seen.side(side);
            Counters counters = printed.counters();
            ZoneId place = active.force().place();
            CounterId lead = active.force().lead();
            Troops troops = Troops.NONE;
            List<CounterId> leaders = new ArrayList<>();
            boolean onLand = !place.sea() && counters.leader(lead).isPresent();
            if (onLand) {
                Set<String> bound = printed.sheet(seen).bound(side, place);
                troops = state.pile(place).fresh().only(kind -> !bound.contains(kind));
                for (Chief chief : state.ashore(place)) {
                    boolean lower = counters.stars(chief.id()) < counters.stars(lead);
                    if (lower
                            && !chief.spent()
                            && !chief.follows()
                            && !chief.id().equals(lead)) {
                        leaders.add(chief.id());
                    }
                }
            }
            return new CounterSelection(counted, troops, singles(state, active), leaders, CounterSelection.ANY, true);
        }

        private static List<Ship> singles(SideState state, Active active) {
            List<Ship> ships = new ArrayList<>();
            active.voyage()
                    .flatMap(state::vessel)
                    .filter(Vessel::fleet)
                    .ifPresent(fleet -> state.afloat(fleet.sea()).stream()
                            .filter(Vessel::single)
                            .forEach(v -> ships.addAll(v.ships())));
            return ships;
        }

        @Override
        public void carryOut(Play<War> play, Side side, Call call) {
            Active active = play.state().active().orElseThrow();
            CounterSelection.Taken taken = handful(play.state(), side, active).taken(call.all(WHAT));
            Force force = active.force();
            if (!taken.troops().isEmpty() || !taken.leaders().isEmpty()) {
                play.happen(new TroopsTaken(side, force.place(), taken.troops(), force.lead(), taken.leaders()));
            }
            if (!taken.ships().isEmpty()) {
                join(play, side, active.voyage().orElseThrow(), taken);
            }
        }

        private static void join(Play<War> play, Side side, CounterId fleet, CounterSelection.Taken taken) {
            SideState state = play.state().side(side);
            ZoneId sea = state.vessel(fleet).orElseThrow().sea();
            List<Vessel> singles =
                    state.afloat(sea).stream().filter(Vessel::single).toList();
            List<Ship> left = new ArrayList<>(
                    taken.out(singles.stream().flatMap(v -> v.ships().stream()).toList()));
            List<CounterId> ids = new ArrayList<>();
            for (Vessel single : singles) {
                if (left.remove(single.ships().getFirst())) {
                    ids.add(single.id());
                }
            }
            play.happen(new ShipsJoined(side, fleet, sea, ids));
        }
    }

    /** {@code leave}: the active leader leaves units or lower leaders where he stands, a fleet under sail ships. */
    @Rule({"5.2", "9.1"})
    public static final class LeaveAct implements Act<War, Side> {
        /** The verb's name. */
        public static final String NAME = "leave";

        private final Verb verb = Verb.order(NAME, "5.2", Slot.path(WHAT));
        private final Forces forces;
        private final Losses losses;
        private final Attrition attrition;
        private final Counted.Menu counted;

        public LeaveAct(Losses losses, Forces forces, Attrition attrition, Counted.Menu counted) {
            this.counted = counted;
            this.forces = forces;
            this.losses = losses;
            this.attrition = attrition;
        }

        @Override
        public Verb verb() {
            return verb;
        }

        @Override
        public Optional<Offer> offer(Seen<War> seen, Side side) {
            return picking(verb, seen, side, active -> handful(seen.position(), side, active));
        }

        private CounterSelection handful(War seen, Side side, Active active) {
            SideState state = seen.side(side);
            Force force = active.force();
            boolean onLand = !force.place().sea();
            Troops troops = onLand ? forces.troops(seen, force) : Troops.NONE;
            List<CounterId> leaders = new ArrayList<>();
            for (CounterId member : force.members()) {
                if (onLand
                        && !member.equals(force.lead())
                        && state.chief(member).isPresent()) {
                    leaders.add(member);
                }
            }
            Optional<Vessel> fleet = active.voyage().flatMap(state::vessel).filter(Vessel::fleet);
            List<Ship> ships = fleet.map(Vessel::ships).orElse(List.of());
            return new CounterSelection(
                    counted,
                    troops,
                    ships,
                    leaders,
                    fleet.isEmpty() ? CounterSelection.ANY : taken -> keeps(state, fleet.get(), taken),
                    true);
        }

        /** The fleet keeps a ship, and room for what is aboard. */
        private boolean keeps(SideState state, Vessel fleet, CounterSelection.Taken taken) {
            if (taken.ships().isEmpty()) {
                return true;
            }
            Vessel left = fleet.minus(taken.out(fleet.ships()));
            return !left.ships().isEmpty() && losses.free(state, left) >= 0;
        }

        @Override
        public void carryOut(Play<War> play, Side side, Call call) {
            Active active = play.state().active().orElseThrow();
            CounterSelection.Taken taken = handful(play.state(), side, active).taken(call.all(WHAT));
            Force force = active.force();
            if (!taken.troops().isEmpty() || !taken.leaders().isEmpty()) {
                List<CounterId> staying = force.members().stream()
                        .filter(m -> !taken.leaders().contains(m))
                        .toList();
                Troops loose = taken.troops().and(forces.troops(play.state(), force.of(staying)));
                Troops back = active.takenAlong().and(loose);
                play.happen(new TroopsLeft(side, force.place(), loose, staying, taken.leaders(), back));
            }
            if (!taken.ships().isEmpty()) {
                Vessel fleet =
                        active.voyage().flatMap(play.state().side(side)::vessel).orElseThrow();
                List<CounterId> before = singles(play.state().side(side), fleet.sea());
                List<Ship> ships = taken.out(fleet.ships());
                play.happen(new ShipsParted(side, fleet.id(), fleet.sea(), ships));
                List<CounterId> left = new ArrayList<>(singles(play.state().side(side), fleet.sea()));
                left.removeAll(before);
                attrition.left(play, side, left, active.owing(ships));
            }
        }

        private static List<CounterId> singles(SideState state, ZoneId sea) {
            return state.afloat(sea).stream()
                    .filter(Vessel::single)
                    .map(Vessel::id)
                    .toList();
        }
    }
}
