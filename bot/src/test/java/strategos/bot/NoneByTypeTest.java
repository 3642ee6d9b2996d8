package strategos.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** That there is none is said by a type, and by no number that stands for it. */
class NoneByTypeTest {
    private static final List<Path> MAIN =
            List.of(Path.of("../engine/src/main/java"), Path.of("../storage/src/main/java"), Path.of("src/main/java"));

    /** What gives -1 back, and what says in words that it does. */
    private static final Pattern MINUS_ONE =
            Pattern.compile("return -1;|orElse(?:Get)?\\((?:\\(\\) -> )?-1\\)|getOrDefault\\([^;]*, -1\\)"
                    + "|[=?:] Integer\\.MIN_VALUE\\b|\\bor -1\\b|-1 (?:for|if|when|where) ");

    private static final Pattern CONSTANT =
            Pattern.compile("(private |public |protected |)static final (?:int|long) (\\w+) = -1;");

    /** Arrays that a search fills and reads at each step, where an object for each number would be most of its time; and a modifier. */
    private static final Map<String, String> PLAIN = Map.of(
            "NumberSet.END", "a step of a loop over a set makes no object, as with BitSet.nextSetBit",
            "Movement.NONE", "costs of all spots in a search of ways",
            "Cards.UNKNOWN", "a deck is one array of numbers",
            "Placer.NOWHERE", "what each label takes in the search for room",
            "StackSolver.NOWHERE", "what each stack takes in the search for room",
            "LandCombat.AMBUSHED", "one less on the die");

    private record Source(Path path, String text) {
        String name() {
            return path.getFileName().toString().replace(".java", "");
        }
    }

    private static List<Source> sources() throws IOException {
        List<Source> sources = new ArrayList<>();
        for (Path root : MAIN) {
            try (Stream<Path> files = Files.walk(root)) {
                for (Path file :
                        files.filter(f -> f.toString().endsWith(".java")).toList()) {
                    sources.add(new Source(file, Files.readString(file)));
                }
            }
        }
        assertThat(sources).hasSizeGreaterThan(1000);
        return sources;
    }

    @Test
    void nothingGivesANumberForNone() throws IOException {
        List<String> found = new ArrayList<>();
        for (Source source : sources()) {
            MINUS_ONE.matcher(source.text).results().forEach(hit -> found.add(source.path + ": " + hit.group()));
        }
        assertThat(found).isEmpty();
    }

    @Test
    void aNumberThatStandsForNoneStaysWithinOneClassThatIsListed() throws IOException {
        List<String> found = new ArrayList<>();
        for (Source source : sources()) {
            for (Matcher hit = CONSTANT.matcher(source.text); hit.find(); ) {
                found.add(source.name() + "." + hit.group(2));
                assertThat(hit.group(1))
                        .as("%s in %s", hit.group(2), source.path)
                        .isEqualTo("private ");
            }
        }
        assertThat(found).containsExactlyInAnyOrderElementsOf(PLAIN.keySet());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "            return -1;",
                "    .map(atlas::number).orElse(-1)",
                "numbers.getOrDefault(id, -1);",
                "    /** The ship that carries the unit, or -1. */",
                "int most = Integer.MIN_VALUE;"
            })
    void itIsFound(String line) {
        assertThat(MINUS_ONE.matcher(line).find()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"int favour = own ? 1 : -1;", "words.split(\",\", -1)", "army.gain(Token.FOOD, -1)"})
    void aSignAndALimitAreNot(String line) {
        assertThat(MINUS_ONE.matcher(line).find()).isFalse();
    }
}
