package strategos.engine.games.sparta.orders;

import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Engagement;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.SlotOffer;
import strategos.engine.offer.Verb;

/** {@code shelter}: land units go inside a fort or walled city, ships into port; or they stay outside. */
@Rule({"7.8", "7.11"})
public final class ShelterAct implements Act {
    /** The verb's name. */
    public static final String NAME = "shelter";

    static final String INSIDE = "inside";
    static final String OUTSIDE = "outside";
    private static final String SHIPS = "ships";

    private final Verb verb = Verb.order(NAME, "7.8", Slot.one(Slots.CHOICE), Slot.path(SHIPS));
    private final Force force;

    ShelterAct(Force force) {
        this.force = force;
    }

    @Override
    public Verb verb() {
        return verb;
    }

    /** The order to go inside, or to stay outside. */
    public static Call call(boolean inside) {
        return Call.of(NAME, Slots.CHOICE, inside ? INSIDE : OUTSIDE);
    }

    @Override
    public Optional<Offer> offer(War seen, Side side) {
        boolean port = seen.at(Engagement.Stage.PORT);
        if (!port && !seen.at(Engagement.Stage.SHELTER)) {
            return Optional.empty();
        }
        Engagement e = seen.engagement().orElseThrow();
        SlotOffer offer = new SlotOffer(verb, (slot, filled) -> {
            if (slot.equals(Slots.CHOICE)) {
                return Choices.oneOf(Labels.words(INSIDE, OUTSIDE));
            }
            boolean some = port && filled.one(Slots.CHOICE).equals(INSIDE);
            return some ? ships(seen, e).choices(filled.all(SHIPS)) : Choices.nothing();
        });
        return Optional.of(port ? new Citing(offer, "7.11") : offer);
    }

    /** Ships that go into port; none named means all. */
    private Selection ships(War war, Engagement e) {
        return new Selection(
                force.labels(), war.board(), force.rules().lineup().enemyShips(war, e), false, any -> true);
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        Engagement e = play.state().engagement().orElseThrow();
        boolean inside = call.one(Slots.CHOICE).equals(INSIDE);
        if (play.state().at(Engagement.Stage.SHELTER)) {
            force.rules().engagements().shelter(play, e, inside);
            return;
        }
        Bits named = ships(play.state(), e).resolve(call.all(SHIPS));
        Bits all = force.rules().lineup().enemyShips(play.state(), e);
        force.rules().engagements().port(play, e, inside ? named.isEmpty() ? all : named : Bits.NONE);
    }
}
