package strategos.bot.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the launcher asks of Maven, and over which classes; a script that writes down how it was called stands in for Maven. */
class LaunchScriptTest {
    private static final Path LAUNCHER =
            Path.of("").toAbsolutePath().getParent().resolve("strategos");
    private static final List<String> MODULES = List.of("engine", "storage", "bot");
    private static final String QUICK = "-Derror-prone.skip";
    private static final int PATIENCE = 60;

    /** Compiles a class in each module that has none, and says how many it found; or checks the sources, which may be wrong. */
    private static final String MAVEN = """
            #!/usr/bin/env bash
            if [[ "$*" == *test-compile* ]]; then
              echo "$*" >>checks.log
              [ ! -e misshapen ] || { echo "A.java has another format" && exit 1; }
              exit
            fi
            found=0
            for module in engine storage bot; do
              if [ -e $module/target/classes/A.class ]; then found=$((found + 1)); fi
              mkdir -p $module/target/classes
              touch $module/target/classes/A.class
            done
            echo "$found $*" >>maven.log
            touch bot/target/bot-0.1.0-SNAPSHOT.jar
            """;

    @TempDir
    private Path folder;

    @BeforeEach
    void layOut() throws IOException {
        Files.copy(LAUNCHER, folder.resolve("strategos"));
        Files.createFile(folder.resolve("pom.xml"));
        Files.createDirectory(folder.resolve("config"));
        for (String module : MODULES) {
            Files.createDirectories(folder.resolve(module).resolve("src/main"));
            Files.createFile(folder.resolve(module).resolve("pom.xml"));
        }
        script("bin/mvn", MAVEN);
        // What a JDK is asked is one thing for all of these, and takes one half a second.
        script("jdk/bin/javac", "#!/bin/sh\necho javac 21.0.1\n");
        script("jdk/bin/java", "#!/bin/sh\nexit 1\n");
    }

    private void script(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        assertThat(file.toFile().setExecutable(true)).isTrue();
    }

    @Test
    void whoOnlyWantsToPlayDoesNotWaitForTheSlowChecks() throws Exception {
        started(
                Map.of("JAVA_HOME", System.getProperty("java.home")),
                "bash",
                folder.resolve("strategos").toString(),
                "play");

        assertThat(asked()).singleElement().asString().startsWith("0 ").contains(QUICK, " package");
    }

    @Test
    void whatWasBuiltToPlayIsTestedAsItIs() throws Exception {
        launch("play");
        launch("test", "-Dtest=RefereeTest");

        assertThat(asked())
                .last()
                .asString()
                .startsWith("3 ")
                .endsWith(" verify -Dtest=RefereeTest -Dspotless.check.skip " + QUICK);
    }

    /** In a folder of their own, where nothing lies that was built without them. */
    @Test
    void theSlowChecksAreMadeBesideTheTestsAndFailThemToo() throws Exception {
        assertThat(launch("test", "-Dtest=RefereeTest")).isZero();
        assertThat(Files.readAllLines(folder.resolve("checks.log")))
                .singleElement()
                .asString()
                .endsWith("-Dbuilt=target/checked test-compile -Dtest=RefereeTest")
                .doesNotContain("skip");

        Files.createFile(folder.resolve("misshapen"));
        assertThat(launch("test")).isEqualTo(1);
        assertThat(said()).contains("A.java has another format");
    }

    /** As on a Mac, whose own knows none of the options that give the same bytes twice. */
    @Test
    void whereNoTarPacksTheSameTwiceItIsSaidBeforeAnythingIsBuilt() throws Exception {
        script("bin/tar", "#!/bin/sh\necho bsdtar 3.5.3 - libarchive 3.5.3\n");
        script("bin/gtar", "#!/bin/sh\nexit 127\n");
        assertThat(launch("package")).isEqualTo(1);
        assertThat(said()).startsWith("strategos: package needs GNU tar").hasLineCount(1);
        assertThat(folder.resolve("maven.log")).doesNotExist();
    }

