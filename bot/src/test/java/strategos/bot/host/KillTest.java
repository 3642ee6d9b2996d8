package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.bot.wiring.BotProcess;
import strategos.storage.TestJvm;

/**
 * A process that plays a script is killed at every step between an order and its post, and started anew on the same file,
 * where it gets the same interactions again. In the end each order is there exactly once, and each word of the story stands
 * in the channel exactly once, as if nothing had happened.
 */
class KillTest {
    private static final long PATIENCE = 120_000_000_000L;

    /** Every moment; a few of them in the usual run, all with {@code -Dstrategos.kills=14}. */
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
     * That moment when it first comes about in a life.
     *
     * @param usual whether it is tried in the usual run
     */
    private record Kill(Checkpoint at, String what, boolean usual) {
        String moment() {
            return KilledChild.moment(at, what);
        }
    }

    @Test
    void eachCheckpointIsAmongTheMoments() {
        assertThat(EACH).extracting(Kill::at).containsExactlyInAnyOrder(Checkpoint.values());
        assertThat(ALL).hasSize(14);
    }

    @Test
    void whateverTheMomentNothingIsLostAndNothingIsDoneTwice() throws Exception {
        List<String> undisturbed = toItsEnd(Files.createDirectory(folder.resolve("undisturbed")));

        if (Integer.getInteger("strategos.kills", EACH.size()) > EACH.size()) {
            Path home = Files.createDirectory(folder.resolve("killed"));
            for (Kill kill : ALL) {
                leftBy(home, List.of(kill));
            }
            assertThat(toItsEnd(home)).isEqualTo(undisturbed);
        } else {
            for (Path home : leftBy(Files.createDirectory(folder.resolve("killed")), EACH)) {
                assertThat(toItsEnd(home)).as(home.toString()).isEqualTo(undisturbed);
            }
        }
    }

    /**
     * Starts a process and kills it at the last of those moments. To start one is dear: what it would have left at each of
     * the moments before is what lies there while all of it is frozen.
     */
    private List<Path> leftBy(Path home, List<Kill> kills) throws Exception {
        List<Path> left = new ArrayList<>();
        List<String> arguments = new ArrayList<>(List.of(home.toString()));
        kills.forEach(kill -> arguments.add(kill.moment()));
        BotProcess child = BotProcess.start(
                TestJvm.brief(List.of(), KilledChild.class, arguments.toArray(String[]::new)),
                Map.of(),
                folder.resolve("log.txt"));
        Path stands = home.resolve(KilledChild.STANDS);
        while (left.size() < kills.size() - 1) {
            await(child, stands);
            child.freeze();
            left.add(copy(home, folder.resolve("left-" + left.size())));
            Files.delete(stands);
            child.wake();
        }
        await(child, stands);
        child.kill();
        left.add(home);
        for (Path each : left) {
            Files.deleteIfExists(each.resolve(KilledChild.STANDS));
        }
        return left;
    }

    private static void await(BotProcess child, Path stands) throws InterruptedException {
        long end = System.nanoTime() + PATIENCE;
        while (!Files.exists(stands)) {
            assertThat(child.alive() && System.nanoTime() < end).as(child::said).isTrue();
            Thread.sleep(20);
        }
    }

    private static Path copy(Path home, Path to) throws IOException {
        Files.createDirectory(to);
        try (Stream<Path> files = Files.list(home)) {
            for (Path file : files.toList()) {
                Files.copy(file, to.resolve(file.getFileName()));
            }
        }
        return to;
    }

    /**
     * What is in the channel and in the journal in the end. Whoever is not to die may as well live in this process, which
     * has started already.
     */
    private static List<String> toItsEnd(Path home) throws IOException {
        KilledChild.toItsEnd(home);
        return Files.readAllLines(home.resolve(KilledChild.REPORT));
    }
}
