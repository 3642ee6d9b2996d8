package strategos.engine.kit;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import strategos.engine.offer.Call;
import strategos.engine.offer.Goal;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Outline;
import strategos.engine.text.Text;

/**
 * An offer that says besides where its order may lead, and how the whole of it reads.
 *
 * @param asks what is asked above the goals
 * @param leads the goals, from what is filled
 * @param reads a whole order in words
 */
public record ComposedOffer(
        Offer offer, Text asks, Function<Call, List<Goal>> leads, Function<Call, Optional<Outline>> reads)
        implements ForwardedOffer {
    @Override
    public List<Goal> goals(Call filled) {
        return leads.apply(filled);
    }

    @Override
    public Optional<Outline> outline(Call whole) {
        return reads.apply(whole);
    }
}
