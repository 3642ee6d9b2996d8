package strategos.bot.wiring;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicReference;

/** A clock that can be moved on. */
final class MovedClock implements InstantSource {
    private final InstantSource base;
    private final AtomicReference<Duration> ahead = new AtomicReference<>(Duration.ZERO);

    MovedClock(InstantSource base) {
        this.base = base;
    }

    @Override
    public Instant instant() {
        return base.instant().plus(ahead.get());
    }

    void advance(Duration by) {
        ahead.accumulateAndGet(by, Duration::plus);
    }
}
