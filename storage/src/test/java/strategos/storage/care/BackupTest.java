package strategos.storage.care;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static strategos.storage.Sample.NOW;
import static strategos.storage.Sample.order;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.storage.Sample;
import strategos.storage.Storage;
import strategos.storage.access.Secret;
import strategos.storage.access.StorageException;
import strategos.storage.care.Housekeeping.Plan;
import strategos.storage.care.Pruning.Retention;
import strategos.storage.match.Commit.CommitResult;

class BackupTest {
    @TempDir
    private Path folder;

    @Test
    void aBackupMadeWhileOthersWriteIsAWholeDatabaseOfOneMoment() throws IOException {
        Path backups = folder.resolve("backups");
        AtomicBoolean enough = new AtomicBoolean();
        List<Path> made = new ArrayList<>();
        try (Storage storage = Storage.open(folder.resolve("test.db"))) {
            Sample.store(storage, "m");
            CompletableFuture<Void> writing = CompletableFuture.runAsync(() -> {
                for (long v = 0; !enough.get(); v++) {
                    Sample.apply(
                            storage,
                            order("m", v)
                                    .dice(Secret.of("{\"open\":" + (v + 1) + "}"))
                                    .snapshot(1, "{}"));
                }
            });
            for (int i = 0; i < 5; i++) {
                made.add(new Backup(storage, new BackupFolder(backups, storage.file())).make(NOW.plusSeconds(i)));
            }
            enough.set(true);
            writing.join();
        }
        try (Stream<Path> files = Files.list(backups)) {
            assertThat(files).containsExactlyInAnyOrderElementsOf(made);
        }
        for (Path backup : made) {
            try (Storage copy = Storage.open(backup)) {
                long version = copy.matches().find("m").orElseThrow().version();
                assertThat(copy.journal().read("m", 1, 99_999)).hasSize(Math.toIntExact(version));
                assertThat(copy.matches().dice("m"))
                        .isEqualTo(version == 0 ? Sample.DICE : Secret.of("{\"open\":" + version + "}"));
                assertThat(Sample.apply(copy, order("m", version))).isInstanceOf(CommitResult.Committed.class);
            }
        }
    }

    /** Each attempt would fill the disk for a moment, in which no order could be stored. */
    @Test
    void whereThereIsNoRoomNoneIsBegun() throws IOException {
        try (Storage storage = Storage.open(folder.resolve("test.db"))) {
            Sample.store(storage, "m");
            Path backups = folder.resolve("backups");
            assertThatThrownBy(() ->
                            new Backup(storage, new BackupFolder(backups, storage.file()), there -> 5_000).make(NOW))
                    .isInstanceOfSatisfying(
                            StorageException.class,
                            full -> assertThat(full.problem()).isEqualTo(StorageException.Problem.DISK_FULL))
                    .hasMessageMatching(
                            "The disk that holds the backup \\Q%s\\E is full; make room there\\. Nothing was changed\\."
                                    .formatted(backups.resolve("strategos-20261121T200000.000Z-\\E[0-9a-f]{8}\\Q.db")));
            assertThat(backups).isEmptyDirectory();
            assertThat(new Backup(storage, new BackupFolder(backups, storage.file()), there -> 5_000_000).make(NOW))
                    .exists();
            Path untold = folder.resolve("a disk that does not tell");
            assertThat(new Backup(storage, new BackupFolder(untold, storage.file()), there -> 0).make(NOW))
                    .exists();
        }
    }

    @Test
    void aDatabaseInMemoryIsBackedUpToo() {
        Path file;
        try (Storage storage = Storage.inMemory()) {
            Sample.store(storage, "m");
            file = new Backup(storage, new BackupFolder(folder, storage.file())).make(NOW);
            assertThat(Sample.apply(storage, order("m", 0))).isInstanceOf(CommitResult.Committed.class);
        }
        try (Storage copy = Storage.open(file)) {
            assertThat(copy.matches().find("m")).isPresent();
        }
    }

