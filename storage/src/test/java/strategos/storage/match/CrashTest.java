package strategos.storage.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.storage.Sample;
import strategos.storage.Storage;
import strategos.storage.TestJvm;
import strategos.storage.access.StorageException;
import strategos.storage.access.StorageException.Problem;
import strategos.storage.care.Backup;
import strategos.storage.care.BackupFolder;
import strategos.storage.database.SqliteDatabase;
import strategos.storage.match.Journal.JournalRow;
import strategos.storage.match.Journal.Snapshot;
import strategos.storage.match.StoredMatch.StoredStamp;
import strategos.storage.post.Post;

/** Kills real processes in the middle of their work, and looks at what they leave. */
class CrashTest {
    private static final long SEED = 20261121;

    /** The second begins with what the first has left. */
    private static final int ROUNDS = Integer.getInteger("strategos.crashes", 2);

    @TempDir
    private Path folder;

    private Path file;
    private final Map<String, Long> committed = new HashMap<>();
    private final Set<Long> sending = new HashSet<>();
    private final Set<Long> sent = new HashSet<>();

    @BeforeEach
    void matches() {
        file = folder.resolve("test.db");
        try (Storage storage = Storage.open(file)) {
            for (int i = 0; i < CrashChild.MATCHES; i++) {
                Sample.store(storage, "m" + i);
                committed.put("m" + i, 0L);
            }
        }
    }

    @Test
    void nothingIsHalfDoneNothingAcknowledgedIsLostAndNobodyElseIsIn() throws Exception {
        Random random = new Random(SEED);
        for (int round = 0; round < ROUNDS; round++) {
            Process child = start();
            try {
                readUntilKilled(child, 50 + random.nextInt(250));
            } finally {
                child.destroyForcibly().waitFor();
            }
            examine("seed " + SEED + ", round " + round);
        }
        assertThat(committed.values()).allMatch(version -> version > 0);
        assertThat(sent).isNotEmpty();
    }

    /** While it runs it keeps others out; once it is dead it does not, or nothing could be examined. */
    private void keepsOthersOut() {
        assertThat(catchThrowableOfType(
                                StorageException.class,
                                () -> SqliteDatabase.open(file, Duration.ofMillis(50))
                                        .close())
                        .problem())
                .isEqualTo(Problem.IN_USE);
    }

    /** Reads some lines, kills the process, and reads what it had still written. */
    private void readUntilKilled(Process child, int lines) throws IOException {
        try (BufferedReader reader =
                new BufferedReader(new InputStreamReader(child.getInputStream(), StandardCharsets.UTF_8))) {
            int read = 0;
            // A last line that was cut off is no acknowledgement.
            for (String line = line(reader); line != null; line = line(reader)) {
                note(line.split(" "));
                if (read == 0) {
                    keepsOthersOut();
                }
                if (++read == lines) {
                    // The process itself would close the stream, and with it what was acknowledged last.
                    assertThat(child.toHandle().destroyForcibly()).isTrue();
                }
            }
            assertThat(read).as("lines of the child").isGreaterThanOrEqualTo(lines);
        }
    }

    private static String line(BufferedReader reader) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = reader.read(); c >= 0; c = reader.read()) {
            if (c == '\n') {
                return line.toString().strip();
            }
            line.append((char) c);
        }
        return null;
    }

    private void note(String[] words) {
        switch (words[0]) {
            case "committed" -> committed.put(words[1], Long.valueOf(words[2]));
            case "sending" -> sending.add(Long.valueOf(words[1]));
            case "sent" -> sent.add(Long.valueOf(words[1]));
            default -> assertThat(words).containsExactly("open");
        }
    }

    private void examine(String when) {
        try (Storage storage = Storage.open(file)) {
            long posts = 0;
            for (Map.Entry<String, Long> entry : committed.entrySet()) {
                String match = entry.getKey();
                long version = storage.matches().find(match).orElseThrow().version();
                // One commit may have reached the disk without its acknowledgement reaching us.
                assertThat(version).as("%s: %s", when, match).isBetween(entry.getValue(), entry.getValue() + 1);
                whole(storage, match, version);
                posts += version;
            }
            for (long id = 1; id <= posts; id++) {
                Post post = storage.outbox().find(id).orElseThrow();
                if (sent.contains(id)) {
                    assertThat(post.state()).as("%s: post %d", when, id).isEqualTo(Post.State.SENT);
                    assertThat(post.message()).contains("message-" + id);
                } else if (!sending.contains(id)) {
                    // Claimed at most; the next process is told to be careful.
                    assertThat(post.state()).isIn(Post.State.WAITING, Post.State.SENDING);
                }
            }
            assertThat(storage.outbox().find(posts + 1))
                    .as("%s: one post a commit", when)
                    .isEmpty();
            for (Path backup : new Backup(storage, new BackupFolder(folder.resolve("backups"), storage.file()))
                    .folder()
                    .list()) {
                openBackup(backup);
            }
        }
    }

    private static void whole(Storage storage, String match, long version) {
        List<JournalRow> rows = storage.journal().read(match, 1, version + 9);
        assertThat(rows).hasSize(Math.toIntExact(version));
        assertThat(rows).allSatisfy(row -> assertThat(row.entries()).isEqualTo(Sample.entries(row.version())));
        if (version > 0) {
            String at = "{\"at\":" + version + "}";
            assertThat(storage.matches().dice(match)).isEqualTo(CrashChild.dice(version));
            assertThat(storage.matches().find(match).orElseThrow().settings()).isEqualTo(at);
            assertThat(storage.matches().stamps(match))
                    .isEqualTo(Map.of(Sample.BETA, new StoredStamp(version, version)));
            assertThat(storage.journal().loading(match, version, 1).from()).contains(new Snapshot(version, 1, at));
            assertThat(storage.deliveries().answer(match + "/" + version)).contains(at);
            assertThat(storage.deliveries().answer(match + "/" + (version + 1))).isEmpty();
        }
    }

    private void openBackup(Path backup) {
        Path copy = folder.resolve("copy-" + backup.getFileName());
        try {
            Files.copy(backup, copy);
            try (Storage storage = Storage.open(copy)) {
                for (String match : committed.keySet()) {
                    whole(
                            storage,
                            match,
                            storage.matches().find(match).orElseThrow().version());
                }
            }
            Files.delete(copy);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Process start() throws IOException {
        return new ProcessBuilder(TestJvm.brief(
                        List.of(),
                        CrashChild.class,
                        file.toString(),
                        folder.resolve("backups").toString()))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }
}
