package strategos.engine.games.xenophon.orders;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Call;
import strategos.engine.Choice;
import strategos.engine.Offer;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Slot;
import strategos.engine.Verb;
import strategos.engine.games.xenophon.Leader;
import strategos.engine.games.xenophon.March;
import strategos.engine.games.xenophon.Stage;
import strategos.engine.games.xenophon.events.PowerUsed;
import strategos.engine.text.Text;

/** {@code power}: once in his own turn, Xenophon throws again, or Clearchus adds or takes one. */
@Rule({"leader-cards", "ruling-L2"})
public final class PowerAct implements Act {
    /** The verb's name. */
    public static final String NAME = "power";

    private static final String SLOT = "change";
    private static final String UP = "+1";

    private final Verb verb = Verb.order(NAME, "leader-cards", Slot.one(SLOT));
    private final Optional<Offer> again = Optional.of(new BareOffer(verb));
    private final Optional<Offer> change = Optional.of(new ListOffer(
            verb,
            List.of(new Choice(UP, Text.of("choice.up")), new Choice("-1", Text.of("choice.down"))),
            1,
            "refuse.change"));

    @Override
    public Set<Stage> stages() {
        return EnumSet.of(Stage.ROLLER);
    }

    @Override
    public Verb verb() {
        return verb;
    }

    /** The order by which Xenophon throws again. */
    public static Call again() {
        return Call.of(NAME);
    }

    /** The order by which Clearchus adds one, or takes one. */
    public static Call change(boolean up) {
        return Call.of(NAME, SLOT, up ? UP : "-1");
    }

    /** What the power adds; 0 when it throws again. */
    public static int change(Call call) {
        return switch (call.one(SLOT)) {
            case "" -> 0;
            case UP -> 1;
            default -> -1;
        };
    }

    @Override
    public Optional<Offer> offer(March seen, int place) {
        if (place != seen.active() || !seen.powerLeft()) {
            return Optional.empty();
        }
        return seen.roller().leader() == Leader.XENOPHON ? again : change;
    }

    @Override
    public void carryOut(Play<March> play, int place, Call call) {
        play.happen(new PowerUsed(change(call)));
    }
}
