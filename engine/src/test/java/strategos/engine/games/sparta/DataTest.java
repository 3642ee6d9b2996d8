package strategos.engine.games.sparta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.Game;
import strategos.engine.Rule;
import strategos.engine.box.Box.Scenario;
import strategos.engine.box.Option;
import strategos.engine.config.BadData;
import strategos.engine.config.GameData;
import strategos.engine.games.sparta.printed.Atlas;
import strategos.engine.games.sparta.printed.Atlas.Fort;
import strategos.engine.games.sparta.printed.Atlas.Route;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.Printed.Leader;
import strategos.engine.games.sparta.printed.Printed.Unit;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;

/** What the box holds agrees with every number that the rules state, and data that do not are refused. */
class DataTest {
    private static final Printed PRINTED = Theatre.PRINTED;
    private static final Atlas ATLAS = PRINTED.atlas();
    private static final Counters COUNTERS = PRINTED.counters();

    @Rule({"1.1", "2.0"})
    @Test
    void theBoxHasTwoSeatsFourScenariosAndOnePreparedForLearners() {
        assertThat(Theatre.game().box().scenarios())
                .extracting(Scenario::id)
                .containsExactly("archidamian", "campaign", "peace-of-nicias", "ionian-war", "potidaea");
        assertThat(Theatre.game().box().scenarios())
                .allSatisfy(scenario -> assertThat(scenario.seats()).containsExactly(Theatre.ATHENS, Theatre.SPARTA));
        assertThat(Theatre.game().box().options()).extracting(Option::name).containsExactly("forces", "road");
        assertThat(Theatre.game().box().verbs()).hasSize(25);
    }

    @Rule({"11.0", "11.1"})
    @ParameterizedTest
    @CsvSource({
        "sparta, 1",
        "peloponnesian-coalition, 16",
        "spartan-allies, 12",
        "athens, 1",
        "delos-confederation, 72",
        "athenian-allies, 12",
        "persia, 1",
        "chalcidice, 2"
    })
    void asManyCitiesCountAsTheListSays(String nation, int cities) {
        assertThat(ATLAS.counted(Nation.of(nation)).size()).isEqualTo(cities);
    }

    @Rule({"11.5", "15.3"})
    @Test
    void someCitiesDoNotCount() {
        for (String id : List.of("cyllene", "tanagra", "cythera", "gytheum", "plataea", "syracuse", "antandrus")) {
            assertThat(ATLAS.find(id).orElseThrow().counted()).as(id).isFalse();
        }
    }

    @Rule({"7.11", "7.12"})
    @Test
    void thereAreSixPortsAndCorinthIsReachedFromItsGulfAlone() {
        assertThat(ATLAS.ids(ATLAS.ports()))
                .containsExactlyInAnyOrder("syracuse", "corinth", "gytheum", "athens", "samos", "miletus");
        Locale corinth = ATLAS.find("corinth").orElseThrow();
        assertThat(corinth.divided()).isTrue();
        assertThat(ATLAS.from(corinth.number()).stream()
                        .filter(route -> route.kind() != Route.Kind.LAND && !route.southHere())
                        .map(route -> ATLAS.locale(route.to()).id()))
                .containsExactlyInAnyOrder("gulf-of-corinth", "sicyon");
    }

    @Rule({"2.1", "7.1"})
    @Test
    void theMapIsOfPlacesJoinedByThreeKindsOfRoutes() {
        assertThat(ATLAS.size()).isBetween(155, 186);
        for (Locale locale : ATLAS.locales()) {
            for (Route route : ATLAS.from(locale.number())) {
                assertThat(ATLAS.from(route.to()))
                        .as("the way back to %s", locale.id())
                        .anyMatch(back -> back.to() == locale.number() && back.kind() == route.kind());
            }
        }
        assertThat(ATLAS.territory("sicily").size()).isEqualTo(11);
    }

    @Rule({"2.2", "2.3"})
    @Test
    void unitsHaveTwoSidesAndSpartaHasNoShips() {
        assertThat(COUNTERS.units()).hasSize(124).allMatch(unit -> unit.full() > unit.reduced() && unit.reduced() > 0);
        assertThat(COUNTERS.units())
                .filteredOn(unit -> unit.nation() == Nation.SPARTA)
                .noneMatch(Unit::naval);
        assertThat(ATLAS.find("sparta").orElseThrow().garrison()).isEqualTo(7);
    }

    @ParameterizedTest
    @CsvSource({
        "athens-lsp, 18", "athens-nsp, 12", "sparta-lsp, 8", "coalition-nsp, 10", "corinth-lsp, 6", "achaea-lsp, 3",
        "boeotia-lsp, 4", "syracuse-nsp, 4", "syracuse-lsp, 3", "persia-lsp, 2", "argos-lsp, 2", "chalcidice-lsp, 2"
    })
    @Rule({"2.2", "16.0"})
    void thereAreAsManyUnitsAsTheSetUpsNeed(String group, int count) {
        assertThat(COUNTERS.group(group).size()).isEqualTo(count);
    }

