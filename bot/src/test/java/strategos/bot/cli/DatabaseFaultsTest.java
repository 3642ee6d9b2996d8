package strategos.bot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.storage.care.Unfinished;

/** Whatever is wrong with a database, each command that wants it says so in one line, and leaves all as it was. */
@DisabledOnOs(OS.WINDOWS)
class DatabaseFaultsTest {
    private static final String SOLITAIRE =
            "@ann /match new game:xenophon scenario:solitaire\n@ann /match join seat:alpha\n@ann /match start\n";

    @TempDir
    private static Path once;

    @TempDir
    private Path folder;

    private Path good;
    private LauncherRun launcher = new LauncherRun();

    @BeforeAll
    static void play() {
        assertThat(new LauncherRun()
                        .run(
                                Map.of("XDG_DATA_HOME", once.toString()),
                                SOLITAIRE,
                                "play",
                                "--db",
                                once.resolve("good.db").toString(),
                                "--pictures",
                                "none"))
                .isZero();
    }

    @BeforeEach
    void lay() throws IOException {
        good = Files.copy(once.resolve("good.db"), folder.resolve("good.db"));
        Files.createFile(folder.resolve("good.db.lock"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "device",
                "pipe",
                "dangling",
                "folder",
                "text",
                "unreadable",
                "unwritable",
                "without-a-table",
                "lock",
                "postgres://u:geheim@localhost/db",
                "postgresql://u:geheim@localhost/db",
                "jdbc:postgresql://u:geheim@localhost/db",
                "jdbc:mysql://u:geheim@localhost/db"
            })
    void whatCannotBeADatabaseIsToldInOneLineByEachCommand(String kind) throws Exception {
        String database = bad(kind);
        Map<String, Long> before = sizes();
        for (String command : List.of(
                "play --pictures none --db " + database,
                "export abcd " + folder.resolve("x.json") + " --db " + database,
                "import " + folder.resolve("good.db") + " --db " + database,
                "restore " + good + " --db " + database)) {
            // A text is what a restored database may take the place of.
            if (command.startsWith("restore")
                    && List.of("text", "without-a-table").contains(kind)) {
                continue;
            }
            launcher = new LauncherRun();
            assertThat(run("/match list\n", command.split(" "))).as(command).isEqualTo(1);
            assertThat(launcher.err())
                    .as(command)
                    .startsWith("strategos: ")
                    .hasLineCount(1)
                    .doesNotContain("geheim", "\tat ", "Exception");
            assertThat(launcher.out()).as(command).isEmpty();
            assertThat(sizes()).as(command).isEqualTo(before);
        }
        launcher = new LauncherRun();
        assertThat(run("", "doctor", "--offline", "--db", database)).isEqualTo(1);
        assertThat(launcher.out()).contains("One thing is wrong").doesNotContain("geheim", "\tat ", "…\n");
        assertThat(launcher.err()).isEmpty();
        assertThat(sizes()).isEqualTo(before);
    }

    @Test
    void anAddressInPlaceOfAFileIsNotRepeatedWhereverItStands() throws IOException {
        Path settings =
                Files.writeString(folder.resolve("s.yaml"), "database: {file: \"postgres://u:geheim@localhost/db\"}\n");
        for (String command : List.of(
                "play --settings " + settings,
                "database migrate --settings " + settings,
                "database migrate --db postgres://u:geheim@localhost/db",
                "database copy --from postgres://u:geheim@localhost/db --to jdbc:postgresql://localhost/db",
                "database copy --from " + good + " --to postgres://u:geheim@localhost/db")) {
            launcher = new LauncherRun();
            assertThat(run("", command.split(" "))).as(command).isEqualTo(1);
            assertThat(launcher.err()).as(command).hasLineCount(1).doesNotContain("geheim");
        }
    }

    @Test
    void fromADatabaseThatIsNotThereNothingIsExportedAndNoneIsMade() {
        Path typo = folder.resolve("typo.db");
        Path fresh = folder.resolve("fresh");
        assertThat(run("", "export", "abcd", "x.json", "--db", typo.toString())).isEqualTo(1);
        assertThat(launcher.err()).isEqualTo("strategos: There is no database in " + typo + "; name another file.\n");
        assertThat(typo).doesNotExist();
        assertThat(launcher.run(Map.of("XDG_DATA_HOME", fresh.toString()), "", "export", "abcd", "x.json"))
                .isEqualTo(1);
        assertThat(fresh).doesNotExist();
    }

    @Test
    void anExportIsWholeForItsOwnerAloneAndOverNothingElse() throws IOException {
        run("@ann /matches sleep\n@ann /matches mine\n", "play", "--db", good.toString(), "--pictures", "none");
        Matcher id = Pattern.compile("(?:puts match|Match) (\\w+) (?:to sleep|sleeps)")
                .matcher(launcher.out());
        assertThat(id.find()).isTrue();
        Path exports = Files.createDirectory(folder.resolve("exports"));
        Path file = exports.resolve("match.json");
        Unfinished parts = new Unfinished(exports, ".export-", Unfinished.id(file));
        assertThat(parts.file(".json")).as("of one that was killed").exists();

        assertThat(run("", "export", id.group(1), file.toString(), "--db", good.toString()))
                .isZero();
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
        byte[] whole = Files.readAllBytes(file);
        assertThat(run("", "export", id.group(1), file.toString(), "--db", good.toString()))
                .isEqualTo(1);
        assertThat(launcher.err()).contains("is there already").hasLineCount(1);
        assertThat(file).hasBinaryContent(whole);
        try (Stream<Path> files = Files.list(exports)) {
            assertThat(files).containsExactly(file);
        }
        assertThat(run("", "export", id.group(1), exports.resolve("no/m.json").toString(), "--db", good.toString()))
                .isEqualTo(1);
        assertThat(launcher.err()).contains("cannot be written").hasLineCount(2);
    }

    @Test
    void aBackupComesIntoTheUsualFolderOfANewMachine() throws IOException {
        Files.setPosixFilePermissions(good, PosixFilePermissions.fromString("rw-r--r--"));
        Map<String, String> fresh =
                Map.of("XDG_DATA_HOME", folder.resolve("fresh").toString());
        assertThat(launcher.run(fresh, "", "restore", good.toString())).isZero();
        assertThat(launcher.out()).contains("One match runs in it");
        assertThat(PosixFilePermissions.toString(
                        Files.getPosixFilePermissions(folder.resolve("fresh/strategos/strategos.db"))))
                .isEqualTo("rw-------");
        assertThat(launcher.run(fresh, "/match list\n", "play", "--pictures", "none"))
                .isZero();
        assertThat(launcher.out()).contains("The march alone, running");
    }

    @Test
    void aBackupThatIsNoneIsNamedAndNothingTakesThePlace() throws IOException {
        Path empty = Files.createFile(folder.resolve("empty.db"));
        Path cut = Files.write(folder.resolve("cut.db"), Arrays.copyOf(Files.readAllBytes(good), 8192 * 4));
        byte[] whole = Files.readAllBytes(good);
        for (Path backup : List.of(empty, cut, folder.resolve("missing.db"), good)) {
            launcher = new LauncherRun();
            assertThat(run("", "restore", backup.toString(), "--db", good.toString()))
                    .isEqualTo(1);
            assertThat(launcher.err())
                    .contains(backup.toString())
                    .hasLineCount(1)
                    .doesNotContain(".restore-", "-wal");
            assertThat(good).hasBinaryContent(whole);
        }
        launcher = new LauncherRun();
        assertThat(run("", "restore", good.toString(), "--db", ":memory:")).isEqualTo(1);
        assertThat(launcher.err()).contains("name a file by --db").hasLineCount(1);
    }

    private String bad(String kind) throws IOException, InterruptedException, SQLException {
        Path file = folder.resolve(kind + ".db");
        switch (kind) {
            case "device" -> {
                return "/dev/null";
            }
            case "pipe" ->
                assertThat(new ProcessBuilder("mkfifo", file.toString()).start().waitFor())
                        .isZero();
            case "dangling" -> Files.createSymbolicLink(file, folder.resolve("nowhere.db"));
            case "folder" -> Files.createDirectory(file);
            case "text" -> Files.writeString(file, "The diary of a general, chapter one.");
            case "unreadable" -> closed(file, "-w-------");
            case "unwritable" -> closed(file, "r--------");
            case "without-a-table" -> {
                Files.copy(good, file);
                Files.createFile(folder.resolve(kind + ".db.lock"));
                try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                        Statement statement = connection.createStatement()) {
                    statement.execute("drop table outbox");
                }
            }
            case "lock" -> {
                Files.copy(good, file);
                Files.setPosixFilePermissions(
                        Files.createFile(folder.resolve("lock.db.lock")), PosixFilePermissions.fromString("r--r--r--"));
            }
            default -> {
                return kind;
            }
        }
        return file.toString();
    }

    private void closed(Path file, String rights) throws IOException {
        Files.copy(good, file);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(rights));
    }

    /** Each file there is; a lock, which is empty, is made by whoever opens the file beside it. */
    private Map<String, Long> sizes() throws IOException {
        List<Path> all;
        try (Stream<Path> files = Files.walk(folder)) {
            all = new ArrayList<>(files.toList());
        }
        Map<String, Long> sizes = new TreeMap<>();
        for (Path file : all) {
            if (Files.isRegularFile(file) && !file.toString().endsWith(".lock")) {
                sizes.put(file.toString(), Files.size(file));
            }
        }
        return sizes;
    }

    private int run(String in, String... arguments) {
        return launcher.run(Map.of("XDG_DATA_HOME", folder.resolve("home").toString()), in, arguments);
    }
}
