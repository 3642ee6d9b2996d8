package strategos.bot.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import strategos.bot.port.Message.Picture.Crowded;
import strategos.bot.port.Message.Picture.Painting;

@Timeout(60)
class EaselsTest {
    private static final int NUMBER = 2;
    private static final int WAITING = 3;

    private final Easels easels = new Easels(NUMBER, WAITING);
    private final ExecutorService askers = Executors.newVirtualThreadPerTaskExecutor();
    private final CountDownLatch dry = new CountDownLatch(1);
    private final AtomicInteger now = new AtomicInteger();
    private final AtomicInteger most = new AtomicInteger();

    @AfterEach
    void close() {
        dry.countDown();
        askers.close();
    }

    @Test
    void soManyArePaintedAtATimeAndTheOthersWait() throws Exception {
        List<Future<byte[]>> asked = ask(NUMBER + WAITING);

        assertThat(easels.on(this::slow).waits()).isTrue();
        dry.countDown();

        for (Future<byte[]> picture : asked) {
            assertThat(picture.get()).hasSize(1);
        }
        assertThat(most).hasValue(NUMBER);
    }

    @Test
    void aFreeEaselMakesNobodyWait() {
        assertThat(easels.on(this::slow).waits()).isFalse();
    }

    @Test
    void whereTooManyWaitAnotherIsSentAway() throws InterruptedException {
        List<Future<byte[]>> asked = ask(NUMBER + WAITING);

        Painting another = easels.on(() -> new byte[1]);
        assertThatThrownBy(another::get).isInstanceOf(Crowded.class);
        dry.countDown();

        assertThat(asked).allSatisfy(picture -> assertThat(picture.get()).hasSize(1));
        assertThat(another.get()).hasSize(1);
    }

    @Test
    void whateverIsThrownReachesTheOneWhoAskedAndTheEaselGoesOn() {
        for (int i = 0; i < 2 * NUMBER; i++) {
            Painting broken = easels.on(() -> {
                throw new StackOverflowError("a map without an end");
            });
            assertThatThrownBy(broken::get).isInstanceOf(StackOverflowError.class);
        }
        assertThatThrownBy(easels.on(() -> {
                    throw new IllegalStateException("no colour left");
                })::get)
                .isInstanceOf(IllegalStateException.class);

        assertThat(easels.on(() -> new byte[3]).get()).hasSize(3);
    }

    /** Where all cores are busy, people are answered before they get their picture. */
    @Test
    void paintersLetOthersGoFirst() {
        byte[] priority =
                easels.on(() -> new byte[Thread.currentThread().getPriority()]).get();
        assertThat(priority.length).isBetween(Thread.MIN_PRIORITY + 1, Thread.NORM_PRIORITY - 1);
    }

    @Test
    void whatReckonsForLongKeepsNoVirtualThreadFromRunning() throws InterruptedException, ExecutionException {
        boolean virtual = askers.submit(() ->
                        easels.on(() -> new byte[Thread.currentThread().isVirtual() ? 1 : 0])
                                        .get()
                                        .length
                                == 1)
                .get();

        assertThat(virtual).isFalse();
    }

    /** Asked one after the other, and none of them painted yet. */
    private List<Future<byte[]>> ask(int number) throws InterruptedException {
        List<Future<byte[]>> asked = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            CountDownLatch asking = new CountDownLatch(1);
            asked.add(askers.submit(() -> {
                asking.countDown();
                return easels.on(this::slow).get();
            }));
            assertThat(asking.await(60, TimeUnit.SECONDS)).isTrue();
        }
        while (now.get() < NUMBER || easels.waiting() < number - NUMBER) {
            TimeUnit.MILLISECONDS.sleep(5);
        }
        return asked;
    }

    private byte[] slow() {
        most.accumulateAndGet(now.incrementAndGet(), Math::max);
        try {
            dry.await();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        now.decrementAndGet();
        return new byte[1];
    }
}
