package strategos.engine.games.persians.stratagem;

import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.activation.ActivationEvents.SegmentActed;
import strategos.engine.games.persians.common.Slots;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Stratagem;
import strategos.engine.games.persians.war.War;
import strategos.engine.kit.Act;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Slot.SlotOffer;
import strategos.engine.offer.Verb;

/** {@code stratagem}: plays one, at what it needs. */
@Rule("11.2")
public final class StratagemAct implements Act<War, Side> {
    /** The verb's name. */
    public static final String NAME = "stratagem";

    /** Which. */
    public static final String COUNTER = "counter";

    /** At what: its zone, leader or roll. */
    public static final String AIM = "aim";

    private final Verb verb = Verb.order(NAME, "11.2", Slot.one(COUNTER), Slot.one(AIM));
    private final Stratagems stratagems;
    private final StratagemWindows windows;

    public StratagemAct(Stratagems stratagems, StratagemWindows windows) {
        this.stratagems = stratagems;
        this.windows = windows;
    }

    @Override
    public Verb verb() {
        return verb;
    }

    @Override
    public Optional<Offer> offer(Seen<War> seen, Side side) {
        War war = seen.position();
        List<Stratagem> open = war.side(side).known() ? windows.open(war, side) : List.of();
        return open.isEmpty()
                ? Optional.empty()
                : Optional.of(new SlotOffer(
                        verb,
                        (slot, filled) -> slot.equals(COUNTER)
                                ? named(open)
                                : meant(filled)
                                        .map(stratagem -> aim(war, side, stratagem))
                                        .orElse(Choices.nothing())));
    }

    /** Which one an order means, if it says so. */
    public static Optional<Stratagem> meant(Call call) {
        return call.maybe(COUNTER).flatMap(Stratagem::of);
    }

    private static Choices named(List<Stratagem> open) {
        return Choices.oneOf(open.stream()
                .map(stratagem -> Slots.named(NAME, stratagem.id()))
                .toList());
    }

    private Choices aim(War seen, Side side, Stratagem stratagem) {
        return switch (stratagem) {
            case RECONNAISSANCE -> Choices.oneOf(Slots.zones(windows.spots(seen, side)));
            case TEMPEST -> Choices.oneOf(Slots.zones(windows.seas(seen)));
            case OSTRACISM -> Choices.oneOf(Slots.counters(windows.athenians(seen)));
            case ORACLE ->
                Choices.oneOf(windows.rolls(seen, side).stream()
                        .map(phase -> Slots.word(phase.id()))
                        .toList());
            default -> Choices.nothing();
        };
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        if (play.state().step() instanceof Step.Segment) {
            play.happen(new SegmentActed(side));
        }
        stratagems.play(play, side, meant(call).orElseThrow(), call.maybe(AIM));
    }
}
