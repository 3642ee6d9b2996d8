package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.engine.Rule;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.BattleRound.CombatPhase;
import strategos.engine.games.persians.war.BattleRound.ResultCode;
import strategos.engine.games.persians.war.BattleSide;
import strategos.engine.games.persians.war.CampaignStatus;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Navy.Ship;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Stratagem;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.ZoneId;

/** Stratagems that are spent, whom they touch, and who is left without ships by them. */
class StratagemEdgesTest {
    private static final Side GREEK = Side.GREEK;
    private static final Side PERSIAN = Side.PERSIAN;

    @Rule({"11.2", "11.2-panhellenism", "11.2-tempest"})
    @ParameterizedTest
    @CsvSource({"false, panhellenism", "true, panhellenism", "false, tempest aim=sea-andros"})
    void aStratagemThatIsPlayedIsGone(boolean isolation, String order) {
        Played played = Table.empty()
                .status(new CampaignStatus(isolation, false, false, false, Set.of(), List.of(), List.of(), List.of()))
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop")
                .leader(PERSIAN, "xerxes", "antandros", "pe-spara")
                .fleet(PERSIAN, 1, "sea-andros", "persia-5")
                .hand(GREEK, order.split(" ", -1)[0], "oracle")
                .play(new ScriptedDice().d6(1));
        played.greek("stratagem counter=" + order);
        assertThat(played.side(GREEK).hand().held()).containsExactly(Stratagem.ORACLE);
    }

    @Rule({"11.2", "11.2-no-quarter", "11.2-oracle"})
    @Test
    void soAreNoQuarterAndTheOracleInABattle() {
        Table table = Table.empty()
                .leader(GREEK, "miltiades", "locris", "4*gr-athens-hop")
                .leader(PERSIAN, "datis", "locris", "6*pe-spara")
                .hand(GREEK, "no-quarter", "genius");
        Battle battle = TestBattles.formed(table.war(), "locris").lost(PERSIAN, true);
        Played pursuit = table.step(
                        new Step.Segment(GREEK, true, 0),
                        Active.of(battle.force(GREEK)),
                        battle.withStage(Battle.Stage.MERCY))
                .play(new ScriptedDice().d6(1));
        pursuit.greek("stratagem counter=no-quarter");
        assertThat(pursuit.side(GREEK).hand().held()).containsExactly(Stratagem.GENIUS);
        Battle fresh = TestBattles.formed(table.war(), "locris");
        Played oracle = table.hand(GREEK, "oracle", "genius")
                .step(new Step.Segment(GREEK, true, 0), Active.of(fresh.force(GREEK)), fresh)
                .play(new ScriptedDice().d6(4));
        oracle.greek("stratagem counter=oracle aim=melee");
        assertThat(oracle.side(GREEK).hand().held()).containsExactly(Stratagem.GENIUS);
        assertThat(oracle.war().fight().side(GREEK).oracle()).isEqualTo(2);
    }

    @Rule("11.2-reconnaissance")
    @Test
    void scoutsAtSeaLookAtAFleetAndNotAtShipsThatLieFaceUp() {
        Played played = Table.empty()
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop")
                .leader(PERSIAN, "xerxes", "antandros", "pe-spara")
                .fleet(PERSIAN, 1, "sea-andros", "persia-5", "persia-3")
                .change(war -> war.with(war.persian().single(new ZoneId("sea-andros"), Ship.fresh("persia-2"))))
                .hand(GREEK, "reconnaissance", "oracle")
                .play();
        // One face-down counter: nothing is drawn.
        played.greek("stratagem counter=reconnaissance aim=sea-andros");
        assertThat(played.war().sightings())
                .singleElement()
                .satisfies(seen -> assertThat(seen.ships()).containsExactlyInAnyOrder("persia-5", "persia-3"));
        assertThat(played.side(GREEK).hand().held()).containsExactly(Stratagem.ORACLE);
    }

