package strategos.engine.box;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import strategos.engine.offer.Verb;
import strategos.engine.seat.Seat;
import strategos.engine.standing.Topic;
import strategos.engine.text.Text;

/**
 * A game as it lies in its box.
 *
 * @param id the game's id, also its slash command: lower case
 * @param title the printed title
 * @param scenarios at least one
 * @param options match options, each with its values, the default first
 * @param verbs orders and questions; at most 25, Discord's limit on subcommands
 * @param topics decisions that standing orders can answer
 * @param tables what the box prints to be looked up
 * @param examples cases of rules with a chart, with their odds
 */
public record Box(
        String id,
        Text title,
        List<Scenario> scenarios,
        List<Option> options,
        List<Verb> verbs,
        List<Topic> topics,
        List<PrintedTable> tables,
        List<Example> examples) {
    public Box {
        scenarios = List.copyOf(scenarios);
        options = List.copyOf(options);
        verbs = List.copyOf(verbs);
        topics = List.copyOf(topics);
        tables = List.copyOf(tables);
        examples = List.copyOf(examples);
    }

    /** A box that prints no tables. */
    public Box(
            String id,
            Text title,
            List<Scenario> scenarios,
            List<Option> options,
            List<Verb> verbs,
            List<Topic> topics) {
        this(id, title, scenarios, options, verbs, topics, List.of(), List.of());
    }

    /** The scenario of that id, if the box has it. */
    public Optional<Scenario> scenario(String id) {
        return scenarios.stream().filter(s -> s.id().equals(id)).findFirst();
    }

    /** Every option as it is where nobody chooses. */
    public SequencedMap<String, String> usualOptions() {
        SequencedMap<String, String> usual = new LinkedHashMap<>();
        options.forEach(option -> usual.put(option.name(), option.byDefault()));
        return usual;
    }

    /** The verb of that name, if the box has it. */
    public Optional<Verb> verb(String name) {
        return verbs.stream().filter(v -> v.name().equals(name)).findFirst();
    }

    /** The table of that id, if the box has it. */
    public Optional<PrintedTable> table(String id) {
        return tables.stream().filter(t -> t.id().equals(id)).findFirst();
    }

    /** The examples of that rule. */
    public List<Example> examples(String rule) {
        return examples.stream().filter(e -> e.rule().equals(rule)).toList();
    }

    /** The topic of that name, if the box has it. */
    public Optional<Topic> topic(String name) {
        return topics.stream().filter(t -> t.name().equals(name)).findFirst();
    }

    /**
     * A scenario of the box.
     *
     * @param seats all seats that may be taken, in the game's seat order
     * @param least how many must be taken before a match can start
     * @param most how many may be taken
     */
    public record Scenario(String id, Text name, List<Seat> seats, int least, int most) {
        /** How one wins it, in a sentence or two with the rules that say so: {@code victory.<scenario>} of the game's words. */
        public Text victory() {
            return Text.of("victory." + id);
        }

        /**
         * How equal computers share it, for those who choose between its two seats: {@code balance.<scenario>} of the game's words,
         * from docs/measured/balance.md; none for a scenario with another number of seats, of which none is better placed.
         */
        public Optional<Text> balance() {
            return most == 2 ? Optional.of(Text.of("balance." + id)) : Optional.empty();
        }

        /** Whether one plays it alone: nobody wins then. */
        public boolean alone() {
            return most == 1;
        }

        public Scenario {
            seats = List.copyOf(seats);
            if (least < 1 || most < least || seats.size() < most) {
                throw new IllegalArgumentException(
                        "scenario " + id + ": seats " + least + " to " + most + " of " + seats);
            }
        }
    }
}
