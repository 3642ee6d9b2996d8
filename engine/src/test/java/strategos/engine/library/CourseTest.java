package strategos.engine.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.box.Box;
import strategos.engine.config.BadData;
import strategos.engine.config.ConfigFolder;

class CourseTest {
    private static final String GOOD = """
        {"scenario": "race", "seat": "alpha", "computers": ["beta"],
         "steps": [{"id": "map", "by": ["map"]}, {"id": "dice", "by": ["dice", "refused"]}]}
        """;

    @TempDir
    Path folder;

    private Optional<Course> read(String json) throws IOException {
        Path game = Files.createDirectories(folder.resolve("games/xenophon"));
        Files.writeString(game.resolve("lesson.json"), json);
        Box box = Library.packed().open("xenophon").box();
        return Course.read(ConfigFolder.overlaid(folder), box);
    }

    @Test
    void aStepIsDoneByItsDeedsWithWhateverFollows() throws IOException {
        List<Course.Step> steps = read(GOOD).orElseThrow().steps();

        assertThat(steps.get(1).is("dice verify", List.of())).isTrue();
        assertThat(steps.get(1).is("dice", List.of())).isTrue();
        assertThat(steps.get(1).is("refused xenophon play", List.of())).isTrue();
        assertThat(steps.get(1).is("dices", List.of())).isFalse();
        assertThat(steps.get(0).is("dice", List.of())).isFalse();
    }

    @Test
    void aStepCountsOnlyWhereItsVerbsAreOpenAndMayEndBeforeItIsDone() throws IOException {
        String step = "{\"id\": \"map\", \"by\": [\"map\"], \"at\": [\"forage\"], \"until\": [\"order pass\"]}";
        Course.Step map = read(GOOD.replace("{\"id\": \"map\", \"by\": [\"map\"]}", step))
                .orElseThrow()
                .steps()
                .getFirst();

        assertThat(map.is("map", List.of("pass", "forage"))).isTrue();
        assertThat(map.is("map", List.of("pass"))).isFalse();
        assertThat(map.endsWith("order pass")).isTrue();
        assertThat(map.endsWith("order forage")).isFalse();
        assertThat(map.possible(List.of("forage"))).isTrue();
        assertThat(map.possible(List.of("pass"))).isFalse();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        "race"                    | "walk"                | scenario
        "alpha"                   | "omega"               | seat
        ["beta"]                  | ["alpha"]             | computers
        ["beta"]                  | []                    | computers
        {"id": "map", "by": ["map"]} | {"id": "map", "by": []} | steps[0]
        "id": "dice"              | "id": "map"           | steps[1]
        "id": "dice"              | "id": "Dice!"         | steps[1]
        "by": ["map"]             | "by": ["map"], "at": ["fly"] | steps[0]
        """, quoteCharacter = '~')
    void whatCannotBeTaughtIsRefusedWithItsPlace(String good, String bad, String place) throws IOException {
        assertThatThrownBy(() -> read(GOOD.replace(good, bad)))
                .isInstanceOf(BadData.class)
                .hasMessageContaining("lesson.json")
                .hasMessageContaining(place);
    }

    @Test
    void everyGameOfTheBoxHasACourseOfADozenSteps() {
        Library library = Library.packed();
        assertThat(library.games())
                .allSatisfy(game -> assertThat(library.course(game.box().id()))
                        .as(game.box().id())
                        .hasValueSatisfying(course -> assertThat(course.steps()).hasSizeBetween(10, 15)));
    }
}
