package strategos.bot.host;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.time.TimeRules.Wishes;
import strategos.bot.port.Request.Person;
import strategos.engine.seat.Seat;

/** The clocks of matches, and what each person wishes about time. */
public interface Timekeeping {
    /**
     * Lets other rules of time hold in the match.
     *
     * @param chosen options of time with their values, which can all be read
     */
    ActionResult setClock(Action action, String match, Map<String, String> chosen);

    /** Lets the clocks of the match stand still, or go on. */
    ActionResult pause(Action action, String match, boolean still);

    /** The person is reminded of the present question no more. */
    ActionResult mute(Action action, String match);

    /** How much time the seat has while none of it runs: of its bank, or of a match whose clocks stand still. */
    Optional<Duration> saved(String match, Seat seat);

    /** What the person wishes about time. */
    Wishes wishes(Person person);

    /** Replaces what the person wishes about time. */
    void wish(Person person, Wishes wishes);
}
