package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import strategos.engine.config.ConfigFolder;

/** Seats that are peoples have their article in the sentences that all games share, and are several. */
class SeatWordsTest {
    /** Where a word stands before a seat, unless that word is what the seat is. */
    private static final Pattern AFTER_A_WORD =
            Pattern.compile("[a-z] (?<!\\b(?:seat|[Tt]he) )\\**\\{(?:seat|seats|held|awaited)\\}");

    private static final Pattern ONE =
            Pattern.compile("(?<!of the )\\{seat\\}\\**(?:, which| (?:is|has|proposes|decides)\\b)");

    /** These end in a list of numbered seats. */
    private static final Set<String> LISTS = Set.of(
            "command.games.scenario",
            "command.games.scenario.exact",
            "order.no-such-seat",
            "command.no-such-seat",
            "host.no-such-seat");

    private static Properties words(String path) throws IOException {
        Properties words = new Properties();
        words.load(new StringReader(ConfigFolder.packed().text(path)));
        return words;
    }

    @Test
    void thePeoplesHaveTheirArticleInEverySentence() throws IOException {
        Properties shared = words("words/en.properties");
        Properties own = words("games/persians/words/en.properties");
        Set<String> wrong = new TreeSet<>();
        for (String key : shared.stringPropertyNames()) {
            String said = own.getProperty(key, shared.getProperty(key)).replace("The seat {seat}", "");
            boolean bare =
                    AFTER_A_WORD.matcher(said).find() || ONE.matcher(said).find();
            if (bare && !LISTS.contains(key)) {
                wrong.add(key + " = " + said);
            }
        }
        assertThat(wrong).isEmpty();
    }
}
