package strategos.engine.offer;

import java.util.List;
import java.util.Optional;

/** Fills the slots behind those that are filled. */
final class Completion {
    /** Longer than any path of any game. */
    private static final int LONGEST = 1_000;

    private final Offer offer;

    Completion(Offer offer) {
        this.offer = offer;
    }

    /** With the one legal answer of each slot that has but one, up to the first that leaves a choice. */
    Call sure(Call filled) {
        List<Slot> slots = offer.verb().slots();
        Call call = filled;
        for (int at = first(filled); at < slots.size(); at++) {
            Slot slot = slots.get(at);
            Call before = call;
            Choices choices = offer.choices(slot, call);
            for (Optional<String> one = sole(choices, call.all(slot.name()));
                    one.isPresent() && call.all(slot.name()).size() < LONGEST;
                    one = sole(choices, call.all(slot.name()))) {
                call = call.with(slot.name(), one.get());
                choices = offer.choices(slot, call);
            }
            if (!full(choices, call.all(slot.name()))) {
                // Of a path that may go on, the first step is the player's own.
                return choices instanceof Choices.Step ? before : call;
            }
        }
        return call;
    }

    /** The first slot that still takes something. */
    Optional<Slot> open(Call filled) {
        List<Slot> slots = offer.verb().slots();
        return slots.subList(Math.min(slots.size(), first(filled)), slots.size()).stream()
                .filter(slot -> !full(offer.choices(slot, filled), filled.all(slot.name())))
                .findFirst();
    }

    /** With what is usual in each; empty where a slot has nothing usual and cannot be left. */
    Optional<Call> usual(Call filled) {
        List<Slot> slots = offer.verb().slots();
        Call call = filled;
        for (int at = first(filled); at < slots.size(); at++) {
            Slot slot = slots.get(at);
            boolean given = !filled.all(slot.name()).isEmpty();
            if (!given || !mayStop(slot, call)) {
                call = usual(slot, call);
            }
            if (!mayStop(slot, call)) {
                return Optional.empty();
            }
        }
        return Optional.of(call);
    }

    private Call usual(Slot slot, Call filled) {
        Call call = filled;
        for (int n = 0; n < LONGEST; n++) {
            Optional<String> value = offer.usual(slot, call);
            if (value.isEmpty() || !offer.choices(slot, call).takes(value.get(), call.all(slot.name()))) {
                return call;
            }
            call = call.with(slot.name(), value.get());
        }
        return call;
    }

    private boolean mayStop(Slot slot, Call call) {
        return offer.choices(slot, call).mayStop(call.all(slot.name()).size());
    }

    /** The only value that the slot takes next, where it must take one. */
    static Optional<String> sole(Choices choices, List<String> taken) {
        return switch (choices) {
            case Choices.Pick(List<Choice> from, int least, int most) ->
                taken.size() < least && from.size() == least
                        ? from.stream()
                                .map(Choice::value)
                                .filter(v -> !taken.contains(v))
                                .findFirst()
                        : Optional.empty();
            case Choices.Step(List<Choice> next, boolean mayStop) ->
                !mayStop && next.size() == 1 ? Optional.of(next.getFirst().value()) : Optional.empty();
            case Choices.Range(int least, int most) ->
                least == most && taken.isEmpty() ? Optional.of(Integer.toString(least)) : Optional.empty();
            case Choices.Words words -> Optional.empty();
        };
    }

    private static boolean full(Choices choices, List<String> taken) {
        return switch (choices) {
            case Choices.Pick pick -> taken.size() == pick.most();
            case Choices.Step step -> step.next().isEmpty();
            case Choices.Range range -> taken.size() == 1;
            case Choices.Words words -> taken.size() == 1 || words.most() == 0;
        };
    }

    /** The last slot that is filled, or the first of all. */
    private int first(Call filled) {
        List<Slot> slots = offer.verb().slots();
        for (int at = slots.size() - 1; at > 0; at--) {
            if (!filled.all(slots.get(at).name()).isEmpty()) {
                return at;
            }
        }
        return 0;
    }
}