    @Rule({"2.9", "11.3"})
    @Test
    void everyNationHasItsSide() {
        assertThat(PRINTED.patron(Nation.COALITION)).isEqualTo(Side.SPARTA);
        assertThat(PRINTED.patron(Nation.SPARTAN_ALLIES)).isEqualTo(Side.SPARTA);
        assertThat(PRINTED.patron(Nation.PERSIA)).isEqualTo(Side.SPARTA);
        assertThat(PRINTED.patron(Nation.CHALCIDICE)).isEqualTo(Side.SPARTA);
        assertThat(PRINTED.patron(Nation.CONFEDERATION)).isEqualTo(Side.ATHENS);
        assertThat(PRINTED.patron(Nation.ATHENIAN_ALLIES)).isEqualTo(Side.ATHENS);
    }

    @Rule({"2.4", "6.2"})
    @Test
    void leadersHaveThreeNumbersAndUnnamedOnesNoShift() {
        assertThat(COUNTERS.leaders()).allMatch(leader -> leader.campaign() >= 8 && leader.campaign() <= 10);
        assertThat(COUNTERS.leaders())
                .filteredOn(Leader::unnamed)
                .hasSize(12)
                .allMatch(leader -> leader.naval() + leader.land() == 0);
        assertThat(COUNTERS.leader(COUNTERS.number("athenian-c")).campaign()).isEqualTo(8);
    }

    @Rule("6.3")
    @ParameterizedTest
    @CsvSource({
        "archidamus, 431",
        "brasidas, 431",
        "agis, 418",
        "pythen, 415",
        "gylippus, 414",
        "chalcideus, 413",
        "eteonicus, 413",
        "antisthenes, 412",
        "hermocrates, 412",
        "pedaritus, 412",
        "agesandridas, 411",
        "mindarus, 411",
        "pasippidas, 410",
        "lysander, 407",
        "callicratidas, 406"
    })
    void spartanLeadersComeInTheirYears(String leader, int year) {
        assertThat(COUNTERS.leader(COUNTERS.number(leader)).year()).isEqualTo(year);
    }

    @Rule({"2.7", "11.12"})
    @Test
    void fortsStandWhereTheirCountersSay() {
        assertThat(ATLAS.forts())
                .extracting(fort -> fort.id() + " " + ATLAS.locale(fort.place()).id() + " "
                        + fort.side().id())
                .containsExactlyInAnyOrder(
                        "oenoe oenoe athens",
                        "panactum panactum athens",
                        "oropus oropus athens",
                        "minoa plataea athens",
                        "methana troezen athens",
                        "pylos pylos athens",
                        "onugnathus onugnathus athens",
                        "decelea panactum sparta");
        assertThat(ATLAS.forts()).extracting(Fort::strength).allMatch(strength -> strength > 0);
    }

    @Rule("2.16")
    @Test
    void tributeIsPrintedAsTheExamplesSay() {
        Locale ceos = ATLAS.find("ceos").orElseThrow();
        assertThat(ceos.athenian()).isEqualTo(5);
        assertThat(ceos.spartan()).isEqualTo(1);
        assertThat(ATLAS.find("miletus").orElseThrow().spartan()).isEqualTo(6);
        assertThat(ATLAS.payers().size()).isEqualTo(72);
    }

    @Rule("14.0")
    @Test
    void twelveGovernmentsStandInTheTable() {
        assertThat(PRINTED.lastRow()).isEqualTo(12);
        assertThat(PRINTED.government(2).year()).contains(428);
        assertThat(PRINTED.government(5).must()).containsExactly("athenian-c");
        assertThat(PRINTED.government(7).at()).contains("chios", "mytilene").doesNotContain("oenoe");
    }

    private static Game<War> with(String file, String from, String to) {
        Map<String, String> files = new TreeMap<>(Box.data().files());
        assertThat(files.get(file)).as("the passage to change").contains(from);
        int at = files.get(file).indexOf(from);
        files.put(file, files.get(file).substring(0, at) + to + files.get(file).substring(at + from.length()));
        return Sparta.of(GameData.of(Sparta.ID, files));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "map.json | \"garrison\": 7, \"port\": false | \"garrison\": 7, \"port\": true | 7.11 names",
                "map.json | \"garrison\": 7 | \"garrison\": 0 | locales.sparta",
                "map.json | \"kind\": \"land\" | \"kind\": \"air\" | is no kind of route",
                "map.json | \"a\": \"sparta\" | \"a\": \"atlantis\" | is no place of the map",
                "map.json | \"counted\": 72 | \"counted\": 70 | nations.delos-confederation",
                "units.json | [4, 2] | [4, 4] | is no full and reduced strength",
                "units.json | \"homes\": [\"athens\"] | \"homes\": [\"atlantis\"] | is no place of the map",
                "governments.json | \"row\": 2 | \"row\": 3 | rows are numbered from 1",
                "governments.json | \"pericles\" | \"perikles\" | is no leader",
                "scenarios.json | \"count\": 5 | \"count\": 50 | there are not 50",
                "scenarios.json | \"first\": 431 | \"first\": 400 | are not on their tracks"
            })
    void contradictionsAreRefusedWithTheirPlace(String file, String from, String to, String message) {
        assertThatThrownBy(() -> with(file, from, to))
                .isInstanceOf(BadData.class)
                .hasMessageContaining("config/games/sparta/")
                .hasMessageContaining(message);
    }
}
