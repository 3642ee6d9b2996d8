package strategos.bot.command.draft;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import strategos.bot.command.draft.Drafts.Draft;
import strategos.bot.command.fill.Naming;
import strategos.bot.command.fill.Typed;
import strategos.bot.host.LiveMatch;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Goal;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.text.Text.Line;

/** Changes a whole order by what a form says of some of its slots: what is not said stays, or becomes what is usual. */
final class Changes {
    private final Offer offer;
    private final Draft draft;
    private final Naming naming;
    private final Typed typed;

    Changes(LiveMatch match, Offer offer, Draft draft) {
        this.offer = offer;
        this.draft = draft;
        this.naming = new Naming(match.words()::plain);
        this.typed = new Typed(naming);
    }

    /** The order as it is now, whole, or why it cannot be so. */
    Typed.Read of(Map<String, String> fields) {
        Map<String, String> said = new LinkedHashMap<>();
        fields.forEach((slot, words) -> {
            if (!words.isBlank()) {
                said.put(slot, words.strip());
            }
        });
        List<Goal> goals = offer.goals(draft.call());
        Call before = goals.stream()
                .filter(goal -> leads(goal, goals, said))
                .findFirst()
                .map(Goal::call)
                .or(draft::whole)
                .orElse(draft.call());
        Typed.Read read = changed(before, said, Set.of());
        if (read instanceof Typed.Read.Fits) {
            return read;
        }
        // What was there may not go with what is said: a way that is given place by place needs no end beside it.
        List<String> silent = offer.verb().slots().stream()
                .map(Slot::name)
                .filter(slot -> !said.containsKey(slot) && !before.all(slot).isEmpty())
                .toList()
                .reversed();
        for (String slot : silent) {
            Typed.Read without = changed(before, said, Set.of(slot));
            if (without instanceof Typed.Read.Fits) {
                return without;
            }
            read = further(read, without);
        }
        return read;
    }

    private static Typed.Read further(Typed.Read one, Typed.Read two) {
        return values(two) > values(one) ? two : one;
    }

    private static int values(Typed.Read read) {
        return read instanceof Typed.Read.Not not
                ? not.call().values().values().stream().mapToInt(List::size).sum()
                : Integer.MAX_VALUE;
    }

    /** Whether the goal is where the form says, and the form says it in a slot by which goals differ. */
    private boolean leads(Goal goal, List<Goal> goals, Map<String, String> said) {
        boolean named = false;
        for (Slot slot : offer.verb().slots()) {
            List<String> values = goal.call().all(slot.name());
            String words = said.get(slot.name());
            if (words != null && values.size() == 1 && !slot.equals(first(goals))) {
                Choices ends = Choices.oneOf(goals.stream()
                        .filter(g -> g.call().all(slot.name()).size() == 1)
                        .map(g -> new Choice(g.call().one(slot.name()), g.label()))
                        .toList());
                named = naming.meant(slot, ends, words).contains(values.getFirst());
                if (!named) {
                    return false;
                }
            }
        }
        return named;
    }

    /** The slot of who goes, if the goals fill more than one: it does not tell where to. */
    private Slot first(List<Goal> goals) {
        List<Slot> filled = offer.verb().slots().stream()
                .filter(slot -> draft.call().all(slot.name()).isEmpty())
                .filter(slot ->
                        goals.stream().anyMatch(g -> !g.call().all(slot.name()).isEmpty()))
                .toList();
        return filled.size() > 1 ? filled.getFirst() : null;
    }

    private Typed.Read changed(Call before, Map<String, String> said, Set<String> dropped) {
        Call call = Call.of(offer.verb().name());
        for (Slot slot : offer.verb().slots()) {
            String words = said.get(slot.name());
            if (words != null) {
                switch (typed.words(offer, slot, call, words)) {
                    case Typed.Read.Fits fits -> call = fits.call();
                    case Typed.Read.Not not -> {
                        return not;
                    }
                }
            } else if (!dropped.contains(slot.name())
                    || !offer.choices(slot, call).mayStop(0)) {
                call = kept(slot, before, call);
            }
        }
        Optional<Line> why = offer.refusal(call);
        return why.isPresent()
                ? new Typed.Read.Not(call, why.get(), Optional.empty())
                : new Typed.Read.Fits(call, 0, Map.of());
    }

    private Call kept(Slot slot, Call before, Call filled) {
        Call call = filled;
        for (String value : before.all(slot.name())) {
            if (offer.choices(slot, call).takes(value, call.all(slot.name()))) {
                call = call.with(slot.name(), value);
            }
        }
        for (int n = 0;
                n < MOST
                        && !offer.choices(slot, call)
                                .mayStop(call.all(slot.name()).size());
                n++) {
            Optional<String> usual = offer.usual(slot, call);
            if (usual.isEmpty()) {
                return call;
            }
            call = call.with(slot.name(), usual.get());
        }
        return call;
    }

    /** Values that are put into a slot unasked. */
    private static final int MOST = 100;
}
