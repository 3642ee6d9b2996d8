package strategos.bot.command.fill;

import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import strategos.bot.command.fill.Filling.Remaining;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Goal;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** Reads typed values into an order, asking the offer for each of them. */
public final class Typed {
    private static final Set<Slot.Kind> SEVERAL = EnumSet.of(Slot.Kind.SOME, Slot.Kind.PATH);
    private static final Pattern COMMA = Pattern.compile("\\s*,\\s*");

    private final Naming naming;

    public Typed(Naming naming) {
        this.naming = naming;
    }

    /** What became of what was typed. */
    public sealed interface Read {
        /**
         * All of it is legal as far as it goes: up to the first slot that must be filled and was left out.
         *
         * @param settled how many slots, from the first, come before that one; 0 where none was left out
         * @param later what was typed for the slots behind it, which only that one can tell to be legal
         */
        record Fits(Call call, int settled, Map<String, String> later) implements Read {
            public Fits {
                later = Collections.unmodifiableMap(new LinkedHashMap<>(later));
            }
        }

        /**
         * It is not.
         *
         * @param call what came before it
         * @param gap the first slot before it that might have taken something and was left out, if there is one
         */
        record Not(Call call, Line why, Optional<Fits> gap) implements Read {}
    }

    /**
     * Fills the slots of the offer.
     *
     * @param typed by the name of the slot; names that are no slot of the verb must have been refused before
     */
    public Read read(Offer offer, Map<String, String> typed) {
        List<Slot> slots = offer.verb().slots();
        Call call = Call.of(offer.verb().name());
        Optional<Read.Fits> gap = Optional.empty();
        for (int at = 0; at < slots.size(); at++) {
            Slot slot = slots.get(at);
            String words = typed.get(slot.name());
            if (words == null) {
                Choices choices = offer.choices(slot, call);
                if (!choices.mayStop(0)) {
                    return new Read.Fits(call, at, after(slots, at, typed));
                }
                gap = gap.isEmpty() && !Remaining.full(choices)
                        ? Optional.of(new Read.Fits(call, at, after(slots, at, typed)))
                        : gap;
                continue;
            }
            switch (words(offer, slot, call, words)) {
                case Read.Fits fits -> call = fits.call();
                case Read.Not not -> {
                    return new Read.Not(not.call(), not.why(), gap);
                }
            }
            if (!offer.choices(slot, call).mayStop(call.all(slot.name()).size())) {
                return new Read.Fits(call, at, after(slots, at, typed));
            }
        }
        return new Read.Fits(call, 0, Map.of());
    }

    /**
     * An order that was typed without who goes, as most would mean it.
     *
     * @param from what was typed before that
     * @param whole the composer's order that leads where it was typed to lead
     */
    public record Led(Call from, Call whole) {}

    /** That order, where a slot that takes several was passed over and one behind it was typed: a leader seldom goes alone. */
    public Optional<Led> led(Offer offer, Map<String, String> typed) {
        List<Slot> slots = offer.verb().slots();
        Optional<Slot> who = slots.stream()
                .filter(slot -> SEVERAL.contains(slot.kind()) && !typed.containsKey(slot.name()))
                .findFirst();
        Map<String, String> behind =
                who.map(slot -> after(slots, slots.indexOf(slot), typed)).orElse(Map.of());
        Map<String, String> before = new LinkedHashMap<>(typed);
        before.keySet().removeAll(behind.keySet());
        if (behind.isEmpty() || !(read(offer, before) instanceof Read.Fits from)) {
            return Optional.empty();
        }
        List<Goal> led = offer.goals(from.call()).stream()
                .filter(goal -> !goal.call().all(who.get().name()).isEmpty())
                .toList();
        for (Map.Entry<String, String> one : behind.entrySet()) {
            Slot slot = offer.verb().slot(one.getKey()).orElseThrow();
            List<String> meant = named(slot, led, one.getValue());
            led = led.stream()
                    .filter(goal -> goal.call().all(slot.name()).equals(meant))
                    .toList();
        }
        return led.stream().findFirst().map(goal -> new Led(from.call(), goal.call()));
    }

    /** Whether a slot that takes several could be filled, and none that does is. */
    public static boolean passedOver(Offer offer, Call call) {
        return offer.verb().slots().stream()
                        .filter(slot -> SEVERAL.contains(slot.kind()))
                        .allMatch(slot -> call.all(slot.name()).isEmpty())
                && new Filling(offer, call, 0)
                        .open().stream()
                                .anyMatch(open -> SEVERAL.contains(open.slot().kind()));
    }

    /** The values meant, each by its own name or by that of the goal it leads to. */
    private List<String> named(Slot slot, List<Goal> led, String words) {
        Map<String, Choice> known = new LinkedHashMap<>();
        led.forEach(goal -> goal.call()
                .all(slot.name())
                .forEach(value -> known.putIfAbsent(value, new Choice(value, goal.label()))));
        if (known.isEmpty()) {
            return split(slot, words);
        }
        return split(slot, words).stream()
                .flatMap(word -> naming.meant(slot, Choices.oneOf(List.copyOf(known.values())), word).stream())
                .toList();
    }

    /** What was typed for the slots behind that one. */
    private static Map<String, String> after(List<Slot> slots, int at, Map<String, String> typed) {
        Map<String, String> later = new LinkedHashMap<>();
        slots.subList(at + 1, slots.size())
                .forEach(slot -> Optional.ofNullable(typed.get(slot.name())).ifPresent(w -> later.put(slot.name(), w)));
        return later;
    }

    /** Adds the words of one option to their slot. */
    public Read words(Offer offer, Slot slot, Call call, String words) {
        Call filled = call;
        for (String word : split(slot, words)) {
            switch (add(offer, slot, filled, word)) {
                case Read.Fits fits -> filled = fits.call();
                case Read.Not not -> {
                    return not;
                }
            }
        }
        return fits(filled);
    }

    private static Read.Fits fits(Call call) {
        return new Read.Fits(call, 0, Map.of());
    }

    private static Read.Not not(Call call, Line why) {
        return new Read.Not(call, why, Optional.empty());
    }

    /** Adds one word to a slot. */
    public Read add(Offer offer, Slot slot, Call call, String word) {
        if (word.isEmpty()) {
            return not(call, new Line(Text.of("command.empty-value", "slot", slot.name())));
        }
        Choices left = Remaining.of(offer.choices(slot, call), call.all(slot.name()));
        Call filled = call;
        for (String value : naming.meant(slot, left, word)) {
            Optional<Line> why = whyNot(offer, slot, filled, value);
            if (why.isPresent()) {
                return not(filled, why.get());
            }
            filled = filled.with(slot.name(), value);
        }
        return fits(filled);
    }

    /** The words of one option: several between commas, where the slot takes several. */
    public static List<String> split(Slot slot, String words) {
        return switch (slot.kind()) {
            case SOME, PATH -> List.of(COMMA.split(words.strip(), -1));
            case ONE, NUMBER, FLAG -> List.of(words.strip());
            case TEXT -> List.of(words);
        };
    }

    private static Optional<Line> whyNot(Offer offer, Slot slot, Call filled, String value) {
        return offer.choices(slot, filled).takes(value, filled.all(slot.name()))
                ? Optional.empty()
                : Optional.of(offer.whyNot(slot, filled, value));
    }
}
