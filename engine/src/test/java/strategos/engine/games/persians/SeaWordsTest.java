package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.library.RegisteredGames;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text;

/** Seas have their article in sentences, and none as labels. */
class SeaWordsTest {
    private static final Phrasebook WORDS = RegisteredGames.LIBRARY.words(Persians.ID, Escape.plain());

    /** Places that stand for the sea off them. */
    private static final Set<String> BARE = Set.of("sea-sporades");

    @Test
    void everySeaHasItsArticleInASentence() {
        List<ZoneId> seas =
                Table.PRINTED.atlas().places().stream().filter(ZoneId::sea).toList();
        assertThat(seas).isNotEmpty();
        for (ZoneId sea : seas) {
            String label = WORDS.say(Text.of("zone." + sea.id()));
            assertThat(WORDS.say(Text.of("told.won", "side", Side.GREEK.named(), "zone", sea.named())))
                    .endsWith((BARE.contains(sea.id()) ? "in " : "in the ") + label + ".");
            assertThat(WORDS.say(Text.of("choice.named", "name", sea.named()))).isEqualTo(label);
        }
    }
}
