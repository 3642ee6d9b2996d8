package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.Rule;
import strategos.engine.games.persians.battle.LandCombat;
import strategos.engine.games.persians.battle.Volleys.CombatModifiers;
import strategos.engine.games.persians.losses.LossChoice;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.BattleRound.CombatPhase;
import strategos.engine.games.persians.war.BattleRound.Part;
import strategos.engine.games.persians.war.BattleRound.ResultCode;
import strategos.engine.games.persians.war.BattleSide;
import strategos.engine.games.persians.war.CampaignStatus;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Stratagem;
import strategos.engine.games.persians.war.War;

/** Columns, dice and losses of combat where a rule begins and ends. */
class CombatEdgesTest {
    private static final Side GREEK = Side.GREEK;
    private static final Side PERSIAN = Side.PERSIAN;
    private static final CampaignStatus UNION =
            new CampaignStatus(false, false, true, false, Set.of(), List.of(), List.of(), List.of());

    private static Table fleets(String sea, String greek, String persian) {
        return Table.empty().fleet(GREEK, 1, sea, greek.split(" ", -1)).fleet(PERSIAN, 1, sea, persian.split(" ", -1));
    }

    private static CombatModifiers atSea(Table table, String sea, Side active, Side side) {
        return Table.RULES.battles().sea().reckon(table.war(), TestBattles.atSea(table.war(), sea, active), side);
    }

    /** Columns are counted from 0: 1:2 is 2, even odds are 3, 2:1 is 4. */
    @Rule({"5.4-straits", "9.3"})
    @ParameterizedTest
    @CsvSource({
        "sea-attica, athens-1, persia-3 persia-1, PERSIAN, 3, 3",
        "sea-attica, athens-1, persia-5, PERSIAN, 2, 4",
        "sea-attica, athens-2, persia-5 persia-3 persia-1, PERSIAN, 3, 3",
        "sea-attica, athens-3 athens-2, persia-1, PERSIAN, 4, 2",
        "sea-attica, athens-1, persia-5, GREEK, 0, 7",
        "sea-euboea, athens-1, persia-3 persia-1, PERSIAN, 3, 3",
        "sea-euboea, athens-1, persia-5, PERSIAN, 2, 4",
        "sea-hellespont, athens-1, persia-3, PERSIAN, 3, 3",
        "sea-hellespont, athens-1, persia-3 persia-1, PERSIAN, 2, 4",
        "sea-chalcidice, athens-1, persia-3, PERSIAN, 3, 3",
        "sea-chalcidice, athens-1, persia-3 persia-1, PERSIAN, 2, 4",
        "sea-andros, athens-1, persia-3, PERSIAN, 1, 5",
    })
    void straitsLevelTheOddsUpToTheirLimitWhileTheGreeksAreAttacked(
            String sea, String greek, String persian, Side active, int greeks, int persians) {
        Table table = fleets(sea, greek, persian);
        assertThat(atSea(table, sea, active, GREEK).base()).isEqualTo(greeks);
        assertThat(atSea(table, sea, active, PERSIAN).base()).isEqualTo(persians);
    }

    @Rule({"9.3", "5.4-straits"})
    @ParameterizedTest
    @CsvSource({
        "sea-andros, 3*pe-imm-a, 0",
        "sea-andros, 2*pe-spara, 1",
        "sea-andros, 6*pe-spara 2*pe-arch, 4",
        "sea-attica, 4*pe-spara, 2",
        "sea-attica, 6*pe-spara, 2",
        "sea-euboea, 6*pe-spara 2*pe-arch, 3",
        "sea-hellespont, 6*pe-spara 2*pe-arch, 3",
        "sea-chalcidice, 6*pe-spara 4*pe-arch, 4",
    })
    void tenPointsEmbarkedAddOneToTheDieUpToTheLimitOfAStrait(String sea, String units, int added) {
        Table table =
                fleets(sea, "athens-3", "persia-5 persia-5 persia-5 persia-5").aboard(PERSIAN, "artabazus", 1, units);
        assertThat(atSea(table, sea, GREEK, PERSIAN).added())
                .isEqualTo(added == 0 ? List.of() : List.of(new Part("embarked", added)));
    }

