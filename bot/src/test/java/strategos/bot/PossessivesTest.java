package strategos.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.util.Properties;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import strategos.engine.library.Library;

/** There is one beacon and one operator: where several seem to be named, an apostrophe is missing. */
class PossessivesTest {
    private static final Pattern SEVERAL = Pattern.compile("\\b(beacons|operators)\\b");

    @Test
    void whatBelongsToSomebodyIsWrittenSo() throws IOException {
        Properties words = new Properties();
        words.load(new StringReader(Library.packed().config().text("words/en.properties")));

        assertThat(words).isNotEmpty();
        assertThat(words.stringPropertyNames())
                .filteredOn(key -> SEVERAL.matcher(words.getProperty(key)).find())
                .isEmpty();
    }
}
