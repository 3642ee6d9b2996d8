package strategos.engine.games.persians.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.events.MovementEvents.TroopsLeft;
import strategos.engine.games.persians.events.SeaEvents.ShipsParted;
import strategos.engine.games.persians.rules.Losses;
import strategos.engine.games.persians.rules.Procedures;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Camp;
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

/** {@code leave}: the active leader leaves units or lower leaders where he stands, a fleet under sail ships. */
@Rule({"5.2", "9.1"})
final class LeaveAct implements Act {
    /** The verb's name. */
    static final String NAME = "leave";

    private static final String WHAT = "what";

    private final Verb verb = Verb.order(NAME, "5.2", Slot.path(WHAT));
    private final Procedures rules;
    private final Losses losses;
    private final Counted counted;

    LeaveAct(Procedures rules, Counted counted) {
        this.counted = counted;
        this.rules = rules;
        this.losses = rules.losses();
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

    private Handful handful(War seen, Side side, Active active) {
        Camp camp = seen.camp(side);
        Force force = active.force();
        boolean onLand = !SeaZone.is(force.place());
        Troops troops = onLand ? rules.forces().troops(seen, force) : Troops.NONE;
        List<String> leaders = new ArrayList<>();
        for (String member : force.members()) {
            if (onLand && !member.equals(force.lead()) && camp.chief(member).isPresent()) {
                leaders.add(member);
            }
        }
        Optional<Vessel> fleet = camp.vessel(active.voyage()).filter(Vessel::fleet);
        List<Ship> ships = fleet.map(Vessel::ships).orElse(List.of());
        return new Handful(
                counted,
                troops,
                ships,
                leaders,
                fleet.isEmpty() ? Handful.ANY : taken -> keeps(camp, fleet.get(), taken),
                true);
    }

    /** The fleet keeps a ship, and room for what is aboard. */
    private boolean keeps(Camp camp, Vessel fleet, Handful.Taken taken) {
        if (taken.ships().isEmpty()) {
            return true;
        }
        Vessel left = fleet.minus(taken.out(fleet.ships()));
        return !left.ships().isEmpty() && losses.free(camp, left) >= 0;
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        Active active = play.state().active().orElseThrow();
        Handful.Taken taken = handful(play.state(), side, active).taken(call.all(WHAT));
        Force force = active.force();
        if (!taken.troops().isEmpty() || !taken.leaders().isEmpty()) {
            List<String> staying = force.members().stream()
                    .filter(m -> !taken.leaders().contains(m))
                    .toList();
            Troops loose = taken.troops().and(rules.forces().troops(play.state(), force.of(staying)));
            play.happen(new TroopsLeft(side, force.place(), loose, staying, taken.leaders()));
        }
        if (!taken.ships().isEmpty()) {
            Vessel fleet = play.state().camp(side).vessel(active.voyage()).orElseThrow();
            play.happen(new ShipsParted(side, fleet.id(), fleet.sea(), taken.out(fleet.ships())));
        }
    }
}
