package strategos.engine.games.persians.sea;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.common.CounterSelection;
import strategos.engine.games.persians.common.Forces;
import strategos.engine.games.persians.common.Slots;
import strategos.engine.games.persians.losses.Losses;
import strategos.engine.games.persians.movement.Destinations;
import strategos.engine.games.persians.printed.Counters;
import strategos.engine.games.persians.printed.Counters.Leader;
import strategos.engine.games.persians.printed.Tables;
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
import strategos.engine.kit.Act;
import strategos.engine.kit.ComposedOffer;
import strategos.engine.kit.Counted;
import strategos.engine.kit.ForwardedOffer;
import strategos.engine.kit.RephrasedOffer;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Goal;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Outline;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Slot.SlotOffer;
import strategos.engine.offer.Verb;
import strategos.engine.text.Text;

/** The verbs of fleets and of those who go aboard. */
public final class SeaActs {
    private SeaActs() {}

    /** {@code sail}: a fleet, a dummy or a single ship, zone by zone. */
    @Rule({"9", "9.1"})
    public static final class SailAct implements Act<War, Side> {
        public static final String NAME = "sail";
        private static final String VESSEL = "vessel";
        /** The sea zones, one after the other. */
        public static final String PATH = "path";

        private final Verb verb = Verb.order(NAME, "9.1", Slot.one(VESSEL), Slot.path(PATH));
        private final Sailing sailing;

        public SailAct(Sailing sailing) {
            this.sailing = sailing;
        }

        @Override
        public Verb verb() {
            return verb;
        }

        @Override
        public Optional<Offer> offer(Seen<War> seen, Side side) {
            War war = seen.position();
            SideState state = war.side(side);
            if (!(war.step() instanceof Step.Activation) || !state.known()) {
                return Optional.empty();
            }
            List<CounterId> able = new ArrayList<>();
            for (Vessel vessel : state.vessels()) {
                if (!sailing.next(war, vessel, side, vessel.sea(), 0).isEmpty()) {
                    able.add(vessel.id());
                }
            }
            return able.isEmpty()
                    ? Optional.empty()
                    : Optional.of(new ComposedOffer(
                            new SlotOffer(
                                    verb,
                                    (slot, filled) -> slot.equals(VESSEL)
                                            ? Choices.oneOf(Slots.counters(able))
                                            : path(war, side, filled)),
                            Text.of("goal.where"),
                            filled -> filled.maybe(VESSEL)
                                    .map(vessel -> goals(war, side, new CounterId(vessel)))
                                    .orElse(List.of()),
                            whole -> Optional.of(new Destinations(war, side)
                                    .sail(
                                            new CounterId(whole.one(VESSEL)),
                                            ZoneId.list(whole.all(PATH)),
                                            sailing.cost()))));
        }

        private List<Goal> goals(War war, Side side, CounterId vessel) {
            Call base = Call.of(NAME, VESSEL, vessel.id());
            return new Destinations(war, side)
                    .sail(
                            war.side(side).vessel(vessel).orElseThrow().sea(),
                            base,
                            sailing.cost(),
                            steps ->
                                    path(war, side, new Call(NAME, Map.of(VESSEL, List.of(vessel.id()), PATH, steps))));
        }

        private Choices path(War seen, Side side, Call filled) {
            Vessel vessel =
                    seen.side(side).vessel(new CounterId(filled.one(VESSEL))).orElseThrow();
            List<ZoneId> taken = ZoneId.list(filled.all(PATH));
            ZoneId at = taken.isEmpty() ? vessel.sea() : taken.getLast();
            return new Choices.Step(Slots.zones(sailing.next(seen, vessel, side, at, taken.size())), !taken.isEmpty());
        }

        @Override
        public void carryOut(Play<War> play, Side side, Call call) {
            sailing.sail(play, side, new CounterId(call.one(VESSEL)), ZoneId.list(call.all(PATH)));
        }
    }

