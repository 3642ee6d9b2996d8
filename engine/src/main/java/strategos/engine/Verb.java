package strategos.engine;

import java.util.List;
import java.util.Optional;
import strategos.engine.text.Text;

/**
 * An order that may be given, or a question that changes nothing. Its slots are filled from the first to the last.
 *
 * @param name lower case, at most 32 characters: a subcommand
 * @param question whether it only asks
 * @param rule the number, or heading id, of the rule behind it
 */
public record Verb(String name, boolean question, String rule, Text help, List<Slot> slots) {
    public Verb {
        slots = List.copyOf(slots);
    }

    /** An order, with the text {@code verb.NAME} as its help. */
    public static Verb order(String name, String rule, Slot... slots) {
        return new Verb(name, false, rule, Text.of("verb." + name), List.of(slots));
    }

    /** A question, with the text {@code verb.NAME} as its help. */
    public static Verb question(String name, String rule, Slot... slots) {
        return new Verb(name, true, rule, Text.of("verb." + name), List.of(slots));
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
