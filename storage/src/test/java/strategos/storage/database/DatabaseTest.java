package strategos.storage.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static strategos.storage.Sample.NOW;
import static strategos.storage.Sample.order;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.RandomAccessFile;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import strategos.storage.Sample;
import strategos.storage.Storage;
import strategos.storage.access.Secret;
import strategos.storage.access.StorageException;
import strategos.storage.access.StorageException.Problem;
import strategos.storage.care.Backup;
import strategos.storage.care.BackupFolder;
import strategos.storage.match.Commit;
import strategos.storage.match.Commit.CommitResult;

class DatabaseTest {
    private static final Duration BRIEFLY = Duration.ofMillis(50);

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void name() {
        file = folder.resolve("test.db");
    }

    @Test
    void whatWasStoredIsThereWhenTheFileIsOpenedAgain() {
        try (Storage storage = Storage.open(file)) {
            Sample.store(storage, "m");
            Sample.playTo(storage, "m", 5);
        }
        try (Storage storage = Storage.open(file)) {
            assertThat(storage.matches().find("m").orElseThrow().version()).isEqualTo(5);
            assertThat(storage.journal().read("m", 1, 9)).hasSize(5);
            assertThat(storage.database().file()).contains(file);
        }
    }

    @Test
    void everyCommitIsForcedToTheDiskThroughTheLog() {
        try (Database database = SqliteDatabase.open(file)) {
            assertThat(pragma(database, "journal_mode")).isEqualTo("wal");
            assertThat(pragma(database, "synchronous")).as("2 is FULL").isEqualTo("2");
            assertThat(pragma(database, "foreign_keys")).isEqualTo("1");
            assertThat(pragma(database, "secure_delete")).isEqualTo("1");
            assertThat(pragma(database, "busy_timeout")).isEqualTo("2000");
        }
    }

    @Test
    void readersCannotWrite() {
        try (Database database = SqliteDatabase.open(file)) {
            assertThatThrownBy(() -> database.read(h -> h.execute("delete from match")))
                    .isInstanceOf(StorageException.class);
        }
    }

    @Test
    void aReaderSeesOneCommitWhileTheNextOneIsMade() {
        try (Storage storage = Storage.open(file)) {
            Sample.store(storage, "m");
            storage.database().read(handle -> {
                long before = handle.createQuery("select version from match")
                        .mapTo(Long.class)
                        .one();
                Sample.apply(storage, order("m", 0));
                long after = handle.createQuery("select version from match")
                        .mapTo(Long.class)
                        .one();
                assertThat(after).isEqualTo(before).isZero();
                return null;
            });
            assertThat(storage.matches().find("m").orElseThrow().version()).isEqualTo(1);
        }
    }

