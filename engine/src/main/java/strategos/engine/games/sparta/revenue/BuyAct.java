package strategos.engine.games.sparta.revenue;

import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.common.Slots;
import strategos.engine.games.sparta.forces.Force;
import strategos.engine.games.sparta.printed.Unit;
import strategos.engine.games.sparta.war.PendingStep;
import strategos.engine.games.sparta.war.PieceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.Act;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.SlotOffer;
import strategos.engine.offer.Verb;

/** {@code buy}: a unit at a talent a point; land units are placed at once, ships arrive next quarter. */
@Rule({"3.2", "12.5"})
public final class BuyAct implements Act<War, Side> {
    /** The verb's name. */
    public static final String NAME = "buy";

    private static final String UNIT = "unit";

    private final Verb verb = Verb.calm(NAME, "12.5", Slot.one(UNIT), Slot.one(Slots.PLACE));
    private final Force force;
    private final Logistics logistics;

    public BuyAct(Force force, Logistics logistics) {
        this.force = force;
        this.logistics = logistics;
    }

    @Override
    public Verb verb() {
        return verb;
    }

    /** The order to buy that unit for that place; a ship needs none. */
    public static Call call(String unit, String place) {
        Call call = Call.of(NAME, UNIT, unit);
        return place.isEmpty() ? call : call.with(Slots.PLACE, place);
    }

    @Override
    public Optional<Offer> offer(Seen<War> known, Side side) {
        War seen = known.position();
        boolean buying = seen.step() instanceof PendingStep.Turn turn && turn.part() == PendingStep.Turn.Part.BUY;
        if (!buying) {
            return Optional.empty();
        }
        PieceSet sale = logistics.purchases().forSale(seen, side);
        return sale.isEmpty()
                ? Optional.empty()
                : Optional.of(new SlotOffer(verb, (slot, filled) -> {
                    if (slot.equals(UNIT)) {
                        return Choices.oneOf(force.labels().pieces(seen.board(), sale));
                    }
                    Unit unit = force.labels()
                            .printed()
                            .counters()
                            .unit(force.labels().piece(filled.one(UNIT)));
                    return unit.naval()
                            ? Choices.nothing()
                            : Choices.oneOf(
                                    force.labels().places(logistics.purchases().landPlaces(seen, side, unit)));
                }));
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        String place = call.one(Slots.PLACE);
        logistics.buy(
                play,
                side,
                force.labels().piece(call.one(UNIT)),
                place.isEmpty() ? -1 : force.labels().place(place));
    }
}
