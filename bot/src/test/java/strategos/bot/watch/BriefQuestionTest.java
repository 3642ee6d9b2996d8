package strategos.bot.watch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import strategos.bot.watch.BriefQuestion.Unanswered;

@Timeout(60)
class BriefQuestionTest {
    private static final Duration LONG = Duration.ofMinutes(1);

    @Test
    void eachTimeItIsAskedAnew() {
        AtomicInteger asked = new AtomicInteger();
        BriefQuestion<Integer> question = new BriefQuestion<>(asked::incrementAndGet, LONG);

        assertThat(question.ask()).isEqualTo(1);
        assertThat(question.ask()).isEqualTo(2);
    }

    @Test
    void whatItThrowsIsThrown() {
        BriefQuestion<Integer> question = new BriefQuestion<>(
                () -> {
                    throw new IllegalArgumentException("as it was");
                },
                LONG);

        assertThatThrownBy(question::ask)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("as it was");
    }

    @Test
    void nobodyWaitsLongAndNoSecondIsAskedWhileOneIsOpen() throws InterruptedException {
        AtomicInteger asked = new AtomicInteger();
        CountDownLatch answered = new CountDownLatch(1);
        BriefQuestion<Integer> question = new BriefQuestion<>(
                () -> {
                    asked.incrementAndGet();
                    waitFor(answered);
                    return 7;
                },
                Duration.ofMillis(50));

        for (int i = 0; i < 5; i++) {
            assertThatThrownBy(question::ask).isInstanceOf(Unanswered.class);
        }
        assertThat(asked).hasValue(1);

        answered.countDown();
        assertThat(new BriefQuestion<>(question::ask, LONG).ask()).isEqualTo(7);
    }

    private static void waitFor(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
