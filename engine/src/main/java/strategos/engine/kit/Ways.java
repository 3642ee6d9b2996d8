package strategos.engine.kit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;

/** The cheapest ways to wherever a path may end, found from the choices of its slot. */
public final class Ways {
    /** More than any map has places. */
    private static final int MOST = 2_000;

    private Ways() {}

    /**
     * A way to an end.
     *
     * @param steps place by place, the end last
     */
    public record Way(List<String> steps, int cost) {
        public Way {
            steps = List.copyOf(steps);
        }

        /** Where it ends. */
        public String end() {
            return steps.getLast();
        }
    }

    /**
     * One way to each end, the cheapest first; of two that cost alike the shorter.
     *
     * @param next what the path takes after those steps
     * @param cost of all those steps
     */
    public static List<Way> all(Function<List<String>, Choices> next, ToIntFunction<List<String>> cost) {
        List<Way> ends = new ArrayList<>();
        Set<String> reached = new HashSet<>();
        PriorityQueue<Way> queue = new PriorityQueue<>(Comparator.comparingInt(Way::cost)
                .thenComparingInt(way -> way.steps().size())
                .thenComparing(way -> String.join(",", way.steps())));
        queue.add(new Way(List.of(), 0));
        while (!queue.isEmpty() && reached.size() < MOST) {
            Way way = queue.remove();
            if (!way.steps().isEmpty() && !reached.add(way.end())) {
                continue;
            }
            if (!(next.apply(way.steps()) instanceof Choices.Step(List<Choice> steps, boolean mayStop))) {
                continue;
            }
            if (mayStop && !way.steps().isEmpty()) {
                ends.add(way);
            }
            for (Choice step : steps) {
                if (!reached.contains(step.value())) {
                    List<String> longer = new ArrayList<>(way.steps());
                    longer.add(step.value());
                    queue.add(new Way(longer, cost.applyAsInt(longer)));
                }
            }
        }
        return ends;
    }
}
