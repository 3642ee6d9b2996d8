package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.storage.TestJvm;

/**
 * A process that plays a script is killed again and again, at every step between an order and its post, and started anew
 * on the same file, where it gets the same interactions again. In the end each order is there exactly once, and each word
 * of the story stands in the channel exactly once, as if nothing had happened.
 */
class KillTest {
    private static final long PATIENCE = 120;

    /** Every moment, one after the other; a few of them in the usual run, all with {@code -Dstrategos.kills=14}. */
    private static final List<Kill> ALL = List.of(
            new Kill(Checkpoint.DECIDED, "create", false),
            new Kill(Checkpoint.COMMITTED, "create", true),
            new Kill(Checkpoint.CLAIMED, "story", true),
            new Kill(Checkpoint.DELIVERED, "story", false),
            new Kill(Checkpoint.COMMITTED, "start", false),
            new Kill(Checkpoint.CLAIMED, "start", false),
            new Kill(Checkpoint.DELIVERED, "start", true),
            new Kill(Checkpoint.MARKED, "start", false),
            new Kill(Checkpoint.DECIDED, "red taunt", true),
            new Kill(Checkpoint.COMMITTED, "red taunt", false),
            new Kill(Checkpoint.CLAIMED, "show", false),
            new Kill(Checkpoint.DELIVERED, "show", false),
            new Kill(Checkpoint.MARKED, "show", true),
            new Kill(Checkpoint.DELIVERED, "show", false));

    /** At each checkpoint once, and on each kind of deed and of post. */
    private static final List<Kill> EACH = ALL.stream().filter(Kill::usual).toList();

    @TempDir
    Path folder;

    /**
     * Die at that moment when it first comes about in this life.
     *
     * @param usual whether it is tried in the usual run
     */
    private record Kill(Checkpoint at, String what, boolean usual) {}

    @Test
    void eachCheckpointIsAmongTheMoments() {
        assertThat(EACH).extracting(Kill::at).containsExactlyInAnyOrder(Checkpoint.values());
        assertThat(ALL).hasSize(14);
    }

    @Test
    void whateverTheMomentNothingIsLostAndNothingIsDoneTwice() throws IOException, InterruptedException {
        List<String> undisturbed = run("undisturbed", List.of());

        int wanted = Integer.getInteger("strategos.kills", EACH.size());
        List<String> killed = run("killed", wanted > EACH.size() ? ALL : EACH);

        assertThat(killed).isEqualTo(undisturbed);
    }

    /** What is in the channel and in the journal in the end. */
    private List<String> run(String name, List<Kill> kills) throws IOException, InterruptedException {
        Path home = Files.createDirectory(folder.resolve(name));
        for (Kill kill : kills) {
            assertThat(child(home, kill.at().name(), kill.what()))
                    .as(kill.toString())
                    .isEqualTo(KilledChild.KILLED);
        }
        // Whoever is not to die may as well live in this process, which has started already.
        KilledChild.toItsEnd(home);
        return Files.readAllLines(home.resolve(KilledChild.REPORT));
    }

    private static int child(Path home, String kill, String what) throws IOException, InterruptedException {
        Path log = home.resolve("log.txt");
        Process process = new ProcessBuilder(TestJvm.brief(List.of(), KilledChild.class, home.toString(), kill, what))
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
                .start();
        if (!process.waitFor(PATIENCE, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new AssertionError("a child hangs: " + Files.readString(log));
        }
        int exit = process.exitValue();
        assertThat(exit).as(() -> "a child failed: " + read(log)).isIn(0, KilledChild.KILLED);
        return exit;
    }

    private static String read(Path log) {
        try {
            return Files.readString(log);
        } catch (IOException e) {
            return e.toString();
        }
    }
}