    @Test
    void theNewestAreKeptAndOtherFilesLeftAlone() throws IOException {
        Path diary = Files.writeString(folder.resolve("strategos-diary.db"), "mine");
        try (Storage storage = Storage.inMemory()) {
            Backup backup = new Backup(storage, new BackupFolder(folder, storage.file()));
            assertThat(backup.folder().newest(NOW)).isEmpty();
            Instant later = NOW.plus(Duration.ofDays(40));
            Path first = backup.make(NOW);
            Path second = backup.make(NOW.plusMillis(1));
            Path third = backup.make(later);

            assertThat(backup.folder().list()).containsExactly(third, second, first);
            assertThat(backup.folder().newest(later)).contains(later);
            assertThat(backup.folder().keepNewest(2, later)).containsExactly(first);
            assertThat(backup.folder().list()).containsExactly(third, second);
            assertThat(diary).hasContent("mine");
        }
    }

    /** Two bots may keep their backups in one folder, that of a machine on which they are copied elsewhere. */
    @Test
    void eachDatabaseKeepsItsOwnBackupsAlone() throws IOException {
        Path before = Files.createFile(folder.resolve("strategos-20261101T040000.000Z.db"));
        try (Storage storage = Storage.open(folder.resolve("test.db"));
                Storage other = Storage.open(folder.resolve("other.db"))) {
            Backup one = new Backup(storage, new BackupFolder(folder, storage.file()));
            Backup two = new Backup(other, new BackupFolder(folder, other.file()));
            Path old = one.make(NOW);
            Path others = two.make(NOW);
            Path mine = one.make(NOW.plusSeconds(1));
            Path linked = Files.createSymbolicLink(folder.resolve("link.db"), folder.resolve("test.db"));

            assertThat(new BackupFolder(folder, Optional.of(linked)).list()).containsExactly(mine, old, before);
            assertThat(one.folder().keepNewest(1, NOW.plusSeconds(1))).containsExactly(old, before);
            assertThat(two.folder().newest(NOW.plusSeconds(9))).contains(NOW);
            assertThat(two.folder().keepNewest(1, NOW.plusSeconds(9))).isEmpty();
            assertThat(others).exists();
            assertThat(mine).exists();
        }
    }

    /** In two containers a database has the same path: what is told apart is not where it lies but what lies beside it. */
    @Test
    void twoPlacesOfOnePathKeepTheirOwnBackupsAlone() throws IOException {
        Path backups = folder.resolve("backups");
        Path here = Files.createDirectory(folder.resolve("data"));
        Path there = folder.resolve("data of the other container");
        Path first = backedUp(here, backups, NOW);
        Files.move(here, there);
        Files.createDirectory(here);

        Path second = backedUp(here, backups, NOW.plusSeconds(1));

        BackupFolder own = new BackupFolder(backups, Optional.of(here.resolve("strategos.db")));
        assertThat(own.list()).containsExactly(second);
        Files.move(here, folder.resolve("data of the second container"));
        Files.move(there, here);
        assertThat(own.list()).containsExactly(first);
        assertThat(own.keepNewest(1, NOW.plusSeconds(9))).isEmpty();
    }

    /** Backups named after the path alone are from an earlier version. */
    @Test
    void whatIsMarkedWithThePathAloneIsRotatedOutToo() throws IOException {
        Path database = folder.resolve("strategos.db");
        Storage.open(database).close();
        String mark = Unfinished.id(database).toString().substring(0, 8);
        Path old = Files.createFile(folder.resolve("strategos-20261101T040000.000Z-" + mark + ".db"));

        Path made = backedUp(folder, folder, NOW);

        BackupFolder own = new BackupFolder(folder, Optional.of(database));
        assertThat(own.list()).containsExactly(made, old);
        assertThat(own.keepNewest(1, NOW)).containsExactly(old);
    }

    private static Path backedUp(Path place, Path backups, Instant when) {
        try (Storage storage = Storage.open(place.resolve("strategos.db"))) {
            return new Backup(storage, new BackupFolder(backups, storage.file())).make(when);
        }
    }

    @Test
    void namesOfNoDayOrOfOneToComeStandForNoBackup() throws IOException {
        Files.writeString(folder.resolve("strategos-20261399T990000.000Z.db"), "no such day");
        Path ahead = Files.writeString(folder.resolve("strategos-20990101T000000.000Z.db"), "of a wrong clock");
        try (Storage storage = Storage.inMemory()) {
            Backup backup = new Backup(storage, new BackupFolder(folder, storage.file()));
            Path first = backup.make(NOW);
            Path second = backup.make(NOW.plusMillis(1));

            assertThat(backup.folder().ahead(NOW.plusMillis(1))).containsExactly(ahead);
            assertThat(backup.folder().newest(NOW.plusMillis(1))).contains(NOW.plusMillis(1));
            assertThat(backup.folder().keepNewest(1, NOW.plusMillis(1))).containsExactly(first);
            assertThat(backup.folder().list()).containsExactly(ahead, second);
        }
    }