    /** Whichever counter of a force is looked at, the force is: a dummy in it goes as if it had been met. */
    @Rule({"11.1", "11.2-reconnaissance"})
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void scoutsFindOutTheDummiesOfAForceAndSeeTheRestOfIt(int drawn) {
        CounterId king = new CounterId("xerxes");
        Table table = Table.empty()
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop")
                .leader(PERSIAN, "xerxes", "thessaly", "2*pe-spara")
                .leader(PERSIAN, "artabazus", "thessaly", "pe-imm-a")
                .leader(PERSIAN, "dummy-p1", "thessaly", "")
                .change(war -> war.with(war.persian().eachChief(c -> c.id().equals(king) ? c : c.under(king))))
                .hand(GREEK, "reconnaissance");
        Played played = table.play(new ScriptedDice().dice(3, drawn));
        played.greek("stratagem counter=reconnaissance aim=thessaly");
        assertThat(played.side(PERSIAN).chief(new CounterId("dummy-p1"))).isEmpty();
        assertThat(played.side(PERSIAN).lostDummies()).isEqualTo(1);
        assertThat(played.war().sightings()).singleElement().satisfies(seen -> {
            assertThat(seen.counters()).containsExactly(king, new CounterId("artabazus"));
            assertThat(seen.troops()).isEqualTo(Table.troops("2*pe-spara pe-imm-a"));
        });
    }

    private static Table sea(String sea, String... ships) {
        return Table.empty()
                .leader(PERSIAN, "xerxes", "antandros", "pe-spara")
                .fleet(GREEK, 1, sea, ships)
                .hand(PERSIAN, "isolationism", "ostracism")
                .step(new Step.Segment(PERSIAN, false, 0));
    }

    private static Played isolated(Table table) {
        return table.play().persian("stratagem counter=isolationism");
    }

    private static Chief chief(Played played, String id) {
        return played.side(GREEK).chief(new CounterId(id)).orElseThrow();
    }

    /** Three naval points carry six points of horse: three such units, and nobody else. */
    @Rule({"11.2-isolationism", "9.4", "ruling-castaways"})
    @ParameterizedTest
    @CsvSource({"3*ne-thessaly-cav, true", "3*ne-thessaly-cav gr-chalcis, false"})
    void whoHasRoomOnTheShipsThatStayRemainsAboard(String units, boolean aboard) {
        Table table = sea("sea-andros", "athens-3", "sparta-2").aboard(GREEK, "themistocles", 1, units);
        Played played = isolated(table);
        assertThat(played.side(GREEK)
                        .vessel(new CounterId("fleet-g1"))
                        .orElseThrow()
                        .types())
                .containsExactly("athens-3");
        assertThat(chief(played, "themistocles").aboard()).isEqualTo(aboard);
        assertThat(chief(played, "themistocles").troops()).isEqualTo(Table.troops(units));
        assertThat(played.side(PERSIAN).hand().held()).containsExactly(Stratagem.OSTRACISM);
    }

    /** Beside the Sea of Andros lie Attica, Boeotia and Eretria, in this order. */
    @Rule({"11.2-isolationism", "ruling-castaways"})
    @ParameterizedTest
    @CsvSource({"'', attica", "attica, boeotia", "attica boeotia, eretria"})
    void othersComeAshoreOnTheFirstCoastWithoutTheEnemy(String enemies, String coast) {
        Table table = sea("sea-andros", "sparta-2").aboard(GREEK, "themistocles", 1, "gr-athens-hop");
        for (String zone : enemies.isEmpty() ? new String[0] : enemies.split(" ", -1)) {
            table.unled(PERSIAN, zone, "pe-spara");
        }
        Played played = isolated(table);
        assertThat(chief(played, "themistocles").aboard()).isFalse();
        assertThat(chief(played, "themistocles").place()).isEqualTo(new ZoneId(coast));
        assertThat(chief(played, "themistocles").troops()).isEqualTo(Table.troops("gr-athens-hop"));
    }

    /** The only coast of the northern Aegean is Lemnos. */
    @Rule({"11.2-isolationism", "ruling-castaways"})
    @Test
    void withoutSuchACoastTheyAreLost() {
        Table table = sea("sea-aegean-north", "sparta-2")
                .aboard(GREEK, "themistocles", 1, "gr-athens-hop")
                .unled(PERSIAN, "lemnos", "pe-spara");
        Played played = isolated(table);
        assertThat(played.side(GREEK).chief(new CounterId("themistocles"))).isEmpty();
        assertThat(played.side(GREEK).army()).isEqualTo(Troops.NONE);
    }

