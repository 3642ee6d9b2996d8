package strategos.bot.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Measurements stand among the tests, and start with a class path of their own: whatever one of them can come to is on it. */
class BenchPathIT {
    private static final Path TARGET = Path.of("target").toAbsolutePath();
    private static final Path TESTS = TARGET.resolve("test-classes");

    @Test
    void whateverAMeasurementComesToCanBeLoaded() throws IOException {
        Deque<String> open = new ArrayDeque<>(measurements());
        assertThat(open).hasSizeGreaterThan(5);
        Set<String> met = new TreeSet<>(open);
        try (URLClassLoader path = path()) {
            while (!open.isEmpty()) {
                String one = open.remove();
                assertThat(loads(path, one))
                        .as("%s is on the path of the measurements", one)
                        .isTrue();
                // Names are all that is asked of libraries.
                if (one.startsWith("strategos.")) {
                    NamedClasses.in(path, one).filter(met::add).forEach(open::add);
                }
            }
        }
        assertThat(met).as("it comes far").hasSizeGreaterThan(1_000);
    }

    private static List<String> measurements() throws IOException {
        try (Stream<Path> files = Files.walk(TESTS.resolve("strategos/bot/bench"))) {
            return files.map(file -> TESTS.relativize(file).toString())
                    .filter(file -> file.endsWith(".class"))
                    .map(file -> file.replace(".class", "").replace('/', '.'))
                    .filter(BenchPathIT::isMeasurement)
                    .toList();
        }
    }

    private static boolean isMeasurement(String name) {
        try {
            Class<?> one = Class.forName(name, false, BenchPathIT.class.getClassLoader());
            return Measurement.class.isAssignableFrom(one) && !one.isInterface();
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private static boolean loads(ClassLoader path, String name) {
        try {
            Class.forName(name, false, path);
            return true;
        } catch (ClassNotFoundException | NoClassDefFoundError missing) {
            return false;
        }
    }

    /** As the launcher has it: the bot with its libraries, its tests, and what is laid beside them. */
    private static URLClassLoader path() throws IOException {
        List<URL> places = new ArrayList<>();
        for (String folder : List.of("", "lib", "bench")) {
            try (Stream<Path> files = Files.list(TARGET.resolve(folder))) {
                for (Path jar :
                        files.filter(file -> file.toString().endsWith(".jar")).toList()) {
                    places.add(jar.toUri().toURL());
                }
            }
        }
        places.add(URI.create(TESTS.toUri() + "/").toURL());
        return new URLClassLoader(places.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
    }
}
