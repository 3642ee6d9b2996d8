package strategos.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.engine.library.Library;

/** What is counted may be one: where a figure stands before several, its sentence must know how one is told. */
class CountedTest {
    private static final Pattern SEVERAL =
            Pattern.compile("\\{\\w+(?:, number)?}\\** (?:(?:campaign|action|naval|open|standing) )?"
                    + "(talents|points|leaders|times|turns|units|matches|orders|spaces|levels|counters|cards|seats|zones|ships"
                    + "|discards|pips|pictures)\\b");

    /** What is never one: the box prints it, or the data says so. */
    private static final Set<String> NEVER_ONE = Set.of(
            "host.open.least",
            "told.stipend",
            "ledger.persia",
            "table.levels.tribute",
            "table.levels.ravage",
            "stakes.campaign",
            "told.nation-gone",
            "told.shuffled",
            "closed.march.far",
            "closed.sail",
            "closed.besiege.points",
            "host.standing.too-many",
            "luck.of");

    /** Its figures are reckoned from the tables as the box prints them. */
    private static final String EXAMPLE = "example.";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "words/en.properties",
                "games/sparta/words/en.properties",
                "games/persians/words/en.properties",
                "games/xenophon/words/en.properties"
            })
    void oneIsNotToldLikeSeveral(String file) throws IOException {
        Properties words = new Properties();
        words.load(new StringReader(Library.packed().config().text(file)));

        assertThat(words).isNotEmpty();
        assertThat(words.stringPropertyNames())
                .filteredOn(key -> !NEVER_ONE.contains(key) && !key.startsWith(EXAMPLE))
                .filteredOn(key -> SEVERAL.matcher(words.getProperty(key)).find())
                .isEmpty();
    }
}
