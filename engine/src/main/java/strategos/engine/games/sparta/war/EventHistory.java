package strategos.engine.games.sparta.war;

import java.util.ArrayList;
import java.util.List;
import strategos.engine.Rule;

/**
 * What has happened, and what never can in this match.
 *
 * @param done happenings that came about
 * @param barred happenings that cannot come about any more, or never could
 */
@Rule("15.0")
public record EventHistory(List<RandomEvent> done, List<RandomEvent> barred) {
    public EventHistory {
        done = List.copyOf(done);
        barred = List.copyOf(barred);
    }

    /** Whether it came about. */
    public boolean has(RandomEvent randomEvent) {
        return done.contains(randomEvent);
    }

    /** Whether it can still come about. */
    public boolean open(RandomEvent randomEvent) {
        return !done.contains(randomEvent) && !barred.contains(randomEvent);
    }

    /** After it came about. */
    public EventHistory with(RandomEvent randomEvent) {
        return new EventHistory(more(done, randomEvent), barred);
    }

    /** After it was ruled out. */
    public EventHistory without(RandomEvent randomEvent) {
        return new EventHistory(done, more(barred, randomEvent));
    }

    private static List<RandomEvent> more(List<RandomEvent> list, RandomEvent randomEvent) {
        List<RandomEvent> longer = new ArrayList<>(list);
        longer.add(randomEvent);
        return longer;
    }
}