    @Rule("5.4-straits")
    @ParameterizedTest
    @CsvSource({
        "sea-euboea, chalcis-1, true",
        "sea-euboea, eretria-1, true",
        "sea-euboea, athens-3, false",
        "sea-attica, athens-1, true",
        "sea-attica, corinth-3, false",
        "sea-hellespont, athens-1, false",
        "sea-andros, athens-1, false",
    })
    void shipsOfTheCoastHelpOnTheirOwnCoastOnly(String sea, String ship, boolean local) {
        Table table = fleets(sea, ship, "persia-2");
        assertThat(atSea(table, sea, PERSIAN, GREEK).added())
                .isEqualTo(local ? List.of(new Part("local", 1)) : List.of());
        assertThat(atSea(table, sea, PERSIAN, PERSIAN).added()).isEmpty();
    }

    @Rule("5.4-straits")
    @ParameterizedTest
    @CsvSource({
        "sea-attica, attica, athens-1, gr-athens-hop, true",
        "sea-attica, attica, corinth-3, gr-athens-hop, false",
        "sea-attica, megaris, athens-1, gr-athens-hop, false",
        "sea-andros, attica, athens-1, gr-athens-hop, false",
    })
    void unitsAshoreSupportShipsOfTheirOwnNation(String sea, String zone, String ship, String unit, boolean support) {
        Table table = fleets(sea, ship, "persia-2").unled(GREEK, zone, unit);
        assertThat(atSea(table, sea, PERSIAN, GREEK).shifts())
                .isEqualTo(support ? List.of(new Part("support", 1)) : List.of());
        assertThat(atSea(table, sea, PERSIAN, PERSIAN).shifts()).isEmpty();
    }

    @Rule("5.4-straits")
    @ParameterizedTest
    @CsvSource({"athens-1, true", "corinth-3, false"})
    void shipsSupportUnitsOfTheirOwnNation(String ship, boolean support) {
        Table table = Table.empty()
                .leader(GREEK, "miltiades", "attica", "gr-athens-hop")
                .leader(PERSIAN, "datis", "attica", "pe-spara")
                .fleet(GREEK, 1, "sea-attica", ship);
        assertThat(onLand(table, "attica", GREEK).shifts())
                .isEqualTo(support ? List.of(new Part("support", 1)) : List.of());
    }

    private static CombatModifiers onLand(Table table, String zone, Side side) {
        return Table.RULES
                .battles()
                .land()
                .reckon(table.war(), TestBattles.formed(table.war(), zone), side, CombatPhase.MELEE);
    }

    @Rule({"11.2-panhellenism", "9.3"})
    @Test
    void panhellenismGivesTheGreeksAColumnOnLandAndAtSea() {
        Table table = fleets("sea-andros", "athens-3", "persia-3")
                .leader(GREEK, "miltiades", "locris", "gr-athens-hop")
                .leader(PERSIAN, "datis", "locris", "pe-spara");
        assertThat(onLand(table, "locris", GREEK).shifts()).isEmpty();
        assertThat(atSea(table, "sea-andros", GREEK, GREEK).shifts()).isEmpty();
        table.status(UNION);
        List<Part> column = List.of(new Part("union", 1));
        assertThat(onLand(table, "locris", GREEK).shifts()).isEqualTo(column);
        assertThat(atSea(table, "sea-andros", GREEK, GREEK).shifts()).isEqualTo(column);
        assertThat(onLand(table, "locris", PERSIAN).shifts()).isEmpty();
        assertThat(atSea(table, "sea-andros", GREEK, PERSIAN).shifts()).isEmpty();
    }

