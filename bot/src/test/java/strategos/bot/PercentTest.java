package strategos.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** One form of a share wherever people read: the sign stands at its number, in words, on charts and on the page of a record. */
class PercentTest {
    /** Behind a number or a value that is filled in; a script's own remainder stands behind a name or a bracket. */
    private static final Pattern APART = Pattern.compile("[\\d}]\\h+%");

    static Stream<Path> read() throws IOException {
        List<Path> all = Stream.of(Path.of("../config"), Path.of("src/main/resources/record/script"))
                .flatMap(PercentTest::below)
                .filter(file -> file.toString().matches(".*\\.(properties|json|js|yaml)"))
                .toList();
        assertThat(all).hasSizeGreaterThan(8);
        return all.stream();
    }

    private static Stream<Path> below(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("read")
    void theSignStandsAtItsNumber(Path file) throws IOException {
        assertThat(Files.readAllLines(file))
                .noneMatch(line -> APART.matcher(line).find());
    }
}