    @Rule({"11.2-isolationism", "ruling-castaways"})
    @Test
    void spartansAreGatheredAndNeitherLandedNorLost() {
        Table table = sea("sea-aegean-north", "athens-3")
                .aboard(GREEK, "leonidas", 1, "gr-sparta-hop")
                .unled(PERSIAN, "lemnos", "pe-spara");
        Played played = isolated(table);
        played.greek("redeploy zone=elis what=all");
        assertThat(played.side(GREEK).army()).isEqualTo(Table.troops("gr-sparta-hop"));
        assertThat(chief(played, "leonidas").place()).isEqualTo(new ZoneId("elis"));
        assertThat(played.side(GREEK)
                        .vessel(new CounterId("fleet-g1"))
                        .orElseThrow()
                        .types())
                .containsExactly("athens-3");
    }

    @Rule({"11.2-isolationism", "ruling-castaways"})
    @Test
    void unitsOfOthersInASpartanBoxGoToAnotherLeaderAboard() {
        Table table = sea("sea-andros", "athens-3")
                .aboard(GREEK, "leonidas", 1, "gr-athens-hop")
                .aboard(GREEK, "themistocles", 1, "gr-athens-4c");
        Played played = isolated(table);
        assertThat(chief(played, "themistocles").aboard()).isTrue();
        assertThat(chief(played, "themistocles").troops()).isEqualTo(Table.troops("gr-athens-hop gr-athens-4c"));
        assertThat(played.side(GREEK).piles()).isEmpty();
    }

    @Rule({"4.1", "11.2-isolationism", "ruling-succession"})
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void whoTakesOverUnitsThatASpartanHasLedCountsAsActivated(boolean activated) {
        Table table = sea("sea-andros", "athens-3")
                .aboard(GREEK, "eurybiades", 1, "gr-athens-hop")
                .aboard(GREEK, "themistocles", 1, "gr-athens-4c")
                .activated(GREEK, "eurybiades", activated);
        assertThat(chief(isolated(table), "themistocles").spent()).isEqualTo(activated);
    }

    @Rule({"11.2-ostracism", "ruling-castaways"})
    @Test
    void unitsOfAnOstracisedLeaderAboardGoToAnotherThereAndAshoreTheyStayAlone() {
        Played aboard = sea("sea-andros", "athens-3")
                .aboard(GREEK, "themistocles", 1, "gr-athens-hop")
                .aboard(GREEK, "eurybiades", 1, "")
                .play();
        aboard.persian("stratagem counter=ostracism aim=themistocles");
        assertThat(chief(aboard, "eurybiades").troops()).isEqualTo(Table.troops("gr-athens-hop"));
        Played ashore = sea("sea-andros", "athens-3")
                .leader(GREEK, "themistocles", "attica", "gr-athens-hop")
                .leader(GREEK, "eurybiades", "attica", "")
                .play();
        ashore.persian("stratagem counter=ostracism aim=themistocles");
        assertThat(chief(ashore, "eurybiades").troops()).isEqualTo(Troops.NONE);
        assertThat(ashore.side(GREEK).pile(new ZoneId("attica")).all()).isEqualTo(Table.troops("gr-athens-hop"));
    }

    /** Who has them now has units that were activated in this phase. */
    @Rule({"4.1", "11.2-ostracism", "ruling-succession"})
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void whoTakesOverUnitsOfAnExileThatWereActivatedCountsAsActivated(boolean activated) {
        Played played = sea("sea-andros", "athens-3")
                .aboard(GREEK, "themistocles", 1, "gr-athens-hop")
                .aboard(GREEK, "eurybiades", 1, "")
                .activated(GREEK, "themistocles", activated)
                .play();
        played.persian("stratagem counter=ostracism aim=themistocles");
        assertThat(chief(played, "eurybiades").spent()).isEqualTo(activated);
    }

    @Rule({"11.2-ostracism", "ruling-castaways"})
    @Test
    void unitsOfAnOstracisedLeaderAboardAloneAreLostWhereNoCoastIsFree() {
        Played played = sea("sea-aegean-north", "athens-3")
                .aboard(GREEK, "themistocles", 1, "gr-athens-hop")
                .unled(PERSIAN, "lemnos", "pe-spara")
                .play();
        played.persian("stratagem counter=ostracism aim=themistocles");
        assertThat(played.side(GREEK).army()).isEqualTo(Troops.NONE);
        assertThat(played.war().status().fell()).isEmpty();
    }

