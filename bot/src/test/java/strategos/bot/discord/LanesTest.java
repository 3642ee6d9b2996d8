package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Request.Person;

class LanesTest {
    private static final Person ALICE = new Person("1", "Alice");
    private static final Person BOB = new Person("2", "Bob");
    private static final ChannelRef AGORA = new ChannelRef("g", "agora");
    private static final ChannelRef STOA = new ChannelRef("g", "stoa");

    /** Threads that run when they are told to. */
    private final Queue<Runnable> threads = new ArrayDeque<>();

    private final Lanes lanes = new Lanes(threads::add);
    private final List<String> done = new ArrayList<>();

    @Test
    void onePersonsWorkInOnePlaceGoesThroughOneThreadInOrder() {
        lanes.offer(ALICE, AGORA, () -> done.add("first"));
        lanes.offer(ALICE, AGORA, () -> done.add("second"));
        lanes.offer(BOB, AGORA, () -> done.add("Bob's"));
        lanes.offer(ALICE, STOA, () -> done.add("elsewhere"));

        assertThat(threads).hasSize(3);
        threads.forEach(Runnable::run);
        assertThat(done).containsExactly("first", "second", "Bob's", "elsewhere");
    }

    @Test
    void aFailureHoldsNothingUp() {
        lanes.offer(ALICE, AGORA, () -> {
            throw new IllegalStateException("a bug");
        });
        lanes.offer(ALICE, AGORA, () -> done.add("next"));

        threads.remove().run();

        assertThat(done).containsExactly("next");
        assertThat(lanes.offer(ALICE, AGORA, () -> done.add("later"))).isTrue();
        threads.remove().run();
        assertThat(done).containsExactly("next", "later");
    }

    @Test
    void whoeverWaitsForAllWorkIsToldWhetherItWasDone() throws Exception {
        assertThat(lanes.awaitEmpty(Duration.ZERO)).isTrue();
        lanes.offer(ALICE, AGORA, () -> done.add("first"));
        lanes.offer(ALICE, AGORA, () -> done.add("second"));
        assertThat(lanes.awaitEmpty(Duration.ofMillis(1))).isFalse();

        Thread working = Thread.ofPlatform().start(threads.remove());

        assertThat(lanes.awaitEmpty(Duration.ofMinutes(1))).isTrue();
        assertThat(done).containsExactly("first", "second");
        working.join();
    }

    @Test
    void anErrorHoldsNothingUp() {
        lanes.offer(ALICE, AGORA, () -> {
            throw new StackOverflowError("for a test");
        });
        lanes.offer(ALICE, AGORA, () -> done.add("next"));

        threads.remove().run();

        assertThat(done).containsExactly("next");
        assertThat(lanes.offer(ALICE, AGORA, () -> done.add("later"))).isTrue();
        assertThat(threads).hasSize(1);
    }

    @Test
    void aLaneForWhichThereIsNoThreadIsNotClosedForEver() {
        AtomicBoolean full = new AtomicBoolean(true);
        Lanes starved = new Lanes(work -> {
            if (full.get()) {
                throw new StackOverflowError("no thread");
            }
            work.run();
        });
        assertThatThrownBy(() -> starved.offer(ALICE, AGORA, () -> done.add("lost")))
                .isInstanceOf(StackOverflowError.class);
        full.set(false);

        assertThat(starved.offer(ALICE, AGORA, () -> done.add("next"))).isTrue();
        assertThat(done).containsExactly("next");
    }

    @Test
    void aFullLaneTakesNothingMore() {
        lanes.offer(ALICE, AGORA, () -> done.add("under way"));
        IntStream.range(0, Lanes.LONGEST)
                .forEach(i -> assertThat(lanes.offer(ALICE, AGORA, () -> done.add("waiting")))
                        .isTrue());

        assertThat(lanes.offer(ALICE, AGORA, () -> done.add("too much"))).isFalse();
        assertThat(lanes.offer(BOB, AGORA, () -> done.add("Bob's"))).isTrue();
    }

    @Test
    void manyAtOnceKeepTheirOrder() throws InterruptedException {
        List<Integer> order = new ArrayList<>();
        int most = Lanes.LONGEST;
        CountDownLatch all = new CountDownLatch(most);
        try (ExecutorService real = Executors.newVirtualThreadPerTaskExecutor()) {
            Lanes busy = new Lanes(real);
            for (int i = 0; i < most; i++) {
                int number = i;
                busy.offer(ALICE, AGORA, () -> {
                    order.add(number);
                    all.countDown();
                });
            }
            all.await();
        }
        assertThat(order)
                .containsExactlyElementsOf(IntStream.range(0, most).boxed().toList());
    }
}
