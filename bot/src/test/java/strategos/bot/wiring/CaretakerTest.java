package strategos.bot.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import com.google.inject.Guice;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.bot.Overheard;
import strategos.bot.settings.Settings;
import strategos.bot.watch.Meters;
import strategos.storage.Storage;
import strategos.storage.care.Housekeeping;

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

    /** A warning every ten minutes calls nobody; that two backups are missing does, once. */
    @Test
    void thatNoneCameForLongIsAnErrorAndStandsInTheFigures() throws IOException {
        Path file = Files.writeString(folder.resolve("backups"), "in the way");
        AtomicReference<Instant> now = new AtomicReference<>(NOON.instant());
        try (Storage storage = Storage.open(folder.resolve("matches.db"));
                Meters meters = Guice.createInjector().getInstance(Meters.class);
                Overheard log =
                        Overheard.of("strategos.storage.care").at(Level.WARN).alone()) {
            Housekeeping housekeeping = Caretaker.housekeeping(storage, wanted(Duration.ofHours(24)), now::get);
            Caretaker.tell(housekeeping, meters);
            for (int hours = 0; hours <= 50; hours++) {
                housekeeping.run();
                now.updateAndGet(then -> then.plus(Duration.ofHours(1)));
            }
            assertThat(log.messages(Level.ERROR))
                    .containsExactly(
                            "No backup could be made for 49 hours, in which 2 are wanted: the line before says why");
            assertThat(meters.text())
                    .contains("strategos_backups_failed_total 51.0")
                    .contains("strategos_backup_age_seconds +Inf");

            Files.delete(file);
            housekeeping.run();
            now.updateAndGet(then -> then.plus(Duration.ofMinutes(1)));
            assertThat(meters.text())
                    .contains("strategos_backups_failed_total 51.0")
                    .contains("strategos_backup_age_seconds 60.0");
        }
        try (Storage storage = Storage.open(folder.resolve("matches.db"));
                Meters meters = Guice.createInjector().getInstance(Meters.class)) {
            Caretaker.tell(Caretaker.housekeeping(storage, wanted(Duration.ofHours(24)), now::get), meters);
            assertThat(meters.text())
                    .as("after a restart")
                    .contains("strategos_backups_failed_total 0.0")
                    .contains("strategos_backup_age_seconds 60.0");
        }
    }

    @Test
    void whereNoneIsWantedNoFigureTellsOfAny() {
        try (Storage storage = Storage.open(folder.resolve("matches.db"));
                Meters meters = Guice.createInjector().getInstance(Meters.class)) {
            Caretaker.tell(Caretaker.housekeeping(storage, wanted(Duration.ZERO), NOON), meters);
            assertThat(meters.text()).doesNotContain("strategos_backup");
        }
    }

    private static Settings.Database wanted(Duration every) {
        return new Settings.Database(Optional.empty(), Optional.empty(), Optional.empty(), every, 7);
    }

    private void start(Duration every) {
        try (Storage storage = Storage.open(folder.resolve("matches.db"))) {
            Caretaker.housekeeping(storage, wanted(every), NOON).run();
        }
    }
}
