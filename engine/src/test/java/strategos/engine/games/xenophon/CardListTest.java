package strategos.engine.games.xenophon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.Rule;
import strategos.engine.config.ConfigFolder;
import strategos.engine.config.GameData;
import strategos.engine.games.xenophon.printed.Card;
import strategos.engine.games.xenophon.printed.CardList;

/** The deck as the card list prints it. */
@Rule({"action-deck", "action-deck-card-list", "card-list-notation"})
class CardListTest {
    private record File(String provenance, List<Listed> cards) {}

    private record Listed(String id, String printed, Object ways) {}

    private static Map<String, Integer> printed() {
        GameData data = GameData.read(ConfigFolder.packed(), Xenophon.ID, new XenophonFactory().files());
        Map<String, Integer> counts = new TreeMap<>();
        data.json(CardList.FILE, File.class).cards().forEach(card -> counts.merge(card.printed(), 1, Integer::sum));
        return counts;
    }

    @Test
    void has163CardsOneOfEach() {
        assertThat(Camp.deck().all()).hasSize(163).extracting(Card::id).doesNotHaveDuplicates();
    }

    /** Counted off the printed list, effect by effect. */
    @ParameterizedTest
    @CsvSource({
        "BR +1, 29",
        "Gain 1 FT, 12",
        "Get 1 extra RR, 11",
        "NR +1, 8",
        "Reroll BR, 7",
        "TR +2, 7",
        "MR +2, 6",
        "AR -2, 5",
        "Reroll Target Roll, 5",
        "BR +1 or TR +2, 5",
        "TR -1, 4",
        "SR +3, 4",
        "NR -1 or MR +2, 4",
        "ER -1, 4",
        "BR +1 or RR +1, 3",
        "Gain 1 AT, 3",
        "ER +1, 3",
        "TR -2, 3",
        "Draw 3 Cards, 3",
        "FR +2, 2",
        "AR -1, 2",
        "NR +1 or RR +1, 2",
        "WR +1, 2",
        "MR -2, 2",
        "TR +1, 2",
        "BR -1 or Get 1 extra RR, 2",
        "ZR -2, 1",
        "Gain 1 FT or TR +1, 1",
        "FR -1, 1",
        "MR +3, 1",
        "DR +1, 1",
        "AR -3, 1",
        "Lose 1 FT, 1",
        "MR +4, 1",
        "NR -1, 1",
        "Gain 1 AT & 1 MT, 1",
        "TR -1 or lose 1 FT, 1",
        "BR -1, 1",
        "BR -1 or AR -1, 1",
        "WR +2, 1",
        "ER -2, 1",
        "NR +1 or BR +1, 1",
        "NR +1 or TR +2, 1",
        "Gain 2 FT, 1",
        "AR +2, 1",
        "BR +1 or ER -1, 1",
        "TR +2 or BR +1, 1",
        "Remove 1 AT, 1",
        "FR -2, 1"
    })
    void hasSoManyOfEachEffect(String effect, int count) {
        assertThat(printed()).containsEntry(effect, count);
    }

    @Test
    void hasNoOtherEffects() {
        assertThat(printed()).hasSize(49);
        assertThat(printed().values().stream().mapToInt(Integer::intValue).sum())
                .isEqualTo(163);
    }

    /** Slips of the list stay as they are printed. */
    @ParameterizedTest
    @CsvSource({"mutilate-the-corpses, AR +2", "falling-rocks, BR +1", "generals-killed, MR +4", "big-city, Gain 2 FT"})
    void keepsToThePrint(String id, String effect) {
        GameData data = GameData.read(ConfigFolder.packed(), Xenophon.ID, new XenophonFactory().files());
        assertThat(data.json(CardList.FILE, File.class).cards())
                .filteredOn(card -> card.id().equals(id))
                .extracting(Listed::printed)
                .containsExactly(effect);
    }
}
