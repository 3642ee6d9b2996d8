package strategos.storage.care;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static strategos.storage.Sample.NOW;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.storage.Sample;
import strategos.storage.Storage;
import strategos.storage.care.Housekeeping.Plan;
import strategos.storage.care.Pruning.Retention;
import strategos.storage.post.Deliveries.Delivery;

class HousekeepingTest {
    private static final Plan PLAN = new Plan(Duration.ofHours(6), 2, Duration.ofHours(1), Retention.USUAL);

    private final Storage storage = Storage.inMemory();
    private final AtomicReference<Instant> clock = new AtomicReference<>(NOW);
    private Path folder;
    private Backup backup;

    @BeforeEach
    void name(@TempDir Path temporary) {
        folder = temporary.resolve("backups");
        backup = new Backup(storage, new BackupFolder(folder, storage.file()));
    }

    @AfterEach
    void close() {
        storage.close();
    }

    @Test
    void aBackupIsMadeAtOnceAndThenAtItsTimes() {
        Housekeeping housekeeping = housekeeping();
        housekeeping.run();
        assertThat(backup.folder().list()).hasSize(1);

        pass(housekeeping, Duration.ofHours(6).minusMillis(1));
        assertThat(backup.folder().list()).hasSize(1);
        pass(housekeeping, Duration.ofMillis(1));
        assertThat(backup.folder().list()).hasSize(2);
        pass(housekeeping, Duration.ofHours(6));
        assertThat(backup.folder().list()).hasSize(2);
        assertThat(backup.folder().newest(clock.get())).contains(NOW.plus(Duration.ofHours(12)));
    }

    @Test
    void aRestartNeitherSkipsNorDoublesABackup() {
        housekeeping().run();
        clock.set(NOW.plus(Duration.ofHours(5)));
        housekeeping().run();
        assertThat(backup.folder().list()).hasSize(1);
        clock.set(NOW.plus(Duration.ofHours(7)));
        housekeeping().run();
        assertThat(backup.folder().list()).hasSize(2);
    }

