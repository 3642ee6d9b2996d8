package strategos.engine;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.standing.Occasion;
import strategos.engine.standing.StandingOrder;
import strategos.engine.text.Text;

/**
 * What a seat may do now.
 *
 * @param prompt the question put to it: a face puts the seat's name before it
 * @param rule the rule behind the question
 * @param occasion what a standing order may answer; empty when none can
 * @param offers what it may do; never empty
 * @param fallback what is given when the match's clock runs out, or when nobody holds the seat; without one the game waits.
 *     It is made from what never changes when it is first wanted, which is seldom
 */
@RecordBuilder
public record Decision(
        Text prompt, String rule, Optional<Occasion> occasion, List<Offer> offers, Supplier<Optional<Call>> fallback)
        implements DecisionBuilder.With {
    public Decision {
        offers = List.copyOf(offers);
        if (offers.isEmpty()) {
            throw new IllegalArgumentException("a decision without an offer: " + prompt.key());
        }
    }

    /** What the question is called where an answer to it is told. */
    public Text name() {
        return new Text(prompt.key() + ".name", prompt.with());
    }

    /** The offer of that verb, if it is open. */
    public Optional<Offer> offer(String verb) {
        for (Offer offer : offers) {
            if (offer.verb().name().equals(verb)) {
                return Optional.of(offer);
            }
        }
        return Optional.empty();
    }

    /** Whether the seat's standing order answers it: its topic and its conditions fit, and its answer is legal. */
    public boolean fires(StandingOrder standing) {
        Optional<Occasion> now = occasion.filter(o -> o.topic().equals(standing.topic()));
        if (now.isEmpty()) {
            return false;
        }
        Optional<Offer> offer = offer(standing.answer().verb());
        if (offer.isEmpty() || offer.get().refusal(standing.answer()).isPresent()) {
            return false;
        }
        return standing.when().entrySet().stream().allMatch(condition -> {
            String fact = now.get().facts().get(condition.getKey());
            String own =
                    fact != null ? fact : offer.get().facts(standing.answer()).get(condition.getKey());
            return own != null && condition.getValue().holds(own);
        });
    }
}
