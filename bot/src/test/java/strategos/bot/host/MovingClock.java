package strategos.bot.host;

import java.time.Duration;
import java.time.Instant;

/** A clock that stands still until it is moved. */
public final class MovingClock implements LeapingClock {
    private volatile Instant now = Instant.parse("2026-11-21T20:00:00Z");

    @Override
    public Instant instant() {
        return now;
    }

    public void move(Duration by) {
        now = now.plus(by);
    }
}
