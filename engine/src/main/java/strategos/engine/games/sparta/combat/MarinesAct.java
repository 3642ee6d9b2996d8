package strategos.engine.games.sparta.combat;

import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.common.Selection;
import strategos.engine.games.sparta.common.Slots;
import strategos.engine.games.sparta.forces.Force;
import strategos.engine.games.sparta.war.Engagement;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.Act;
import strategos.engine.kit.Counted;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.SlotOffer;
import strategos.engine.offer.Verb;

/** {@code marines}: ships of the defender that fight on land instead of at sea. */
@Rule("8.5-naval")
public final class MarinesAct implements Act<War, Side> {
    /** The verb's name. */
    public static final String NAME = "marines";

    private final Verb verb = Verb.order(NAME, "8.5-naval", Slot.path(Slots.UNITS));
    private final Force force;
    private final CombatParticipants participants;
    private final Engagements engagements;

    public MarinesAct(Force force, CombatParticipants participants, Engagements engagements) {
        this.force = force;
        this.participants = participants;
        this.engagements = engagements;
    }

    @Override
    public Verb verb() {
        return verb;
    }

    /** The order that lands all crews, or none. */
    public static Call call(boolean all) {
        return all ? Call.of(NAME, Slots.UNITS, Counted.ALL) : Call.of(NAME);
    }

    @Override
    public Optional<Offer> offer(Seen<War> known, Side side) {
        War seen = known.position();
        if (!seen.at(Engagement.Stage.MARINES)) {
            return Optional.empty();
        }
        Engagement e = seen.engagement().orElseThrow();
        return Optional.of(new SlotOffer(verb, (slot, filled) -> ships(seen, e).choices(filled.all(Slots.UNITS))));
    }

    private Selection ships(War war, Engagement e) {
        return new Selection(force.labels(), war.board(), participants.guards(war, e), false, any -> true);
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        Engagement e = play.state().engagement().orElseThrow();
        engagements.marines(play, e, ships(play.state(), e).resolve(call.all(Slots.UNITS)));
    }
}
