package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.Rule;
import strategos.engine.config.BadData;
import strategos.engine.config.ConfigFolder;
import strategos.engine.config.GameData;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.persians.common.CounterEvents.OracleAsked;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.printed.Tables;
import strategos.engine.games.persians.province.ProvinceEvents.PoliticsTried;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Stratagem;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War.Pool;
import strategos.engine.games.persians.war.War.Province;
import strategos.engine.games.persians.war.ZoneId;

/** Provinces won over, cities taken, and the tables that say how. */
class ProvinceEdgesTest {
    private static final Side GREEK = Side.GREEK;
    private static final Side PERSIAN = Side.PERSIAN;

    private static Table provinces() {
        return Table.empty()
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop")
                .leader(PERSIAN, "xerxes", "thrace", "pe-spara")
                .change(war -> war.withProvinces(List.of(
                        new Province(new ZoneId("argolis"), Optional.empty(), Table.troops("ne-argos")),
                        new Province(new ZoneId("antandros"), Optional.of(PERSIAN), Troops.NONE),
                        new Province(new ZoneId("thessaly"), Optional.of(GREEK), Troops.NONE))));
    }

    /** Of 36 throws 33 show 4 or more, 30 show 5 or more, 26 show 6 or more, 6 show 10 or more. */
    @Rule({"14.3-political", "11.2-manoeuvres", "11.2-oracle"})
    @ParameterizedTest
    @CsvSource({
        "GREEK, argolis, '', 1, 0, 0, 10",
        "GREEK, argolis, '', 4, 0, 0, 26",
        "GREEK, argolis, '', 5, 0, 0, 30",
        "GREEK, argolis, gr-corinth, 4, 0, 0, 30",
        "GREEK, argolis, ne-argos, 4, 0, 0, 26",
        "GREEK, argolis, gr-corinth ne-argos, 4, 0, 0, 30",
        "GREEK, argolis, '', 1, 1, 0, 30",
        "GREEK, argolis, '', 1, 0, 4, 30",
        "GREEK, argolis, '', 4, 0, -4, 6",
        "PERSIAN, argolis, pe-spara, 7, 0, 0, 30",
        "PERSIAN, argolis, '', 7, 0, 0, 15",
        "PERSIAN, thessaly, ne-thessaly-inf ne-thessaly-cav, 4, 0, 0, 26",
    })
    void presencePointsManoeuvresAndTheOracleAddUp(
            Side side, String zone, String there, int points, int manoeuvres, int oracle, int hits) {
        Table table = provinces().unled(side, zone, there);
        assertThat(Table.RULES.politics().hits(table.war(), side, new ZoneId(zone), points, manoeuvres, oracle))
                .isEqualTo(hits);
    }

    @Rule({"14.3-political", "11.2-oracle", "11.2-manoeuvres", "ruling-segments"})
    @ParameterizedTest
    @CsvSource({"2, 9", "3, 1"})
    void anAttemptSpendsItsStratagemsAndMakesTheSegmentCount(int oracle, int bonus) {
        Played played = provinces()
                .unled(GREEK, "argolis", "gr-corinth")
                .hand(GREEK, "oracle", "manoeuvres", "treason")
                .play(new ScriptedDice().d6(oracle).d6(1, 1));
        played.greek("political province=argolis action-points=2 manoeuvres=1 oracle=yes");
        PoliticsTried tried = played.events(PoliticsTried.class).getFirst();
        assertThat(tried.reveals()).as("whether units lie face down there").isTrue();
        assertThat(tried.bonus()).isEqualTo(bonus);
        assertThat(tried.success()).isEqualTo(bonus == 9);
        assertThat(played.events(OracleAsked.class))
                .singleElement()
                .satisfies(asked -> assertThat(asked.die()).isEqualTo(oracle));
        assertThat(played.side(GREEK).hand().held()).containsExactly(Stratagem.TREASON);
        played.greek("pass").persian("pass");
        assertThat(played.step()).isEqualTo(new Step.Segment(GREEK, false, 1));
    }

    /** Persians at Antandros are no Antandrians: only the city's own unit leaves them. */
    @Rule("14.3-political")
    @Test
    void aProvinceThatTurnsTakesItsOwnUnitsFromTheEnemyAndNoOthers() {
        Played played = provinces()
                .unled(PERSIAN, "thrace", "asia-antandros asia-miletus")
                .points(GREEK, 12)
                .play(new ScriptedDice().d6(6, 6));
        played.greek("political province=antandros action-points=5");
        assertThat(played.war().province(new ZoneId("antandros")).orElseThrow())
                .isEqualTo(new Province(new ZoneId("antandros"), Optional.empty(), Table.troops("asia-antandros")));
        assertThat(played.side(PERSIAN).army()).isEqualTo(Table.troops("pe-spara asia-miletus"));
    }

    /** Whoever leads them away leaves a zone that nobody has controlled for a turn. */
    @Rule({"13", "14.3-political"})
    @Test
    void theUnitsOfAProvinceThatJoinsLiftTheEnemysMarker() {
        ZoneId argolis = new ZoneId("argolis");
        Played played = provinces()
                .leader(GREEK, "strategos1", "argolis", "")
                .marker("argolis", PERSIAN)
                .points(GREEK, 18)
                .play(new ScriptedDice().d6(6, 6));
        assertThat(Table.RULES.control().of(played.war(), argolis)).contains(PERSIAN);
        played.greek("political province=argolis action-points=10");
        played.greek("activate counter=strategos1").greek("take what=all").greek("march path=corinth");
        assertThat(played.side(GREEK).pile(argolis).all()).isEqualTo(Troops.NONE);
        assertThat(Table.RULES.control().of(played.war(), argolis)).isEmpty();
    }

