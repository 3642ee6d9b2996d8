package strategos.storage;

import java.io.File;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** How a class that the tests see is started in a JVM of its own. */
public final class TestJvm {
    /**
     * For one that lives for seconds. Its classes need not be verified: they are those of the JVM that starts it, or of
     * libraries, and that was an eighth of a start's time.
     */
    private static final List<String> BRIEF =
            List.of("-XX:TieredStopAtLevel=1", "-XX:+UnlockDiagnosticVMOptions", "-XX:-BytecodeVerificationRemote");

    private TestJvm() {}

    /**
     * One that lives for seconds.
     *
     * @param options of the JVM beside the usual ones
     */
    public static List<String> brief(List<String> options, Class<?> main, String... arguments) {
        List<String> all = new ArrayList<>(BRIEF);
        all.addAll(options);
        return command(all, main, arguments);
    }

    /**
     * One that is measured, or lives longer.
     *
     * @param options of the JVM beside the usual ones
     */
    public static List<String> command(List<String> options, Class<?> main, String... arguments) {
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        command.addAll(List.of(
                "-XX:+UseSerialGC", "-Xshare:auto", "--enable-native-access=ALL-UNNAMED", "-Djava.awt.headless=true"));
        command.addAll(options);
        command.addAll(List.of("-cp", classPath(main), main.getName()));
        command.addAll(List.of(arguments));
        return command;
    }

    /** That of this process, whoever has loaded the tests. */
    private static String classPath(Class<?> main) {
        return main.getClassLoader() instanceof URLClassLoader loader
                ? Arrays.stream(loader.getURLs()).map(URL::getPath).collect(Collectors.joining(File.pathSeparator))
                : System.getProperty("java.class.path");
    }
}
