package strategos.bot.discord;

import java.time.Duration;

/** The order in which all processes of one bot connect to Discord, which wants some seconds between any two connections. */
@FunctionalInterface
public interface Turns {
    /** There is no other process: a connection controller's own pace is enough. */
    Turns ALONE = key -> Duration.ZERO;

    /** The time between two connections with one key. */
    Duration APART = Duration.ofSeconds(5);

    /**
     * Takes the next turn.
     *
     * @param key connections with another one need not wait for it
     * @return how long it is until then
     * @throws RuntimeException when whoever knows cannot be asked
     */
    Duration next(long key);
}
