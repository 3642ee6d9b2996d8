package strategos.bot.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.storage.Storage;

/**
 * The archive: packed, unpacked, and started with nothing on the path and nothing in the environment. The second time its parts
 * alone are put together anew, over the Java of the first; with {@code -Dstrategos.packings=2} that is made anew too.
 */
class ReleaseIT {
    private static final Path HOME = Path.of("").toAbsolutePath().getParent();

    @TempDir
    private static Path folder;

    private static final String TOKEN = "a-token-of-the-operator";
    /** Where a link of a page leads, without the place in it. */
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#]+)(?:#[^)]*)?\\)");

    private static final boolean TWICE = Integer.getInteger("strategos.packings", 1) > 1;

    /** The first ten bytes of a file of gzip that tells neither its name nor its time. */
    private static final byte[] NAMELESS = {0x1f, (byte) 0x8b, 8, 0, 0, 0, 0, 0, 0, 3};

    /** Where most of a start is the compiler's time; said in the environment, so not where nothing is to be in it. */
    private static final String QUICK = "-XX:TieredStopAtLevel=1";

    private static Path archive;
    private static Path unpacked;

    @BeforeAll
    static void pack() throws IOException, InterruptedException {
        archive = packed(operated(), "first", TWICE ? Map.of() : quicklyMadeSmaller());
        Path into = Files.createDirectory(folder.resolve("unpacked"));
        run(Map.of("PATH", System.getenv("PATH")), List.of("tar", "-xzf", archive.toString(), "-C", into.toString()));
        try (Stream<Path> there = Files.list(into)) {
            unpacked = there.findFirst().orElseThrow();
        }
    }

    /** The same checkout with an operator's own settings in it. */
    private static Path operated() throws IOException {
        Path home = Files.createDirectory(folder.resolve("operated"));
        try (Stream<Path> all = Files.list(HOME)) {
            for (Path one : all.filter(path -> !path.endsWith("config")).toList()) {
                Files.createSymbolicLink(home.resolve(one.getFileName()), one);
            }
        }
        Path config = Files.createDirectory(home.resolve("config"));
        Files.copy(HOME.resolve("config/strategos.example.yaml"), config.resolve("strategos.example.yaml"));
        Files.writeString(config.resolve("strategos.yaml"), "discord: {token: " + TOKEN + "}");
        return home;
    }

    /**
     * The archive of a checkout.
     *
     * @param others in place of the usual tools
     */
    private static Path packed(Path home, String name, Map<String, String> others)
            throws IOException, InterruptedException {
        Map<String, String> tools = new HashMap<>(Map.of(
                "PATH", System.getenv("PATH"),
                "JAVA_HOME", System.getProperty("java.home"),
                "STRATEGOS_HOME", home.toString()));
        tools.putAll(others);
        String script = HOME.resolve("bot/src/release/package.sh").toString();
        Said said = run(tools, List.of("bash", script, folder.resolve(name).toString()));
        assertThat(said.code()).as(said.text()).isZero();
        return Path.of(said.text().strip());
    }

    @Test
    void theSameSourcesGiveTheSameBytes() throws Exception {
        if (TWICE) {
            assertThat(hash(Files.newInputStream(packed(HOME, "second", Map.of()))))
                    .isEqualTo(hash(Files.newInputStream(archive)));
            return;
        }
        Path again = packed(HOME, "second", overTheSameJava());
        assertThat(hash(Files.newInputStream(again)))
                .isEqualTo(hash(new GZIPInputStream(Files.newInputStream(archive))));
        try (InputStream bytes = Files.newInputStream(archive)) {
            assertThat(bytes.readNBytes(NAMELESS.length)).isEqualTo(NAMELESS);
        }
    }

    /** With a gzip that takes less time over it. */
    private static Map<String, String> quicklyMadeSmaller() throws IOException, InterruptedException {
        Path tools = Files.createDirectories(folder.resolve("quick"));
        String gzip = run(Map.of("PATH", System.getenv("PATH")), List.of("which", "gzip"))
                .text()
                .strip();
        tool(tools.resolve("gzip"), "exec '%s' \"${@/#-6/-2}\"".formatted(gzip));
        return Map.of("PATH", tools + File.pathSeparator + System.getenv("PATH"));
    }

    /** Tools with which Java is not made but taken from what is unpacked, and nothing is made smaller. */
    private static Map<String, String> overTheSameJava() throws IOException {
        Path tools = Files.createDirectories(folder.resolve("tools/bin"));
        for (String tool : List.of("java", "jar")) {
            Files.createSymbolicLink(tools.resolve(tool), Path.of(System.getProperty("java.home"), "bin", tool));
        }
        // Its last argument is the folder that is wanted. Fonts are what is laid into it afterwards.
        tool(
                tools.resolve("jlink"),
                "cp -r '%1$s' \"${!#}\" && rm -r \"${!#}\"/lib/{fonts,packed-fonts.properties}"
                        .formatted(unpacked.resolve("runtime")));
        tool(tools.resolve("gzip"), "cat");
        return Map.of(
                "PATH",
                tools + File.pathSeparator + System.getenv("PATH"),
                "JAVA_HOME",
                tools.getParent().toString());
    }

    private static void tool(Path file, String does) throws IOException {
        Files.writeString(file, "#!/usr/bin/env bash\n" + does + "\n");
        assertThat(file.toFile().setExecutable(true)).isTrue();
    }

    @Test
    void theOperatorsOwnSettingsAreNeitherPackedNorOverwritten() {
        assertThat(unpacked.resolve("config/strategos.yaml")).doesNotExist();
        assertThat(unpacked.resolve("config/strategos.example.yaml")).isNotEmptyFile();
        assertThat(unpacked.resolve("Containerfile")).content().doesNotContain("COPY . ");
    }

