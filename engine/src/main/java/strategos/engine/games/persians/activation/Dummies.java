package strategos.engine.games.persians.activation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.common.CounterEvents.DummyLaid;
import strategos.engine.games.persians.common.Slots;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Navy.Vessel;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.kit.Act;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Slot.SlotOffer;
import strategos.engine.offer.Verb;

/** Dummies that come back onto the map. */
@Rule("11.1")
public final class Dummies {
    private Dummies() {}

    /**
     * Dummies that were not laid come back where most counters of their kind lie, as all can count them: with a leader or
     * fleet that was chosen by its rank or size they would show where that one is.
     */
    @Rule({"11.1", "ruling-dummies"})
    public static void lay(Play<War> play, Side side) {
        while (play.state().side(side).lostDummies() > 0) {
            SideState state = play.state().side(side);
            Optional<ZoneId> host = most(berths(state, false), state::counters);
            if (host.isEmpty()) {
                break;
            }
            play.happen(new DummyLaid(side, freeDummy(state), host.get()));
        }
        while (play.state().side(side).lostDecoys() > 0) {
            SideState state = play.state().side(side);
            Optional<ZoneId> host = most(berths(state, true), state::lying);
            if (host.isEmpty()) {
                break;
            }
            play.happen(new DummyLaid(side, freeDecoy(state), host.get()));
        }
    }

    /**
     * Places where a dummy may be laid onto an own counter, on land or at sea, in the order of their ids: another dummy
     * will do, else a second counter would show that the first is none.
     */
    @Rule({"11.1", "ruling-dummies"})
    public static List<ZoneId> berths(SideState state, boolean sea) {
        Stream<ZoneId> places = sea
                ? state.vessels().stream().map(Vessel::sea)
                : state.chiefs().stream().filter(c -> !c.aboard()).map(Chief::place);
        return places.distinct().sorted().toList();
    }

    private static Optional<ZoneId> most(List<ZoneId> places, ToIntFunction<ZoneId> counters) {
        return places.stream().max(Comparator.comparingInt(counters).thenComparing(Comparator.reverseOrder()));
    }

    /** The first leader dummy that is not on the map. */
    public static CounterId freeDummy(SideState state) {
        int number = 1;
        while (state.chief(CounterId.dummy(state.side(), number)).isPresent()) {
            number++;
        }
        return CounterId.dummy(state.side(), number);
    }

    /** The first fleet dummy that is not on the map. */
    public static CounterId freeDecoy(SideState state) {
        int number = 1;
        while (state.vessel(CounterId.decoy(state.side(), number)).isPresent()) {
            number++;
        }
        return CounterId.decoy(state.side(), number);
    }

    /** {@code place}: a dummy onto an own counter of its kind, which may be a dummy too. */
    @Rule({"11.1", "ruling-dummies"})
    public static final class PlaceAct implements Act<War, Side> {
        /** The verb's name. */
        public static final String NAME = "place";

        private static final String DUMMY = "dummy";
        private static final String ZONE = "zone";
        private static final String LEADER = "leader";
        private static final String FLEET = "fleet";

        private final Verb verb = Verb.calm(NAME, "11.1", Slot.one(DUMMY), Slot.one(ZONE));

        @Override
        public Verb verb() {
            return verb;
        }

        @Override
        public Optional<Offer> offer(Seen<War> seen, Side side) {
            War war = seen.position();
            SideState state = war.side(side);
            if (!(war.step() instanceof Step.Reorganise step) || step.ready(side) || !state.known()) {
                return Optional.empty();
            }
            List<Choice> kinds = new ArrayList<>();
            if (state.lostDummies() > 0 && !zones(state, LEADER).isEmpty()) {
                kinds.add(Slots.word(LEADER));
            }
            if (state.lostDecoys() > 0 && !zones(state, FLEET).isEmpty()) {
                kinds.add(Slots.word(FLEET));
            }
            return kinds.isEmpty()
                    ? Optional.empty()
                    : Optional.of(new SlotOffer(
                            verb,
                            (slot, filled) -> Choices.oneOf(
                                    slot.equals(DUMMY) ? kinds : Slots.zones(zones(state, filled.one(DUMMY))))));
        }

        private static List<ZoneId> zones(SideState state, String kind) {
            return Dummies.berths(state, kind.equals(FLEET));
        }

        @Override
        public void carryOut(Play<War> play, Side side, Call call) {
            SideState state = play.state().side(side);
            CounterId id = call.says(DUMMY, LEADER) ? Dummies.freeDummy(state) : Dummies.freeDecoy(state);
            play.happen(new DummyLaid(side, id, new ZoneId(call.one(ZONE))));
        }
    }
}
