package strategos.engine.games.persians.activation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.activation.ActivationEvents.Activated;
import strategos.engine.games.persians.activation.ActivationEvents.SegmentActed;
import strategos.engine.games.persians.common.Slots;
import strategos.engine.games.persians.printed.Counters;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
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

/** {@code activate}: a leader or dummy, with leaders of lower rank and dummies in the same place. */
@Rule({"4.1", "4.2"})
public final class ActivateAct implements Act<War, Side> {
    /** The verb's name. */
    public static final String NAME = "activate";

    /** Who leads. */
    public static final String COUNTER = "counter";

    private static final String WITH = "with";

    private final Verb verb = Verb.order(NAME, "4.1", Slot.one(COUNTER), Slot.of(WITH, Slot.Kind.SOME));
    private final Counters counters;

    public ActivateAct(Counters counters) {
        this.counters = counters;
    }

    @Override
    public Verb verb() {
        return verb;
    }

    @Override
    public Optional<Offer> offer(Seen<War> seen, Side side) {
        War war = seen.position();
        SideState state = war.side(side);
        List<Choice> leaders = new ArrayList<>();
        for (Chief chief : state.chiefs()) {
            if (!chief.spent() && !chief.follows()) {
                leaders.add(Slots.counter(chief.id()));
            }
        }
        return war.step() instanceof Step.Segment && state.known() && !leaders.isEmpty()
                ? Optional.of(new SlotOffer(
                                verb,
                                (slot, filled) -> slot.equals(COUNTER) ? Choices.oneOf(leaders) : with(state, filled))
                        .usually((slot, filled) -> slot.equals(WITH) ? next(state, filled) : Optional.empty()))
                : Optional.empty();
    }

    /** All that may come along. */
    private Optional<String> next(SideState state, Call filled) {
        return with(state, filled).listed().stream()
                .map(Choice::value)
                .filter(other -> !filled.all(WITH).contains(other))
                .findFirst();
    }

    private Choices with(SideState state, Call filled) {
        Chief chief = state.chief(new CounterId(filled.one(COUNTER))).orElseThrow();
        List<Choice> others = new ArrayList<>();
        for (Chief other : state.chiefs()) {
            boolean lower = other.dummy() || counters.stars(other.id()) < counters.stars(chief.id());
            if (lower
                    && !chief.dummy()
                    && !other.spent()
                    && !other.follows()
                    && other.place().equals(chief.place())
                    && other.vessel().equals(chief.vessel())) {
                others.add(Slots.counter(other.id()));
            }
        }
        return others.isEmpty() ? Choices.nothing() : new Choices.Pick(others, 0, others.size());
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        Chief chief =
                play.state().side(side).chief(new CounterId(call.one(COUNTER))).orElseThrow();
        List<CounterId> members = new ArrayList<>(List.of(chief.id()));
        members.addAll(CounterId.list(call.all(WITH)));
        play.happen(new SegmentActed(side));
        play.happen(new Activated(side, chief.place(), members));
    }
}
