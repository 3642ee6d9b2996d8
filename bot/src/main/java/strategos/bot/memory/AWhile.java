package strategos.bot.memory;

import java.time.Duration;
import java.time.Instant;

/**
 * How long something waits or holds at most. A moment that is further ahead was reckoned by a clock that was put back since, and
 * counts as gone: else all would be as it is until that clock says the same again.
 */
public record AWhile(Duration most) {
    /** Whether that moment is still to come. */
    public boolean until(Instant end, Instant now) {
        return end.isAfter(now) && !end.isAfter(now.plus(most));
    }

    /** Whether less than that has gone by since. */
    public boolean since(Instant beginning, Instant now) {
        return until(beginning.plus(most), now);
    }
}
