package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.host.TestHost.done;

import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import strategos.engine.offer.Call;

/** A post may be taken up after the commit and before the value that the commit made is put down. */
class EarlyPostTest {
    private final MemoryOutlet outlet = new MemoryOutlet();
    private final MovingClock clock = new MovingClock();

    @Test
    void itsCardShowsWhatWasCommitted() {
        CommitHeld held = new CommitHeld();
        HostParts parts = TestHost.inMemoryParts(outlet, clock).withWatch(held);
        try (TestHost host = TestHost.of(parts, outlet, clock)) {
            String match = host.duel(Map.of());
            host.settled();
            held.next(host.gameHost::tick);

            done(host.order(match, "red", Call.of("stance", "stance", "low")));

            assertThat(held.taken()).as("the card was taken up early").isTrue();
            assertThat(host.settled().outlet.card().text())
                    .doesNotContain("Red (red)")
                    .contains("Blue (blue)");
        }
    }

    /**
     * Holds the next commit's value back until its card is being sent, and a little longer. The outbox may see the commit
     * before whoever made it goes on, so what is claimed counts from when it was decided.
     */
    private static final class CommitHeld implements Checkpoint.Watch {
        private static final long A_LITTLE = 50;

        private final AtomicReference<Runnable> pump = new AtomicReference<>();
        private final CountDownLatch claimed = new CountDownLatch(1);
        private volatile boolean decided;

        void next(Runnable wake) {
            pump.set(wake);
        }

        boolean taken() {
            return claimed.getCount() == 0;
        }

        @Override
        public void reached(Checkpoint checkpoint, String what) {
            switch (checkpoint) {
                case DECIDED -> decided = pump.get() != null;
                case CLAIMED -> {
                    if (decided && what.equals("show")) {
                        claimed.countDown();
                    }
                }
                case COMMITTED -> {
                    Runnable wake = pump.getAndSet(null);
                    if (wake != null) {
                        wake.run();
                        pause();
                    }
                }
                default -> {}
            }
        }

        private void pause() {
            try {
                assertThat(claimed.await(60, TimeUnit.SECONDS)).isTrue();
                Thread.sleep(A_LITTLE);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
