package strategos.bot.soak;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/** Runs a class of the tests in a JVM of its own. */
final class Child {
    private static final int PATIENCE = 30;

    private Child() {}

    /** How it ended, and what it said on both its outputs. */
    record Ended(int code, String said) {}

    static Ended run(List<String> options, Class<?> main, String... arguments)
            throws IOException, InterruptedException {
        Path said = Files.createTempFile("child", ".txt");
        try {
            Process process = new ProcessBuilder(command(options, main, arguments))
                    .redirectErrorStream(true)
                    .redirectOutput(said.toFile())
                    .start();
            if (!process.waitFor(PATIENCE, TimeUnit.MINUTES)) {
                process.destroyForcibly();
                throw new AssertionError("a child hangs: " + Files.readString(said));
            }
            return new Ended(process.exitValue(), Files.readString(said));
        } finally {
            Files.delete(said);
        }
    }

    private static List<String> command(List<String> options, Class<?> main, String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-Xshare:auto", "--enable-native-access=ALL-UNNAMED", "-Djava.awt.headless=true"));
        command.addAll(options);
        command.addAll(List.of("-cp", classPath(), main.getName()));
        command.addAll(List.of(arguments));
        return command;
    }

    /** Of this process, whoever has loaded the tests. */
    private static String classPath() {
        return Child.class.getClassLoader() instanceof URLClassLoader loader
                ? Arrays.stream(loader.getURLs()).map(URL::getPath).collect(Collectors.joining(":"))
                : System.getProperty("java.class.path");
    }
}
