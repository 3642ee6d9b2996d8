package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import strategos.engine.Rule;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.persians.losses.LossEvents.WashedAshore;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Active.Tried;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.CampaignStatus;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;

/** Spartan Isolation, and units whose leader leaves them, at sea and ashore. */
class CastawaysTest {
    private static final Side GREEK = Side.GREEK;
    private static final Side PERSIAN = Side.PERSIAN;
    private static final CampaignStatus ISOLATION =
            new CampaignStatus(true, false, false, false, Set.of(), List.of(), List.of(), List.of());

    @Rule({"11.2-isolationism", "9.3"})
    @Test
    void aBeatenSpartanFleetStaysInItsOwnSeas() {
        Table table = Table.empty()
                .status(ISOLATION)
                .fleet(GREEK, 1, "sea-argolis", "sparta-2")
                .fleet(PERSIAN, 1, "sea-argolis", "persia-5");
        Battle battle = TestBattles.atSea(table.war(), "sea-argolis", PERSIAN)
                .lost(GREEK, false)
                .withStage(Battle.Stage.RETREAT);
        Played played = table.step(new Step.Segment(PERSIAN, true, 0), Active.of(battle.force(PERSIAN)), battle)
                .play();
        played.refused(GREEK, "retreat zone=sea-attica");
        played.greek("retreat zone=sea-laconia");
        assertThat(played.side(GREEK)
                        .vessel(new CounterId("fleet-g1"))
                        .orElseThrow()
                        .sea())
                .isEqualTo(new ZoneId("sea-laconia"));
    }

    @Rule({"11.2-isolationism", "9.4"})
    @Test
    void aSpartanWhoFollowsAnotherLandsInThePeloponneseOnly() {
        Table table = Table.empty()
                .status(ISOLATION)
                .fleet(GREEK, 1, "sea-argolis", "athens-3")
                .aboard(GREEK, "themistocles", 1, "")
                .aboard(GREEK, "eurybiades", 1, "")
                .change(war -> war.with(war.greek()
                        .with(war.greek()
                                .chief(new CounterId("eurybiades"))
                                .orElseThrow()
                                .under(new CounterId("themistocles")))));
        assertThat(Table.RULES
                        .sailing()
                        .coasts(
                                table.war(),
                                GREEK,
                                table.war()
                                        .greek()
                                        .chief(new CounterId("themistocles"))
                                        .orElseThrow()))
                .containsExactly(new ZoneId("laconia"));
    }

    private static Table aboard(Side player, String stratagem) {
        return Table.empty()
                .leader(PERSIAN, "xerxes", "antandros", "pe-spara")
                .fleet(GREEK, 1, "sea-andros", "athens-3")
                .marker("attica", PERSIAN)
                .hand(player, stratagem)
                .step(new Step.Segment(player, false, 0));
    }

    @Rule({"11.2-ostracism", "9.4", "13", "ruling-castaways"})
    @Test
    void unitsOfAnExileAtSeaComeAshore() {
        Played played = aboard(PERSIAN, "ostracism")
                .aboard(GREEK, "themistocles", 1, "gr-athens-hop")
                .play();
        played.persian("stratagem counter=ostracism aim=themistocles");
        assertThat(played.side(GREEK).pile(new ZoneId("attica")).all()).isEqualTo(Table.troops("gr-athens-hop"));
        assertThat(played.war().ground().marker(new ZoneId("attica"))).isEmpty();
    }

    @Rule({"11.2-isolationism", "9.4", "ruling-castaways"})
    @Test
    void unitsOfOthersUnderASpartanAtSeaComeAshore() {
        Played played = aboard(PERSIAN, "isolationism")
                .aboard(GREEK, "eurybiades", 1, "gr-athens-hop")
                .play();
        played.persian("stratagem counter=isolationism").greek("redeploy zone=laconia what=all");
        assertThat(played.side(GREEK).pile(new ZoneId("attica")).all()).isEqualTo(Table.troops("gr-athens-hop"));
        assertThat(played.side(GREEK)
                        .chief(new CounterId("eurybiades"))
                        .orElseThrow()
                        .place())
                .isEqualTo(new ZoneId("laconia"));
    }

