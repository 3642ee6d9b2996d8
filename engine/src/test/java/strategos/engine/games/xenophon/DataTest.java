package strategos.engine.games.xenophon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.Game;
import strategos.engine.Rule;
import strategos.engine.config.BadData;
import strategos.engine.config.ConfigFolder;
import strategos.engine.config.GameData;
import strategos.engine.games.xenophon.printed.CardList;
import strategos.engine.games.xenophon.printed.DistanceTrack;
import strategos.engine.games.xenophon.sequence.Tables;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.library.Library;
import strategos.engine.library.RegisteredGames;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text;

/** Data that cannot be played with are refused with their file, the path in it and the reason. */
class DataTest {
    private static final GameData PACKED =
            GameData.read(ConfigFolder.packed(), Xenophon.ID, new XenophonFactory().files());

    private static Game<MarchState> with(String file, String from, String to) {
        Map<String, String> files = new TreeMap<>(PACKED.files());
        assertThat(files.get(file)).as("the passage to change").contains(from);
        files.put(file, files.get(file).replace(from, to));
        return Xenophon.of(GameData.of(Xenophon.ID, files));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "cards.json | \"roll\": \"starvation\", \"add\": -2 | \"roll\": \"starvation\", \"add\": -3"
                        + " | cards[2]: eat-only-meat prints ZR -2, but its ways are ZR -3",
                "cards.json | \"id\": \"muddy-road\" | \"id\": \"corn\" | cards[1].id: corn stands there twice",
                "cards.json | \"id\": \"muddy-road\" | \"id\": \"Muddy Road\" | cards[1].id",
                "cards.json | \"is\": \"extra-rally\" | \"is\": \"fly\" | cards.json, cards[12].ways",
                "cards.json | \"roll\": \"starvation\" | \"roll\": \"tide\" | cards.json, cards[2].ways",
                "cards.json | \"printed\": \"MR +3\" | \"prints\": \"MR +3\" | cards.json, cards[9].printed",
                "tables.json | \"from\": 4, \"to\": 5, \"terrain\": \"mountains\""
                        + " | \"from\": 5, \"to\": 5, \"terrain\": \"mountains\" | tables.json, route",
                "tables.json | \"terrain\": \"desert\" | \"terrain\": \"hills\" | tables.json, route",
                "tables.json | \"weather\": \"cold\" | \"weather\": \"wet\" | tables.json, weather.rows[1].weather",
                "tables.json | \"roll\": 3, \"men\": 4 | \"roll\": 4, \"men\": 4 | tables.json, battle",
                "tables.json | \"distance\": 60 | \"distance\": 1 | tables.json, tracks.distance",
                "tables.json | \"distance\": 60 | \"distance\": 50 | route.json, spaces: has 60 spaces",
                "tables.json | \"men\": 100 | \"men\": 0 | tables.json, setup.men",
                "tables.json | \"cards\": 3 | \"cards\": 0 | tables.json, setup.cards",
                "tables.json | \"time\": 60 | \"time\": 0 | tables.json, tracks.time",
                "tables.json | \"draw\": 3 | \"draw\": 0 | tables.json, hand.draw",
                "tables.json | \"limit\": 7 | \"limit\": 0 | tables.json, hand.limit",
                "tables.json | \"from\": 4, \"to\": 5, \"weather\": \"cold\""
                        + " | \"from\": 5, \"to\": 5, \"weather\": \"cold\" | tables.json, weather",
                "tables.json | \"weather\": \"cold\" | \"weather\": \"mild\" | tables.json, weather",
                "tables.json | \"roll\": 4, \"mood\" | \"roll\": 5, \"mood\" | tables.json, negotiations",
                "tables.json | \"roll\": 4, \"food\" | \"roll\": 5, \"food\" | tables.json, forage",
                "tables.json | \"rallied\": 5 | \"rallied\": null | tables.json, rally.rallied",
                "route.json | \"space\": 7 | \"space\": 70 | route.json, spaces[6].space: must be 7",
                "route.json | \"terrain\": \"river\" | \"terrain\": \"lake\" | route.json, spaces[17].terrain"
            })
    void areRefusedWithTheirPlace(String file, String from, String to, String message) {
        assertThatThrownBy(() -> with(file, from, to))
                .isInstanceOf(BadData.class)
                .hasMessageContaining("config/games/xenophon/")
                .hasMessageContaining(message);
    }

    @Rule({"action-deck-card-list", "ruling-X3"})
    @Test
    void oneWayIsAimedAtOneTarget() {
        assertThatThrownBy(
                        () -> with(
                                "cards.json",
                                "\"printed\": \"Gain 1 AT & 1 MT\", \"ways\": [[{\"is\": \"gain\", \"token\": \"anger\", \"count\": 1}",
                                "\"printed\": \"Gain 1 FT & 1 MT\", \"ways\": [[{\"is\": \"gain\", \"token\": \"food\", \"count\": 1}"))
                .isInstanceOf(BadData.class)
                .hasMessageContaining("treachery: effects of one way are aimed at one target");
    }

    @Rule("ruling-X3")
    @Test
    void whatDoesSeveralThingsGivesTokensThatNobodyLikes() {
        assertThatThrownBy(() -> with(
                        "cards.json",
                        "\"printed\": \"Gain 1 FT or TR +1\", \"ways\": [[{\"is\": \"gain\", \"token\": \"food\", \"count\": 1}],",
                        "\"printed\": \"Gain 1 FT & 1 FT or TR +1\", \"ways\": [[{\"is\": \"gain\", \"token\": \"food\", \"count\": 1},"
                                + " {\"is\": \"gain\", \"token\": \"food\", \"count\": 1}],"))
                .isInstanceOf(BadData.class)
                .hasMessageContaining("cards[4].ways[0]: fodder");
    }

    @Rule("action-deck")
    @Test
    void aDeckHasMoreCardsThanOne() {
        String corn = """
                {"id": "corn", "printed": "Gain 1 FT", "ways": [[{"is": "gain", "token": "food", "count": 1}]]}""";
        assertThat(deck(corn + "," + corn.replace("corn", "bread")).size()).isEqualTo(2);
        assertThatThrownBy(() -> deck(corn))
                .isInstanceOf(BadData.class)
                .hasMessageContaining("a deck has more cards than one");
    }

    private static CardList deck(String cards) {
        Map<String, String> files = new TreeMap<>(PACKED.files());
        files.put("cards.json", "{\"provenance\": \"a test\", \"cards\": [" + cards + "]}");
        return CardList.read(GameData.of(Xenophon.ID, files));
    }

    @Rule({"introduction", "setup"})
    @Test
    void aRaceHasMoreArmiesThanOne() {
        String from = PACKED.files().get("tables.json");
        String seats = from.substring(from.indexOf("\"armies\": ["), from.indexOf("\"setup\""));
        assertThatThrownBy(() -> with("tables.json", seats, "\"armies\": [{\"seat\": \"alpha\", \"sign\": \"A\"}],\n"))
                .isInstanceOf(BadData.class)
                .hasMessageContaining("tables.json, armies");
    }

    @Rule({"tracks", "distance-track"})
    @Test
    void theMarchHasSixtySpacesFromCunaxaToTrapezus() {
        Tables tables = Tables.read(PACKED);
        DistanceTrack route = DistanceTrack.read(PACKED, tables.tracks().distance());
        assertThat(route.spaces()).hasSize(60);
        assertThat(route.spaces().getFirst().name()).isEqualTo("Cunaxa");
        assertThat(route.spaces().getLast().name()).isEqualTo("Trapezus");
        assertThat(tables.tracks().time()).isEqualTo(60);
    }

    @Test
    void placesAndCardsAreCalledInWordsAsInTheData() {
        Library library = RegisteredGames.LIBRARY;
        Phrasebook words = library.words(Xenophon.ID, Escape.plain());
        for (DistanceTrack.Space space : DistanceTrack.read(PACKED, 60).spaces()) {
            assertThat(words.say(Text.of("space." + space.space()))).isEqualTo(space.name());
        }
        assertThat(CardList.read(PACKED).all()).allMatch(card -> words.has("card." + card.id()));
    }

    @Test
    void everyValueThatNoRuleStatesSaysWhereItComesFrom() {
        assertThat(DistanceTrack.read(PACKED, 60).provenance()).startsWith("reconstructed");
        assertThat(Tables.read(PACKED).provenance()).startsWith("rules");
    }
}
