package strategos.bot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.bot.settings.Settings;
import strategos.bot.settings.SettingsReader;

class SettingsWatchTest {
    @TempDir
    Path folder;

    private final List<Settings> taken = new ArrayList<>();
    private Path file;
    private int writes;

    @BeforeEach
    void begin() throws IOException {
        file = folder.resolve("strategos.yaml");
        write("limits: {matches-per-user: 3}");
    }

    @Test
    void aFileThatStaysAsItIsIsNotReadAgain() {
        try (SettingsWatch watch = watch()) {
            watch.look();
            assertThat(taken).isEmpty();
        }
    }

    @Test
    void aChangeIsTakenOverOnce() throws IOException {
        try (SettingsWatch watch = watch()) {
            write("limits: {matches-per-user: 4}");
            watch.look();
            watch.look();
            assertThat(taken).hasSize(1);
            assertThat(taken.getFirst().limits().matchesPerUser()).isEqualTo(4);
        }
    }

    @Test
    void aFileThatIsWrongHalfWrittenOrGoneChangesNothingAndTheNextGoodOneDoes() throws IOException {
        try (SettingsWatch watch = watch()) {
            write("limits: {matches-per-user: many}");
            watch.look();
            write("limits: {matches-per-");
            watch.look();
            Files.delete(file);
            watch.look();
            assertThat(taken).isEmpty();

            write("limits: {matches-per-user: 5}");
            watch.look();
            assertThat(taken).hasSize(1);
        }
    }

    /** Each time later, whatever the clock of the file system counts. */
    private void write(String yaml) throws IOException {
        Files.writeString(file, yaml);
        Files.setLastModifiedTime(file, FileTime.fromMillis(1_000_000_000_000L + 1_000L * ++writes));
    }

    private SettingsWatch watch() {
        SettingsReader reader = new SettingsReader(Map.of());
        return new SettingsWatch(Optional.of(file), () -> reader.read(file), wanted -> {
            taken.add(wanted);
            return List.of();
        });
    }
}
