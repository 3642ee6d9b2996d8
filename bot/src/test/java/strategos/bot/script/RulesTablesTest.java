package strategos.bot.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.bot.script.Wire.Reply;
import strategos.engine.box.PrintedTable;
import strategos.engine.library.RegisteredGames;

/** What the box prints is looked up as people ask for it; nothing that is asked changes what is answered next. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RulesTablesTest {
    private final Wire wire = Wire.open(RegisteredGames.LIBRARY, "tables");

    @AfterAll
    void close() {
        wire.close();
    }

    private Reply asked(String game, String topic) {
        return wire.done("@ann #stoa /rules game:" + game + " topic:\"" + topic + "\"");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        sparta   | turn                  | turn
        sparta   | combat on land        | land
        sparta   | the naval table       | naval
        sparta   | siege                 | siege
        sparta   | 9.0                   | siege
        sparta   | leader                | leaders
        sparta   | governments           | governments
        persians | interception          | interception
        persians | stratagem             | stratagems
        sparta   | 2.3                   | roster
        sparta   | forts                 | forts
        sparta   | cities                | cities
        sparta   | money                 | generosity
        sparta   | units                 | roster
        sparta   | 12.1                  | deductions
        persians | 7.2                   | land
        persians | units                 | roster
        persians | provinces             | provinces
        persians | straits               | straits
        persians | action points         | costs
        xenophon | stations              | stations
        xenophon | turn                  | turn
        xenophon | weather               | weather
        xenophon | cards                 | cards
        """)
    void aTableIsShownByItsNameOrItsRule(String game, String topic, String table) {
        Reply reply = asked(game, topic);
        assertThat(reply.ids("tables")).first().isEqualTo(table);
        assertThat(reply.text()).as("in words where nothing is painted").contains("**", ".** ", "\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        sparta   | combat       | For example: 16 points attack 4
        sparta   | 9.0          | For example: 15 points besiege 7
        persians | interception | For example: A strategist of 4 against one of 2
        xenophon | battle       | For example: In hills 2 in 6 are routs
        """)
    void aRuleWithAChartHasAnExample(String game, String topic, String example) {
        assertThat(asked(game, topic).text()).containsOnlyOnce("For example:").contains(example);
    }

    @Test
    void governmentsSayWhatTheyBring() {
        assertThat(asked("sparta", "governments").text())
                .contains("Pericles", "Minoa fort", "property tax, for five years", "rules one year only");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        sparta   | Brasidas   | **Brasidas** (Leaders): side Sparta · at sea 0 · on land 2
        persians | xerxes     | **Xerxes** (Leaders): side Persians
        persians | ostracism  | **Ostracism** (Stratagems): side Persians
        sparta   | miletus    | **Miletus** (Cities): nation Delos Confederation · garrison
        sparta   | boeotia    | **Boeotia** (Units in the box): nation Peloponnesian Coalition · kind land
        sparta   | decelea    | **Decelea fort** (Forts): place Panactum
        persians | immortals  | **Persian Immortals 3A** (Units in the box): counters 3
        persians | argolis    | **Argolis** (Provinces to be won over): Greeks 10 · Persians 15
        xenophon | cunaxa     | **Cunaxa** (Stations of the march): space 1
        xenophon | muddy road | **Muddy Road: travel roll −1** (Action cards)
        """)
    void whatABoxListsIsToldByItsName(String game, String topic, String line) {
        assertThat(asked(game, topic).text()).contains(line);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        xenophon | when can I play a card
        sparta   | which cities revolt
        sparta   | 2.16
        """)
    void aLongListIsNoAnswerToSomethingElse(String game, String topic) {
        assertThat(asked(game, topic).ids("tables")).isEmpty();
    }

    @Test
    void howOneWinsShowsNoTable() {
        assertThat(asked("sparta", "how do I win").ids("tables")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"sparta", "persians", "xenophon"})
    void allTablesAreNamedAndCompleted(String game) {
        List<String> ids = RegisteredGames.LIBRARY.open(game).box().tables().stream()
                .map(PrintedTable::id)
                .toList();
        assertThat(wire.done("@ann #stoa /rules game:" + game).text()).contains(ids);
        assertThat(wire.done("?complete /rules game:" + game + " topic:tur")
                        .data("suggestions")
                        .toString())
                .contains("turn");
    }
}
