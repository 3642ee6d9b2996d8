package strategos.engine.offer;

import java.util.List;
import java.util.Optional;
import strategos.engine.text.Text;

/**
 * An order that may be given, or a question that changes nothing. Its slots are filled from the first to the last.
 *
 * @param name lower case, at most 32 characters: a subcommand
 * @param question whether it only asks
 * @param calm whether no order of it ever throws a die, shows anybody what was hidden, or closes the way back; only such an
 *     order may be given by one press, with nothing left to choose
 * @param rule the number, or heading id, of the rule behind it
 */
public record Verb(String name, boolean question, boolean calm, String rule, Text help, List<Slot> slots) {
    public Verb {
        slots = List.copyOf(slots);
    }

    /** An order, with the text {@code verb.NAME} as its help. */
    public static Verb order(String name, String rule, Slot... slots) {
        return new Verb(name, false, false, rule, Text.of("verb." + name), List.of(slots));
    }

    /** A calm order, with the text {@code verb.NAME} as its help. */
    public static Verb calm(String name, String rule, Slot... slots) {
        return new Verb(name, false, true, rule, Text.of("verb." + name), List.of(slots));
    }

    /** A question, with the text {@code verb.NAME} as its help. */
    public static Verb question(String name, String rule, Slot... slots) {
        return new Verb(name, true, true, rule, Text.of("verb." + name), List.of(slots));
    }

    /** The slot of that name, if the verb has it. */
    public Optional<Slot> slot(String name) {
        for (Slot slot : slots) {
            if (slot.name().equals(name)) {
                return Optional.of(slot);
            }
        }
        return Optional.empty();
    }
}
