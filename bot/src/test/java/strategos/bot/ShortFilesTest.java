package strategos.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is longer than one reads at a sitting is more than one thought. */
class ShortFilesTest {
    private static final int MOST = 500;

    private static final List<Path> SOURCES =
            List.of(Path.of("../engine/src"), Path.of("../storage/src"), Path.of("src"));

    @Test
    void noSourceIsLongerThanFiveHundredLines() throws IOException {
        List<String> longer = new ArrayList<>();
        int seen = 0;
        for (Path root : SOURCES) {
            try (Stream<Path> files = Files.walk(root)) {
                for (Path file :
                        files.filter(f -> f.toString().endsWith(".java")).toList()) {
                    int lines = Files.readAllLines(file).size();
                    seen++;
                    if (lines > MOST) {
                        longer.add(file + ": " + lines);
                    }
                }
            }
        }
        assertThat(seen).as("sources").isGreaterThan(1_000);
        assertThat(longer).isEmpty();
    }
}
