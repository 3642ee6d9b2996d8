package strategos.engine.games.persians.activation;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.activation.ActivationEvents.Reorganised;
import strategos.engine.games.persians.activation.TransportCapacity.DeckCapacity;
import strategos.engine.games.persians.activation.TransportCapacity.FleetCapacity;
import strategos.engine.games.persians.common.Boxes;
import strategos.engine.games.persians.common.CounterSelection;
import strategos.engine.games.persians.common.Slots;
import strategos.engine.games.persians.losses.Losses;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.printed.Printed.ScenarioSheet;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Navy.Ship;
import strategos.engine.games.persians.war.Navy.Vessel;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.kit.Act;
import strategos.engine.kit.Counted;
import strategos.engine.kit.RephrasedOffer;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Slot.SlotOffer;
import strategos.engine.offer.Verb;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

/**
 * {@code reorganise}: units between the boxes of a zone of land or sea, ships and leaders aboard between the fleets of one at
 * sea; in the first turn some leaders go aboard, or ashore.
 */
@Rule({"4.3", "ruling-reorganisation"})
public final class ReorganiseAct implements Act<War, Side> {
    /** The verb's name. */
    public static final String NAME = "reorganise";

    private static final String ZONE = "zone";
    private static final String TO = "to";
    private static final String WHAT = "what";

    /** Of what may go besides so many are named. */
    private static final int MOST_NAMED = 6;

    private final Verb verb = Verb.calm(NAME, "4.3", Slot.one(ZONE), Slot.one(TO), Slot.path(WHAT));
    private final Printed printed;
    private final Losses losses;
    private final Counted.Menu counted;
    private final Quarters quarters;

