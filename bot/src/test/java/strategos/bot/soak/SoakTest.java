package strategos.bot.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A house that answers for weeks needs no more memory than one that has answered for an hour: all kinds of answers in all
 * games, in the launcher's own heap. More of them with {@code -Dstrategos.answers=20000}.
 */
class SoakTest {
    /** The launcher's. */
    static final String COLLECTOR = "-XX:+UseSerialGC";

    private static final int USUAL = 1_500;

    /** Warming up: grounds, words and code are loaded, matches are begun. */
    private static final int WARM = 3;

    /** What may come and go; kept answers would be twenty times as much. */
    private static final long PLAY = 10L << 20;

    @TempDir
    Path folder;

    @Test
    void theOldGenerationStaysAsItIs() throws Exception {
        int answers = Integer.getInteger("strategos.answers", USUAL);

        Child.Ended ended = Child.run(
                List.of("-Xmx256m", COLLECTOR, "-XX:+ExitOnOutOfMemoryError"),
                SoakedHouse.class,
                String.valueOf(answers),
                folder.resolve("soak.db").toString());

        assertThat(ended.code()).as(ended.said()).isZero();
        List<Long> used = ended.said()
                .lines()
                .filter(line -> line.startsWith(line.split(" ")[0] + " ") && line.matches("\\d+ \\d+"))
                .map(line -> Long.parseLong(line.split(" ")[1]))
                .toList();
        assertThat(used.getLast()).as(ended.said()).isLessThan(used.get(WARM) + PLAY);
    }
}
