package strategos.engine.games.persians.stratagem;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.common.CounterSelection;
import strategos.engine.games.persians.common.Slots;
import strategos.engine.games.persians.printed.Atlas.Sea;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.stratagem.StratagemEvents.SpartansLaid;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.kit.Act;
import strategos.engine.kit.Counted;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Slot.SlotOffer;
import strategos.engine.offer.Verb;

/** {@code redeploy}: lays Spartans down in the Peloponnese; what is left when its player passes goes to Laconia. */
@Rule("11.2-isolationism")
public final class RedeployAct implements Act<War, Side> {
    /** The verb's name. */
    public static final String NAME = "redeploy";

    /** Where. */
    public static final String ZONE = "zone";

    private static final String WHAT = "what";
    private static final ZoneId HOME = new ZoneId("laconia");

    private final Verb verb = Verb.order(NAME, "11.2-isolationism", Slot.one(ZONE), Slot.path(WHAT));
    private final Printed printed;
    private final Counted.Menu counted;

    public RedeployAct(Printed printed, Counted.Menu counted) {
        this.counted = counted;
        this.printed = printed;
    }

    @Override
    public Verb verb() {
        return verb;
    }

    @Override
    public Optional<Offer> offer(Seen<War> seen, Side side) {
        War war = seen.position();
        if (!(war.step() instanceof Step.Redeploy step)
                || side != Side.GREEK
                || !war.side(side).known()) {
            return Optional.empty();
        }
        List<Choice> zones = new ArrayList<>();
        if (!step.troops().isEmpty() || !step.leaders().isEmpty()) {
            zones.addAll(Slots.zones(printed.isolationZones()));
        }
        if (!step.ships().isEmpty()) {
            printed.atlas().seas().stream()
                    .map(Sea::id)
                    .filter(printed::isolated)
                    .forEach(sea -> zones.add(Slots.zone(sea)));
        }
        return zones.isEmpty()
                ? Optional.empty()
                : Optional.of(new SlotOffer(
                        verb,
                        (slot, filled) -> slot.equals(ZONE)
                                ? Choices.oneOf(zones)
                                : handful(step, new ZoneId(filled.one(ZONE))).choices(filled.all(WHAT))));
    }

    private CounterSelection handful(Step.Redeploy step, ZoneId zone) {
        boolean sea = zone.sea();
        return new CounterSelection(
                counted,
                sea ? Troops.NONE : step.troops(),
                sea ? step.ships() : List.of(),
                sea ? List.of() : step.leaders(),
                CounterSelection.ANY,
                true);
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        Step.Redeploy step = (Step.Redeploy) play.state().step();
        ZoneId zone = new ZoneId(call.one(ZONE));
        CounterSelection.Taken taken = handful(step, zone).taken(call.all(WHAT));
        play.happen(new SpartansLaid(zone, taken.troops(), taken.leaders(), taken.out(step.ships())));
    }

    /** All that is left goes to Laconia and its sea. */
    public static void rest(Play<War> play, Printed printed) {
        Step.Redeploy step = (Step.Redeploy) play.state().step();
        if (!step.troops().isEmpty() || !step.leaders().isEmpty()) {
            play.happen(new SpartansLaid(HOME, step.troops(), step.leaders(), List.of()));
        }
        if (!step.ships().isEmpty()) {
            ZoneId sea = printed.atlas().zone(HOME).primarySea().orElseThrow();
            play.happen(new SpartansLaid(sea, Troops.NONE, List.of(), step.ships()));
        }
    }
}