    @Rule({"11.2-isolationism", "13"})
    @Test
    void aPersianMarkerGoesWhereSpartansAreLaidDown() {
        Played played = aboard(PERSIAN, "isolationism")
                .leader(GREEK, "leonidas", "boeotia", "gr-sparta-hop")
                .marker("elis", PERSIAN)
                .play();
        played.persian("stratagem counter=isolationism").greek("redeploy zone=elis what=all");
        assertThat(played.war().ground().marker(new ZoneId("elis"))).isEmpty();
    }

    @Rule({"14.3", "ruling-castaways"})
    @Test
    void xerxesLeavesAliveAlsoFromAFleetWithoutAFreeCoast() {
        Played played = Table.empty()
                .turn(2)
                .fleet(PERSIAN, 1, "sea-cyclades", "persia-5")
                .aboard(PERSIAN, "xerxes", 1, "pe-spara")
                .leader(GREEK, "leonidas", "cyclades", "gr-sparta-hop")
                .step(new Step.Segment(GREEK, false, 1))
                .play(new ScriptedDice().d6(1, 1));
        played.greek("pass");
        assertThat(played.side(PERSIAN).chief(new CounterId("xerxes"))).isEmpty();
        assertThat(played.step()).isInstanceOf(Step.Reorganise.class);
    }

    @Rule({"11.2-isolationism", "4.1", "5.2"})
    @Test
    void goingHomeActivatesNobodyAndWhoWasActivatedIsStill() {
        Played played = Table.empty()
                .leader(PERSIAN, "xerxes", "antandros", "pe-spara")
                .leader(GREEK, "leonidas", "boeotia", "gr-sparta-hop")
                .leader(GREEK, "pausanias", "boeotia", "gr-sparta-arch")
                .change(war -> war.with(war.greek()
                        .with(war.greek()
                                .chief(new CounterId("pausanias"))
                                .orElseThrow()
                                .spent(true))))
                .hand(PERSIAN, "isolationism")
                .step(new Step.Segment(PERSIAN, false, 0))
                .play();
        played.persian("stratagem counter=isolationism").greek("redeploy zone=elis what=all");
        assertThat(played.side(GREEK)
                        .chief(new CounterId("leonidas"))
                        .orElseThrow()
                        .troops())
                .isEqualTo(Table.troops("gr-sparta-hop"));
        assertThat(played.side(GREEK).pile(new ZoneId("elis")).spent()).isEqualTo(Table.troops("gr-sparta-arch"));
        played.persian("pass").greek("activate counter=leonidas").greek("done");
        assertThat(played.verbs(GREEK)).doesNotContain("activate");
    }

    @Rule({"11.2-isolationism", "11.2-ostracism", "ruling-castaways"})
    @Test
    void spartansOfAnExileAtSeaComeAshoreOnlyWhereIsolationKeepsThem() {
        Played played = Table.empty()
                .status(ISOLATION)
                .leader(PERSIAN, "xerxes", "antandros", "pe-spara")
                .fleet(GREEK, 1, "sea-argolis", "athens-3")
                .aboard(GREEK, "themistocles", 1, "gr-sparta-hop")
                .hand(PERSIAN, "ostracism")
                .step(new Step.Segment(PERSIAN, false, 0))
                .play();
        played.persian("stratagem counter=ostracism aim=themistocles");
        assertThat(played.side(GREEK).pile(new ZoneId("argolis")).all()).isEqualTo(Table.troops(""));
        assertThat(played.side(GREEK).pile(new ZoneId("laconia")).all()).isEqualTo(Table.troops("gr-sparta-hop"));
    }

