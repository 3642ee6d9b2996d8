package strategos.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import strategos.engine.library.Library;

/** A list ends with "and": what can be chosen is chosen from it, and can never be all of it at once. */
class ChoicesInWordsTest {
    @Test
    void nothingCanBeAWholeList() throws IOException {
        Properties words = new Properties();
        words.load(new StringReader(Library.packed().config().text("words/en.properties")));

        assertThat(words).isNotEmpty();
        assertThat(words.stringPropertyNames())
                .filteredOn(key -> words.getProperty(key).matches("(?s).*\\bit can be \\{\\w+s}.*"))
                .isEmpty();
    }
}
