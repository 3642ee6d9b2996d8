package strategos.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.standing.Topic;
import strategos.engine.text.Text;

/**
 * What a seat may do now.
 *
 * @param prompt the question put to it: a face puts the seat's name before it
 * @param rule the rule behind the question
 * @param topic the name of a {@link Topic} of the box, or empty when no standing order can answer
 * @param facts the topic's facts as they are now; one that does not apply is empty or left out, and no condition on it
 *     holds; may be {@link Deferred}
 * @param offers what it may do; never empty
 * @param fallback given when the match's clock runs out, or when nobody holds the seat; without one the game waits
 */
public record Decision(
        Text prompt,
        String rule,
        String topic,
        Map<String, String> facts,
        List<Offer> offers,
        Optional<Call> fallback) {
    public Decision {
        facts = facts instanceof Deferred ? facts : Map.copyOf(facts);
        offers = List.copyOf(offers);
        if (offers.isEmpty()) {
            throw new IllegalArgumentException("a decision without an offer: " + prompt.key());
        }
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
}