    @Test
    void aDatabaseInMemoryIsItsOwn() {
        try (Storage one = Storage.inMemory();
                Storage two = Storage.inMemory()) {
            Sample.store(one, "m");
            assertThat(two.matches().count()).isZero();
            assertThat(one.matches().count()).isEqualTo(1);
            assertThat(one.database().file()).isEmpty();
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void theFilesAreForTheirOwnersEyesAlone() throws IOException {
        try (Storage storage = Storage.open(file)) {
            Sample.store(storage, "m");
            for (String name : List.of("test.db", "test.db-wal", "test.db-shm")) {
                assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve(name))))
                        .as(name)
                        .isEqualTo("rw-------");
            }
            Path backup = new Backup(storage, new BackupFolder(folder, storage.file())).make(NOW);
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(backup)))
                    .isEqualTo("rw-------");
        }
    }

    @Test
    void whatIsClosedSaysSo() {
        Storage storage = Storage.open(file);
        storage.close();
        storage.close();

        assertThatThrownBy(() -> storage.matches().count())
                .isInstanceOf(StorageException.class)
                .hasMessageContaining("it is closed");
        assertThatThrownBy(() -> storage.drafts().drop("d"))
                .isInstanceOf(StorageException.class)
                .hasMessageContaining("it is closed");
    }

    @Test
    void aSecondOpeningIsRefusedByWhateverNameTheFileGoes() throws IOException {
        Path link = folder.resolve("link.db");
        try (Database database = SqliteDatabase.open(file, BRIEFLY)) {
            Files.createSymbolicLink(link, file);
            refused(file, Problem.IN_USE);
            refused(link, Problem.IN_USE);
            refused(folder.resolve("nowhere/../test.db"), Problem.IN_USE);
            assertThat(database.file()).contains(file);
        }
        SqliteDatabase.open(link, BRIEFLY).close();
    }

    @Test
    void aFileThatAnotherProgramHoldsIsRefusedAndTheGuardIsLetGo() throws SQLException {
        SqliteDatabase.open(file).close();
        try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = other.createStatement()) {
            statement.execute("pragma locking_mode = exclusive");
            statement.execute("begin exclusive");
            refused(file, Problem.IN_USE);
        }
        SqliteDatabase.open(file, BRIEFLY).close();
    }

    @Test
    void aCommitThatAnotherProgramKeepsOutChangesNothingAndCanBeGivenAgain() throws SQLException {
        try (Storage storage = new Storage(SqliteDatabase.open(file, BRIEFLY))) {
            Sample.store(storage, "m");
            try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + file);
                    Statement statement = other.createStatement()) {
                statement.execute("begin immediate");
                assertThatThrownBy(() -> Sample.apply(storage, order("m", 0)))
                        .isInstanceOfSatisfying(
                                StorageException.class,
                                e -> assertThat(e.problem()).isEqualTo(Problem.IN_USE));
                assertThat(storage.matches().find("m").orElseThrow().version()).isZero();
            }
            assertThat(Sample.apply(storage, order("m", 0))).isInstanceOf(CommitResult.Committed.class);
        }
    }

    @Test
    void aFullDiskChangesNothing() {
        try (Storage storage = Storage.open(file)) {
            Sample.store(storage, "m");
            storage.database()
                    .write(h -> h.createQuery("pragma max_page_count = 1")
                            .mapToMap()
                            .list());
            Commit big = order("m", 0).settings("x".repeat(1 << 20));

            assertThatThrownBy(() -> Sample.apply(storage, big))
                    .isInstanceOfSatisfying(
                            StorageException.class, e -> assertThat(e.problem()).isEqualTo(Problem.DISK_FULL))
                    .hasMessage(
                            "The disk that holds the database %s is full; make room there. Nothing was changed.", file);

            storage.database()
                    .write(h -> h.createQuery("pragma max_page_count = 1000000")
                            .mapToMap()
                            .list());
            assertThat(storage.matches().find("m").orElseThrow().settings()).isEqualTo("{}");
            assertThat(Sample.apply(storage, big)).isInstanceOf(CommitResult.Committed.class);
        }
    }

    @Test
    void aMissingFolderIsNamed() {
        Path nowhere = folder.resolve("nowhere").resolve("test.db");
        assertThat(refused(nowhere, Problem.NO_FOLDER))
                .isEqualTo("The folder %s for the database %s does not exist; make it, or name another file."
                        .formatted(nowhere.getParent(), nowhere));
    }

    @Test
    void aFolderIsNoDatabase() {
        assertThat(refused(folder, Problem.NOT_A_FILE))
                .isEqualTo("The database " + folder + " is a folder; name another file.");
    }

    @Test
    void aFileOfAnotherKindIsLeftAlone() throws IOException {
        Files.writeString(file, "The diary of a general, chapter one.");
        refused(file, Problem.NOT_A_DATABASE);
        Files.writeString(file, "short");
        assertThat(refused(file, Problem.NOT_A_DATABASE))
                .isEqualTo(file + " is not a SQLite database; name another file.");
        assertThat(file).hasContent("short");
    }

    @Test
    void theDatabaseOfAnotherProgramIsLeftAlone() throws SQLException, IOException {
        sql("create table diary (day text)");
        byte[] before = Files.readAllBytes(file);

        refused(file, Problem.OF_ANOTHER_PROGRAM);

        assertThat(file).hasBinaryContent(before);
    }

    @Test
    void aDatabaseFromBeforeMatchesWereKeptIsLeftAlone() throws SQLException, IOException {
        sql("create table match (id text)");
        sql("pragma application_id = 1398035015");
        sql("pragma user_version = 4");
        byte[] before = Files.readAllBytes(file);

        assertThat(refused(file, Problem.BEFORE_KEPT)).contains("before stored matches were kept", "name another file");

        assertThat(file).hasBinaryContent(before);
    }

    @Test
    void anEmptyFileBecomesADatabase() throws IOException {
        Files.createFile(file);
        try (Storage storage = Storage.open(file)) {
            assertThat(storage.matches().count()).isZero();
        }
    }

    @Test
    void aNewerSchemaIsLeftAlone() throws SQLException {
        SqliteDatabase.open(file).close();
        sql("pragma user_version = 99");

        assertThat(refused(file, Problem.NEWER_SCHEMA)).contains("its schema is 99", "update Strategos");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aReadOnlyFileIsRefused() throws IOException {
        SqliteDatabase.open(file).close();
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--r--r--"));

        assertThat(refused(file, Problem.READ_ONLY)).contains("cannot be written to");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aFileThatCannotBeReadIsRefused() throws IOException {
        SqliteDatabase.open(file).close();
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("-w-------"));

        assertThat(refused(file, Problem.UNREADABLE))
                .isEqualTo("The database %s cannot be read; allow reading the file.".formatted(file));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aLockThatKeepsNobodyOffIsRefused() throws IOException {
        SqliteDatabase.open(file).close();
        Path lock = folder.resolve("test.db.lock");
        Files.setPosixFilePermissions(lock, PosixFilePermissions.fromString("r--r--r--"));
        assertThat(refused(file, Problem.LOCK_READ_ONLY)).contains(lock.toString(), "remove it, or give it to");

        Files.delete(lock);
        Files.createDirectory(lock);
        refused(file, Problem.LOCK_READ_ONLY);
        Files.delete(lock);
        SqliteDatabase.open(file).close();
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void whatIsNoFileIsNotOpened() throws IOException, InterruptedException {
        assertThat(refused(Path.of("/dev/null"), Problem.NOT_A_FILE))
                .isEqualTo("The database /dev/null is no ordinary file; name another file.");
        assertThat(Path.of("/dev/null.lock")).doesNotExist();

        Path pipe = folder.resolve("pipe.db");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                .isZero();
        refused(pipe, Problem.NOT_A_FILE);

        Path link = Files.createSymbolicLink(folder.resolve("link.db"), folder.resolve("nowhere.db"));
        assertThat(refused(link, Problem.NOT_A_FILE)).contains("a link that leads nowhere");
    }

    @Test
    void aTableThatIsMissingIsDamage() throws SQLException {
        for (String table : List.of("outbox", "lease", "match_post")) {
            SqliteDatabase.open(file).close();
            sql("pragma foreign_keys = off");
            sql("alter table " + table + " rename to gone_" + table);
            assertThat(refused(file, Problem.DAMAGED)).contains("its table " + table + " is missing");
            sql("alter table gone_" + table + " rename to " + table);
        }
    }

    @Test
    void whereAFileIsWantedNoneIsMade() throws IOException {
        assertThatThrownBy(() -> SqliteDatabase.openExisting(file))
                .hasMessage("There is no database in %s; name another file.", file);
        assertThat(folder).isEmptyDirectory();
        Files.createFile(file);
        assertThatThrownBy(() -> SqliteDatabase.openExisting(file)).isInstanceOf(StorageException.class);
        assertThat(file).isEmptyFile();
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void whatAnAdministratorMakesIsThatOfTheFoldersOwner() throws IOException {
        Assumptions.assumeTrue("root".equals(System.getProperty("user.name")), "nobody else can give files away");
        String service = Sample.service(folder);
        try (Storage storage = Storage.open(file)) {
            Sample.store(storage, "m");
            try (Stream<Path> files = Files.list(folder)) {
                assertThat(files)
                        .hasSizeGreaterThan(3)
                        .allSatisfy(made ->
                                assertThat(Files.getOwner(made).getName()).isEqualTo(service));
            }
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aReadOnlyFolderIsRefused() throws IOException {
        Path closed = Files.createDirectory(folder.resolve("closed"));
        Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("r-xr-xr-x"));

        refused(closed.resolve("test.db"), Problem.READ_ONLY);
    }

    @Test
    void aTruncatedFileIsDamaged() throws IOException {
        fill();
        try (RandomAccessFile raw = new RandomAccessFile(file.toFile(), "rw")) {
            raw.setLength(raw.length() / 2 / 8192 * 8192);
        }
        assertThat(refused(file, Problem.DAMAGED)).contains("put the newest backup in its place");
    }

    @Test
    void flippedBytesAreDamage() throws IOException {
        fill();
        try (RandomAccessFile raw = new RandomAccessFile(file.toFile(), "rw")) {
            for (long page = 2; page < raw.length() / 8192; page++) {
                raw.seek(page * 8192);
                byte[] head = new byte[16];
                raw.readFully(head);
                for (int i = 0; i < head.length; i++) {
                    head[i] ^= (byte) 0xff;
                }
                raw.seek(page * 8192);
                raw.write(head);
            }
        }
        refused(file, Problem.DAMAGED);
    }

    @Test
    void damageThatShowsLaterIsNamedToo() throws IOException {
        fill();
        try (Storage storage = Storage.open(file)) {
            try (RandomAccessFile raw = new RandomAccessFile(file.toFile(), "rw")) {
                byte[] rubbish = new byte[8192];
                Arrays.fill(rubbish, (byte) 0x5a);
                for (long page = 2; page < raw.length() / 8192; page++) {
                    raw.seek(page * 8192);
                    raw.write(rubbish);
                }
            }
            assertThatThrownBy(() -> storage.journal().read("m", 1, 999))
                    .isInstanceOfSatisfying(
                            StorageException.class, e -> assertThat(e.problem()).isEqualTo(Problem.DAMAGED));
        }
    }

    @Test
    void noErrorRepeatsASecret() {
        String tip = "5ec4e7ab1e";
        try (Storage storage = Storage.open(file)) {
            Sample.store(storage, "m");
            storage.database()
                    .write(h -> h.execute("create trigger no_dice before update on dice begin"
                            + " select raise (abort, 'no dice today'); end"));
            Commit commit = order("m", 0).dice(Secret.of("{\"tip\":\"" + tip + "\"}"));

            StorageException error = catchThrowableOfType(StorageException.class, () -> Sample.apply(storage, commit));

            StringWriter trace = new StringWriter();
            error.printStackTrace(new PrintWriter(trace));
            assertThat(trace.toString()).contains("no dice today").doesNotContain(tip);
            assertThat(commit.toString()).doesNotContain(tip);
            assertThat(storage.matches().find("m").orElseThrow().version()).isZero();
        }
    }

    /** Refused with the problem, in one sentence, which it gives. */
    private static String refused(Path path, Problem problem) {
        StorageException error = catchThrowableOfType(
                StorageException.class, () -> SqliteDatabase.open(path, BRIEFLY).close());
        assertThat(error).isNotNull();
        assertThat(error.problem()).isEqualTo(problem);
        assertThat(error.getMessage()).hasLineCount(1).endsWith(".");
        return error.getMessage();
    }

    /** A file of many pages. */
    private void fill() {
        try (Storage storage = Storage.open(file)) {
            Sample.store(storage, "m");
            for (int i = 0; i < 100; i++) {
                Sample.apply(storage, order("m", i).snapshot(1, "p".repeat(4000)));
            }
        }
    }

    private void sql(String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private static String pragma(Database database, String name) {
        return database.write(
                h -> h.createQuery("pragma " + name).mapTo(String.class).one());
    }
}