    /** {@code embark}: a leader ashore goes aboard with units of his; the others stay without a leader. */
    @Rule("9.4")
    public static final class EmbarkAct implements Act<War, Side> {
        /** The verb's name. */
        public static final String NAME = "embark";

        private static final String LEADER = "leader";
        private static final String VESSEL = "vessel";
        private static final String UNITS = "units";

        private final Verb verb = Verb.order(NAME, "9.4", Slot.one(LEADER), Slot.one(VESSEL), Slot.path(UNITS));
        private final Forces forces;
        private final Sailing sailing;
        private final Losses losses;
        private final Counted.Menu counted;

        public EmbarkAct(Sailing sailing, Losses losses, Forces forces, Counted.Menu counted) {
            this.counted = counted;
            this.forces = forces;
            this.sailing = sailing;
            this.losses = losses;
        }

        @Override
        public Verb verb() {
            return verb;
        }

        @Override
        public Optional<Offer> offer(Seen<War> seen, Side side) {
            War war = seen.position();
            SideState state = war.side(side);
            if (!(war.step() instanceof Step.Activation)
                    || !state.known()
                    || state.points() < forces.printed().tables().costs().embark()) {
                return Optional.empty();
            }
            List<CounterId> able = new ArrayList<>();
            for (Chief chief : state.chiefs()) {
                if (!chief.dummy() && !chief.aboard() && !chief.follows() && sailing.port(war, side, chief.place())) {
                    able.add(chief.id());
                }
            }
            return able.isEmpty()
                    ? Optional.empty()
                    : Optional.of(new Boarding(
                            RephrasedOffer.objecting(
                                    new SlotOffer(verb, (slot, filled) -> choices(war, side, able, slot, filled))
                                            .usually((slot, filled) -> slot.equals(UNITS)
                                                    ? strongest(war, side, filled)
                                                    : Optional.empty()),
                                    UNITS,
                                    (filled, value) -> noRoom(war, side, filled, value)),
                            whole -> aboard(war, side, whole)));
        }

        /** @param told the whole order in words */
        private record Boarding(Offer offer, Function<Call, Outline> told) implements ForwardedOffer {
            @Override
            public Optional<Outline> outline(Call whole) {
                return Optional.of(told.apply(whole));
            }
        }

        private Choices choices(War seen, Side side, List<CounterId> able, String slot, Call filled) {
            SideState state = seen.side(side);
            return switch (slot) {
                case LEADER -> Choices.oneOf(Slots.counters(able));
                case VESSEL -> {
                    ZoneId place = state.chief(new CounterId(filled.one(LEADER)))
                            .orElseThrow()
                            .place();
                    yield Choices.oneOf(Slots.counters(sailing.ports(seen, side, place).stream()
                            .map(Vessel::id)
                            .toList()));
                }
                default -> handful(seen, side, filled).choices(filled.all(UNITS));
            };
        }

        private CounterSelection handful(War seen, Side side, Call filled) {
            SideState state = seen.side(side);
            CounterId leader = new CounterId(filled.one(LEADER));
            Vessel vessel = state.vessel(new CounterId(filled.one(VESSEL))).orElseThrow();
            Troops box = forces.troops(seen, new Force(side, vessel.sea(), sailing.band(state, leader)));
            int free = losses.free(state, vessel);
            return new CounterSelection(
                    counted, box, List.of(), List.of(), taken -> losses.room(taken.troops()) <= free, false);
        }

        /** The strongest units that still find room: whoever sends an army over the sea sends as much of it as he can. */
        private Optional<String> strongest(War seen, Side side, Call filled) {
            CounterSelection handful = handful(seen, side, filled);
            Counters counters = forces.printed().counters();
            return handful.choices(filled.all(UNITS)).listed().stream()
                    .map(Choice::value)
                    .max(Comparator.comparingInt(value ->
                            counters.points(handful.taken(List.of(value)).troops())));
        }

