package strategos.engine.games.persians.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.events.MovementEvents.TroopsTaken;
import strategos.engine.games.persians.events.SeaEvents.ShipsJoined;
import strategos.engine.games.persians.printed.Counters;
import strategos.engine.games.persians.rules.Procedures;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Chief;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.SeaZone;
import strategos.engine.games.persians.war.Ship;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.Vessel;
import strategos.engine.games.persians.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.SlotOffer;
import strategos.engine.offer.Verb;

/** {@code take}: the active leader picks up units and lower leaders where he stands, a fleet under sail single ships. */
@Rule({"5.2", "9.1", "ruling-pick-up"})
final class TakeAct implements Act {
    /** The verb's name. */
    static final String NAME = "take";

    private static final String WHAT = "what";

    private final Verb verb = Verb.order(NAME, "5.2", Slot.path(WHAT));
    private final Procedures rules;
    private final Counted counted;

    TakeAct(Procedures rules, Counted counted) {
        this.rules = rules;
        this.counted = counted;
    }

    @Override
    public Verb verb() {
        return verb;
    }

    @Override
    public Optional<Offer> offer(Seen<War> seen, Side side) {
        War war = seen.position();
        return war.acting()
                .filter(active -> war.camp(side).known())
                .map(active -> handful(war, side, active))
                .filter(what -> !what.isEmpty())
                .map(what -> new SlotOffer(verb, (slot, filled) -> what.choices(filled.all(WHAT))));
    }

    /** Only what has not been activated in this phase; units bound to their zone stay. */
    private Handful handful(War seen, Side side, Active active) {
        Camp camp = seen.camp(side);
        Counters counters = rules.printed().counters();
        String place = active.force().place();
        String lead = active.force().lead();
        Troops troops = Troops.NONE;
        List<String> leaders = new ArrayList<>();
        boolean onLand = !SeaZone.is(place) && counters.leader(lead).isPresent();
        if (onLand) {
            Set<String> bound = rules.printed().sheet(seen).bound(side, place);
            troops = camp.pile(place).fresh().only(kind -> !bound.contains(kind));
            for (Chief chief : camp.ashore(place)) {
                boolean lower = counters.stars(chief.id()) < counters.stars(lead);
                if (lower && !chief.spent() && !chief.follows() && !chief.id().equals(lead)) {
                    leaders.add(chief.id());
                }
            }
        }
        return new Handful(counted, troops, singles(camp, active), leaders, Handful.ANY, true);
    }

    private static List<Ship> singles(Camp camp, Active active) {
        List<Ship> ships = new ArrayList<>();
        camp.vessel(active.voyage())
                .filter(Vessel::fleet)
                .ifPresent(fleet ->
                        camp.afloat(fleet.sea()).stream().filter(Vessel::single).forEach(v -> ships.addAll(v.ships())));
        return ships;
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        Active active = play.state().active().orElseThrow();
        Handful.Taken taken = handful(play.state(), side, active).taken(call.all(WHAT));
        Force force = active.force();
        if (!taken.troops().isEmpty() || !taken.leaders().isEmpty()) {
            play.happen(new TroopsTaken(side, force.place(), taken.troops(), force.lead(), taken.leaders()));
        }
        if (!taken.ships().isEmpty()) {
            join(play, side, active.voyage(), taken);
        }
    }

    private static void join(Play<War> play, Side side, String fleet, Handful.Taken taken) {
        Camp camp = play.state().camp(side);
        String sea = camp.vessel(fleet).orElseThrow().sea();
        List<Vessel> singles = camp.afloat(sea).stream().filter(Vessel::single).toList();
        List<Ship> left = new ArrayList<>(
                taken.out(singles.stream().flatMap(v -> v.ships().stream()).toList()));
        List<String> ids = new ArrayList<>();
        for (Vessel single : singles) {
            if (left.remove(single.ships().getFirst())) {
                ids.add(single.id());
            }
        }
        play.happen(new ShipsJoined(side, fleet, sea, ids));
    }
}
