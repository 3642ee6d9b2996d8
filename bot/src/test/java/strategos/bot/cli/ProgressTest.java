package strategos.bot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class ProgressTest {
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final CountDownLatch told = new CountDownLatch(1);

    @Test
    void onATerminalALineSaysHowFarItIsAndGoesWhenItIsDone() throws InterruptedException {
        try (Progress progress = Progress.of(environment(Map.of(Progress.WATCHED, "yes")), this::words)) {
            assertThat(told.await(60, TimeUnit.SECONDS)).isTrue();
            progress.above(() -> {});
        }

        assertThat(said())
                .startsWith("\r\u001b[Kworking, 0 s")
                .endsWith("\r\u001b[K")
                .doesNotContain("\n");
    }

    @Test
    void inAPipeThereIsNothing() throws InterruptedException {
        try (Progress progress = Progress.of(environment(Map.of()), this::words)) {
            assertThat(told.await(700, TimeUnit.MILLISECONDS)).isFalse();
            progress.above(() -> {});
        }

        assertThat(said()).isEmpty();
    }

    private String words(long seconds) {
        told.countDown();
        return "working, " + seconds + " s";
    }

    private Environment environment(Map<String, String> variables) {
        PrintStream nobody = new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
        return new Environment(
                variables,
                InputStream.nullInputStream(),
                nobody,
                new PrintStream(err, true, StandardCharsets.UTF_8),
                false);
    }

    private String said() {
        return err.toString(StandardCharsets.UTF_8);
    }
}
