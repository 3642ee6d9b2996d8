package strategos.engine.box;

import java.util.List;
import java.util.Optional;
import strategos.engine.offer.Verb;
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
 */
public record Box(
        String id, Text title, List<Scenario> scenarios, List<Option> options, List<Verb> verbs, List<Topic> topics) {
    public Box {
        scenarios = List.copyOf(scenarios);
        options = List.copyOf(options);
        verbs = List.copyOf(verbs);
        topics = List.copyOf(topics);
    }

    /** The scenario of that id, if the box has it. */
    public Optional<Scenario> scenario(String id) {
        return scenarios.stream().filter(s -> s.id().equals(id)).findFirst();
    }

    /** The verb of that name, if the box has it. */
    public Optional<Verb> verb(String name) {
        return verbs.stream().filter(v -> v.name().equals(name)).findFirst();
    }

    /** The topic of that name, if the box has it. */
    public Optional<Topic> topic(String name) {
        return topics.stream().filter(t -> t.name().equals(name)).findFirst();
    }
}