    public ReorganiseAct(Printed printed, Losses losses, Counted.Menu counted) {
        this.counted = counted;
        this.printed = printed;
        this.losses = losses;
        this.quarters = new Quarters(printed);
    }

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
        return places(war, state, 1).isEmpty()
                ? Optional.empty()
                : Optional.of(RephrasedOffer.objecting(
                        new SlotOffer(verb, (slot, filled) -> choices(war, state, slot, filled)),
                        WHAT,
                        (filled, value) -> crowded(war, state, filled, value)));
    }

    /** Aboard nothing but room forbids what is there and not chosen yet. */
    @Rule("9.4")
    private Optional<Text> crowded(War seen, SideState state, Call filled, String value) {
        ZoneId zone = new ZoneId(filled.one(ZONE));
        CounterSelection there = handful(seen, state, zone, new CounterId(filled.one(TO)));
        List<String> chosen = filled.all(WHAT);
        if (!zone.sea() || !there.has(value, chosen)) {
            return Optional.empty();
        }
        List<Choice> more = there.choices(chosen).listed();
        return Optional.of(Text.of(
                "refuse.reorganise.crowded",
                "what",
                there.named(value),
                "n",
                more.size(),
                "choices",
                new Arg.Many(more.stream()
                        .limit(MOST_NAMED)
                        .<Arg>map(choice -> new Arg.Nested(choice.label()))
                        .toList())));
    }

    /** Where there is something to do, at most so many places: found without listing what. */
    private List<ZoneId> places(War seen, SideState state, int most) {
        Set<ZoneId> places = new LinkedHashSet<>();
        for (Chief chief : state.chiefs()) {
            places.add(chief.place());
        }
        for (Vessel vessel : state.vessels()) {
            places.add(vessel.sea());
        }
        places.addAll(quarters.shores(seen, state));
        List<ZoneId> open = new ArrayList<>();
        for (ZoneId place : places) {
            boolean something = open.size() < most
                    && (place.sea() ? !afloat(seen, state, place, 1).isEmpty() : open(seen, state, place));
            if (something) {
                open.add(place);
            }
        }
        return open;
    }

    private Choices choices(War seen, SideState state, String slot, Call filled) {
        return switch (slot) {
            case ZONE -> Choices.oneOf(Slots.zones(places(seen, state, Integer.MAX_VALUE)));
            case TO -> Choices.oneOf(targets(seen, state, new ZoneId(filled.one(ZONE))));
            default ->
                handful(seen, state, new ZoneId(filled.one(ZONE)), new CounterId(filled.one(TO)))
                        .choices(filled.all(WHAT));
        };
    }

    private List<Choice> targets(War seen, SideState state, ZoneId zone) {
        if (zone.sea()) {
            return afloat(seen, state, zone, Integer.MAX_VALUE);
        }
        List<Choice> targets = new ArrayList<>();
        for (Chief chief : state.ashore(zone)) {
            if (!chief.dummy() && !handful(seen, state, zone, chief.id()).isEmpty()) {
                targets.add(Slots.counter(chief.id()));
            }
        }
        if (!handful(seen, state, zone, CounterId.UNLED).isEmpty()) {
            targets.add(Slots.word(CounterId.UNLED.id()));
        }
        if (!quarters.aboard(seen, state, zone).isEmpty()) {
            targets.add(Slots.word(Boxes.ASHORE.id()));
        }
        return targets;
    }

    /** Whether units could change boxes there, out of any box, or into one; or leaders could come ashore. */
    private boolean open(War seen, SideState state, ZoneId zone) {
        boolean led = false;
        for (Chief chief : state.chiefs()) {
            boolean here = !chief.aboard() && chief.place().equals(zone);
            if (here && !chief.troops().isEmpty()) {
                return true;
            }
            led |= here && !chief.dummy();
        }
        boolean units = led && !unled(seen, state, zone).isEmpty();
        return units || !quarters.aboard(seen, state, zone).isEmpty();
    }

    /** What can be gone to at sea, at most so many: fleets, single ships, and leaders aboard, who take units. */
    private List<Choice> afloat(War seen, SideState state, ZoneId sea, int most) {
        List<Choice> targets = fleets(seen, state, sea, most);
        for (Chief chief : state.chiefs()) {
            boolean here = chief.aboard() && chief.place().equals(sea) && !chief.dummy();
            if (here && targets.size() < most && !decks(state, chief).isEmpty()) {
                targets.add(Slots.counter(chief.id()));
            }
        }
        return targets;
    }

    /** What ships and leaders aboard may go to there, at most so many; fleets that are not on the map are all alike. */
    private List<Choice> fleets(War seen, SideState state, ZoneId sea, int most) {
        List<Choice> targets = new ArrayList<>();
        int markers = printed.sheet(seen).dummies().of(state.side()).fleets();
        Optional<Boolean> unused = Optional.empty();
        for (int n = 1; n <= markers && targets.size() < most; n++) {
            CounterId id = CounterId.fleet(state.side(), n);
            Optional<Vessel> there = state.vessel(id);
            boolean open;
            if (there.isPresent()) {
                open = there.get().sea().equals(sea)
                        && !berths(seen, state, sea, id).isEmpty();
            } else {
                open = unused.isPresent()
                        ? unused.get()
                        : !berths(seen, state, sea, id).isEmpty();
                unused = Optional.of(open);
            }
            if (open) {
                targets.add(Slots.counter(id));
            }
        }
        if (targets.size() < most && !berths(seen, state, sea, Boxes.SINGLE).isEmpty()) {
            targets.add(Slots.word(Boxes.SINGLE.id()));
        }
        return targets;
    }

    private CounterSelection handful(War seen, SideState state, ZoneId zone, CounterId to) {
        if (zone.sea()) {
            Optional<Chief> leader = state.chief(to);
            return leader.isPresent() ? decks(state, leader.get()) : berths(seen, state, zone, to);
        }
        if (to.equals(Boxes.ASHORE)) {
            return new CounterSelection(
                    counted, Troops.NONE, List.of(), quarters.aboard(seen, state, zone), CounterSelection.ANY, true);
        }
        Troops troops = Troops.NONE;
        for (Chief chief : state.ashore(zone)) {
            troops = chief.id().equals(to) ? troops : troops.plus(chief.troops());
        }
        if (!to.equals(CounterId.UNLED)) {
            troops = troops.plus(unled(seen, state, zone));
        }
        return new CounterSelection(counted, troops, List.of(), List.of(), CounterSelection.ANY, true);
    }

    /** Units without a leader there whom a leader may have. */
    private Troops unled(War seen, SideState state, ZoneId zone) {
        Set<String> bound = printed.sheet(seen).bound(state.side(), zone);
        return state.pile(zone).all().only(kind -> !bound.contains(kind));
    }

    private CounterSelection decks(SideState state, Chief leader) {
        DeckCapacity decks = new DeckCapacity(losses, state, leader);
        return new CounterSelection(counted, decks.troops(), List.of(), List.of(), decks::fits, true);
    }

    private CounterSelection berths(War seen, SideState state, ZoneId sea, CounterId to) {
        FleetCapacity berths = new FleetCapacity(losses, state, sea, to, quarters.ashore(seen, state, sea));
        return new CounterSelection(counted, Troops.NONE, berths.ships(), berths.leaders(), berths::fits, true);
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        SideState state = play.state().side(side);
        ZoneId zone = new ZoneId(call.one(ZONE));
        CounterId to = new CounterId(call.one(TO));
        CounterSelection.Taken taken = handful(play.state(), state, zone, to).taken(call.all(WHAT));
        List<Ship> ships = taken.ships().isEmpty()
                ? List.of()
                : new FleetCapacity(losses, state, zone, to, List.of()).chosen(taken);
        play.happen(new Reorganised(side, zone, to, taken.troops(), ships, taken.leaders()));
    }

    /** Where a leader with a yellow value starts, in the first turn: ashore at his place, or aboard its ships. */
    @Rule({"4.3", "14", "ruling-reorganisation"})
    static final class Quarters {
        private final Printed printed;

        Quarters(Printed printed) {
            this.printed = printed;
        }

        /** Those ashore who may go aboard ships of that sea zone. */
        List<CounterId> ashore(War seen, SideState state, ZoneId sea) {
            return free(seen, state, false, sea);
        }

        /** Those aboard who may go ashore in that zone of land. */
        List<CounterId> aboard(War seen, SideState state, ZoneId zone) {
            return free(seen, state, true, zone);
        }

        /** Where those aboard may go ashore. */
        List<ZoneId> shores(War seen, SideState state) {
            List<ZoneId> shores = new ArrayList<>();
            for (Chief chief : state.chiefs()) {
                if (chief.aboard()) {
                    ships(seen, state, chief).map(ScenarioSheet.Fleet::at).ifPresent(shores::add);
                }
            }
            return shores;
        }

        private List<CounterId> free(War seen, SideState state, boolean aboard, ZoneId to) {
            List<CounterId> free = new ArrayList<>();
            for (Chief chief : state.chiefs()) {
                if (chief.aboard() == aboard
                        && ships(seen, state, chief)
                                .filter(s -> to.equals(aboard ? s.at() : s.zone()))
                                .isPresent()) {
                    free.add(chief.id());
                }
            }
            return free;
        }

        private Optional<ScenarioSheet.Fleet> ships(War seen, SideState state, Chief chief) {
            boolean chooses = seen.turn() == 0 && printed.counters().naval(chief.id());
            return chooses ? printed.sheet(seen).deployment(state.side()).ships(chief.id()) : Optional.empty();
        }
    }
}
