package strategos.engine.games.persians.asking;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.rules.Procedures;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.standing.Condition;
import strategos.engine.standing.StandingOrder;
import strategos.engine.standing.Topic;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** Why a standing order cannot be kept, or can never fire again. */
@Rule({"2", "11.2"})
public final class Objections {
    private final List<Topic> topics;
    private final Occasions occasions;
    private final Answers answers;

    public Objections(Topics topics, Procedures rules) {
        this.topics = topics.all();
        this.occasions = new Occasions(rules.printed());
        this.answers = new Answers(rules.printed());
    }

    /** The first objection; empty while it stands. */
    public Optional<Line> to(StandingOrder standing, Seen<War> seen) {
        War war = seen.position();
        if (war.step() instanceof Step.Over) {
            return line("object.over");
        }
        Optional<Topic> topic =
                topics.stream().filter(t -> t.name().equals(standing.topic())).findFirst();
        if (topic.isEmpty()) {
            return line("object.topic");
        }
        if (!topic.get().answers().contains(standing.answer().verb())) {
            return line("object.answer");
        }
        for (Map.Entry<String, Condition> when : standing.when().entrySet()) {
            Optional<Topic.Fact> fact = topic.get().fact(when.getKey());
            if (fact.isEmpty() || fact.get().number() != when.getValue() instanceof Condition.Between) {
                return line("object.fact");
            }
        }
        return answers.objection(standing, seen).or(() -> occasions.objection(standing, seen));
    }

    static Optional<Line> line(String key) {
        return Optional.of(new Line(Text.of(key), "2"));
    }
}
