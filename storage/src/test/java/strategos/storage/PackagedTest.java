package strategos.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PackagedTest {
    /** Scripts in a jar are found in another way than scripts in a folder. */
    @Test
    void migrationsRunFromAJarToo(@TempDir Path folder) throws Exception {
        Path classes = Path.of(Storage.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        Path jar = folder.resolve("storage.jar");
        int made = ToolProvider.findFirst("jar")
                .orElseThrow()
                .run(System.out, System.err, "cf", jar.toString(), "-C", classes.toString(), ".");
        assertThat(made).isZero();
        List<URL> path = new ArrayList<>(List.of(jar.toUri().toURL()));
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            if (entry.endsWith(".jar")) {
                path.add(Path.of(entry).toUri().toURL());
            }
        }
        Path file = folder.resolve("test.db");
        try (URLClassLoader loader =
                new URLClassLoader(path.toArray(URL[]::new), ClassLoader.getPlatformClassLoader())) {
            Class<?> packaged = loader.loadClass(Storage.class.getName());
            assertThat(packaged).isNotEqualTo(Storage.class);
            AutoCloseable storage =
                    (AutoCloseable) packaged.getMethod("open", Path.class).invoke(null, file);
            storage.close();
        }
        try (Storage storage = Storage.open(file)) {
            assertThat(storage.matches().count()).isZero();
        }
    }
}
