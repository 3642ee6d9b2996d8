package strategos.engine.games.sparta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.library.RegisteredGames;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text;

/** Seas have their article in sentences, and none as labels. */
class SeaWordsTest {
    private static final Phrasebook WORDS = RegisteredGames.LIBRARY.words(Sparta.ID, Escape.plain());

    @Test
    void everySeaHasItsArticleInASentence() {
        List<Locale> seas =
                Theatre.PRINTED.atlas().locales().stream().filter(Locale::sea).toList();
        assertThat(seas).isNotEmpty();
        for (Locale sea : seas) {
            String label = WORDS.say(Text.of("place." + sea.id()));
            assertThat(WORDS.say(Text.of("told.battle-won", "side", Side.SPARTA.named(), "place", sea.named())))
                    .endsWith(" in the " + label + ".");
            assertThat(WORDS.say(
                            Text.of("ask.stack", "leader", Side.SPARTA.named(), "place", sea.named(), "points", 1)))
                    .contains(" in the " + label + " ");
            assertThat(WORDS.say(Text.of("board.sea", "place", sea.named()))).endsWith(" in the " + label);
            assertThat(WORDS.say(Text.of("choice.place", "place", sea.named()))).isEqualTo(label);
        }
    }
}
