package strategos.bot.host.mail;

import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import strategos.bot.memory.Newest;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Outlet;
import strategos.bot.port.Undelivered;

/**
 * Whether a message still stands where people see it. To look costs a request, of which the service allows the bot only so
 * many a second; so a look that found little below the message holds for a while, and only one that found it far up is
 * taken each time anew. At worst a report grows for that while where talk has pushed it up. Thread-safe.
 */
final class Sight {
    /** A message with more below it has scrolled out of sight on a telephone. */
    private static final int IN_SIGHT = 10;

    /** With less below it a message stays in sight for a while. */
    private static final int NEAR = IN_SIGHT / 2;

    private static final Duration A_WHILE = Duration.ofMinutes(15);

    /** Nothing has been said below a message that is so young, or it does not matter yet. */
    private static final Duration JUST_NOW = Duration.ofMinutes(2);

    private static final int REMEMBERED = 2_000;

    private final Outlet outlet;
    private final InstantSource clock;
    private final Newest<String, Instant> near = new Newest<>(REMEMBERED);

    @Inject
    Sight(Outlet outlet, InstantSource clock) {
        this.outlet = outlet;
        this.clock = clock;
    }

    /** Whether the message of that channel, posted then, is in sight. */
    boolean holds(ChannelRef where, String message, Instant posted) throws Undelivered {
        Instant now = clock.instant();
        Optional<Instant> seen = near.get(message);
        if (posted.plus(JUST_NOW).isAfter(now)
                || seen.filter(at -> at.plus(A_WHILE).isAfter(now)).isPresent()) {
            return true;
        }
        int below = outlet.below(where, message, IN_SIGHT);
        if (below < NEAR) {
            near.put(message, now);
        }
        return below < IN_SIGHT;
    }
}
