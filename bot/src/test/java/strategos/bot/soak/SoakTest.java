package strategos.bot.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A host that answers for weeks needs no more memory than one that has answered for an hour: all kinds of answers in all
 * games, in the launcher's own heap. More of them with {@code -Dstrategos.answers=20000}.
 */
class SoakTest {
    static final String COLLECTOR = "-XX:+UseSerialGC";

    /** The launcher's. */
    static final List<String> HEAP = List.of("-Xmx256m", COLLECTOR, "-XX:+ExitOnOutOfMemoryError");

    private static final String WANTED = "strategos.answers";

    private static final int USUAL = 600;

    /** In a long run every so manieth picture is painted. */
    private static final int PAINTED = 50;

    /** The first mark that counts: words and code are loaded, matches are begun. */
    private static final int WARM = 1;

    /** What may come and go beside painted grounds; 500 answers that are kept are three times as much. */
    private static final long PLAY = 6L << 20;

    @TempDir
    Path folder;

    @Test
    void theOldGenerationStaysAsItIs() throws Exception {
        boolean usual = Integer.getInteger(WANTED) == null;
        Child.Ended ended = Child.run(
                HEAP,
                SoakedHost.class,
                String.valueOf(Integer.getInteger(WANTED, USUAL)),
                folder.resolve("soak.db").toString(),
                String.valueOf(usual ? 0 : PAINTED));

        assertThat(ended.code()).as(ended.said()).isZero();
        List<Long> used = ended.said()
                .lines()
                .filter(line -> line.matches("\\d+ \\d+"))
                .map(line -> Long.parseLong(line.substring(line.indexOf(' ') + 1)))
                .toList();
        long grounds = usual ? 0 : SoakedHost.GROUNDS;
        assertThat(used.getLast()).as(ended.said()).isLessThan(used.get(WARM) + PLAY + grounds);
    }
}