    @Test
    void whatADeadProcessLeftIsClearedAwayAndWhatALivingOneMakesIsNot() throws IOException {
        Path old = Files.createFile(folder.resolve(".part-1.db"));
        Path young = Files.createFile(folder.resolve(".part-2.db"));
        Files.setLastModifiedTime(old, FileTime.from(NOW.minus(Duration.ofDays(2))));
        Files.setLastModifiedTime(young, FileTime.from(NOW));
        Path stuck = Files.createDirectories(folder.resolve(".part-3.db/full/of"));
        Files.setLastModifiedTime(folder.resolve(".part-3.db"), FileTime.from(NOW.minus(Duration.ofDays(2))));
        try (Storage storage = Storage.inMemory()) {
            new Backup(storage, new BackupFolder(folder, storage.file())).make(NOW);
        }
        assertThat(old).doesNotExist();
        assertThat(young).exists();
        assertThat(stuck).as("what cannot be removed stops no backup").exists();
    }

    /** Each may be as large as the database. Of one database nobody else makes any; another one's may be in the making. */
    @Test
    void whatTheLastRunLeftUnfinishedGoesWhenTheNextOneBegins() throws IOException {
        BackupFolder backups = new BackupFolder(
                Files.createDirectories(folder.resolve("backups")), Optional.of(folder.resolve("test.db")));
        Plan plan = new Plan(Duration.ZERO, 1, Duration.ofHours(1), Retention.USUAL);
        try (Storage storage = Storage.open(folder.resolve("test.db"));
                Storage other = Storage.open(folder.resolve("other.db"))) {
            Path living = new Backup(other, backups).begin();
            Path dead = new Backup(storage, backups).begin();

            new Housekeeping(new Backup(storage, backups), new Pruning(storage), plan, InstantSource.fixed(NOW)).run();
            assertThat(dead).doesNotExist();
            assertThat(living).exists();

            Path again = new Backup(storage, backups).begin();
            new Backup(storage, backups).make(NOW);
            assertThat(again).doesNotExist();
            assertThat(living).exists();
        }
    }

    /** What lies there may be what has filled the disk. */
    @Test
    void toClearTheDiskNothingIsWritten() throws IOException {
        Path database = folder.resolve("test.db");
        Path dead = Files.createFile(folder.resolve(".part-" + Unfinished.id(database) + "-1.db"));
        try (Storage storage = Storage.open(database)) {
            new Backup(storage, new BackupFolder(folder, storage.file())).clear(NOW);
        }
        assertThat(dead).doesNotExist();
        assertThat(folder.resolve("test.db.mark")).doesNotExist();
    }

    @Test
    void aBackupThatCannotBeMadeLeavesNothing() throws IOException {
        Path notAFolder = Files.createFile(folder.resolve("file"));
        try (Storage storage = Storage.inMemory()) {
            assertThatThrownBy(() -> new Backup(storage, new BackupFolder(notAFolder, storage.file())).make(NOW))
                    .isInstanceOf(StorageException.class);
        }
        Storage closed = Storage.inMemory();
        closed.close();
        Path backups = folder.resolve("backups");
        assertThatThrownBy(() -> new Backup(closed, new BackupFolder(backups, Optional.empty())).make(NOW))
                .isInstanceOf(StorageException.class);
        assertThat(backups).isEmptyDirectory();
    }

    @Test
    void aDamagedDatabaseGivesNoBackup() {
        Instant at = NOW;
        try (Storage storage = Storage.open(folder.resolve("test.db"))) {
            Sample.store(storage, "m");
            storage.database().write(h -> {
                h.execute("pragma writable_schema = on");
                return h.execute("update sqlite_schema set rootpage = 3 where name = 'journal'");
            });
            Backup backup = new Backup(storage, new BackupFolder(folder.resolve("backups"), storage.file()));
            assertThatThrownBy(() -> backup.make(at)).isInstanceOf(StorageException.class);
            assertThat(backup.folder().list()).isEqualTo(List.of());
        }
    }
}