    @Rule({"11.2-intrigues", "14.3"})
    @Test
    void intriguesTakeFromTheKingsOwnBoxFirstThenFromOthersThenFromTheUnled() {
        Played played = Table.empty()
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop")
                .leader(PERSIAN, "artabazus", "thessaly", "2*pe-spara")
                .leader(PERSIAN, "xerxes", "antandros", "2*pe-spara")
                .unled(PERSIAN, "macedonia", "2*pe-spara")
                .hand(GREEK, "intrigues", "oracle")
                .play();
        played.greek("stratagem counter=intrigues").greek("losses units=pe-spara,pe-spara,pe-spara,pe-spara,pe-spara");
        assertThat(played.side(PERSIAN).army()).isEqualTo(Table.troops("pe-spara"));
        assertThat(played.side(PERSIAN).pile(new ZoneId("macedonia")).all()).isEqualTo(Table.troops("pe-spara"));
        assertThat(played.side(PERSIAN)
                        .chief(new CounterId("artabazus"))
                        .orElseThrow()
                        .troops())
                .isEqualTo(Troops.NONE);
        assertThat(played.side(GREEK).hand().held()).containsExactly(Stratagem.ORACLE);
    }

    /** Of what the king has led in this phase the guards stay with Artemisia, or nobody. */
    @Rule({"4.1", "11.2-intrigues", "ruling-succession"})
    @ParameterizedTest
    @CsvSource({"'2*pe-arch pe-imm-a', true", "'2*pe-arch', false"})
    void whoTakesOverUnitsThatTheKingHasLedCountsAsActivated(String units, boolean activated) {
        Played played = Table.empty()
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop")
                .fleet(PERSIAN, 1, "sea-troad", "persia-5")
                .aboard(PERSIAN, "xerxes", 1, units)
                .aboard(PERSIAN, "artemisia", 1, "")
                .unled(PERSIAN, "antandros", "3*pe-spara")
                .change(war -> war.with(war.persian()
                        .with(war.persian()
                                .chief(CounterId.XERXES)
                                .orElseThrow()
                                .spent(true))))
                .hand(GREEK, "intrigues")
                .play();
        played.greek("stratagem counter=intrigues").greek("losses units=pe-arch,pe-arch,pe-spara,pe-spara,pe-spara");
        assertThat(played.side(PERSIAN)
                        .chief(new CounterId("artemisia"))
                        .orElseThrow()
                        .spent())
                .isEqualTo(activated);
    }

    /** Nobody is asked where nothing is to be laid down, and the segment goes on. */
    @Rule({"2", "11.2-isolationism"})
    @Test
    void isolationWithoutAnySpartanLeavesNothingToLayDown() {
        Played played = isolated(sea("sea-attica", "athens-3"));
        assertThat(played.war().status().isolation()).isTrue();
        assertThat(played.awaited()).containsExactly("persians");
        assertThat(played.verbs(PERSIAN)).contains("activate");
    }

    /** What the Greeks bring about counts twice, and what is done to them once. */
    @Rule("11.2-sacrifice")
    @Test
    void theSacrificeDoublesThePersiansLossesAlone() {
        Table table = Table.empty()
                .leader(GREEK, "leonidas", "thermopylae", "4*gr-sparta-hop")
                .leader(PERSIAN, "mardonius", "thermopylae", "6*pe-spara");
        Battle battle =
                TestBattles.formed(table.war(), "thermopylae").with(GREEK, BattleSide.FRESH.withSacrifice(true));
        ResultCode result = ResultCode.of("3T");
        assertThat(battle.owing(GREEK, CombatPhase.MELEE, result).owes()).isEqualTo(6);
        assertThat(battle.owing(PERSIAN, CombatPhase.MELEE, result).owes()).isEqualTo(3);
    }

    /** Whoever has joined the king, and the Greeks of Asia, have their homes where they stand. */
    @Rule("11.2-intrigues")
    @Test
    void onlyUnitsOfPersiaItselfGoHomeWithTheKing() {
        Played played = Table.empty()
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop")
                .leader(PERSIAN, "xerxes", "thessaly", "pe-spara ne-thessaly-cav mac-inf asia-miletus")
                .leader(PERSIAN, "mardonius", "macedonia", "pe-imm-a mac-cav")
                .hand(GREEK, "intrigues")
                .play();
        played.greek("stratagem counter=intrigues");
        assertThat(played.step()).isEqualTo(new Step.Palace(Table.troops("pe-spara pe-imm-a")));
        played.refused(GREEK, "losses units=pe-spara,mac-inf");
        played.greek("losses units=pe-spara,pe-imm-a");
        assertThat(played.side(PERSIAN).army()).isEqualTo(Table.troops("ne-thessaly-cav mac-inf asia-miletus mac-cav"));
    }
}
