package strategos.engine.games.sparta;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import strategos.engine.config.ConfigFolder;

/** A level of prestige reads "5 for Sparta", or "even", at which nothing stands. */
class LevelWordsTest {
    @Test
    void noSentenceStandsAtEven() throws IOException {
        Properties words = new Properties();
        words.load(new StringReader(ConfigFolder.packed().text("games/sparta/words/en.properties")));

        assertThat(words.values()).noneMatch(said -> said.toString().contains(" at {level}"));
    }
}