    /** Somebody else's, such as one that an administrator has copied there: matches do not wait for it. */
    @Test
    void aFolderThatIsClosedStopsNothingElse() throws IOException {
        Files.createDirectories(folder);
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("---------"));
        Assumptions.assumeFalse(Files.isReadable(folder), "whoever runs this may look everywhere");
        Sample.answer(storage, new Delivery("old", Optional.empty(), "{}", NOW.minus(Duration.ofDays(9))));
        Housekeeping housekeeping = housekeeping();
        housekeeping.run();
        assertThat(storage.deliveries().answer("old")).isEmpty();
        pass(housekeeping, Duration.ofDays(-30));
        assertThatThrownBy(() -> backup.folder().list())
                .hasMessageStartingWith("The backups in " + folder)
                .hasMessageContaining("allow reading and writing the folder");

        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
        pass(housekeeping, Duration.ofMinutes(10));
        assertThat(backup.folder().list()).hasSize(1);
    }

    @Test
    void aBackupOfATimeToComeStopsNoOther() throws IOException {
        Files.createDirectories(folder);
        Path ahead = Files.createFile(folder.resolve("strategos-20990101T000000.000Z.db"));
        Housekeeping housekeeping = housekeeping();
        housekeeping.run();
        pass(housekeeping, Duration.ofHours(6));
        pass(housekeeping, Duration.ofHours(6));
        assertThat(backup.folder().list()).hasSize(3).contains(ahead);
    }

    /** Else one would be made every ten minutes, and those of the days before would make room for them. */
    @Test
    void anOldOneThatCannotBeRemovedStopsNeitherBackupsNorTheRemovalOfOthers() throws IOException {
        Path stuck = folder.resolve("strategos-20250102T000000.000Z.db");
        Files.createDirectories(stuck);
        Files.createFile(stuck.resolve("of somebody else"));
        Path older = Files.createFile(folder.resolve("strategos-20250101T000000.000Z.db"));
        Housekeeping housekeeping = housekeeping();
        housekeeping.run();
        pass(housekeeping, PLAN.backupEvery());
        assertThat(older).doesNotExist();
        pass(housekeeping, Duration.ofMinutes(10));
        assertThat(backup.folder().list()).hasSize(3).endsWith(stuck);
    }

    @Test
    void aClockThatIsPutBackStopsNeitherBackupsNorPruning() {
        Housekeeping housekeeping = housekeeping();
        pass(housekeeping, Duration.ofDays(3_000));
        pass(housekeeping, Duration.ofDays(-3_000));
        assertThat(backup.folder().newest(clock.get())).contains(NOW);
        Sample.answer(storage, new Delivery("i", Optional.empty(), "{}", NOW.minus(Duration.ofDays(9))));
        pass(housekeeping, Duration.ofHours(1));
        assertThat(storage.deliveries().answer("i")).isEmpty();
    }

    @Test
    void noBackupIsMadeWhereNoneIsWanted() {
        Plan none = new Plan(Duration.ZERO, 1, Duration.ofHours(1), Retention.USUAL);
        new Housekeeping(backup, new Pruning(storage), none, clock::get).run();
        assertThat(backup.folder().list()).isEmpty();
    }

    @Test
    void whatFailsIsTriedAgainSoonerAndStopsNothingElse() throws IOException {
        Files.writeString(folder, "in the way");
        Housekeeping housekeeping = housekeeping();
        Sample.answer(storage, new Delivery("i", Optional.empty(), "{}", NOW.minus(Duration.ofDays(9))));

        housekeeping.run();
        assertThat(storage.deliveries().answer("i")).isEmpty();
        Files.delete(folder);
        pass(housekeeping, Duration.ofMinutes(9));
        assertThat(backup.folder().list()).isEmpty();
        pass(housekeeping, Duration.ofMinutes(1));
        assertThat(backup.folder().list()).hasSize(1);
    }

    @Test
    void pruningComesRoundAgain() {
        Housekeeping housekeeping = housekeeping();
        housekeeping.run();
        Sample.answer(storage, new Delivery("i", Optional.empty(), "{}", NOW.minus(Duration.ofDays(9))));

        pass(housekeeping, Duration.ofMinutes(59));
        assertThat(storage.deliveries().answer("i")).isPresent();
        pass(housekeeping, Duration.ofMinutes(1));
        assertThat(storage.deliveries().answer("i")).isEmpty();
    }

    @Test
    void anExecutorRunsIt() throws Exception {
        try (ScheduledExecutorService executor = Executors.newSingleThreadScheduledExecutor()) {
            housekeeping().schedule(executor);
            // One thread runs what is due in order, so this comes after the first round.
            executor.submit(() -> {}).get();
            executor.shutdownNow();
        }
        assertThat(backup.folder().list()).hasSize(1);
    }

    @Test
    void plansWithoutSenseCannotBeMade() {
        assertThatThrownBy(() -> new Plan(Duration.ofHours(-1), 1, Duration.ofHours(1), Retention.USUAL))
                .hasMessage("the time between backups cannot be negative, that between prunings must be positive");
        assertThatThrownBy(() -> new Plan(Duration.ofHours(1), 1, Duration.ZERO, Retention.USUAL))
                .hasMessage("the time between backups cannot be negative, that between prunings must be positive");
        assertThatThrownBy(() -> new Plan(Duration.ofHours(1), 0, Duration.ofHours(1), Retention.USUAL))
                .hasMessage("at least one backup is kept");
        assertThat(Plan.usual().backupsKept()).isEqualTo(7);
    }

    private Housekeeping housekeeping() {
        return new Housekeeping(backup, new Pruning(storage), PLAN, clock::get);
    }

    private void pass(Housekeeping housekeeping, Duration time) {
        clock.updateAndGet(now -> now.plus(time));
        housekeeping.run();
    }
}
