package strategos.bot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.bot.Overheard;

/** Files that cannot be read, are something else, or cannot be written: one line each, told once, and an exit code. */
class BadFilesTest {
    private static final String SOLITAIRE =
            "@ann /match new game:xenophon scenario:solitaire\n@ann /match join seat:alpha\n@ann /match start\n/map\n";

    @TempDir
    Path folder;

    private final LauncherRun launcher = new LauncherRun();

    @ParameterizedTest
    @ValueSource(strings = {"verify", "import"})
    void aFileThatIsTooLargeForAnyMatchIsNotReadWhole(String command) throws IOException {
        Path large = folder.resolve("large.json");
        try (RandomAccessFile file = new RandomAccessFile(large.toFile(), "rw")) {
            file.setLength(3L << 30); // more than an array holds
        }
        assertThat(run("", command, large.toString())).isEqualTo(1);
        assertThat(launcher.err())
                .startsWith("strategos: ")
                .contains("larger than 64 MB")
                .hasLineCount(1);
        assertThat(run("", command, "/dev/zero")).isEqualTo(1);
    }

    @Test
    void theFileOfAMatchThatGoesOnIsNamedAsWhatItIs() throws IOException {
        Path file =
                Files.writeString(folder.resolve("match.json"), "{\"format\":\"strategos-match-1\",\"match\":\"x\"}");
        assertThat(run("", "verify", file.toString())).isEqualTo(1);
        assertThat(launcher.err())
                .contains("holds a match that goes on", "import")
                .hasLineCount(1);
        assertThat(launcher.out()).isEmpty();
    }

    /** In a server of that name nobody could wake the match, and it could not be imported once more. */
    @ParameterizedTest
    @ValueSource(strings = {"My Club", "", "<#123456789012345678>"})
    void aServerThatIsNoneIsNamedBeforeAnythingIsStored(String server) throws IOException {
        Path file = Files.writeString(folder.resolve("match.json"), "{}");
        Path database = folder.resolve("strategos.db");
        assertThat(run("", "import", "--server", server, "--db", database.toString(), file.toString()))
                .isEqualTo(1);
        assertThat(launcher.err())
                .startsWith("strategos: ")
                .contains("is no id of a server")
                .hasLineCount(1);
        assertThat(database).doesNotExist();
    }

    @Test
    void moreThanMemoryHoldsOnceItIsReadIsRefusedWhileItIsRead() throws IOException {
        Path file = Files.writeString(folder.resolve("wide.json"), "[" + "[],".repeat(2_000_000) + "[]]");
        assertThat(run("", "verify", file.toString())).isEqualTo(1);
        assertThat(launcher.out())
                .contains("nested deeper, or something in it is longer")
                .hasLineCount(1);
    }

    @Test
    void whatIsNestedTooDeepIsToldWithoutAPlaceThatNobodyKnows() throws IOException {
        Path file = Files.writeString(folder.resolve("deep.json"), "[".repeat(200_000) + "]".repeat(200_000));
        assertThat(run("", "verify", file.toString())).isEqualTo(1);
        assertThat(launcher.out())
                .contains("nested deeper")
                .doesNotContain("-1")
                .hasLineCount(1);
        assertThat(launcher.err()).isEmpty();
    }

    @Test
    void aScriptThatIsAFolderIsNamed() {
        assertThat(run("", "play", "--db", ":memory:", "--pictures", "none", "--script", folder.toString()))
                .isEqualTo(1);
        assertThat(launcher.err())
                .startsWith("strategos: " + folder + " is a folder; --script takes a file of lines")
                .hasLineCount(1);
    }

    @Test
    void aFileInThePlaceOfTheFolderOfPicturesIsToldBeforeAnythingIsPlayed() throws IOException {
        Path file = Files.writeString(folder.resolve("out"), "");
        assertThat(run(SOLITAIRE, "play", "--db", ":memory:", "--out", file.toString()))
                .isEqualTo(1);
        assertThat(launcher.err())
                .startsWith("strategos: " + file + " is no folder")
                .hasLineCount(1);
        assertThat(launcher.out()).isEmpty();
        assertThat(run("/match games\n", "play", "--db", ":memory:", "--pictures", "none", "--out", file.toString()))
                .as("nothing is written there")
                .isZero();
    }

    /** What is in the way of each file stands for a disk that is full. */
    @Test
    void picturesThatCannotBeWrittenAreToldOnceAndByTheExitCode() throws IOException {
        for (int post = 1; post < 40; post++) {
            Files.createDirectories(folder.resolve(String.format(Locale.ROOT, "out/%04d.png", post)));
        }
        String out = folder.resolve("out").toString();
        try (Overheard log = Overheard.of("strategos.bot.console.ConsoleFeed")) {
            assertThat(run(SOLITAIRE + "/map\n/map\n", "play", "--db", ":memory:", "--out", out))
                    .isEqualTo(1);
            assertThat(log.events()).singleElement().satisfies(event -> {
                assertThat(event.getFormattedMessage()).startsWith("posts are told without their pictures: ");
                assertThat(event.getThrowableProxy()).isNull();
            });
        }
        assertThat(launcher.out()).as("nothing else is kept back").contains("`/match status` where it stands");
    }

    @Test
    void whatCannotBeSaidIsToldByTheExitCode() throws IOException {
        OutputStream full = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("No space left on device");
            }
        };
        Path script = Files.writeString(folder.resolve("script.txt"), "/match games\n");
        String[] arguments = {"play", "--db", ":memory:", "--pictures", "none", "--script", script.toString()};
        assertThat(launcher.run(Map.of(), "", full, arguments)).isEqualTo(1);
        assertThat(launcher.err()).isEqualTo("strategos: Not all that was said could be written to standard output.\n");
    }

    private int run(String in, String... arguments) {
        return launcher.run(Map.of(), in, arguments);
    }
}
