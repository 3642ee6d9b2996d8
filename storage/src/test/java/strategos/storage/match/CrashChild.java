package strategos.storage.match;

import static strategos.storage.Sample.NOW;
import static strategos.storage.Sample.order;
import static strategos.storage.Sample.post;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import strategos.storage.Sample;
import strategos.storage.Storage;
import strategos.storage.access.Secret;
import strategos.storage.care.Backup;
import strategos.storage.care.BackupFolder;
import strategos.storage.match.Commit.CommitResult;
import strategos.storage.match.StoredMatch.StoredStamp;
import strategos.storage.post.Post;
import strategos.storage.slot.Fence;

/**
 * A process to be killed: commits on several matches at once, makes backups, sends posts, and says on its standard
 * output what it was told is done. It never ends by itself.
 */
final class CrashChild {
    static final int MATCHES = 3;

    private CrashChild() {}

    /** What a commit on the version writes in several tables; all must be there, or nothing. */
    static Commit commit(String match, long version) {
        long next = version + 1;
        return order(match, version)
                .dice(dice(next))
                .snapshot(1, "{\"at\":" + next + "}")
                .stamps(Map.of(Sample.BETA, new StoredStamp(next, next)))
                .settings("{\"at\":" + next + "}")
                .post(post(match, "at " + next))
                .answering(match + "/" + next, "ann", "{\"at\":" + next + "}");
    }

    static Secret dice(long version) {
        return Secret.of("{\"open\":" + version + "}");
    }

    /** Arguments: the file, the folder of the backups. */
    public static void main(String[] args) {
        Storage storage = Storage.open(Path.of(args[0]));
        storage.outbox().recover(Fence.ALONE, Set.of(), NOW);
        say("open");
        ExecutorService threads = Executors.newCachedThreadPool();
        for (int i = 0; i < MATCHES; i++) {
            String match = "m" + i;
            threads.execute(() -> play(storage, match));
        }
        threads.execute(() -> send(storage));
        threads.execute(() -> backUp(new Backup(storage, new BackupFolder(Path.of(args[1]), storage.file()))));
    }

    private static void play(Storage storage, String match) {
        long version = storage.matches().find(match).orElseThrow().version();
        while (Sample.apply(storage, commit(match, version)) instanceof CommitResult.Committed committed) {
            version = committed.version();
            say("committed " + match + " " + version);
        }
        throw new IllegalStateException("nobody else plays " + match);
    }

    private static void send(Storage storage) {
        while (true) {
            for (Post post : storage.outbox().claim(NOW, NOW.plusSeconds(60), 9)) {
                say("sending " + post.id());
                storage.outbox().markSent(post, "message-" + post.id(), NOW);
                say("sent " + post.id());
            }
        }
    }

    private static void backUp(Backup backup) {
        for (int i = 0; ; i++) {
            backup.make(NOW.plusMillis(i));
            backup.folder().keepNewest(3, Instant.MAX);
        }
    }

    private static synchronized void say(String line) {
        System.out.println(line);
        System.out.flush();
    }
}
