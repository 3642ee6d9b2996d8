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
import strategos.engine.games.persians.common.Act;
import strategos.engine.games.persians.common.Boxes;
import strategos.engine.games.persians.common.CounterSelection;
import strategos.engine.games.persians.common.CounterSelection.CountedChoices;
import strategos.engine.games.persians.common.Slots;
import strategos.engine.games.persians.losses.Losses;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.printed.Printed.ScenarioSheet;
import strategos.engine.games.persians.war.Navy.Ship;
import strategos.engine.games.persians.war.Navy.Vessel;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.SeaZone;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choice;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.SlotOffer;
import strategos.engine.offer.Verb;

/**
 * {@code reorganise}: units between the boxes of a zone of land or sea, ships and leaders aboard between the fleets of one at
 * sea; in the first turn some leaders go aboard, or ashore.
 */
@Rule({"4.3", "ruling-reorganisation"})
public final class ReorganiseAct implements Act {
    /** The verb's name. */
    public static final String NAME = "reorganise";

    private static final String ZONE = "zone";
    private static final String TO = "to";
    private static final String WHAT = "what";

    private final Verb verb = Verb.calm(NAME, "4.3", Slot.one(ZONE), Slot.one(TO), Slot.path(WHAT));
    private final Printed printed;
    private final Losses losses;
    private final CountedChoices counted;
    private final Quarters quarters;

    public ReorganiseAct(Printed printed, Losses losses, CountedChoices counted) {
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
        SideState camp = war.side(side);
        if (!(war.step() instanceof Step.Reorganise step) || step.ready(side) || !camp.known()) {
            return Optional.empty();
        }
        return places(war, camp, 1).isEmpty()
                ? Optional.empty()
                : Optional.of(new SlotOffer(verb, (slot, filled) -> choices(war, camp, slot, filled)));
    }

    /** Where there is something to do, at most so many places: found without listing what. */
    private List<String> places(War seen, SideState camp, int most) {
        Set<String> places = new LinkedHashSet<>();
        for (Chief chief : camp.chiefs()) {
            places.add(chief.place());
        }
        for (Vessel vessel : camp.vessels()) {
            places.add(vessel.sea());
        }
        places.addAll(quarters.shores(seen, camp));
        List<String> open = new ArrayList<>();
        for (String place : places) {
            boolean something = open.size() < most
                    && (SeaZone.is(place) ? !afloat(seen, camp, place, 1).isEmpty() : open(seen, camp, place));
            if (something) {
                open.add(place);
            }
        }
        return open;
    }

    private Choices choices(War seen, SideState camp, String slot, Call filled) {
        String zone = filled.one(ZONE);
        return switch (slot) {
            case ZONE -> Choices.oneOf(Slots.zones(places(seen, camp, Integer.MAX_VALUE)));
            case TO -> Choices.oneOf(targets(seen, camp, zone));
            default -> handful(seen, camp, zone, filled.one(TO)).choices(filled.all(WHAT));
        };
    }

    private List<Choice> targets(War seen, SideState camp, String zone) {
        if (SeaZone.is(zone)) {
            return afloat(seen, camp, zone, Integer.MAX_VALUE);
        }
        List<Choice> targets = new ArrayList<>();
        for (Chief chief : camp.ashore(zone)) {
            if (!chief.dummy() && !handful(seen, camp, zone, chief.id()).isEmpty()) {
                targets.add(Slots.counter(chief.id()));
            }
        }
        if (!handful(seen, camp, zone, Boxes.UNLED).isEmpty()) {
            targets.add(Slots.word(Boxes.UNLED));
        }
        if (!quarters.aboard(seen, camp, zone).isEmpty()) {
            targets.add(Slots.word(Boxes.ASHORE));
        }
        return targets;
    }

    /** Whether units could change boxes there, out of any box, or into one; or leaders could come ashore. */
    private boolean open(War seen, SideState camp, String zone) {
        boolean led = false;
        for (Chief chief : camp.chiefs()) {
            boolean here = !chief.aboard() && chief.place().equals(zone);
            if (here && !chief.troops().isEmpty()) {
                return true;
            }
            led |= here && !chief.dummy();
        }
        boolean units = led && !unled(seen, camp, zone).isEmpty();
        return units || !quarters.aboard(seen, camp, zone).isEmpty();
    }

    /** What can be gone to at sea, at most so many: fleets, single ships, and leaders aboard, who take units. */
    private List<Choice> afloat(War seen, SideState camp, String sea, int most) {
        List<Choice> targets = fleets(seen, camp, sea, most);
        for (Chief chief : camp.chiefs()) {
            boolean here = chief.aboard() && chief.place().equals(sea) && !chief.dummy();
            if (here && targets.size() < most && !decks(camp, chief).isEmpty()) {
                targets.add(Slots.counter(chief.id()));
            }
        }
        return targets;
    }

