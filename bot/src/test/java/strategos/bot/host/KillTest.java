package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A process that plays a script is killed again and again, at every step between an order and its post, and started anew
 * on the same file, where it gets the same interactions again. In the end each order is there exactly once, and each word
 * of the story stands in the channel exactly once, as if nothing had happened.
 */
class KillTest {
    private static final long PATIENCE = 120;

    @TempDir
    Path folder;

    /**
     * Die at that moment when it first comes about in this life.
     *
     * @param usual whether it is so always, or only with {@code strategos.every-kill=true}: each costs the start of a process
     */
    private record Kill(Checkpoint at, String what, boolean usual) {
        static Kill of(Checkpoint at, String what) {
            return new Kill(at, what, true);
        }

        static Kill rare(Checkpoint at, String what) {
            return new Kill(at, what, false);
        }
    }

    @Test
    void whateverTheMomentNothingIsLostAndNothingIsDoneTwice() throws IOException, InterruptedException {
        List<String> undisturbed = run("undisturbed", List.of());

        List<Kill> kills = Stream.of(
                        Kill.rare(Checkpoint.DECIDED, "create"),
                        Kill.of(Checkpoint.COMMITTED, "create"),
                        Kill.of(Checkpoint.CLAIMED, "story"),
                        Kill.of(Checkpoint.DELIVERED, "story"),
                        Kill.rare(Checkpoint.COMMITTED, "start"),
                        Kill.of(Checkpoint.CLAIMED, "start"),
                        Kill.of(Checkpoint.DELIVERED, "start"),
                        Kill.rare(Checkpoint.MARKED, "start"),
                        Kill.of(Checkpoint.DECIDED, "red taunt"),
                        Kill.of(Checkpoint.COMMITTED, "red taunt"),
                        Kill.of(Checkpoint.CLAIMED, "show"),
                        Kill.of(Checkpoint.DELIVERED, "show"),
                        Kill.of(Checkpoint.MARKED, "show"),
                        Kill.rare(Checkpoint.DELIVERED, "show"))
                .filter(kill -> kill.usual() || Boolean.getBoolean("strategos.every-kill"))
                .toList();
        List<String> killed = run("killed", kills);

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
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-Xshare:auto",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        KilledChild.class.getName(),
                        home.toString(),
                        kill,
                        what)
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
