package strategos.engine.games.xenophon.hardship;

import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.xenophon.events.HardshipEvents.ForageChosen;
import strategos.engine.games.xenophon.rules.ListOffer;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.Stage;
import strategos.engine.kit.Act;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** {@code forage}: whether the army forages this turn. */
@Rule("forage-phase")
public final class ForageAct implements Act<MarchState, Army> {
    /** The verb's name. */
    public static final String NAME = "forage";

    private static final String SLOT = "choice";

    private final Verb verb = Verb.order(NAME, "forage-phase", new Slot(SLOT, Slot.Kind.FLAG, Text.of("slot.forage")));
    private final Optional<Offer> offer = Optional.of(new ListOffer(
            verb,
            List.of(new Choice("yes", Text.of("choice.forage.yes")), new Choice("no", Text.of("choice.forage.no"))),
            1,
            "refuse.forage"));

    /** The order to forage, or not to. */
    public static Call call(boolean forage) {
        return Call.of(NAME, SLOT, forage ? "yes" : "no");
    }

    /** Whether that call is to forage. */
    public static boolean forages(Call call) {
        return call.says(SLOT, "yes");
    }

    @Override
    public Verb verb() {
        return verb;
    }

    @Override
    public Optional<Offer> offer(Seen<MarchState> seen, Army army) {
        return seen.position().stage() == Stage.FORAGE && seen.position().isRoller(army) ? offer : Optional.empty();
    }

    /** Why a standing order cannot say this; empty when it can. */
    @Rule("ruling-O2")
    public Optional<Line> objection(Call call) {
        return offer.flatMap(o -> o.refusal(call));
    }

    @Override
    public void carryOut(Play<MarchState> play, Army army, Call call) {
        play.happen(new ForageChosen(forages(call)));
    }
}
