package strategos.engine.offer;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** A verb open to a seat now: the one source of what is legal, for people, programs, computer players and the check itself. */
public interface Offer {
    /** The verb that is open. */
    Verb verb();

    /** How the bare verb reads on a button, where its name does not say what it means now; empty: its name. */
    default Optional<Text> label() {
        return Optional.empty();
    }

    /**
     * What the slot takes, given the slots before it and, on a path, the steps so far. What it gives fits the slot's kind, and
     * can always be completed.
     */
    Choices choices(Slot slot, Call filled);

    /**
     * Why a value is not among the choices: the rule, and what would be legal. An empty value: why it is too early to stop.
     * A game says more than this one knows: which rule forbids the stop, how far the points reach.
     */
    default Line whyNot(Slot slot, Call filled, String value) {
        return new Line(WhyNot.text(slot, choices(slot, filled), filled.all(slot.name()), value), verb().rule());
    }

    /** Facts of this very order, such as whether it would change the outcome, on which a standing order may depend. */
    default Map<String, String> facts(Call call) {
        return Map.of();
    }

    /**
     * The ends to which the order may lead, the nearest first, whichever of its slots says so: places of a march, cards that
     * are played. Of what is filled only the slots before that one, and before who goes there, count. Empty where the slots
     * are asked one after the other. Each order is whole, and legal.
     */
    default List<Goal> goals(Call filled) {
        return List.of();
    }

    /**
     * Other whole orders that lead where this one does: with another group, or another way; those first that one would look
     * for first.
     */
    default List<Goal> others(Call whole) {
        return List.of();
    }

    /** What is asked above the goals: "Where to?" */
    default Text asks() {
        return Text.of("order.which");
    }

    /**
     * What one most likely wants next in the slot, though there is more to choose from: all that may go. Empty: nothing more,
     * or only the player can say. By itself an offer knows no more than what alone is legal.
     */
    default Optional<String> usual(Slot slot, Call filled) {
        Choices choices = choices(slot, filled);
        return choices instanceof Choices.Step ? Optional.empty() : Completion.sole(choices, filled.all(slot.name()));
    }

    /** The whole order that goes on from what is filled as is usual; empty where only the player can say how. */
    default Optional<Call> fullest(Call filled) {
        return new Completion(this).usual(filled);
    }

    /** The first slot, from the last that is filled, that still takes something. */
    default Optional<Slot> open(Call filled) {
        return new Completion(this).open(filled);
    }

    /** What is filled, with all behind it that has one legal answer. */
    default Call sure(Call filled) {
        return new Completion(this).sure(filled);
    }

    /** The whole order in words; empty where its values slot by slot say as much. */
    default Optional<Outline> outline(Call whole) {
        return Optional.empty();
    }

    /**
     * The one check of an order, which asks nothing but {@link #choices}: empty when it is legal.
     *
     * @throws IllegalStateException when the game offers a slot what is not of its kind
     */
    default Optional<Line> refusal(Call call) {
        Call filled = Call.of(call.verb());
        int known = 0;
        for (Slot slot : verb().slots()) {
            List<String> given = call.all(slot.name());
            known += given.isEmpty() ? 0 : 1;
            Choices choices = fitting(slot, filled);
            for (String value : given) {
                if (!choices.takes(value, filled.all(slot.name()))) {
                    return Optional.of(whyNot(slot, filled, value));
                }
                filled = filled.with(slot.name(), value);
                // Only a path asks again after each step.
                choices = choices instanceof Choices.Step ? fitting(slot, filled) : choices;
            }
            if (!choices.mayStop(given.size())) {
                return Optional.of(whyNot(slot, filled, ""));
            }
        }
        if (known == call.values().size()) {
            return Optional.empty();
        }
        List<String> unknown = call.values().keySet().stream()
                .filter(name -> verb().slot(name).isEmpty() || call.all(name).isEmpty())
                .toList();
        return Optional.of(
                new Line(Text.of("order.unknown-slot", "verb", verb().name(), "slots", unknown), verb().rule()));
    }

    /** Its choices, which no type ties to its kind (ADR 0017). */
    private Choices fitting(Slot slot, Call filled) {
        Choices choices = choices(slot, filled);
        if (!slot.kind().fits(choices)) {
            throw new IllegalStateException("%s offers its slot %s, which is a %s, a %s"
                    .formatted(
                            verb().name(),
                            slot.name(),
                            slot.kind().word(),
                            choices.getClass().getSimpleName()));
        }
        return choices;
    }
}
