package strategos.bot.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.bot.Overheard;
import strategos.bot.settings.Settings;
import strategos.storage.Storage;

class CaretakerTest {
    private static final InstantSource NOON = InstantSource.fixed(Instant.parse("2026-11-21T12:00:00Z"));

    @TempDir
    Path folder;

    /** Else a bot that is restarted often would push the older backups out. */
    @Test
    void aRestartMakesNoFurtherBackup() {
        start(Duration.ofHours(24));
        start(Duration.ofHours(24));

        assertThat(folder.resolve("backups")).isDirectoryContaining("glob:**.db");
        assertThat(folder.resolve("backups").toFile().list()).hasSize(1);
    }

    @Test
    void noneIsMadeWhereNoneIsWanted() {
        start(Duration.ZERO);

        assertThat(folder.resolve("backups")).doesNotExist();
    }

    @Test
    void whyThereIsNoBackupIsOneLineThatSaysWhatToDo() throws IOException {
        Path file = Files.writeString(folder.resolve("backups"), "in the way");
        try (Overheard log = Overheard.of("strategos.storage.care").at(Level.WARN)) {
            start(Duration.ofHours(24));

            assertThat(log.lines().stream().filter(line -> !line.isEmpty()))
                    .containsExactly("No backup could be made: The folder of backups " + file + " cannot be made: "
                            + file + " is no folder; allow it, or name another by database.backups.");
        }
    }

    private void start(Duration every) {
        Settings.Database wanted =
                new Settings.Database(Optional.empty(), Optional.empty(), Optional.empty(), every, 7);
        try (Storage storage = Storage.open(folder.resolve("matches.db"))) {
            Caretaker.housekeeping(storage, wanted, NOON).run();
        }
    }
}
