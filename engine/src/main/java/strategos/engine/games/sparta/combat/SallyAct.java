package strategos.engine.games.sparta.combat;

import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.common.Slots;
import strategos.engine.games.sparta.forces.Force;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.PlaceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.Act;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.SlotOffer;
import strategos.engine.offer.Verb;

/** {@code sally}: trapped units try to break out; they need no leader. */
@Rule("9.1")
public final class SallyAct implements Act<War, Side> {
    /** The verb's name. */
    public static final String NAME = "sally";

    private final Verb verb = Verb.order(NAME, "9.1", Slot.one(Slots.PLACE));
    private final Force force;
    private final Sieges sieges;

    public SallyAct(Force force, Sieges sieges) {
        this.force = force;
        this.sieges = sieges;
    }

    @Override
    public Verb verb() {
        return verb;
    }

    @Override
    public Optional<Offer> offer(Seen<War> known, Side side) {
        War seen = known.position();
        if (!Force.idle(seen, side) || !force.mustAct(seen, side).isEmpty()) {
            return Optional.empty();
        }
        PlaceSet places = seen.ground()
                .of(Marker.trapped(side))
                .minus(seen.ground().of(Marker.SALLIED))
                .filter(place -> !force.field().inside(seen, side, place).isEmpty()
                        && force.field().mayFight(seen, side, place));
        return places.isEmpty()
                ? Optional.empty()
                : Optional.of(SlotOffer.one(verb, force.labels().places(places)));
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        sieges.breakOut(play, side, force.labels().place(call.one(Slots.PLACE)));
    }
}
