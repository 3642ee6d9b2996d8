package strategos.storage.care;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static strategos.storage.Sample.order;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.storage.Sample;
import strategos.storage.Storage;
import strategos.storage.access.Found;
import strategos.storage.access.StorageException;
import strategos.storage.access.StorageException.Problem;
import strategos.storage.database.sqlite.Schema;

/** Whoever looks leaves the folder as it was: each file, and no other. */
class LookTest {
    private static final Duration LONG = Duration.ofMinutes(1);
    private static final int CURRENT = Schema.current().version();

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void name() {
        file = folder.resolve("looked at, 100%.db");
    }

    @Test
    void whereThereIsNothingNothingIsMade() throws IOException {
        assertThat(look()).isNull();
        Files.createFile(file);
        assertThat(look()).as("an empty one is to become one").isNull();
    }

    @Test
    void aDatabaseAtRestIsSound() throws IOException {
        fill();
        assertThat(look()).isEqualTo(new Found(CURRENT, CURRENT, true, Optional.empty()));
        Files.delete(folder.resolve(file.getFileName() + ".lock"));
        assertThat(look()).isEqualTo(new Found(CURRENT, CURRENT, true, Optional.empty()));
    }

    @Test
    void whatAProcessThatDiedLeftIsReadAndStaysInItsLog() throws IOException {
        Path running = folder.resolve("running.db");
        try (Storage storage = Storage.open(running)) {
            Sample.store(storage, "m");
            Files.copy(running, file);
            Files.copy(folder.resolve("running.db-wal"), folder.resolve(file.getFileName() + "-wal"));
        }
        assertThat(Files.size(folder.resolve(file.getFileName() + "-wal"))).isPositive();
        assertThat(look()).isEqualTo(new Found(CURRENT, CURRENT, true, Optional.empty()));
    }

    @Test
    void whoHadNoTimeForAllOfItSaysSo() {
        fill();
        assertThat(new Look(file).within(Duration.ZERO)).contains(new Found(CURRENT, CURRENT, false, Optional.empty()));
    }

    @Test
    void whatIsInUseOrNoDatabaseIsRefused() throws IOException {
        try (Storage storage = Storage.open(file)) {
            Sample.store(storage, "m");
            assertThatThrownBy(() -> new Look(file).within(LONG))
                    .isInstanceOfSatisfying(
                            StorageException.class, e -> assertThat(e.problem()).isEqualTo(Problem.IN_USE));
        }
        Files.writeString(file, "no database");
        assertThatThrownBy(() -> new Look(file).within(LONG))
                .isInstanceOfSatisfying(
                        StorageException.class, e -> assertThat(e.problem()).isEqualTo(Problem.NOT_A_DATABASE));
    }

    private void fill() {
        try (Storage storage = Storage.open(file)) {
            Sample.store(storage, "m");
            for (int i = 0; i < 100; i++) {
                Sample.apply(storage, order("m", i).snapshot(1, "p".repeat(4000)));
            }
        }
    }

    /** What was found, or null; the folder is the same before and after. */
    private Found look() throws IOException {
        Map<String, String> before = contents();
        Found found = new Look(file).within(LONG).orElse(null);
        assertThat(contents()).isEqualTo(before);
        return found;
    }

    private Map<String, String> contents() throws IOException {
        Map<String, String> contents = new TreeMap<>();
        try (Stream<Path> files = Files.list(folder)) {
            files.forEach(there -> contents.put(there.getFileName().toString(), bytes(there)));
        }
        return contents;
    }

    private static String bytes(Path file) {
        try {
            return HexFormat.of().formatHex(Files.readAllBytes(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
