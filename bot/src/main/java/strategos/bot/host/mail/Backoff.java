package strategos.bot.host.mail;

import java.time.Duration;

/** How long to wait before the next attempt: twice as long each time, up to a limit. */
public record Backoff(Duration first, Duration most) {
    /** For faults that pass. */
    public static final Backoff FAULT = new Backoff(Duration.ofSeconds(1), Duration.ofMinutes(5));

    /** For places that are closed to the bot until somebody changes that. */
    static final Backoff CLOSED = new Backoff(Duration.ofMinutes(1), Duration.ofHours(1));

    private static final int ENOUGH = 20;

    /**
     * The wait.
     *
     * @param attempts how many there were, from 1
     */
    public Duration after(int attempts) {
        Duration wait = first.multipliedBy(1L << Math.min(attempts - 1, ENOUGH));
        return wait.compareTo(most) < 0 ? wait : most;
    }
}