        private Optional<Text> noRoom(War seen, Side side, Call filled, String value) {
            CounterSelection handful = handful(seen, side, filled);
            Troops taken = handful.taken(filled.all(UNITS)).troops();
            if (!handful.has(value, filled.all(UNITS))) {
                return Optional.empty();
            }
            CounterId vessel = new CounterId(filled.one(VESSEL));
            SideState state = seen.side(side);
            Tables.Transport transport = forces.printed().tables().transport();
            int free = losses.free(state, state.vessel(vessel).orElseThrow()) - losses.room(taken);
            return Optional.of(Text.of(
                    "refuse.embark.room",
                    "vessel",
                    Leader.named(vessel),
                    "foot",
                    transport.foot(free),
                    "horse",
                    transport.horse(free)));
        }

        private Outline aboard(War seen, Side side, Call whole) {
            SideState state = seen.side(side);
            return new Crossing(
                            sailing.band(state, new CounterId(whole.one(LEADER))),
                            handful(seen, side, whole).taken(whole.all(UNITS)).troops(),
                            Leader.named(new CounterId(whole.one(VESSEL))),
                            forces.printed().tables().costs().embark())
                    .outline(NAME, state);
        }

        @Override
        public void carryOut(Play<War> play, Side side, Call call) {
            Troops taken =
                    handful(play.state(), side, call).taken(call.all(UNITS)).troops();
            sailing.embark(play, side, new CounterId(call.one(LEADER)), new CounterId(call.one(VESSEL)), taken);
        }
    }

    /** {@code debark}: a leader aboard lands with all that follows him. */
    @Rule("9.4")
    public static final class DebarkAct implements Act<War, Side> {
        /** The verb's name. */
        public static final String NAME = "debark";

        private static final String LEADER = "leader";

        /** Where it goes ashore. */
        public static final String ZONE = "zone";

        private final Verb verb = Verb.order(NAME, "9.4", Slot.one(LEADER), Slot.one(ZONE));
        private final Sailing sailing;
        private final Forces forces;
        private final int cost;

        public DebarkAct(Sailing sailing, Forces forces) {
            this.sailing = sailing;
            this.forces = forces;
            this.cost = forces.printed().tables().costs().embark();
        }

        @Override
        public Verb verb() {
            return verb;
        }

        @Override
        public Optional<Offer> offer(Seen<War> seen, Side side) {
            War war = seen.position();
            SideState state = war.side(side);
            if (!(war.step() instanceof Step.Activation) || !state.known() || state.points() < cost) {
                return Optional.empty();
            }
            List<CounterId> able = new ArrayList<>();
            for (Chief chief : state.chiefs()) {
                if (chief.aboard()
                        && !chief.follows()
                        && !sailing.coasts(war, side, chief).isEmpty()) {
                    able.add(chief.id());
                }
            }
            return able.isEmpty()
                    ? Optional.empty()
                    : Optional.of(new ComposedOffer(
                            new SlotOffer(
                                    verb,
                                    (slot, filled) -> Choices.oneOf(
                                            slot.equals(LEADER)
                                                    ? Slots.counters(able)
                                                    : Slots.zones(sailing.coasts(war, side, chief(state, filled))))),
                            Text.of("goal.where"),
                            filled -> List.of(),
                            whole -> Optional.of(ashore(war, side, whole))));
        }

        private static Chief chief(SideState state, Call filled) {
            return state.chief(new CounterId(filled.one(LEADER))).orElseThrow();
        }

        private Outline ashore(War seen, Side side, Call whole) {
            SideState state = seen.side(side);
            Chief chief = chief(state, whole);
            List<CounterId> band = state.band(chief.id());
            return new Crossing(
                            band,
                            forces.troops(seen, new Force(side, chief.place(), band)),
                            new ZoneId(whole.one(ZONE)).named(),
                            cost)
                    .outline(NAME, state);
        }

        @Override
        public void carryOut(Play<War> play, Side side, Call call) {
            sailing.land(play, side, new CounterId(call.one(LEADER)), new ZoneId(call.one(ZONE)));
        }
    }
}
