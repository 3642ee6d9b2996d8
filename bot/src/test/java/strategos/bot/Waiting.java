package strategos.bot;

import java.time.Duration;
import java.util.Set;

/** For tests in which one thread must have come to the other's work before that goes on. */
public final class Waiting {
    private static final Duration PATIENCE = Duration.ofMinutes(1);
    private static final Set<Thread.State> RESTS = Set.of(Thread.State.WAITING, Thread.State.TIMED_WAITING);

    private Waiting() {}

    /**
     * Comes back when the thread waits for another.
     *
     * @throws AssertionError if it has ended, or does not wait within a minute
     */
    public static void of(Thread thread) throws InterruptedException {
        long late = System.nanoTime() + PATIENCE.toNanos();
        while (!RESTS.contains(thread.getState())) {
            if (!thread.isAlive() || System.nanoTime() > late) {
                throw new AssertionError(thread + " does not wait: " + thread.getState());
            }
            Thread.sleep(1);
        }
    }
}
