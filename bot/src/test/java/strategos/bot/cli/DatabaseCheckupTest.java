package strategos.bot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import strategos.bot.settings.Settings;
import strategos.bot.wiring.DatabasePlace;
import strategos.engine.library.Library;
import strategos.engine.text.Escape;
import strategos.storage.Storage;
import strategos.storage.care.Backup;
import strategos.storage.care.BackupFolder;

/** What the doctor says of a database and its backups. */
class DatabaseCheckupTest {
    private static final Instant NOW = Instant.parse("2026-11-21T20:00:00Z");
    private static final Duration DAY = Duration.ofDays(1);

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void make() {
        file = folder.resolve("matches.db");
        Storage.open(file).close();
    }

    @Test
    void aNewDatabaseIsWellAndHasNoBackupYet() throws IOException {
        Files.delete(folder.resolve("matches.db.lock"));
        assertThat(told(NOW, DAY))
                .contains("WELL the database", "NOTE there is no backup in")
                .doesNotContain("WRONG");
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).as("nothing is changed").containsExactly(file);
        }
    }

    @Test
    void whatWasNotCheckedWholeIsNotCalledSound() {
        List<String> all = of(NOW, DAY, Duration.ZERO);
        assertThat(String.join("\n", all)).contains("NOTE the database", "was not checked whole");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aDatabaseThatOthersMayReadIsWrong() throws IOException {
        for (String rights : List.of("rw-rw-rw-", "rw-r-----", "rw----r--", "rw--w----")) {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(rights));
            assertThat(told(NOW, DAY)).as(rights).contains("WRONG others than its owner", "chmod 600");
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aDatabaseOfSomebodyElseThanItsFolderIsTold() throws IOException {
        assertThat(told(NOW, DAY)).doesNotContain("belong to the owner");
        Assumptions.assumeTrue("root".equals(System.getProperty("user.name")), "nobody else can give files away");
        Files.setOwner(
                folder, folder.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName("10001"));
        assertThat(told(NOW, DAY)).contains("NOTE " + file + " does not belong to the owner of its folder");
    }

    @Test
    void theAgeOfTheNewestBackupIsTold() {
        try (Storage storage = Storage.open(file)) {
            new Backup(storage, new BackupFolder(folder.resolve("backups"), storage.file())).make(NOW);
        }
        assertThat(told(NOW.plus(Duration.ofHours(30)), DAY)).contains("WELL the newest backup", "is 30 h old");
        Instant late = NOW.plus(Duration.ofHours(50));
        assertThat(told(late, DAY)).contains("NOTE the newest backup", "is 50 h old");
        try (Storage running = Storage.open(file)) {
            assertThat(running.matches().count()).isZero();
            assertThat(told(late, DAY)).contains("NOTE the database", "is in use", "WRONG the newest backup");
        }
        assertThat(told(late, Duration.ZERO))
                .contains("NOTE no backups are made")
                .doesNotContain("WRONG");
    }

    @Test
    void theRoomForBackupsIsLookedAtWhereTheyLieOnAnotherDisk() throws IOException {
        Path memory = Path.of("/dev/shm");
        Assumptions.assumeTrue(
                Files.isDirectory(memory) && !Files.getFileStore(memory).equals(Files.getFileStore(folder)),
                "there is one disk");
        assertThat(told(NOW, DAY)).contains("MB are free in " + folder).doesNotContain("MB are free in " + memory);

        Settings.Database there = new Settings.Database(
                Optional.empty(), Optional.empty(), Optional.of(memory.resolve("of-a-test/backups")), DAY, 7);
        assertThat(of(NOW, there, DAY)).anyMatch(line -> line.contains("MB are free in " + memory + ";"));
    }

    @Test
    void aBackupOfATimeToComeIsWrongAndNotTheNewest() {
        try (Storage storage = Storage.open(file)) {
            new Backup(storage, new BackupFolder(folder.resolve("backups"), storage.file())).make(NOW);
            new Backup(storage, new BackupFolder(folder.resolve("backups"), storage.file()))
                    .make(NOW.plus(Duration.ofDays(9_999)));
        }
        assertThat(told(NOW.plusSeconds(60), DAY))
                .contains("WRONG the backup", "a time to come", "WELL the newest backup", "is 0 h old");
    }

    private String told(Instant now, Duration every) {
        return String.join("\n", of(now, every, Duration.ofMinutes(1)));
    }

    private List<String> of(Instant now, Duration every, Duration patience) {
        return of(now, new Settings.Database(Optional.empty(), Optional.empty(), Optional.empty(), every, 7), patience);
    }

    private List<String> of(Instant now, Settings.Database wanted, Duration patience) {
        DatabasePlace place = new DatabasePlace(Optional.of(file), false);
        return new DatabaseCheckup(place, wanted, Optional.empty(), now, patience)
                .findings().stream()
                        .map(finding -> finding.grade() + " "
                                + Library.packed().words(Escape.plain()).say(finding.what()))
                        .toList();
    }
}
