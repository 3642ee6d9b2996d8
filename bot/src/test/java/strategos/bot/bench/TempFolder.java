package strategos.bot.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** A folder for databases that goes with all that is in it. */
public record TempFolder(Path path) implements AutoCloseable {
    public static TempFolder make() throws IOException {
        return new TempFolder(Files.createTempDirectory("strategos-bench"));
    }

    @Override
    public void close() throws IOException {
        try (Stream<Path> files = Files.walk(path)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
