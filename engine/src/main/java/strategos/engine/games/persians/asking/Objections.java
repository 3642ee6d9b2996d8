package strategos.engine.games.persians.asking;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.engine.Call;
import strategos.engine.Condition;
import strategos.engine.Rule;
import strategos.engine.Standing;
import strategos.engine.Topic;
import strategos.engine.games.persians.orders.StratagemAct;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** Why a standing order cannot be kept, or can never fire again. */
@Rule({"2", "11.2"})
public final class Objections {
    private final Topics topics;

    public Objections(Topics topics) {
        this.topics = topics;
    }

    /** The objection; empty while it stands. */
    public Optional<Line> to(Standing standing, War seen) {
        if (seen.step() instanceof Step.Over) {
            return line("object.over");
        }
        Optional<Topic> topic = topics.all().stream()
                .filter(t -> t.name().equals(standing.topic()))
                .findFirst();
        if (topic.isEmpty()) {
            return line("object.topic");
        }
        if (!topic.get().answers().contains(standing.answer().verb())) {
            return line("object.answer");
        }
        for (Map.Entry<String, Condition> when : standing.when().entrySet()) {
            Optional<Topic.Fact> fact = topic.get().fact(when.getKey());
            if (fact.isEmpty()) {
                return line("object.fact");
            }
            boolean range = when.getValue() instanceof Condition.Between;
            if (range != fact.get().number()) {
                return line("object.fact");
            }
        }
        return card(standing.answer(), Side.of(standing.seat()), seen);
    }

    /** A stratagem that is not in the hand can never be played. */
    private static Optional<Line> card(Call answer, Side side, War seen) {
        if (!answer.verb().equals(StratagemAct.NAME) || !seen.camp(side).known()) {
            return Optional.empty();
        }
        List<String> held = seen.camp(side).hand().held();
        return held.contains(answer.one("counter")) ? Optional.empty() : line("object.stratagem");
    }

    private static Optional<Line> line(String key) {
        return Optional.of(new Line(Text.of(key), "2"));
    }
}
