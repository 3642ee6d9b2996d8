package strategos.engine;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.engine.suite.OwnClasses;

/** Where docs/architecture.md says that a land combat is read, it is, and nothing of it stands elsewhere in its package. */
class ReadingListTest {
    private static final Path GUIDE = Path.of("../docs/architecture.md");
    private static final Path GAMES = Path.of("src/main/java/strategos/engine/games");
    private static final Pattern NAME = Pattern.compile("`([\\w.]+)`");
    private static final int MOST = 12;

    /** The rows of a list, and the words below it. */
    private record Reading(List<String> rows, String below) {
        static Reading of(String chapter) throws IOException {
            String guide = Files.readString(GUIDE);
            String from = guide.substring(guide.indexOf("`strategos.engine.games." + chapter + "`:"));
            List<String> rows = from.lines()
                    .dropWhile(line -> !line.startsWith("|---"))
                    .skip(1)
                    .takeWhile(line -> line.startsWith("|"))
                    .toList();
            String below = from.substring(
                            from.indexOf(rows.getLast()) + rows.getLast().length())
                    .strip()
                    .lines()
                    .findFirst()
                    .orElseThrow();
            return new Reading(rows, below);
        }

        static Set<String> names(String text) {
            Set<String> names = new TreeSet<>();
            for (Matcher name = NAME.matcher(text); name.find(); ) {
                names.add(name.group(1));
            }
            return names;
        }

        /** The files of the list. */
        Set<String> files() {
            Set<String> files = new TreeSet<>();
            rows.forEach(row -> files.addAll(names(row.split("\\|", -1)[1])));
            return files;
        }

        /** Those that lead to the result, without what only paints it. */
        Set<String> toTheResult() {
            Set<String> files = new TreeSet<>(files());
            files.removeAll(names(rows.getLast()));
            return files;
        }
    }

    private static Path source(String chapter, String name) {
        String game = chapter.substring(0, chapter.indexOf('.'));
        return name.contains(".")
                ? GAMES.resolve(game).resolve(name.replace('.', '/') + ".java")
                : GAMES.resolve(chapter.replace('.', '/')).resolve(name + ".java");
    }

    @ParameterizedTest
    @ValueSource(strings = {"sparta.combat", "persians.battle"})
    void itIsReadInTwelveFilesAtMostAndEachIsThere(String chapter) throws IOException {
        Reading reading = Reading.of(chapter);
        assertThat(reading.toTheResult()).hasSizeBetween(MOST / 2, MOST);
        List<Path> sources = new ArrayList<>();
        reading.files().forEach(name -> sources.add(source(chapter, name)));
        Reading.names(reading.below).forEach(name -> sources.add(source(chapter, name)));
        assertThat(sources).allSatisfy(file -> assertThat(file).isRegularFile());
    }

    @ParameterizedTest
    @ValueSource(strings = {"sparta.combat", "persians.battle"})
    void whateverItNamesOfItsPackageIsListedOrSaidToBeBesideIt(String chapter) throws IOException {
        Reading reading = Reading.of(chapter);
        Set<String> listed = reading.files();
        Set<String> told = new TreeSet<>(listed);
        told.addAll(Reading.names(reading.below));
        Set<String> named = new TreeSet<>();
        String its = "strategos.engine.games." + chapter;
        for (JavaClass one : OwnClasses.read(from -> from.importPackages(its))) {
            if (listed.contains(outermost(one))) {
                for (Dependency on : one.getDirectDependenciesFromSelf()) {
                    if (on.getTargetClass().getPackageName().equals(its)) {
                        named.add(outermost(on.getTargetClass()));
                    }
                }
            }
        }
        assertThat(named).isNotEmpty().isSubsetOf(told);
    }

    private static String outermost(JavaClass one) {
        String name = one.getBaseComponentType().getName();
        String simple = name.substring(name.lastIndexOf('.') + 1);
        return simple.contains("$") ? simple.substring(0, simple.indexOf('$')) : simple;
    }
}
