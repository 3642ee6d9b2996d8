package strategos.engine.kit;

import java.util.Optional;
import java.util.function.BiFunction;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.text.Text;
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

    /**
     * An offer of which more is known where one slot refuses a value.
     *
     * @param objection from what is filled and the value; empty where there is nothing else to say
     */
    public static Offer objecting(Offer offer, String to, BiFunction<Call, String, Optional<Text>> objection) {
        return new RephrasedOffer(
                offer,
                (own, slot, filled, value) -> Optional.of(slot.name())
                        .filter(to::equals)
                        .flatMap(name -> objection.apply(filled, value))
                        .map(why -> new Line(why, own.verb().rule()))
                        .orElseGet(() -> own.whyNot(slot, filled, value)));
    }

    @Override
    public Line whyNot(Slot slot, Call filled, String value) {
        return refusal.why(offer, slot, filled, value);
    }
}
