package strategos.engine.games.persians.losses;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.common.Slots;
import strategos.engine.games.persians.losses.LossEvents.LossOrderSet;
import strategos.engine.games.persians.printed.Counters;
import strategos.engine.games.persians.printed.Counters.Arms;
import strategos.engine.games.persians.printed.Counters.ShipType;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.kit.Act;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Slot.SlotOffer;
import strategos.engine.offer.Verb;

/** {@code prefer}: which kinds go first where nobody is asked, since a question would show that a counter is real. */
@Rule({"0.4", "1.2", "ruling-prefer"})
public final class PreferAct implements Act<War, Side> {
    /** The verb's name. */
    public static final String NAME = "prefer";

    private static final String KINDS = "kinds";

    private final Verb verb = Verb.calm(NAME, "0.4", Slot.path(KINDS));
    private final List<Choice> kinds;

    public PreferAct(Counters counters) {
        kinds = Stream.concat(
                        counters.units().stream().map(Arms::id).map(id -> Slots.named("unit", id)),
                        counters.ships().stream().map(ShipType::id).map(id -> Slots.named("ship", id)))
                .toList();
    }

    @Override
    public Verb verb() {
        return verb;
    }

    @Override
    public Optional<Offer> offer(Seen<War> seen, Side side) {
        War war = seen.position();
        boolean open = war.step() instanceof Step.Reorganise step && !step.ready(side);
        return open && war.side(side).known()
                ? Optional.of(new SlotOffer(verb, (slot, filled) -> next(own(war, side), filled.all(KINDS))))
                : Optional.empty();
    }

    /** What the side has, and what stands in provinces that may join it. */
    @Rule({"0.4", "14.3-political"})
    private static Set<String> own(War seen, Side side) {
        Set<String> own = new HashSet<>(seen.side(side).army().kinds());
        seen.side(side).vessels().forEach(vessel -> own.addAll(vessel.types()));
        seen.provinces().stream()
                .filter(province -> province.side().isEmpty())
                .forEach(province -> own.addAll(province.troops().kinds()));
        return own;
    }

    private Choices next(Set<String> own, List<String> named) {
        List<Choice> left = new ArrayList<>(own.size());
        for (Choice kind : kinds) {
            if (own.contains(kind.value()) && !named.contains(kind.value())) {
                left.add(kind);
            }
        }
        return new Choices.Step(left, true);
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        play.happen(new LossOrderSet(side, call.all(KINDS)));
    }
}
