package strategos.bot.render.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.bot.render.sheet.Sheet.Look;
import strategos.engine.config.ConfigFolder;

/** The guide to looks and sheets says what is read: its examples can be read, and no key is left out. */
class SheetsGuideTest {
    private static final Path GUIDE = Path.of("../docs/sheets.md");

    @TempDir
    Path folder;

    private static String example(String name) throws IOException {
        Matcher block = Pattern.compile("(?s)```json " + name + "\n(.*?)```").matcher(Files.readString(GUIDE));
        assertThat(block.find()).as("an example of a %s", name).isTrue();
        return block.group(1);
    }

    @Test
    void theExamplesCanBeRead() throws IOException {
        Path game = Files.createDirectories(folder.resolve("games/guide"));
        Files.writeString(game.resolve("look.json"), example("look"));
        Files.writeString(game.resolve("sheet-valley.json"), example("sheet"));
        Atlas atlas = Atlas.read(ConfigFolder.overlaid(folder), "guide");
        assertThat(atlas.sheet("valley").spots()).isNotEmpty();
    }

    @Test
    void everyKeyIsExplained() throws IOException {
        String guide = Files.readString(GUIDE);
        Set<String> keys = new TreeSet<>();
        Stream.of(Look.class, Style.class, Sheet.class, Areas.class, Projection.class)
                .flatMap(type -> Stream.concat(Stream.of(type), Arrays.stream(type.getDeclaredClasses())))
                .filter(Class::isRecord)
                .flatMap(type -> Arrays.stream(type.getRecordComponents()))
                .map(RecordComponent::getName)
                .forEach(keys::add);
        assertThat(keys).hasSizeGreaterThan(50).allMatch(key -> guide.contains("`" + key + "`"));
    }
}
