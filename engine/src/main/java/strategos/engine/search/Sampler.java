package strategos.engine.search;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import strategos.engine.Decision;
import strategos.engine.RandomComputer;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Goal;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;

/** Legal orders of any decision, for who knows no better: all of an offer with one short list, a few of any other. */
public final class Sampler {
    private final RandomComputer<Object> any = new RandomComputer<>();
    private final int each;

    /** @param each how many orders of an offer are drawn, at most */
    public Sampler(int each) {
        this.each = each;
    }

    /** Distinct orders of all the decision's offers. */
    public List<Call> of(Decision decision, RandomGenerator luck) {
        Set<Call> calls = new LinkedHashSet<>();
        for (Offer offer : decision.offers()) {
            calls.addAll(of(offer, luck));
        }
        return List.copyOf(calls);
    }

    /**
     * Distinct orders of all the decision's offers as a person would look at them: where an offer names ends, orders that lead
     * to some of these, since a path by chance goes to and fro.
     */
    public List<Call> meant(Decision decision, RandomGenerator luck) {
        Set<Call> calls = new LinkedHashSet<>();
        for (Offer offer : decision.offers()) {
            calls.addAll(meant(offer, luck));
        }
        return List.copyOf(calls);
    }

    /** To some of the ends: of who goes there, where that is said first, any. */
    private List<Call> meant(Offer offer, RandomGenerator luck) {
        Call filled = Call.of(offer.verb().name());
        for (Slot slot : offer.verb().slots()) {
            List<Goal> goals = new ArrayList<>(offer.goals(filled));
            if (!goals.isEmpty()) {
                Drawing.shuffle(goals, luck);
                return goals.stream().limit(each).map(Goal::call).toList();
            }
            if (slot.kind() != Slot.Kind.ONE) {
                break;
            }
            filled = any.fill(offer, slot, filled, luck);
        }
        return of(offer, luck);
    }

    /** Distinct orders of one offer. */
    public List<Call> of(Offer offer, RandomGenerator luck) {
        Call bare = Call.of(offer.verb().name());
        List<Slot> slots = offer.verb().slots();
        if (slots.isEmpty()) {
            return List.of(bare);
        }
        if (slots.size() == 1
                && offer.choices(slots.getFirst(), bare) instanceof Choices.Pick(List<Choice> from, int least, int most)
                && least == 1
                && most == 1
                && from.size() <= each) {
            List<Call> all = new ArrayList<>();
            for (Choice choice : from) {
                all.add(bare.with(slots.getFirst().name(), choice.value()));
            }
            return all;
        }
        Set<Call> drawn = new LinkedHashSet<>();
        for (int n = 0; n < each; n++) {
            drawn.add(any.fill(offer, luck));
        }
        return List.copyOf(drawn);
    }
}
