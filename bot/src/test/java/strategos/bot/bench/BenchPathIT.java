package strategos.bot.bench;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
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
import strategos.engine.suite.OwnClasses;

/** Measurements stand among the tests, and start with a class path of their own: whatever one of them can come to is on it. */
class BenchPathIT {
    private static final Path TARGET = Path.of("target").toAbsolutePath();

    @Test
    void whateverAMeasurementComesToCanBeLoaded() throws IOException {
        JavaClasses ours = OwnClasses.read(from -> from.importPackages("strategos"));
        Deque<JavaClass> open = new ArrayDeque<>(ours.stream()
                .filter(one -> one.isAssignableTo(Measurement.class) && !one.isInterface())
                .toList());
        assertThat(open).hasSizeGreaterThan(5);
        Set<String> met = new TreeSet<>();
        while (!open.isEmpty()) {
            for (Dependency dependency : open.remove().getDirectDependenciesFromSelf()) {
                JavaClass next = dependency.getTargetClass().getBaseComponentType();
                if (!next.isPrimitive() && met.add(next.getName()) && ours.contain(next.getName())) {
                    open.add(ours.get(next.getName()));
                }
            }
        }
        try (URLClassLoader path = path()) {
            assertThat(met)
                    .allSatisfy(name -> assertThat(loads(path, name))
                            .as("%s is on the path of the measurements", name)
                            .isTrue());
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
        places.add(URI.create(TARGET.resolve("test-classes").toUri() + "/").toURL());
        return new URLClassLoader(places.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
    }
}