    /** What ships and leaders aboard may go to there, at most so many; fleets that are not on the map are all alike. */
    private List<Choice> fleets(War seen, SideState camp, String sea, int most) {
        List<Choice> targets = new ArrayList<>();
        int markers = printed.sheet(seen).dummies().of(camp.side()).fleets();
        Optional<Boolean> unused = Optional.empty();
        for (int n = 1; n <= markers && targets.size() < most; n++) {
            String id = Vessel.marker(camp.side(), n);
            Optional<Vessel> there = camp.vessel(id);
            boolean open;
            if (there.isPresent()) {
                open = there.get().sea().equals(sea)
                        && !berths(seen, camp, sea, id).isEmpty();
            } else {
                open = unused.isPresent()
                        ? unused.get()
                        : !berths(seen, camp, sea, id).isEmpty();
                unused = Optional.of(open);
            }
            if (open) {
                targets.add(Slots.counter(id));
            }
        }
        if (targets.size() < most && !berths(seen, camp, sea, Boxes.SINGLE).isEmpty()) {
            targets.add(Slots.word(Boxes.SINGLE));
        }
        return targets;
    }

    private CounterSelection handful(War seen, SideState camp, String zone, String to) {
        if (SeaZone.is(zone)) {
            Optional<Chief> leader = camp.chief(to);
            return leader.isPresent() ? decks(camp, leader.get()) : berths(seen, camp, zone, to);
        }
        if (to.equals(Boxes.ASHORE)) {
            return new CounterSelection(
                    counted, Troops.NONE, List.of(), quarters.aboard(seen, camp, zone), CounterSelection.ANY, true);
        }
        Troops troops = Troops.NONE;
        for (Chief chief : camp.ashore(zone)) {
            troops = chief.id().equals(to) ? troops : troops.plus(chief.troops());
        }
        if (!to.equals(Boxes.UNLED)) {
            troops = troops.plus(unled(seen, camp, zone));
        }
        return new CounterSelection(counted, troops, List.of(), List.of(), CounterSelection.ANY, true);
    }

    /** Units without a leader there whom a leader may have. */
    private Troops unled(War seen, SideState camp, String zone) {
        Set<String> bound = printed.sheet(seen).bound(camp.side(), zone);
        return camp.pile(zone).all().only(kind -> !bound.contains(kind));
    }

    private CounterSelection decks(SideState camp, Chief leader) {
        DeckCapacity decks = new DeckCapacity(losses, camp, leader);
        return new CounterSelection(counted, decks.troops(), List.of(), List.of(), decks::fits, true);
    }

    private CounterSelection berths(War seen, SideState camp, String sea, String to) {
        FleetCapacity berths = new FleetCapacity(losses, camp, sea, to, quarters.ashore(seen, camp, sea));
        return new CounterSelection(counted, Troops.NONE, berths.ships(), berths.leaders(), berths::fits, true);
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        SideState camp = play.state().side(side);
        String zone = call.one(ZONE);
        String to = call.one(TO);
        CounterSelection.Taken taken = handful(play.state(), camp, zone, to).taken(call.all(WHAT));
        List<Ship> ships = taken.ships().isEmpty()
                ? List.of()
                : new FleetCapacity(losses, camp, zone, to, List.of()).chosen(taken);
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
        List<String> ashore(War seen, SideState camp, String sea) {
            return free(seen, camp, false, sea);
        }

        /** Those aboard who may go ashore in that zone of land. */
        List<String> aboard(War seen, SideState camp, String zone) {
            return free(seen, camp, true, zone);
        }

        /** Where those aboard may go ashore. */
        List<String> shores(War seen, SideState camp) {
            List<String> shores = new ArrayList<>();
            for (Chief chief : camp.chiefs()) {
                if (chief.aboard()) {
                    ships(seen, camp, chief).map(ScenarioSheet.Fleet::at).ifPresent(shores::add);
                }
            }
            return shores;
        }

        private List<String> free(War seen, SideState camp, boolean aboard, String to) {
            List<String> free = new ArrayList<>();
            for (Chief chief : camp.chiefs()) {
                if (chief.aboard() == aboard
                        && ships(seen, camp, chief)
                                .filter(s -> to.equals(aboard ? s.at() : s.zone()))
                                .isPresent()) {
                    free.add(chief.id());
                }
            }
            return free;
        }

        private Optional<ScenarioSheet.Fleet> ships(War seen, SideState camp, Chief chief) {
            boolean chooses = seen.turn() == 0 && printed.counters().naval(chief.id());
            return chooses ? printed.sheet(seen).deployment(camp.side()).ships(chief.id()) : Optional.empty();
        }
    }
}
