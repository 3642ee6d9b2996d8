package strategos.bot.render.scene;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.awt.image.BufferedImage;
import java.util.Optional;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import strategos.bot.Waiting;
import strategos.bot.render.ground.Crop;
import strategos.bot.render.scene.Print.PrintCache;

class PrintCacheTest {
    private final AtomicInteger printed = new AtomicInteger();

    private Print print(Crop crop) {
        printed.incrementAndGet();
        return new Print(
                new BufferedImage(crop.width(), crop.height(), BufferedImage.TYPE_INT_RGB),
                new BufferedImage(crop.width(), crop.height(), BufferedImage.TYPE_INT_ARGB_PRE),
                Optional.empty());
    }

    private static Crop crop(int x) {
        return new Crop(x, 0, 10, 10, 1);
    }

    @Test
    void keepsWhatWasPrinted() {
        PrintCache cache = new PrintCache(10_000);
        Print first = cache.get("a", crop(0), this::print);
        assertThat(cache.get("a", crop(0), this::print)).isSameAs(first);
        assertThat(cache.get("b", crop(0), this::print)).isNotSameAs(first);
        assertThat(printed).hasValue(2);
        assertThat(cache.bytes()).isEqualTo(800);
    }

    @Test
    void dropsWhatWasNotAskedForLongest() {
        PrintCache cache = new PrintCache(900);
        cache.get("a", crop(0), this::print);
        cache.get("a", crop(1), this::print);
        cache.get("a", crop(0), this::print);
        cache.get("a", crop(2), this::print);
        assertThat(cache.bytes()).isEqualTo(800);
        cache.get("a", crop(0), this::print);
        assertThat(printed).hasValue(3);
        cache.get("a", crop(1), this::print);
        assertThat(printed).hasValue(4);
    }

    @Test
    void aPrintTooLargeToKeepIsGivenOutAllTheSame() {
        PrintCache cache = new PrintCache(100);
        assertThat(cache.get("a", crop(0), this::print)).isNotNull();
        assertThat(cache.bytes()).isZero();
    }

    @Test
    void aPrintThatFailsIsTriedAgain() {
        PrintCache cache = new PrintCache(10_000);
        assertThatIllegalStateException()
                .isThrownBy(() -> cache.get("a", crop(0), w -> {
                    throw new IllegalStateException("no ink");
                }));
        assertThat(cache.get("a", crop(0), this::print)).isNotNull();
    }

    @Test
    void twoThatWantTheSameMakeItOnce() throws Exception {
        PrintCache cache = new PrintCache(10_000);
        FutureTask<Print> second = new FutureTask<>(() -> cache.get("a", crop(0), this::print));
        Print first = cache.get("a", crop(0), window -> {
            waitedFor(Thread.ofVirtual().start(second));
            return print(window);
        });
        assertThat(second.get()).isSameAs(first);
        assertThat(printed).hasValue(1);
    }

    private static void waitedFor(Thread other) {
        try {
            Waiting.of(other, Thread.State.WAITING);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }
}
