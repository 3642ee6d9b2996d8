package strategos.engine.standing;

import java.util.Map;
import java.util.function.Supplier;

/**
 * That a standing order may answer now: the topic, and its facts as they are. The facts are made when they are first read,
 * for every decision has an occasion, and only a standing order looks. Safe for many readers, since they come out the same
 * however often they are made.
 */
public final class Occasion {
    private final String topic;
    private final Supplier<Map<String, String>> maker;
    private volatile Map<String, String> made;

    /**
     * An occasion of that topic.
     *
     * @param topic the name of a {@link Topic} of the box
     * @param facts makes them from what never changes; one that does not apply is empty or left out, and no condition on it
     *     holds
     */
    public Occasion(String topic, Supplier<Map<String, String>> facts) {
        this.topic = topic;
        this.maker = facts;
    }

    /** The name of the topic. */
    public String topic() {
        return topic;
    }

    /** The topic's facts. */
    public Map<String, String> facts() {
        Map<String, String> facts = made;
        if (facts == null) {
            facts = Map.copyOf(maker.get());
            made = facts;
        }
        return facts;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Occasion occasion && topic.equals(occasion.topic) && facts().equals(occasion.facts());
    }

    @Override
    public int hashCode() {
        return 31 * topic.hashCode() + facts().hashCode();
    }

    @Override
    public String toString() {
        return topic + " " + facts();
    }
}
