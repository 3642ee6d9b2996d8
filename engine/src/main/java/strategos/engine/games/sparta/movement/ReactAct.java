package strategos.engine.games.sparta.movement;

import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.common.Labels;
import strategos.engine.games.sparta.common.RephrasedOffer;
import strategos.engine.games.sparta.common.Slots;
import strategos.engine.games.sparta.war.Engagement;
import strategos.engine.games.sparta.war.PendingStep;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.Act;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.SlotOffer;
import strategos.engine.offer.Verb;

/** {@code react}: ships intercept a fleet that sails on, or let it pass; ships that are attacked evade, or stand. */
@Rule({"7.9", "7.10"})
public final class ReactAct implements Act<War, Side> {
    /** The verb's name. */
    public static final String NAME = "react";

    static final String INTERCEPT = "intercept";
    static final String PASS = "pass";
    static final String EVADE = "evade";
    static final String STAND = "stand";

    private final Verb verb = Verb.order(NAME, "7.9", Slot.one(Slots.CHOICE));
    private final Optional<Offer> intercepting = Optional.of(SlotOffer.one(verb, Labels.words(PASS, INTERCEPT)));
    private final Optional<Offer> evading =
            Optional.of(RephrasedOffer.citing(SlotOffer.one(verb, Labels.words(STAND, EVADE)), "7.10"));
    private final Pursuits pursuits;

    public ReactAct(Pursuits pursuits) {
        this.pursuits = pursuits;
    }

    @Override
    public Verb verb() {
        return verb;
    }

    /** The order to intercept, or to let pass. */
    public static Call intercept(boolean yes) {
        return Call.of(NAME, Slots.CHOICE, yes ? INTERCEPT : PASS);
    }

    /** The order to evade, or to stand. */
    public static Call evade(boolean yes) {
        return Call.of(NAME, Slots.CHOICE, yes ? EVADE : STAND);
    }

    @Override
    public Optional<Offer> offer(Seen<War> known, Side side) {
        War seen = known.position();
        if (seen.step() instanceof PendingStep.Interception) {
            return intercepting;
        }
        return seen.at(Engagement.Stage.EVASION) ? evading : Optional.empty();
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        String choice = call.one(Slots.CHOICE);
        if (play.state().at(Engagement.Stage.EVASION)) {
            pursuits.evade(play, choice.equals(EVADE));
        } else {
            pursuits.intercept(play, choice.equals(INTERCEPT));
        }
    }
}
