package strategos.engine.kit;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.engine.standing.Condition;
import strategos.engine.standing.StandingOrder;
import strategos.engine.standing.Topic;

/**
 * What can be said against a standing order from its topic alone; a game puts its own words and rule to it, and adds what
 * its position says.
 */
public final class StandingCheck {
    private final List<Topic> topics;

    public StandingCheck(List<Topic> topics) {
        this.topics = List.copyOf(topics);
    }

    /** What is wrong. */
    public enum Flaw {
        /** No topic has that name. */
        TOPIC,
        /** The verb does not answer the topic. */
        ANSWER,
        /** The topic has no such fact. */
        FACT,
        /** Words are asked of a number, or a range of words. */
        KIND,
        /** The fact can never be so. */
        NEVER
    }

    /**
     * The first thing that is wrong.
     *
     * @param name of the topic, the verb or the fact
     */
    public record Finding(Flaw flaw, String name) {}

    /** Whether its words fit together, each of its conditions looked at by itself; empty when they do. */
    public Optional<Finding> of(StandingOrder standing) {
        Topic topic = topic(standing.topic());
        if (topic == null) {
            return found(Flaw.TOPIC, standing.topic());
        }
        String verb = standing.answer().verb();
        if (!topic.answers().contains(verb)) {
            return found(Flaw.ANSWER, verb);
        }
        // What is misunderstood comes before what is impossible, in whichever order they stand.
        Optional<Finding> never = Optional.empty();
        for (Map.Entry<String, Condition> when : standing.when().entrySet()) {
            Optional<Topic.Fact> fact = topic.fact(when.getKey());
            if (fact.isEmpty()) {
                return found(Flaw.FACT, when.getKey());
            }
            if (fact.get().number() != when.getValue() instanceof Condition.Between) {
                return found(Flaw.KIND, when.getKey());
            }
            if (never.isEmpty() && !sometimes(fact.get(), when.getValue())) {
                never = found(Flaw.NEVER, when.getKey());
            }
        }
        return never;
    }

    private Topic topic(String name) {
        for (Topic topic : topics) {
            if (topic.name().equals(name)) {
                return topic;
            }
        }
        return null;
    }

    private static boolean sometimes(Topic.Fact fact, Condition condition) {
        return switch (condition) {
            case Condition.OneOf one -> one.words().stream().anyMatch(fact.values()::contains);
            case Condition.Between(int least, int most) -> least <= most;
        };
    }

    private static Optional<Finding> found(Flaw flaw, String name) {
        return Optional.of(new Finding(flaw, name));
    }

    /**
     * Whether all conditions can hold at once: at one of these moments at least, as far as its facts are known beforehand.
     *
     * @param moments each with the facts that it settles; a fact that is left out can be anything
     */
    public static boolean together(Map<String, Condition> when, Iterable<Map<String, String>> moments) {
        for (Map<String, String> moment : moments) {
            if (holds(when, moment)) {
                return true;
            }
        }
        return false;
    }

    private static boolean holds(Map<String, Condition> when, Map<String, String> moment) {
        for (Map.Entry<String, Condition> one : when.entrySet()) {
            String fact = moment.get(one.getKey());
            if (fact != null && !one.getValue().holds(fact)) {
                return false;
            }
        }
        return true;
    }
}
