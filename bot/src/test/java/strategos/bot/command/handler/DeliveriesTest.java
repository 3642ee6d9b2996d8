package strategos.bot.command.handler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.ref.WeakReference;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import strategos.bot.Waiting;
import strategos.bot.command.handler.RequestHandler.Deliveries;
import strategos.bot.port.Answer;
import strategos.bot.port.Control;
import strategos.bot.port.Message;
import strategos.bot.port.Message.Picture;

class DeliveriesTest {
    private final Deliveries deliveries = new Deliveries(3, 1_000);
    private final AtomicInteger worked = new AtomicInteger();

    @Test
    void whileTheFirstIsInWorkASecondWaitsForItAndGetsAllOfIt() throws InterruptedException, ExecutionException {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch go = new CountDownLatch(1);
        FutureTask<Answer> first = new FutureTask<>(() -> deliveries.once("a", () -> {
            begun.countDown();
            waitFor(go);
            return map();
        }));
        FutureTask<Answer> second = new FutureTask<>(() -> deliveries.once("a", this::unexpected));
        Thread.ofVirtual().start(first);
        begun.await();
        Waiting.of(Thread.ofVirtual().start(second), Thread.State.WAITING);
        go.countDown();

        assertThat(second.get()).isSameAs(first.get());
        assertThat(worked).hasValue(1);
    }

    @Test
    void laterTheWordsAreSaidAgainAndNothingIsDoneAgain() {
        deliveries.once("a", this::map);

        Answer again = deliveries.once("a", this::unexpected);

        assertThat(again.ok()).isTrue();
        assertThat(again.message()).isEqualTo(Message.text("The map."));
        assertThat(again.match()).contains(new Answer.MatchAt("m1", 7));
    }

    @Test
    void aRefusalStaysARefusal() {
        deliveries.once("a", () -> Answer.refused("That is not legal (7.3).", Optional.of("7.3")));

        assertThat(deliveries.once("a", this::unexpected))
                .isEqualTo(Answer.refused("That is not legal (7.3).", Optional.of("7.3")));
    }

    @Test
    void nothingOfAPictureIsKept() throws InterruptedException {
        WeakReference<byte[]> kept = shown(new byte[1 << 20]);

        for (int i = 0; i < 50 && kept.get() != null; i++) {
            System.gc();
            Thread.sleep(10);
        }
        assertThat(kept.get()).isNull();
    }

    @Test
    void neitherManyAnswersNorLongOnesAreKept() {
        for (int i = 0; i < 10; i++) {
            deliveries.once("d" + i, () -> Answer.done(Message.text("x".repeat(300))));
        }
        assertThat(deliveries.characters()).isBetween(800L, 1_000L);
        deliveries.once("long", () -> Answer.done(Message.text("x".repeat(5_000))));
        assertThat(deliveries.characters()).isZero();
        for (int i = 0; i < 10; i++) {
            deliveries.once("e" + i, this::map);
        }
        assertThat(deliveries.once("e9", this::unexpected).message().text()).isEqualTo("The map.");
        deliveries.once("e1", this::map);
        assertThat(worked).as("e1 was forgotten").hasValue(11);
    }

    @Test
    void whatFailedIsTriedAgain() {
        assertThatThrownBy(() -> deliveries.once("a", () -> {
                    throw new StackOverflowError();
                }))
                .isInstanceOf(StackOverflowError.class);

        assertThat(deliveries.once("a", this::map).ok()).isTrue();
    }

    private WeakReference<byte[]> shown(byte[] position) {
        deliveries.once("a", answer("words", () -> position));
        return new WeakReference<>(position);
    }

    private Answer map() {
        worked.incrementAndGet();
        return answer("The map.", () -> new byte[0]).get();
    }

    private static Supplier<Answer> answer(String words, Supplier<byte[]> png) {
        return () -> Answer.done(new Message(
                        words,
                        List.of(new Picture("map.png", "the map", png::get)),
                        List.of(new Control.Button("go", "Go", Control.Style.PRIMARY, true))))
                .about("m1", 7)
                .with(Map.of("scene", png));
    }

    private Answer unexpected() {
        throw new AssertionError("worked twice");
    }

    private static void waitFor(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
