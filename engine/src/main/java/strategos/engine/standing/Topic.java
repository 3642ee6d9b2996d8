package strategos.engine.standing;

import java.util.List;
import java.util.Optional;
import strategos.engine.text.Text;

/**
 * A kind of decision that standing orders can answer, with the facts that they may depend on.
 *
 * @param answers the verbs that may answer it
 */
public record Topic(String name, Text help, List<Fact> facts, List<String> answers) {
    public Topic {
        facts = List.copyOf(facts);
        answers = List.copyOf(answers);
    }

    /** A topic with the text {@code topic.NAME} as its help. */
    public static Topic of(String name, List<Fact> facts, String... answers) {
        return new Topic(name, Text.of("topic." + name), facts, List.of(answers));
    }

    /**
     * A fact of the decision.
     *
     * @param values the words it can be, or empty when it is a whole number
     */
    public record Fact(String name, Text help, List<String> values) {
        public Fact {
            values = List.copyOf(values);
        }

        /** A fact that is one of these words, with the text {@code fact.NAME} as its help. */
        public static Fact of(String name, List<String> values) {
            return new Fact(name, Text.of("fact." + name), values);
        }

        /** A fact that is a whole number, with the text {@code fact.NAME} as its help. */
        public static Fact of(String name) {
            return of(name, List.of());
        }

        /** Whether it is a whole number, to be compared with a range. */
        public boolean number() {
            return values.isEmpty();
        }
    }

    /** The fact of that name, if the topic has it. */
    public Optional<Fact> fact(String name) {
        return facts.stream().filter(f -> f.name().equals(name)).findFirst();
    }
}
