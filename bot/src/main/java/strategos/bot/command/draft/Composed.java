package strategos.bot.command.draft;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.bot.command.draft.Drafts.Draft;
import strategos.bot.command.fill.Filling;
import strategos.bot.command.fill.Filling.OpenSlot;
import strategos.engine.offer.Call;
import strategos.engine.offer.Goal;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;

/**
 * A draft by the shortest way: where it may lead, and the whole order that is sent unless something else is wished.
 *
 * @param goals where it may lead, the nearest first; empty where that is not asked
 * @param whole the order that would be sent; empty while only the player can say
 */
record Composed(Offer offer, Draft draft, List<Goal> goals, Optional<Call> whole) {
    /** A form has no more fields. */
    private static final int FIELDS = 5;

    Composed {
        goals = List.copyOf(goals);
    }

    /** The short way, where there is one: else the slots are asked one after the other. */
    static Optional<Composed> of(Offer offer, Draft draft) {
        if (draft.steps() || offer.verb().question() || !draft.later().isEmpty()) {
            return Optional.empty();
        }
        List<Goal> goals = offer.goals(draft.call());
        Composed composed = new Composed(offer, draft, goals, whole(offer, draft, goals));
        return composed.shorter() ? Optional.of(composed) : Optional.empty();
    }

    private static Optional<Call> whole(Offer offer, Draft draft, List<Goal> goals) {
        if (draft.whole().isPresent()) {
            return draft.whole().filter(call -> offer.refusal(call).isEmpty());
        }
        if (goals.isEmpty()) {
            return offer.fullest(draft.call());
        }
        return goals.size() == 1 ? Optional.of(goals.getFirst().call()) : Optional.empty();
    }

    /** Whether anything is left out that would be asked otherwise, or nothing is to be asked at all. */
    private boolean shorter() {
        boolean filled = whole.filter(draft.call()::equals).isPresent();
        return !goals.isEmpty() || (whole.isPresent() && (!filled || !more()));
    }

    /** Whether the player may wish something else than what is shown. */
    boolean more() {
        return !new Filling(offer, draft.call(), 0).open().isEmpty();
    }

    /** Whether anything was chosen that can be chosen anew. */
    boolean begun() {
        return !draft.call().equals(offer.sure(Call.of(offer.verb().name())));
    }

    /** The slots that may be filled otherwise: those behind what was chosen. */
    List<String> changeable() {
        List<String> slots = new ArrayList<>();
        Call sofar = Call.of(offer.verb().name());
        // Whoever went back has chosen less than is shown: of the slots behind the next one nothing is known yet.
        List<Slot> known = new Filling(offer, draft.call(), 0)
                .open().stream()
                        .filter(slot -> slot.choices().isPresent())
                        .map(OpenSlot::slot)
                        .toList();
        Call shown = whole.or(() -> goals.stream().map(Goal::call).findFirst()).orElse(draft.call());
        for (Slot slot : offer.verb().slots()) {
            boolean open = draft.call().all(slot.name()).isEmpty()
                    && (!offer.choices(slot, sofar).none() || known.contains(slot));
            if (open && slots.size() < FIELDS) {
                slots.add(slot.name());
            }
            for (String value : shown.all(slot.name())) {
                sofar = sofar.with(slot.name(), value);
            }
        }
        return slots;
    }

    /** The goal that is picked, if one is. */
    Optional<Goal> picked() {
        return whole.flatMap(
                call -> goals.stream().filter(g -> g.call().equals(call)).findFirst());
    }

    /** The goal of that value. */
    Optional<Goal> goal(String value) {
        return goals.stream().filter(g -> g.value().equals(value)).findFirst();
    }
}
