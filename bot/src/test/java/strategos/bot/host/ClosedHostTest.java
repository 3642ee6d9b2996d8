package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import strategos.engine.duel.DuelFactory;
import strategos.storage.Storage;

/** A host that is closed does nothing more: what opens the database next finds nobody at work in it. */
class ClosedHostTest {
    private static final long NOT_YET_MILLIS = 300;

    /** A clock on which the host's own thread has to wait, as on a slow machine. */
    private static final class SlowClock implements InstantSource {
        private final MovingClock time = new MovingClock();
        private final Semaphore gate = new Semaphore(1);
        private final CountDownLatch waiting = new CountDownLatch(1);
        private volatile boolean slow;
        private volatile boolean interrupted;

        @Override
        public Instant instant() {
            if (slow && "host".equals(Thread.currentThread().getName())) {
                waiting.countDown();
                gate.acquireUninterruptibly();
                gate.release();
                if (Thread.currentThread().isInterrupted()) {
                    interrupted = true;
                }
            }
            return time.instant();
        }
    }

    @Test
    @Timeout(180)
    void aTickThatIsUnderWayEndsBeforeTheHostIsClosed() throws InterruptedException {
        SlowClock clock = new SlowClock();
        MemoryOutlet outlet = new MemoryOutlet();
        try (Storage storage = Storage.inMemory()) {
            TestHost host = TestHost.of(
                    TestHost.parts(storage, DuelFactory.library(), outlet, clock.time)
                            .withClock(clock),
                    outlet,
                    clock.time);
            clock.gate.acquireUninterruptibly();
            clock.slow = true;
            assertThat(clock.waiting.await(60, TimeUnit.SECONDS)).isTrue();

            CompletableFuture<Void> closed = CompletableFuture.runAsync(host::close);
            assertThatExceptionOfType(TimeoutException.class)
                    .isThrownBy(() -> closed.get(NOT_YET_MILLIS, TimeUnit.MILLISECONDS));
            clock.gate.release();
            assertThat(closed).succeedsWithin(Duration.ofSeconds(60));
            assertThat(clock.interrupted)
                    .as("hurried: the connection of a commit that is under way would be closed")
                    .isFalse();
        }
    }
}
