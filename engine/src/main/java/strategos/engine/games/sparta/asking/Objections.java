package strategos.engine.games.sparta.asking;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Rule;
import strategos.engine.Standing;
import strategos.engine.Topic;
import strategos.engine.games.sparta.war.Happening;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Step;
import strategos.engine.games.sparta.war.War;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** Why a standing order cannot be kept, or can never fire again. */
@Rule({"7.8", "7.9", "7.10", "7.11", "8.2", "8.4"})
public final class Objections {
    private static final Map<String, Set<String>> WORDS = Map.of(
            Topics.INTERCEPT, Set.of("intercept", "pass"),
            Topics.EVADE, Set.of("evade", "stand"),
            Topics.PORT, Set.of("inside", "outside"),
            Topics.SHELTER, Set.of("inside", "outside"),
            Topics.DOWNGRADE, Set.of("yes", "no"),
            Topics.LOSSES, Set.of("weakest", "strongest"),
            Topics.EVENT, Set.of("yes", "no"));

    private final List<Topic> topics;

    public Objections(Topics topics) {
        this.topics = topics.all();
    }

    /** The first objection; empty while the order stands. */
    public Optional<Line> to(Standing standing, War seen) {
        if (Side.of(standing.seat()) == Side.NEUTRAL || seen.step() instanceof Step.Over) {
            return line(Text.of("object.over"), "16.0");
        }
        Optional<Topic> topic = topics.stream()
                .filter(one -> one.name().equals(standing.topic()))
                .findFirst();
        if (topic.isEmpty() || !topic.get().answers().contains(standing.answer().verb())) {
            return line(Text.of("object.topic"), "3.2");
        }
        for (String fact : standing.when().keySet()) {
            if (topic.get().fact(fact).isEmpty()) {
                return line(Text.of("object.fact", "fact", fact), "3.2");
            }
        }
        return word(standing).or(() -> event(standing, seen));
    }

    private static Optional<Line> line(Text text, String rule) {
        return Optional.of(new Line(text, rule));
    }

    /** The answer must be one that the topic's question can take. */
    private static Optional<Line> word(Standing standing) {
        Set<String> words = WORDS.get(standing.topic());
        String slot = switch (standing.topic()) {
            case Topics.DOWNGRADE -> "downgrade";
            case Topics.LOSSES -> "units";
            default -> "choice";
        };
        if (words == null || words.contains(standing.answer().one(slot))) {
            return Optional.empty();
        }
        List<String> legal = words.stream().sorted().toList();
        return line(Text.of("object.word", "slot", slot, "legal", legal), "3.2");
    }

    /** An event that has happened, or cannot happen, will not be asked about again. */
    private static Optional<Line> event(Standing standing, War seen) {
        String id = standing.answer().one("event");
        if (!standing.topic().equals(Topics.EVENT) || id.isEmpty()) {
            return Optional.empty();
        }
        for (Happening happening : Happening.values()) {
            if (happening.id().equals(id)) {
                return seen.chronicle().open(happening)
                        ? Optional.empty()
                        : line(Text.of("object.event", "event", happening.named()), happening.rule());
            }
        }
        return line(Text.of("object.no-event", "event", id), "15.0");
    }
}
