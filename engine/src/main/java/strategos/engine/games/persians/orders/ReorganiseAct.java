package strategos.engine.games.persians.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Call;
import strategos.engine.Choice;
import strategos.engine.Choices;
import strategos.engine.Offer;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Slot;
import strategos.engine.SlotOffer;
import strategos.engine.Verb;
import strategos.engine.games.persians.events.Boxes;
import strategos.engine.games.persians.events.Reorganised;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.printed.Sea;
import strategos.engine.games.persians.rules.Losses;
import strategos.engine.games.persians.rules.Procedures;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Chief;
import strategos.engine.games.persians.war.Ship;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.Vessel;
import strategos.engine.games.persians.war.War;

/** {@code reorganise}: units between the boxes of a zone, ships and leaders aboard between the fleets of one at sea. */
@Rule("4.3")
final class ReorganiseAct implements Act {
    private static final String ZONE = "zone";
    private static final String TO = "to";
    private static final String WHAT = "what";

    private final Verb verb = Verb.order("reorganise", "4.3", Slot.one(ZONE), Slot.one(TO), Slot.path(WHAT));
    private final Printed printed;
    private final Losses losses;

    ReorganiseAct(Procedures rules) {
        this.printed = rules.printed();
        this.losses = rules.losses();
    }

    @Override
    public Verb verb() {
        return verb;
    }

    @Override
    public Optional<Offer> offer(War seen, Side side) {
        Camp camp = seen.camp(side);
        if (!(seen.step() instanceof Step.Reorganise step) || step.ready(side) || !camp.known()) {
            return Optional.empty();
        }
        List<String> zones = new ArrayList<>();
        for (Chief chief : camp.chiefs()) {
            add(zones, chief.place(), seen, camp);
        }
        for (Vessel vessel : camp.vessels()) {
            add(zones, vessel.sea(), seen, camp);
        }
        return zones.isEmpty()
                ? Optional.empty()
                : Optional.of(new SlotOffer(verb, (slot, filled) -> choices(seen, camp, zones, slot, filled)));
    }

    private void add(List<String> zones, String zone, War seen, Camp camp) {
        if (!zones.contains(zone) && !targets(seen, camp, zone).isEmpty()) {
            zones.add(zone);
        }
    }

    private Choices choices(War seen, Camp camp, List<String> zones, String slot, Call filled) {
        String zone = filled.one(ZONE);
        return switch (slot) {
            case ZONE -> Choices.oneOf(Slots.zones(zones));
            case TO -> Choices.oneOf(targets(seen, camp, zone));
            default -> handful(seen, camp, zone, filled.one(TO)).choices(filled.all(WHAT));
        };
    }

    private List<Choice> targets(War seen, Camp camp, String zone) {
        List<Choice> targets = new ArrayList<>();
        if (Sea.is(zone)) {
            int most = printed.sheet(seen).dummies().of(camp.side()).fleets();
            for (int n = 1; n <= most; n++) {
                String id = Vessel.marker(camp.side(), n);
                boolean here = camp.vessel(id).map(v -> v.sea().equals(zone)).orElse(true);
                if (here && !handful(seen, camp, zone, id).isEmpty()) {
                    targets.add(Slots.counter(id));
                }
            }
            if (!handful(seen, camp, zone, Boxes.SINGLE).isEmpty()) {
                targets.add(Slots.word(Boxes.SINGLE));
            }
            return targets;
        }
        for (Chief chief : camp.ashore(zone)) {
            if (!chief.dummy() && !handful(seen, camp, zone, chief.id()).isEmpty()) {
                targets.add(Slots.counter(chief.id()));
            }
        }
        if (!handful(seen, camp, zone, Boxes.UNLED).isEmpty()) {
            targets.add(Slots.word(Boxes.UNLED));
        }
        return targets;
    }

    private Handful handful(War seen, Camp camp, String zone, String to) {
        if (Sea.is(zone)) {
            return afloat(camp, zone, to);
        }
        Troops troops = Troops.NONE;
        for (Chief chief : camp.ashore(zone)) {
            troops = chief.id().equals(to) ? troops : troops.plus(chief.troops());
        }
        boolean bound = printed.sheet(seen).bound().contains(zone);
        if (!to.equals(Boxes.UNLED) && !bound) {
            troops = troops.plus(camp.pile(zone).all());
        }
        return new Handful(troops, List.of(), List.of(), taken -> true, true);
    }

    private Handful afloat(Camp camp, String sea, String to) {
        List<Ship> ships = new ArrayList<>();
        List<String> leaders = new ArrayList<>();
        for (Vessel vessel : camp.afloat(sea)) {
            boolean from = !vessel.dummy()
                    && (to.equals(Boxes.SINGLE) ? vessel.fleet() : !vessel.id().equals(to));
            if (from) {
                ships.addAll(vessel.ships());
                if (!to.equals(Boxes.SINGLE)) {
                    camp.aboard(vessel.id()).forEach(c -> leaders.add(c.id()));
                }
            }
        }
        return new Handful(Troops.NONE, ships, leaders, taken -> fits(camp, sea, to, taken), true);
    }

    /** Every vessel must still hold what is aboard, and a fleet must have a ship. */
    private boolean fits(Camp camp, String sea, String to, Handful.Taken taken) {
        Camp then = new Preview(camp).afloat(sea, to, taken);
        if (!to.equals(Boxes.SINGLE) && then.vessel(to).isEmpty()) {
            return false;
        }
        for (Chief chief : then.chiefs()) {
            if (chief.aboard() && then.vessel(chief.vessel()).isEmpty()) {
                return false;
            }
        }
        return then.afloat(sea).stream().allMatch(v -> v.dummy() || losses.free(then, v) >= 0);
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        Camp camp = play.state().camp(side);
        String zone = call.one(ZONE);
        String to = call.one(TO);
        Handful.Taken taken = handful(play.state(), camp, zone, to).taken(call.all(WHAT));
        play.happen(new Reorganised(
                side,
                zone,
                to,
                taken.troops(),
                Sea.is(zone) ? new Preview(camp).ships(zone, to, taken) : List.of(),
                taken.leaders()));
    }

    /** What a move of ships would lead to. */
    private record Preview(Camp camp) {
        List<Ship> ships(String sea, String to, Handful.Taken taken) {
            List<Ship> from = new ArrayList<>();
            for (Vessel vessel : camp.afloat(sea)) {
                if (!vessel.dummy()
                        && (to.equals(Boxes.SINGLE)
                                ? vessel.fleet()
                                : !vessel.id().equals(to))) {
                    from.addAll(vessel.ships());
                }
            }
            return taken.out(from);
        }

        Camp afloat(String sea, String to, Handful.Taken taken) {
            return Boxes.afloat(camp, sea, to, ships(sea, to, taken), taken.leaders());
        }
    }
}
