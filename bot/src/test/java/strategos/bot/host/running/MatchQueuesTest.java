package strategos.bot.host.running;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import strategos.bot.Waiting;
import strategos.bot.host.live.LiveMatches;
import strategos.bot.host.running.MatchQueues.Beside;
import strategos.storage.Storage;
import strategos.storage.slot.Fence;

class MatchQueuesTest {
    private final MatchQueues queues = new MatchQueues();

    @Test
    void keepsTheOrderInWhichTheyCame() throws InterruptedException {
        List<Integer> done = Collections.synchronizedList(new ArrayList<>());
        CountDownLatch first = new CountDownLatch(1);
        Thread busy = Thread.ofVirtual().start(() -> queues.in("m", () -> await(first)));
        waitUntilInside(1);
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            int number = i;
            threads.add(Thread.ofVirtual().start(() -> queues.in("m", () -> done.add(number))));
            waitUntilInside(i + 2);
            Waiting.of(threads.getLast(), Thread.State.WAITING);
        }

        first.countDown();
        busy.join();
        for (Thread thread : threads) {
            thread.join();
        }

        assertThat(done)
                .containsExactlyElementsOf(IntStream.range(0, 200).boxed().toList());
        assertThat(queues.busy()).isFalse();
    }

    /** A player was forgotten in both, by another process: nobody is to see the name on. */
    @Test
    void ofMatchesThatWereChangedElsewhereOneThatCannotBeReadKeepsNoOtherAsItWas() {
        Storage storage = mock();
        LiveMatches live = mock();
        when(storage.fence()).thenReturn(Fence.NOTHING);
        when(live.outdated()).thenReturn(List.of("broken", "sound"));
        when(live.reload("broken")).thenThrow(new IllegalStateException("no options"));
        Beside beside = new Beside(storage, live, queues);

        for (int ticks = 0; ticks < 3; ticks++) {
            beside.tick();
        }

        verify(live).reload("sound");
        verify(live).drop("broken");
    }

    @Test
    void oneAtATimeInAMatchAndSideBySideInTwo() throws InterruptedException {
        AtomicInteger inside = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 500; i++) {
            threads.add(Thread.ofVirtual()
                    .start(() -> queues.in("m", () -> {
                        most.accumulateAndGet(inside.incrementAndGet(), Math::max);
                        LockSupport.parkNanos(1_000);
                        return inside.decrementAndGet();
                    })));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(most).hasValue(1);

        CountDownLatch other = new CountDownLatch(1);
        Thread waits = Thread.ofVirtual().start(() -> queues.in("m", () -> await(other)));
        queues.in("n", () -> {
            other.countDown();
            return true;
        });
        waits.join();
        assertThat(queues.busy()).isFalse();
    }

    @Test
    void aFailureLeavesTheQueueFree() {
        assertThatThrownBy(() -> queues.in("m", () -> {
                    throw new IllegalStateException("on purpose");
                }))
                .hasMessage("on purpose");
        assertThat(queues.in("m", () -> "goes on")).isEqualTo("goes on");
        assertThat(queues.busy()).isFalse();
    }

    private static boolean await(CountDownLatch latch) {
        try {
            latch.await();
            return true;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private void waitUntilInside(int number) {
        while (queues.length("m") < number) {
            Thread.onSpinWait();
        }
    }
}