    private static Table city(String scenario, Side side, String leader, String unit, String zone) {
        return Table.empty(scenario)
                .leader(side, leader, zone, unit)
                .marker(zone, side.other())
                .step(new Step.Segment(side, false, 0));
    }

    @Rule({"8.2", "11.2-manoeuvres", "ruling-sack"})
    @ParameterizedTest
    @CsvSource({
        "second-war, manoeuvres, 2, true, manoeuvres",
        "second-war, manoeuvres, 1, true, manoeuvres",
        "second-war, manoeuvres, 3, false, ''",
        "second-war, oracle, 2, true, ''",
        "marathon, manoeuvres, 2, true, ''",
    })
    void aCityThatGreeksDestroyGivesThePersianManoeuvresFromThePool(
            String scenario, String pool, int die, boolean destroyed, String gained) {
        Played played = city(scenario, GREEK, "miltiades", "gr-athens-hop", "miletus")
                .change(war -> war.withPool(Pool.of(List.of(pool, "points-4-7"))))
                .play(new ScriptedDice().d6(die));
        played.greek("activate counter=miltiades").greek("sack");
        assertThat(played.war().ground().destroyed().contains(new ZoneId("miletus")))
                .isEqualTo(destroyed);
        assertThat(played.side(PERSIAN).hand().held())
                .isEqualTo(Stratagem.of(gained).stream().toList());
        assertThat(played.war().pool().counters().contains("manoeuvres"))
                .isEqualTo(pool.equals("manoeuvres") && gained.isEmpty());
        assertThat(played.side(GREEK).hand().held()).isEmpty();
    }

    @Rule("8.2")
    @ParameterizedTest
    @CsvSource({"second-war, 5, no-quarter", "second-war, 6, ''", "marathon, 5, no-quarter", "ionian-revolt, 5, ''"})
    void aCityThatPersiansDestroyGivesTheGreekNoQuarterButNotInTheRevolt(String scenario, int die, String gained) {
        Played played = city(scenario, PERSIAN, "anabasius", "pe-spara", "eretria")
                .change(war -> war.withPool(Pool.of(List.of("manoeuvres", "points-4-7"))))
                .play(new ScriptedDice().d6(die));
        played.persian("activate counter=anabasius").persian("sack");
        assertThat(played.side(GREEK).hand().held())
                .isEqualTo(Stratagem.of(gained).stream().toList());
        assertThat(played.side(PERSIAN).hand().held()).isEmpty();
    }

    private static GameData data(String from, String to) {
        Map<String, String> files = new HashMap<>(
                GameData.read(ConfigFolder.packed(), Persians.ID, Printed.FILES).files());
        files.computeIfPresent(Tables.FILE, (name, text) -> {
            assertThat(text).contains(from);
            return text.replace(from, to);
        });
        return GameData.of(Persians.ID, files);
    }

    @Rule({"7.2", "6.2", "9.3", "5.3", "10"})
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "[\"1\", \"2\", \"2T\", \"4T\", \"5T\", \"6T\",|[\"1\", \"2\", \"2T\", \"4T\", \"5T\",|landCombat",
                "[\"1\", \"2\", \"2T\",|[\"1\", \"2\", \"2t\",|landCombat",
                "[\"e\", \"e\", \"e\", \"-\"|[\"e\", \"e\", \"x\", \"-\"|interception",
                "[1, 1, 1, 2, 2, 3, 3, 4]|[1, 1, 1, 2, 2, 3, 3]|navalCombat",
                "[0, 1, 1, 1, 2, 2]|[0, 1, 1, 1, 2, 2], [0, 1, 1, 1, 2, 2]|attrition",
                "[1, 2, 3]|[1, 2, 3], [1, 2, 3]|unsupplied",
            })
    void aTableWithAWrongCellIsRefusedAndNamed(String from, String to, String table) {
        assertThatExceptionOfType(BadData.class)
                .isThrownBy(() -> Tables.read(data(from, to)))
                .withMessageContaining(table);
    }

    @Rule({"6.2", "14.3-political"})
    @Test
    void theTablesAsPrintedAreRead() {
        Tables tables = Tables.read(data("landCombat", "landCombat"));
        assertThat(tables).isEqualTo(Table.PRINTED.tables());
        assertThat(tables.usable(Stratagem.GENIUS, GREEK)).isTrue();
        assertThat(tables.usable(Stratagem.GENIUS, PERSIAN)).isFalse();
    }

    @Rule("14.3-political")
    @Test
    void nobodyWinsOverWhatIsHisOrCitiesThatHisSideCannotTry() {
        Played played = provinces().play();
        played.refused(GREEK, "political province=thessaly action-points=1");
        Played persian = provinces().step(new Step.Segment(PERSIAN, false, 0)).play();
        persian.refused(PERSIAN, "political province=antandros action-points=1");
        assertThat(Table.RULES.politics().open(played.war(), PERSIAN))
                .containsExactlyInAnyOrder(new ZoneId("argolis"), new ZoneId("thessaly"));
        assertThat(Table.RULES.politics().open(played.war(), GREEK))
                .containsExactlyInAnyOrder(new ZoneId("argolis"), new ZoneId("antandros"));
    }

    /** A 3 and a point do not win the Argolis, which asks for 10. */
    @Rule("14.3-political")
    @Test
    void aProvinceThatWasTriedInVainIsNotTriedAgainInTheTurn() {
        Played played = provinces().play(new ScriptedDice().d6(1, 2));
        played.greek("political province=argolis action-points=1");
        played.refused(GREEK, "political province=argolis action-points=1");
        assertThat(Table.RULES.politics().open(played.war(), GREEK)).containsExactly(new ZoneId("antandros"));
        assertThat(Table.RULES.politics().open(played.war(), PERSIAN)).contains(new ZoneId("argolis"));
    }
}
