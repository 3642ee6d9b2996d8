package strategos.engine.games.sparta.common;

import strategos.engine.kit.ForwardedOffer;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.text.Text.Line;

/** An offer that says otherwise why it refuses a value; all else is that offer's own. */
public record RephrasedOffer(Offer offer, Refusal refusal) implements ForwardedOffer {
    /** Why a value is refused. */
    @FunctionalInterface
    public interface Refusal {
        /** The reason, or the offer's own. */
        Line why(Offer offer, Slot slot, Call filled, String value);
    }

    /** An offer of a verb that answers several questions: what it refuses is refused by this rule. */
    public static Offer citing(Offer offer, String rule) {
        return new RephrasedOffer(
                offer,
                (own, slot, filled, value) ->
                        new Line(own.whyNot(slot, filled, value).text(), rule));
    }

    @Override
    public Line whyNot(Slot slot, Call filled, String value) {
        return refusal.why(offer, slot, filled, value);
    }
}
