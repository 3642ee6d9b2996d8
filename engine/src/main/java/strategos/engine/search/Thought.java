package strategos.engine.search;

import java.util.List;
import strategos.engine.offer.Call;

/**
 * What came of thinking about a decision.
 *
 * @param ideas what was tried, the best first; never empty
 */
public record Thought(List<Idea> ideas) {
    /** Who asks for advice is told of so many orders, if there are. */
    public static final int ADVISED = 3;

    public Thought {
        ideas = List.copyOf(ideas);
        if (ideas.isEmpty()) {
            throw new IllegalArgumentException("a thought without an idea");
        }
    }

    /**
     * An order that was tried.
     *
     * @param value how often the seat would win after it, from 0 to 1
     * @param error the standard error of that
     * @param trials how often it was tried
     */
    public record Idea(Call call, double value, double error, int trials) {}

    /** The order alone, which nobody has thought about. */
    public static Thought of(Call call) {
        return new Thought(List.of(new Idea(call, 0, 1, 0)));
    }

    /** What to do. */
    public Idea best() {
        return ideas.getFirst();
    }
}
