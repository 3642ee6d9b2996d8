package strategos.engine.games.sparta.combat;

import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.common.Act;
import strategos.engine.games.sparta.common.Labels;
import strategos.engine.games.sparta.common.RephrasedOffer;
import strategos.engine.games.sparta.common.Selection;
import strategos.engine.games.sparta.common.Slots;
import strategos.engine.games.sparta.forces.Force;
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
    private final CombatParticipants participants;
    private final Engagements engagements;

    public ShelterAct(Force force, CombatParticipants participants, Engagements engagements) {
        this.force = force;
        this.participants = participants;
        this.engagements = engagements;
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
    public Optional<Offer> offer(Seen<War> known, Side side) {
        War seen = known.position();
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
        return Optional.of(port ? RephrasedOffer.citing(offer, "7.11") : offer);
    }

    /** Ships that go into port; none named means all. */
    private Selection ships(War war, Engagement e) {
        return new Selection(force.labels(), war.board(), participants.enemyShips(war, e), false, any -> true);
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        Engagement e = play.state().engagement().orElseThrow();
        boolean inside = call.one(Slots.CHOICE).equals(INSIDE);
        if (play.state().at(Engagement.Stage.SHELTER)) {
            engagements.shelter(play, e, inside);
            return;
        }
        Bits named = ships(play.state(), e).resolve(call.all(SHIPS));
        Bits all = participants.enemyShips(play.state(), e);
        engagements.port(play, e, inside ? named.isEmpty() ? all : named : Bits.NONE);
    }
}
