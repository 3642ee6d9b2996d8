package strategos.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The compiler's checks leave out what they know of some libraries, since nothing here uses them ({@code unchecked.*} in the
 * parent pom). Whoever imports one of them takes its checks in again.
 */
class UncheckedLibrariesTest {
    private static final Pattern UNCHECKED = Pattern.compile(
            "(?m)^import (?:static )?(?:org\\.joda|com\\.google\\.(?:common|errorprone|protobuf|testing|auto\\.value)"
                    + "|javax\\.annotation\\.concurrent|net\\.jcip|junit\\.|org\\.junit\\.(?!jupiter|platform)"
                    + "|androidx?\\.|org\\.robolectric|rx\\.|io\\.reactivex|com\\.sun\\.(?:source|tools)"
                    + "|javax\\.lang\\.model).*");

    @Test
    void nothingImportsThem() throws IOException {
        for (Path module : List.of(Path.of("../engine/src"), Path.of("../storage/src"), Path.of("src"))) {
            try (Stream<Path> files = Files.walk(module)) {
                List<Path> sources =
                        files.filter(file -> file.toString().endsWith(".java")).toList();
                assertThat(sources)
                        .isNotEmpty()
                        .allSatisfy(file -> assertThat(Files.readString(file)).doesNotContainPattern(UNCHECKED));
            }
        }
    }

    @Test
    void eachOfThemWouldBeSeen() {
        for (String line : List.of(
                "import com.google.common.collect.ImmutableList;",
                "import static com.google.common.truth.Truth.assertThat;",
                "import com.google.errorprone.annotations.Immutable;",
                "import org.joda.time.Duration;",
                "import junit.framework.TestCase;",
                "import org.junit.Test;")) {
            assertThat("package a;\n\n" + line + "\n").containsPattern(UNCHECKED);
        }
    }
}