    /** All ships are Athenian; those aboard are not. */
    @Rule({"14.1", "ruling-castaways"})
    @Test
    void othersAboardComeAshoreWhenTheShipsGoHome() {
        CounterId aboard = new CounterId("strategos3");
        Played played = Table.empty(Printed.REVOLT)
                .leader(PERSIAN, "mardonius", "miletus", "pe-spara")
                .leader(GREEK, "strategos2", "ephesus", "gr-eretria")
                .fleet(GREEK, 1, "sea-samos", "athens-2")
                .aboard(GREEK, "strategos3", 1, "asia-erythrae")
                .step(new Step.Segment(PERSIAN, false, 0))
                .play(new ScriptedDice().d6(2));
        played.persian("activate counter=mardonius");
        assertThat(played.side(GREEK).vessels()).isEmpty();
        assertThat(played.side(GREEK).chief(aboard)).hasValueSatisfying(chief -> {
            assertThat(chief.aboard()).isFalse();
            assertThat(chief.troops()).isEqualTo(Table.troops("asia-erythrae"));
            assertThat(Table.PRINTED.atlas().sea(new ZoneId("sea-samos")).coast())
                    .contains(chief.place());
            assertThat(chief.place()).isNotEqualTo(new ZoneId("miletus"));
        });
    }

    private static Played eretriansGoHome(String onTheCoast) {
        Table table = Table.empty(Printed.REVOLT)
                .leader(PERSIAN, "mardonius", "miletus", "pe-spara")
                .leader(GREEK, "strategos2", "ephesus", "gr-eretria")
                .fleet(GREEK, 1, "sea-andros", "athens-2", "athens-1", "eretria-1")
                .aboard(GREEK, "strategos1", 1, "asia-erythrae")
                .aboard(GREEK, "strategos3", 1, "asia-miletus asia-phocaea")
                .step(new Step.Segment(PERSIAN, false, 0));
        for (ZoneId zone : Table.PRINTED.atlas().sea(new ZoneId("sea-andros")).coast()) {
            table.unled(PERSIAN, zone.id(), onTheCoast);
        }
        return table.play(new ScriptedDice().d6(3)).persian("activate counter=mardonius");
    }

    /** Of four naval points three stay, which carry the larger of two boxes; the other comes ashore, or is lost. */
    @Rule({"14.1", "9.4", "ruling-castaways"})
    @Test
    void whoStillHasRoomAboardStays() {
        for (String enemies : List.of("", "pe-spara")) {
            Played played = eretriansGoHome(enemies);
            assertThat(played.side(GREEK).chief(new CounterId("strategos3")))
                    .hasValueSatisfying(chief -> assertThat(chief.aboard()).isTrue());
            assertThat(played.side(GREEK).army().count("asia-miletus")).isEqualTo(1);
            assertThat(played.side(GREEK).chief(new CounterId("strategos1")).map(chief -> chief.aboard()))
                    .isEqualTo(enemies.isEmpty() ? Optional.of(false) : Optional.empty());
        }
    }

    /** Who is washed ashore where he had tried in vain may try there again, like one who lands. */
    @Rule({"6.1", "ruling-asked", "ruling-castaways"})
    @Test
    void whoIsWashedAshoreMayTryAgainAtWhomHeHasTriedThere() {
        ZoneId attica = new ZoneId("attica");
        CounterId strategos = new CounterId("strategos1");
        Table table =
                Table.empty().fleet(GREEK, 1, "sea-andros", "athens-3").aboard(GREEK, "strategos1", 1, "gr-eretria");
        Active active = Active.of(new Force(GREEK, new ZoneId("sea-andros"), List.of(strategos)))
                .withTried(
                        List.of(new Tried(CounterId.UNLED, attica), new Tried(CounterId.UNLED, new ZoneId("euboea"))));
        War war = new WashedAshore(GREEK, List.of(strategos), attica, true)
                .apply(table.war().with(active));
        assertThat(war.active().orElseThrow().tried())
                .containsExactly(new Tried(CounterId.UNLED, new ZoneId("euboea")));
        War before = new WashedAshore(GREEK, List.of(strategos), attica, false)
                .apply(table.war().with(active));
        assertThat(before.active().orElseThrow().tried())
                .as("as it was recorded before")
                .hasSize(2);
    }
}