    @Rule({"11.2-treason", "9.3"})
    @Test
    void treasonGivesTwoColumnsAtSea() {
        Table table = fleets("sea-andros", "athens-3", "persia-3");
        Battle battle = TestBattles.atSea(table.war(), "sea-andros", GREEK)
                .with(PERSIAN, BattleSide.FRESH.played(Stratagem.TREASON));
        assertThat(Table.RULES
                        .battles()
                        .sea()
                        .reckon(table.war(), battle, PERSIAN)
                        .shifts())
                .containsExactly(new Part("treason", 2));
        assertThat(Table.RULES
                        .battles()
                        .sea()
                        .reckon(table.war(), battle, GREEK)
                        .shifts())
                .isEmpty();
    }

    @Rule({"9.3", "4.2"})
    @Test
    void theHighestRankAboardLeadsTheFleet() {
        Table table = fleets("sea-andros", "athens-3", "persia-3")
                .aboard(GREEK, "eurybiades", 1, "")
                .aboard(GREEK, "themistocles", 1, "");
        CombatModifiers greek = atSea(table, "sea-andros", GREEK, GREEK);
        assertThat(greek.added()).containsExactly(new Part("leader", 2));
        assertThat(greek.shifts()).containsExactly(new Part("strategic", 4));
    }

    @Rule("7.2")
    @ParameterizedTest
    @CsvSource({"phocis, -1", "arcadia, -1", "locris, 0"})
    void mountainsTakeOneFromTheDieOfBoth(String zone, int added) {
        Table table = Table.empty()
                .leader(GREEK, "aeschines", zone, "gr-eretria")
                .leader(PERSIAN, "prexaspes", zone, "pe-spara");
        List<Part> expected = added == 0 ? List.of() : List.of(new Part("mountain", added));
        assertThat(onLand(table, zone, GREEK).added()).isEqualTo(expected);
        assertThat(onLand(table, zone, PERSIAN).added()).isEqualTo(expected);
    }

    @Rule("7.3")
    @ParameterizedTest
    @CsvSource({
        "pe-imm-a, pe-arch pe-arch pe-imm-a, true",
        "pe-hcav, pe-arch pe-arch pe-hcav, true",
        "pe-lcav, pe-arch pe-arch pe-lcav, true",
        "asia-miletus, pe-arch asia-miletus, true",
        "pe-spara, pe-arch pe-arch pe-spara, false",
        "mac-inf, pe-arch pe-arch mac-inf, false",
    })
    void aResultOfTenTakesAHopliteAnImmortalOrAHorseman(String kind, String losses, boolean asked) {
        Table table = Table.empty()
                .leader(GREEK, "miltiades", "locris", "gr-athens-hop")
                .leader(PERSIAN, "datis", "locris", "3*pe-arch " + kind);
        LandCombat land = Table.RULES.battles().land();
        Battle battle = TestBattles.formed(table.war(), "locris").withStage(Battle.Stage.MELEE_LOSSES);
        Battle owing = battle.with(PERSIAN, battle.owing(GREEK, CombatPhase.MELEE, ResultCode.of("10T")));
        LossChoice choice = land.losses(table.war(), owing, PERSIAN);
        assertThat(choice.complete(List.of("pe-arch", "pe-arch"))).isEqualTo(!asked);
        assertThat(choice.complete(List.of(losses.split(" ", -1)))).isEqualTo(asked);
    }

    @Rule("7.3")
    @ParameterizedTest
    @CsvSource({"10T, true", "8T, false"})
    void onlyAResultOfTenDoes(String result, boolean noble) {
        Table table = Table.empty()
                .leader(GREEK, "miltiades", "locris", "gr-athens-hop")
                .leader(PERSIAN, "datis", "locris", "pe-arch");
        Battle battle = TestBattles.formed(table.war(), "locris");
        assertThat(battle.owing(GREEK, CombatPhase.MELEE, ResultCode.of(result)).noble())
                .isEqualTo(noble);
    }

