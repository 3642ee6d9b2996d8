package strategos.bot.discord.fake;

import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicLong;

/** Ids as Discord makes them: the time they were made is in them. */
final class Snowflakes {
    private static final long EPOCH = 1_420_070_400_000L;
    private static final int TIME_SHIFT = 22;

    private final AtomicLong count = new AtomicLong();
    private final InstantSource clock;

    Snowflakes(InstantSource clock) {
        this.clock = clock;
    }

    /** When something with the id was made. */
    static Instant time(String id) {
        return Instant.ofEpochMilli((Long.parseUnsignedLong(id) >>> TIME_SHIFT) + EPOCH);
    }

    String next() {
        long now = clock.millis() - EPOCH;
        return Long.toUnsignedString((now << TIME_SHIFT) | (count.incrementAndGet() & ((1 << TIME_SHIFT) - 1)));
    }
}
