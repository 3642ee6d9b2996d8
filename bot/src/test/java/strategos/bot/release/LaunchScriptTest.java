package strategos.bot.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the launcher asks of Maven, and over which classes; a script that writes down how it was called stands in for Maven. */
class LaunchScriptTest {
    private static final Path LAUNCHER =
            Path.of("").toAbsolutePath().getParent().resolve("strategos");
    private static final List<String> MODULES = List.of("engine", "storage", "bot");
    private static final String QUICK = "-Derror-prone.skip";
    private static final int PATIENCE = 60;

    /** Compiles a class in each module that has none, and says how many it found. */
    private static final String MAVEN = """
            #!/usr/bin/env bash
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
        Path maven = folder.resolve("bin/mvn");
        Files.createDirectory(maven.getParent());
        Files.writeString(maven, MAVEN);
        assertThat(maven.toFile().setExecutable(true)).isTrue();
    }

    @Test
    void whoOnlyWantsToPlayDoesNotWaitForTheSlowChecks() throws Exception {
        launch("play");

        assertThat(asked()).singleElement().asString().startsWith("0 ").contains(QUICK, " package");
    }

    @Test
    void whatWasBuiltInHasteIsCompiledAnewBeforeItIsTested() throws Exception {
        launch("play");
        launch("test");

        assertThat(asked())
                .last()
                .asString()
                .startsWith("0 ")
                .contains(" verify")
                .doesNotContain(QUICK);
    }

    @Test
    void whatWasCheckedIsNotCompiledAgain() throws Exception {
        launch("play");
        launch("test");
        launch("test", "-Dtest=RefereeTest");

        assertThat(asked()).last().asString().startsWith("3 ").endsWith(" verify -Dtest=RefereeTest");
    }

    /** The bot itself is an empty file here, so no start comes to anything. */
    private void launch(String... arguments) throws IOException, InterruptedException {
        ProcessBuilder builder =
                new ProcessBuilder("bash", folder.resolve("strategos").toString());
        builder.command().addAll(List.of(arguments));
        builder.environment().put("PATH", folder.resolve("bin") + File.pathSeparator + System.getenv("PATH"));
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.redirectErrorStream(true)
                .redirectOutput(folder.resolve("said.txt").toFile());
        Process process = builder.start();
        process.getOutputStream().close();
        assertThat(process.waitFor(PATIENCE, TimeUnit.SECONDS))
                .as("it ends: %s", Files.readString(folder.resolve("said.txt")))
                .isTrue();
    }

    private List<String> asked() throws IOException {
        return Files.readAllLines(folder.resolve("maven.log"));
    }
}
