package strategos.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.util.Properties;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import strategos.engine.library.Library;

/** What a message says is to be typed stands in code, each time; the lists of commands and a terminal know no code. */
class CommandsInWordsTest {
    private static final Pattern CODE = Pattern.compile("`[^`]*`");
    private static final Pattern COMMAND = Pattern.compile(
            "(?<![\\w/}\\]{])/(match|matches|rules|dice|lesson|clock|away|seat|propose|results|map|help|admin)\\b");

    @Test
    void aCommandStandsInCode() throws IOException {
        Properties words = new Properties();
        words.load(new StringReader(Library.packed().config().text("words/en.properties")));

        assertThat(words).isNotEmpty();
        assertThat(words.stringPropertyNames())
                .filteredOn(key -> !key.endsWith(".help") && !key.startsWith("console.") && !key.startsWith("cli."))
                .filteredOn(key -> COMMAND.matcher(
                                CODE.matcher(words.getProperty(key)).replaceAll(""))
                        .find())
                .isEmpty();
    }
}
