package strategos.engine.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.engine.box.PrintedTable;
import strategos.engine.config.GameData;
import strategos.engine.games.persians.printed.Tables;
import strategos.engine.games.persians.war.Stratagem;
import strategos.engine.games.sparta.prestige.PrestigeEvents.PrestigeChanged;
import strategos.engine.games.sparta.printed.CombatTable;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.Tables.Cause;
import strategos.engine.games.sparta.printed.Tables.PrestigeTable;
import strategos.engine.games.xenophon.printed.CardList;
import strategos.engine.library.Library;
import strategos.engine.library.RegisteredGames;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

/** Tables that can be looked up say what the rules use, in words that are there. */
class PrintedTablesTest {
    private static final Library LIBRARY = RegisteredGames.LIBRARY;
    private static final int FACES = 6;

    static List<String> games() {
        return LIBRARY.games().stream().map(game -> game.box().id()).toList();
    }

    private static Phrasebook words(String game) {
        return LIBRARY.words(game, Escape.plain());
    }

    private static List<List<String>> cells(String game, String table) {
        PrintedTable printed = LIBRARY.open(game).box().table(table).orElseThrow();
        return printed.rows().stream()
                .map(row -> row.stream().map(words(game)::say).toList())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyWordOfEveryTableIsThere(String game) {
        Phrasebook words = words(game);
        List<PrintedTable> tables = LIBRARY.open(game).box().tables();
        assertThat(tables).extracting(PrintedTable::id).contains("turn", "leaders");
        for (PrintedTable table : tables) {
            Stream.of(
                            Stream.of(table.title(), table.note()),
                            table.columns().stream(),
                            table.rows().stream().flatMap(List::stream))
                    .flatMap(texts -> texts)
                    .forEach(text -> {
                        assertThat(words.problems(text))
                                .as("%s of %s", text, table.id())
                                .isEmpty();
                        assertThat(words.say(text)).isNotBlank();
                    });
        }
    }

    @Test
    void combatOfSpartaIsReadAsItIsFought() {
        Printed printed = Printed.read(LIBRARY.data("sparta"));
        List<List<String>> land = cells("sparta", "land");
        List<List<String>> naval = cells("sparta", "naval");
        for (int die = 1; die <= FACES; die++) {
            assertThat(land.get(die - 1).getFirst()).isEqualTo(Integer.toString(die));
            for (int column = 0; column < printed.tables().land().columns().size(); column++) {
                assertThat(land.get(die - 1).get(column + 1))
                        .isEqualTo(printed.tables().land().outcome(column, die).code());
            }
            for (int column = 0; column < printed.tables().naval().columns().size(); column++) {
                assertThat(naval.get(die - 1).get(column + 1))
                        .isEqualTo(printed.tables().naval().outcome(column, die).code());
            }
        }
        assertThat(cells("sparta", "governments")).hasSize(12);
    }

    /** What is worth prestige by how much, or so often, says so: with the numbers that the rules use. */
    @Test
    void prestigeOfSpartaIsReadAsItIsAwarded() {
        PrestigeTable table = Printed.read(LIBRARY.data("sparta")).tables().prestige();
        List<List<String>> cells = cells("sparta", "prestige");
        assertThat(cells).hasSameSizeAs(table.causes());
        for (int row = 0; row < cells.size(); row++) {
            Cause cause = table.causes().get(row);
            List<Integer> numbers = switch (cause.id()) {
                case PrestigeChanged.TRIBUTE ->
                    List.of(cause.levels(), table.tributeStep(), cause.levels() * table.tributeMost());
                case PrestigeChanged.RAVAGE -> List.of(cause.levels(), table.ravagesOfAthens());
                default -> List.of(cause.levels());
            };
            assertThat(numbers(cells.get(row).get(1))).as(cause.id()).isEqualTo(numbers);
        }
    }

    /** Whom a cause helps is not always who did something: 13.0 knows what nobody did, 10.5 and 15.3 what harms Athens. */
    @ParameterizedTest
    @CsvSource({
        "a battle on land, who wins it",
        "a battle at sea, who wins it",
        "Argos captured, who captures it",
        "Chalcidice captured, Athens",
        "Decelea fortified, Sparta",
        "Athens ravaged, Sparta",
        "nobody presses Megara, Sparta",
        "nobody presses the Peloponnese, Sparta",
        "Athens revolted, Sparta",
        "Syracuse captured, Athens",
        "captors leave Syracuse, Sparta",
        "Carthage invades Sicily, Athens",
    })
    void prestigeGoesToTheSideThatTheTableNames(String cause, String side) {
        assertThat(cells("sparta", "prestige"))
                .filteredOn(row -> row.getFirst().equals(cause))
                .singleElement()
                .satisfies(row -> assertThat(row.getLast()).isEqualTo(side));
    }

    @Test
    void prestigeForLeavingSyracuseIsForEachUnit() {
        assertThat(cells("sparta", "prestige"))
                .filteredOn(row -> row.getFirst().startsWith("captors"))
                .singleElement()
                .satisfies(row -> assertThat(row.get(1)).isEqualTo("1 for each unit"));
    }

    /** All that a government's row says is told: whoever it names stands in its line. */
    @Test
    void governmentsOfAthensTellTheirTerms() {
        Printed printed = Printed.read(LIBRARY.data("sparta"));
        List<List<String>> cells = cells("sparta", "governments");
        for (Printed.GovernmentRow row : printed.governments()) {
            String told = cells.get(row.row() - 1).get(4);
            Stream.of(
                            row.must().stream(),
                            row.withShips().stream(),
                            row.mustAfter().stream().map(Printed.GovernmentRow.After::leader))
                    .flatMap(leaders -> leaders)
                    .map(leader -> words("sparta").say(Text.of("table.cell", "value", new Arg.Name("leader", leader))))
                    .forEach(leader -> assertThat(told).as("row %s", row.row()).contains(leader));
            row.at()
                    .forEach(place -> assertThat(told)
                            .contains(
                                    words("sparta").say(Text.of("table.cell", "value", new Arg.Name("place", place)))));
        }
        assertThat(cells.get(1).get(4)).contains("Melos", "Cythera");
        assertThat(cells.get(2).get(4)).contains("Chalcidice");
    }

    /** Every leader whom a side may have comes with a rating and with what brings him. */
    @Test
    void leadersOfSpartaSayWhatBringsThem() {
        List<List<String>> leaders = cells("sparta", "leaders");
        assertThat(leaders).extracting(List::getFirst).contains("Cleon").doesNotHaveDuplicates();
        assertThat(leaders)
                .allSatisfy(row -> assertThat(row.getLast()).containsPattern("\\d"))
                .filteredOn(row -> row.getFirst().equals("Nicias"))
                .singleElement()
                .satisfies(row -> assertThat(row.getLast()).isEqualTo("government 2, 3, 4, 5 and 6"));
    }

    @ParameterizedTest
    @CsvSource({"sparta, AH, true", "sparta, AH/DH, false", "sparta, AH/D[E], false", "sparta, DH, true"})
    void halvesAreRoundedAsTheSignsSay(String game, String code, boolean up) {
        assertThat(CombatTable.Outcome.of(code).half(3)).isEqualTo(up ? 2 : 1);
        assertThat(cells(game, "signs"))
                .filteredOn(row -> row.getFirst().equals(code))
                .singleElement()
                .satisfies(row -> assertThat(row.getLast()).contains(up ? "rounded up" : "rounded down"));
    }

    private static List<Integer> numbers(String cell) {
        return Pattern.compile("\\d+")
                .matcher(cell)
                .results()
                .map(found -> Integer.valueOf(found.group()))
                .toList();
    }

    @Test
    void combatOfThePersiansIsReadAsItIsFought() {
        GameData data = LIBRARY.data("persians");
        Tables tables = Tables.read(data);
        for (List<String> row : cells("persians", "land")) {
            int die = Integer.parseInt(row.getFirst());
            for (int column = 1; column < row.size(); column++) {
                assertThat(row.get(column)).isEqualTo(tables.landCombat().cell(column - 1, die));
            }
        }
        for (List<String> row : cells("persians", "naval")) {
            int die = Integer.parseInt(row.getFirst());
            for (int column = 1; column < row.size(); column++) {
                assertThat(row.get(column))
                        .isEqualTo(Integer.toString(tables.navalCombat().cell(column - 1, die)));
            }
        }
        assertThat(cells("persians", "stratagems")).hasSize(Stratagem.values().length);
    }

    @Test
    void everyCardOfTheDeckIsListed() {
        assertThat(cells("xenophon", "cards"))
                .hasSize(CardList.read(LIBRARY.data("xenophon")).all().size());
        assertThat(words("xenophon").say(Text.of("table.span", "from", 1, "to", 3)))
                .isEqualTo(cells("xenophon", "weather").getFirst().getFirst());
    }
}