    @Rule("ruling-losses")
    @Test
    void whoLosesAllIsNotAsked() {
        LossChoice exact = new LossChoice(
                Map.of("four", 1, "six", 1), kind -> kind.equals("four") ? 4 : 6, 10, kind -> false, false);
        assertThat(exact.forced()).isTrue();
        assertThat(exact.complete(List.of("six"))).isFalse();
        assertThat(exact.complete(List.of("six", "four"))).isTrue();
        LossChoice nothing = new LossChoice(Map.of("four", 1), kind -> 4, 0, kind -> false, false);
        assertThat(nothing.complete(List.of())).isTrue();
        assertThat(nothing.complete(List.of("four"))).isFalse();
    }

    /** Class C needs 7; Aeschines adds nothing, Anabasius one. */
    @Rule({"7.4", "7.5", "7.7"})
    @ParameterizedTest
    @CsvSource({"GREEK, GREEK, 6", "GREEK, PERSIAN, 7", "PERSIAN, PERSIAN, 5", "PERSIAN, GREEK, 8"})
    void anAmbushSteadiesWhoLaysItAndShakesTheOther(Side ambusher, Side tested, int least) {
        War war = Table.empty()
                .leader(GREEK, "aeschines", "locris", "gr-athens-4c")
                .leader(PERSIAN, "anabasius", "locris", "pe-spara")
                .war();
        Battle battle = TestBattles.ambush(war, "locris", ambusher);
        LandCombat land = Table.RULES.battles().land();
        assertThat(land.passes(war, battle, tested, "C", least)).isTrue();
        assertThat(land.passes(war, battle, tested, "C", least - 1)).isFalse();
    }

    /** Who is out of order counts for nothing, and nobody can lose him in the place of who fights. */
    @Rule({"7.3", "7.4"})
    @Test
    void theDisorganisedNeitherFightNorFallForOthers() {
        War war = Table.empty()
                .leader(GREEK, "aeschines", "locris", "gr-athens-4c")
                .leader(PERSIAN, "anabasius", "locris", "2*pe-arch pe-spara")
                .war();
        Battle battle = TestBattles.formed(war, "locris")
                .with(
                        PERSIAN,
                        BattleSide.FRESH.withOut(Table.troops("2*pe-arch")).owing(3, false, true))
                .withStage(Battle.Stage.MELEE_LOSSES);
        assertThat(Table.RULES.battles().choice(war, battle, PERSIAN).next(List.of()))
                .containsExactly("pe-spara");
        assertThat(Table.RULES
                        .battles()
                        .land()
                        .reckon(war, battle, PERSIAN, CombatPhase.FIRE)
                        .points())
                .isZero();
        assertThat(Table.RULES
                        .battles()
                        .land()
                        .reckon(war, battle, PERSIAN, CombatPhase.MELEE)
                        .points())
                .isEqualTo(5);
    }

    /** Leonidas is above Eurybiades: his strategic value counts, and of the two the other has a yellow one. */
    @Rule({"1.1", "9.3"})
    @Test
    void theHighestNavalLeaderHelpsTheDieWhoeverIsAboveHim() {
        Table table = Table.empty()
                .fleet(GREEK, 1, "sea-andros", "athens-3")
                .aboard(GREEK, "leonidas", 1, "")
                .aboard(GREEK, "eurybiades", 1, "")
                .fleet(PERSIAN, 1, "sea-andros", "persia-3");
        Battle battle = TestBattles.atSea(table.war(), "sea-andros", GREEK);
        CombatModifiers greek = Table.RULES.battles().sea().reckon(table.war(), battle, GREEK);
        assertThat(greek.added()).containsExactly(new Part("leader", 1));
        assertThat(greek.shifts()).containsExactly(new Part("strategic", 4));
    }
}
