package strategos.engine.offer;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

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

    /** What the call fills, slot by slot; slots that it leaves out are not among them. */
    default List<Filled> filled(Call call) {
        List<Filled> all = new ArrayList<>();
        Call before = Call.of(call.verb());
        for (Slot slot : verb().slots()) {
            List<Filled.Value> values = new ArrayList<>();
            for (String value : call.all(slot.name())) {
                values.add(new Filled.Value(
                        value, choices(slot, before).find(value).map(Choice::label)));
                before = before.with(slot.name(), value);
            }
            if (!values.isEmpty()) {
                all.add(new Filled(slot, values));
            }
        }
        return all;
    }

    /** A slot with what it is filled with, in its order. */
    record Filled(Slot slot, List<Value> values) {
        public Filled {
            values = List.copyOf(values);
        }

        /**
         * One thing in it.
         *
         * @param label how it reads after what is filled before it; none where it is not among the choices
         */
        public record Value(String value, Optional<Text> label) {
            /** In words; what reads in no way as it is typed. */
            public String said(Function<Text, String> words) {
                return label.map(words).orElse(value);
            }
        }
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

    /** Fills the slots behind those that are filled. */
    static final class Completion {
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
}
