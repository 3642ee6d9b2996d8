package strategos.engine.suite;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Goal;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Outline;
import strategos.engine.offer.Slot;

/**
 * What an offer makes of an order that is hardly begun: what has one legal answer, what is usual, where it may lead.
 *
 * @param others orders that lead where the first goal does
 * @param wholes the usual order and the goals' orders, in words
 */
record Shortcuts(
        Call sure, Optional<Call> fullest, List<Goal> goals, List<Goal> others, List<Optional<Outline>> wholes) {
    /** So many answers to the first thing that is asked are followed. */
    private static final int MOST = 1;

    /** For the bare verb, and for each of the first answers to what it asks first. */
    static List<Shortcuts> of(Offer offer) {
        Call bare = offer.sure(Call.of(offer.verb().name()));
        List<Shortcuts> all = new ArrayList<>(List.of(from(offer, bare)));
        for (Slot slot : offer.verb().slots()) {
            Choices choices = offer.choices(slot, bare);
            if (bare.all(slot.name()).isEmpty() && !choices.none()) {
                if (choices instanceof Choices.Pick(List<Choice> from, int least, int most)) {
                    from.stream()
                            .limit(MOST)
                            .map(c -> offer.sure(bare.with(slot.name(), c.value())))
                            .map(begun -> from(offer, begun))
                            .forEach(all::add);
                }
                break;
            }
        }
        return all;
    }

    private static Shortcuts from(Offer offer, Call begun) {
        Optional<Call> fullest = offer.fullest(begun);
        List<Goal> goals = offer.goals(begun);
        List<Goal> others = goals.stream()
                .limit(1)
                .flatMap(g -> offer.others(g.call()).stream())
                .toList();
        Shortcuts shortcuts = new Shortcuts(begun, fullest, goals, others, new ArrayList<>());
        shortcuts.calls().forEach(call -> shortcuts.wholes.add(offer.outline(call)));
        shortcuts.check(offer);
        return shortcuts;
    }

    /** The whole orders. */
    List<Call> calls() {
        List<Call> calls = new ArrayList<>(fullest.stream().toList());
        goals.forEach(goal -> calls.add(goal.call()));
        others.forEach(goal -> calls.add(goal.call()));
        return calls;
    }

    private void check(Offer offer) {
        for (Call call : calls()) {
            offer.refusal(call).ifPresent(why -> {
                throw new AssertionError(call + " is held out, and refused: " + why);
            });
        }
        check(offer, goals);
        check(offer, others);
    }

    private static void check(Offer offer, List<Goal> goals) {
        Set<String> values = new HashSet<>();
        for (Goal goal : goals) {
            String value = goal.value();
            boolean fits = !value.isEmpty() && value.length() <= 60 && !value.contains(",") && !value.contains("|");
            if (!fits || !values.add(value)) {
                throw new AssertionError(offer.verb().name() + " has a goal twice, or not to be written: " + value);
            }
        }
    }
}
