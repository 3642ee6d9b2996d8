package strategos.engine.games.persians.common;

import java.util.Optional;
import java.util.function.BiFunction;
import strategos.engine.kit.ForwardedOffer;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/**
 * An offer that knows more of why one of its slots does not take a value.
 *
 * @param slot that slot
 * @param objection from what is filled and the value; empty where there is nothing else to say
 */
public record ObjectingOffer(Offer offer, String slot, BiFunction<Call, String, Optional<Text>> objection)
        implements ForwardedOffer {
    @Override
    public Line whyNot(Slot asked, Call filled, String value) {
        return Optional.of(asked.name())
                .filter(slot::equals)
                .flatMap(name -> objection.apply(filled, value))
                .map(why -> new Line(why, verb().rule()))
                .orElseGet(() -> offer.whyNot(asked, filled, value));
    }
}
