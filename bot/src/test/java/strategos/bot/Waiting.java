package strategos.bot;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** For tests in which one thread must have come to the other's work before that goes on. */
public final class Waiting {
    private static final Duration PATIENCE = Duration.ofMinutes(1);
    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(1);

    private Waiting() {}

    /**
     * Comes back when that is so; asked again and again.
     *
     * @throws AssertionError if it is not so within a minute
     */
    public static void until(BooleanSupplier so) {
        long late = System.nanoTime() + PATIENCE.toNanos();
        while (!so.getAsBoolean()) {
            if (System.nanoTime() > late) {
                throw new AssertionError("what is waited for does not come about");
            }
            LockSupport.parkNanos(BETWEEN_LOOKS.toNanos());
        }
    }

    /**
     * Comes back when the thread waits for another in that way.
     *
     * @param state {@code WAITING}, or {@code TIMED_WAITING} with an end to it; who rests in another way is still waited for
     * @throws AssertionError if it has ended, or does not wait within a minute
     */
    public static void of(Thread thread, Thread.State state) throws InterruptedException {
        long late = System.nanoTime() + PATIENCE.toNanos();
        while (thread.getState() != state) {
            if (!thread.isAlive() || System.nanoTime() > late) {
                throw new AssertionError(thread + " does not wait: " + thread.getState());
            }
            Thread.sleep(1);
        }
    }
}
