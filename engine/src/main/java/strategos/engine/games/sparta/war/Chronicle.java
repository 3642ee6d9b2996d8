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
public record Chronicle(List<Happening> done, List<Happening> barred) {
    public Chronicle {
        done = List.copyOf(done);
        barred = List.copyOf(barred);
    }

    /** Whether it came about. */
    public boolean has(Happening happening) {
        return done.contains(happening);
    }

    /** Whether it can still come about. */
    public boolean open(Happening happening) {
        return !done.contains(happening) && !barred.contains(happening);
    }

    /** After it came about. */
    public Chronicle with(Happening happening) {
        return new Chronicle(more(done, happening), barred);
    }

    /** After it was ruled out. */
    public Chronicle without(Happening happening) {
        return new Chronicle(done, more(barred, happening));
    }

    private static List<Happening> more(List<Happening> list, Happening happening) {
        List<Happening> longer = new ArrayList<>(list);
        longer.add(happening);
        return longer;
    }
}