    /**
     * As in a container whose /tmp runs nothing: there is no folder at all into which machine code could be unpacked. The
     * doctor comes to all there is of it, that of the database and that of the beacon.
     */
    @Test
    void nothingIsUnpackedWhenItRuns() throws Exception {
        Map<String, String> nowhere =
                Map.of("PATH", "", "JAVA_TOOL_OPTIONS", "-Djava.io.tmpdir=/no/such/folder " + QUICK);
        Path database = folder.resolve("nowhere.db");
        Storage.open(database).close();
        Said looked = run(
                nowhere,
                List.of(unpacked.resolve("strategos").toString(), "doctor", "--offline", "--db", database.toString()));
        assertThat(looked.text())
                .contains("well: the database", "rounds of the beacon can be checked")
                .contains("Java lays fonts into /no/such/folder");
    }

    @Test
    void itStartsWithNothingOnThePathAndPlays() throws Exception {
        Path database = folder.resolve("matches.db");
        Path script = Files.writeString(folder.resolve("script.txt"), """
            @ann /match new game:xenophon scenario:solitaire
            @ann /match join seat:alpha
            @ann /match start
            /match list
            """);
        Path out = folder.resolve("out");
        Said said = run(
                Map.of("PATH", "", "JAVA_TOOL_OPTIONS", QUICK),
                List.of(
                        unpacked.resolve("strategos").toString(),
                        "play",
                        "--script",
                        script.toString(),
                        "--db",
                        database.toString(),
                        "--out",
                        out.toString()));
        assertThat(said.code()).as(said.text()).isZero();
        assertThat(said.text()).contains("The march alone, running");
        assertThat(database).exists();
        try (Stream<Path> files = Files.walk(out)) {
            assertThat(files.filter(file -> file.toString().endsWith(".png"))).isNotEmpty();
        }
    }

    @Test
    void theDoctorIsContentWithIt() throws Exception {
        Said said = run(
                Map.of("PATH", "", "JAVA_TOOL_OPTIONS", QUICK),
                List.of(unpacked.resolve("strategos").toString(), "doctor", "--offline", "--db", ":memory:"));
        assertThat(said.text()).contains("pictures can be painted", "Nothing is wrong.");
        assertThat(said.code()).isZero();
    }

    @Test
    void itBringsWhatAnOperatorAndALawyerRead() {
        for (String name : List.of(
                "README.md",
                "LICENSE",
                "NOTICE",
                "LIBRARIES.txt",
                "docs/operating.md",
                "config/strategos.example.yaml",
                "strategos.service",
                "Containerfile",
                "compose.yaml",
                "compose.postgresql.yaml")) {
            assertThat(unpacked.resolve(name)).as(name).isNotEmptyFile();
        }
        assertThat(unpacked.resolve("LIBRARIES.txt"))
                .content()
                .contains("JDA", "SQLite JDBC", "Guice", "Logback")
                .doesNotContain("Unknown license");
    }

    @Test
    void eachLinkInWhatItBringsToReadLeadsSomewhere() throws IOException {
        try (Stream<Path> files = Files.walk(unpacked, 3)) {
            List<Path> pages =
                    files.filter(file -> file.toString().endsWith(".md")).toList();
            assertThat(pages).hasSizeGreaterThan(10);
            for (Path page : pages) {
                LINK.matcher(Files.readString(page))
                        .results()
                        .map(found -> found.group(1))
                        .filter(to -> !to.contains("://"))
                        .forEach(to -> assertThat(page.resolveSibling(to).normalize())
                                .as("%s in %s", to, unpacked.relativize(page))
                                .exists());
            }
        }
    }

    @Test
    void aHeapThatIsNoSizeIsRefusedInOneSentence() throws Exception {
        Said said = run(
                Map.of("PATH", "", "STRATEGOS_HEAP", "much"),
                List.of(unpacked.resolve("strategos").toString(), "doctor"));
        assertThat(said.code()).isEqualTo(2);
        assertThat(said.text().lines()).hasSize(1);
    }

    @Test
    void measurementsAreInACheckoutAlone() throws Exception {
        Said said = strategos("bench");
        assertThat(said.code()).isEqualTo(1);
        assertThat(said.text())
                .startsWith("strategos: There are no measurements here")
                .hasLineCount(1);
    }

    private record Said(int code, String text) {}

    private static Said strategos(String... arguments) throws IOException, InterruptedException {
        List<String> line =
                new ArrayList<>(List.of(unpacked.resolve("strategos").toString()));
        line.addAll(List.of(arguments));
        return run(Map.of("PATH", ""), line);
    }

    private static Said run(Map<String, String> environment, List<String> line)
            throws IOException, InterruptedException {
        Path said = Files.createTempFile(folder, "said", ".txt");
        ProcessBuilder builder =
                new ProcessBuilder(line).redirectErrorStream(true).redirectOutput(said.toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        Process process = builder.start();
        if (!process.waitFor(3, TimeUnit.MINUTES)) {
            process.destroyForcibly();
            throw new AssertionError("it does not end: " + line);
        }
        return new Said(process.exitValue(), Files.readString(said, StandardCharsets.UTF_8));
    }

    private static String hash(InputStream bytes) throws IOException, GeneralSecurityException {
        MessageDigest hash = MessageDigest.getInstance("SHA-256");
        try (DigestInputStream all = new DigestInputStream(bytes, hash)) {
            all.transferTo(OutputStream.nullOutputStream());
        }
        return HexFormat.of().formatHex(hash.digest());
    }
}