    @Test
    void packagingTellsOfItselfAndRefusesWhatIsNoFolderBeforeAnythingIsBuilt() throws Exception {
        assertThat(launch("package", "--help")).isZero();
        assertThat(said()).startsWith("Usage: strategos package [FOLDER]");
        assertThat(launch("package", folder.resolve("pom.xml").toString())).isEqualTo(1);
        assertThat(said())
                .startsWith("strategos: ")
                .contains("pom.xml is no folder")
                .hasLineCount(1);
        assertThat(launch("package", "--fast")).isEqualTo(2);
        assertThat(said()).startsWith("strategos: package knows no --fast").hasLineCount(1);
        assertThat(launch("package", "one", "two")).isEqualTo(2);
        assertThat(folder.resolve("maven.log")).doesNotExist();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"much", "0m", "1m", "63m", "512", "900000g", "1025g", "1m2g", "99999999999999999999m", "-1g"})
    void aHeapWithWhichJavaDoesNotStartIsRefusedInOneSentence(String heap) throws Exception {
        refusesBoth(Map.of("STRATEGOS_HEAP", heap), "strategos: STRATEGOS_HEAP is a size from 64m to 1024g");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "all", "1.5", "99999999999", "-1"})
    void coresThatNoMachineHasAreRefusedInOneSentence(String cores) throws Exception {
        refusesBoth(Map.of("STRATEGOS_CORES", cores), "strategos: STRATEGOS_CORES is a whole number");
    }

    /** The launcher of a checkout and that of an archive. */
    private void refusesBoth(Map<String, String> environment, String sentence) throws Exception {
        assertThat(checkout(environment)).isEqualTo(2);
        assertThat(said()).startsWith(sentence).hasLineCount(1);
        assertThat(archive(environment)).isEqualTo(2);
        assertThat(said()).startsWith(sentence).hasLineCount(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"64m", "512M", "2g", "1024G"})
    void aHeapThatJavaTakesIsGivenToIt(String heap) throws Exception {
        assertThat(archive(Map.of("STRATEGOS_HEAP", heap, "STRATEGOS_CORES", "9999")))
                .isZero();
        assertThat(said()).contains("-Xmx" + heap + " ", "-XX:ActiveProcessorCount=9999 ");
    }

    /** Such as one in /usr/local/bin. */
    @Test
    void theArchiveStartsByALinkToItsLauncher() throws Exception {
        assertThat(archive(Map.of())).isZero();
        Path link = folder.resolve("link");
        Files.createSymbolicLink(link, folder.resolve("archive/strategos"));

        assertThat(started(Map.of(), "sh", link.toString(), "play")).isZero();
        assertThat(said()).contains("archive/app/strategos.jar play");
    }

    @Test
    void theCheckoutStartsByALinkToItsLauncher() throws Exception {
        Path link = folder.resolve("link");
        Files.createDirectory(link);
        link = link.resolve("strategos");
        Files.createSymbolicLink(link, folder.resolve("strategos"));

        started(Map.of("JAVA_HOME", System.getProperty("java.home")), "bash", link.toString(), "play");

        assertThat(asked()).singleElement().asString().contains(" package");
    }

    private int checkout(Map<String, String> variables) throws IOException, InterruptedException {
        return started(variables, "bash", folder.resolve("strategos").toString(), "play");
    }

    /** The archive's launcher beside a Java that only says how it was called. */
    private int archive(Map<String, String> variables) throws IOException, InterruptedException {
        script("archive/runtime/bin/java", "#!/bin/sh\necho \"$@\"\n");
        Path launcher = folder.resolve("archive/strategos");
        Files.copy(
                LAUNCHER.resolveSibling("bot/src/release/strategos.sh"), launcher, StandardCopyOption.REPLACE_EXISTING);
        return started(variables, "sh", launcher.toString(), "play");
    }

    private String said() throws IOException {
        return Files.readString(folder.resolve("said.txt"));
    }

    /** The bot itself is an empty file here, so no start comes to anything. */
    private int launch(String... arguments) throws IOException, InterruptedException {
        List<String> line =
                new ArrayList<>(List.of("bash", folder.resolve("strategos").toString()));
        line.addAll(List.of(arguments));
        return started(Map.of(), line.toArray(String[]::new));
    }

    private int started(Map<String, String> variables, String... line) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(line);
        builder.environment().put("PATH", folder.resolve("bin") + File.pathSeparator + System.getenv("PATH"));
        builder.environment().put("JAVA_HOME", folder.resolve("jdk").toString());
        builder.environment().putAll(variables);
        builder.redirectErrorStream(true)
                .redirectOutput(folder.resolve("said.txt").toFile());
        Process process = builder.start();
        process.getOutputStream().close();
        assertThat(process.waitFor(PATIENCE, TimeUnit.SECONDS))
                .as("it ends: %s", Files.readString(folder.resolve("said.txt")))
                .isTrue();
        return process.exitValue();
    }

    private List<String> asked() throws IOException {
        return Files.readAllLines(folder.resolve("maven.log"));
    }
}
