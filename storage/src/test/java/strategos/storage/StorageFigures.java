package strategos.storage;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import strategos.storage.access.Secret;
import strategos.storage.care.Backup;
import strategos.storage.care.BackupFolder;
import strategos.storage.database.CutWire;
import strategos.storage.match.Commit;
import strategos.storage.match.Journal.Loading;
import strategos.storage.match.StoredMatch.StoredStamp;
import strategos.storage.post.Post;
import strategos.storage.slot.Fence;

/**
 * Measures what a bot does all day, one line a figure: name, value, unit. Run with the test class path; no test, since
 * no test of this project asserts a time.
 */
public final class StorageFigures {
    private static final int COMMITS = 3_000;
    private static final int MATCHES = 1_000;
    private static final String EVENTS = "{\"event\":\"something happened\",\"value\":12345678},".repeat(25);
    private static final String POSITION = "{\"place\":\"somewhere\",\"count\":12345678}".repeat(100);

    private StorageFigures() {}

    /** Measures in the folder given, or in a temporary one; with {@code server}, commits to one half a millisecond away. */
    public static void main(String[] args) throws IOException {
        if (args.length > 0 && args[0].equals("server")) {
            String url = PostgresServer.shared().orElseThrow().migratedUrl();
            try (CutWire wire = new CutWire(url, Duration.ofNanos(500_000));
                    Storage storage = Storage.open(wire.address(url))) {
                int before = wire.trips();
                commits(storage);
                print(
                        "ways there and back",
                        (double) (wire.trips() - before) / COMMITS,
                        "a commit and a look before it");
            }
            return;
        }
        Path folder = args.length > 0 ? Path.of(args[0]) : Files.createTempDirectory("strategos-figures");
        Path file = folder.resolve("figures.db");
        long start = System.nanoTime();
        Storage storage = Storage.open(file);
        print("open a new file, cold JVM", since(start), "ms");
        start = System.nanoTime();
        Storage.inMemory().close();
        print("open in memory, warm", since(start), "ms");
        commits(storage);
        loading(storage);
        outbox(storage);
        for (int i = 0; i < MATCHES; i++) {
            Sample.store(storage, "many-" + i);
            Sample.apply(storage, commit("many-" + i, 0));
        }
        start = System.nanoTime();
        Path backup = new Backup(storage, new BackupFolder(folder, storage.file())).make(Sample.NOW);
        print("backup", since(start), "ms");
        print("size of the backup", Files.size(backup) / 1024.0, "KiB");
        storage.close();
        start = System.nanoTime();
        try (Storage again = Storage.open(file)) {
            again.outbox().recover(Fence.ALONE, Set.of(), Sample.NOW);
            int alive = again.matches().alive(Fence.ALONE).size();
            print("open again and list " + alive + " matches, warm JVM", since(start), "ms");
        }
    }

    private static void commits(Storage storage) {
        Sample.store(storage, "m");
        List<Double> times = new ArrayList<>();
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long processor = 0;
        for (int i = 0; i < COMMITS; i++) {
            if (i == COMMITS / 3) {
                processor = threads.getCurrentThreadCpuTime();
            }
            long start = System.nanoTime();
            Sample.apply(storage, commit("m", i));
            times.add(since(start));
        }
        List<Double> warm =
                times.subList(COMMITS / 3, COMMITS).stream().sorted().toList();
        print("commit, processor time", (threads.getCurrentThreadCpuTime() - processor) / 1e6 / warm.size(), "ms");
        print("commit, median", warm.get(warm.size() / 2), "ms");
        print("commit, 95 %", warm.get(warm.size() * 95 / 100), "ms");
        print("commit, worst", warm.getLast(), "ms");
    }

    private static Commit commit(String match, long expected) {
        Commit commit = Commit.on(match, expected, Sample.NOW)
                .append("order", Optional.of(Sample.ALPHA), "player", "[" + EVENTS + "{}]")
                .dice(Secret.of("{\"tip\":\"" + "0123456789abcdef".repeat(8) + "\"}"))
                .stamps(Map.of(Sample.BETA, new StoredStamp(expected + 1, expected + 1)))
                .standing(Sample.ALPHA, List.of("{\"topic\":\"morale\"}"))
                .post(Sample.post(match, "story"))
                .post(Sample.post(match, "card"), "card")
                .stopReminding(Sample.ALPHA)
                .remind(Sample.BETA, "ping", Sample.NOW)
                .answering(match + "-" + expected, "ann", "{\"ok\":true}");
        return expected % 20 == 0 ? commit.snapshot(1, POSITION) : commit;
    }

    private static void loading(Storage storage) {
        for (int round = 0; round < 3; round++) {
            long start = System.nanoTime();
            Loading plan = storage.journal().loading("m", COMMITS - 1L, 1);
            print("load by snapshot and " + plan.rows().size() + " rows, round " + round, since(start), "ms");
            start = System.nanoTime();
            plan = storage.journal().loading("m", COMMITS, 99);
            print("load without snapshot, " + plan.rows().size() + " rows, round " + round, since(start), "ms");
        }
        long start = System.nanoTime();
        long found = 0;
        for (int i = 0; i < 1000; i++) {
            found += storage.matches().find("m").stream().count();
        }
        print("find a match", since(start) / found, "ms");
    }

    private static void outbox(Storage storage) {
        long start = System.nanoTime();
        int sent = 0;
        for (int i = 0; i < 500; i++) {
            for (Post post : storage.outbox().claim(Sample.NOW, Sample.NOW.plusSeconds(60), 50)) {
                storage.outbox().markSent(post, "message", Sample.NOW);
                sent++;
            }
        }
        print("claim and mark one post", since(start) / sent, "ms");
    }

    private static double since(long start) {
        return (System.nanoTime() - start) / 1e6;
    }

    private static void print(String name, double value, String unit) {
        System.out.printf(Locale.ROOT, "%s\t%.3f\t%s%n", name, value, unit);
    }
}
