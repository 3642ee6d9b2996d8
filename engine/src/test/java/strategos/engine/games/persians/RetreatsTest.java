package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import strategos.engine.Rule;
import strategos.engine.TestTable;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.sea.SeaEvents.Sailed;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Active.Tried;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Navy.Ship;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;

/** Where a beaten force goes, and what meets it there. */
class RetreatsTest {
    private static final Side GREEK = Side.GREEK;
    private static final Side PERSIAN = Side.PERSIAN;

    private static Table field(String zone) {
        return Table.empty()
                .leader(GREEK, "miltiades", zone, "4*gr-athens-hop")
                .leader(PERSIAN, "datis", zone, "3*pe-spara");
    }

    private static Played fighting(Table table, Active active, Battle battle) {
        return table.step(new Step.Segment(active.side(), true, 0), active, battle)
                .play();
    }

    private static Played beaten(Table table, Battle battle, Side loser) {
        return fighting(
                table, Active.of(battle.active()), battle.lost(loser, false).withStage(Battle.Stage.RETREAT));
    }

    @Rule({"6.1", "7.6"})
    @Test
    void whoHasTriedAgainstItBeforeMayTryWhenItComesBackBeaten() {
        Table table = field("locris").leader(PERSIAN, "artabazus", "boeotia", "pe-spara");
        Battle battle = TestBattles.formed(table.war(), "locris");
        Active active = Active.of(battle.active())
                .withMet(List.of(new Tried(new CounterId("artabazus"), new ZoneId("boeotia"))));
        Played played = fighting(table, active, battle.lost(GREEK, false).withStage(Battle.Stage.RETREAT));
        played.greek("retreat zone=boeotia");
        assertThat(played.awaited()).containsExactly("persians");
        assertThat(played.verbs(PERSIAN)).contains("intercept");
    }

    /** A retreat is an event of its own for both: whom a fleet has tried there it may try when it comes back beaten. */
    @Rule({"6.1", "9.2", "9.3", "ruling-asked"})
    @Test
    void whomAFleetHasTriedBeforeItMayTryAgainWhenItComesBackBeaten() {
        Table table = Table.empty()
                .leader(PERSIAN, "mardonius", "antandros", "pe-spara")
                .fleet(PERSIAN, 1, "sea-attica", "persia-5")
                .fleet(GREEK, 1, "sea-attica", "athens-3")
                .fleet(GREEK, 2, "sea-andros", "athens-3")
                .points(PERSIAN, 16);
        Played played = table.step(new Step.Segment(PERSIAN, false, 0)).play(new ScriptedDice().d6(1, 1));
        played.persian("activate counter=mardonius").persian("intercept with=fleet-p1 target=counter");
        assertThat(played.verbs(PERSIAN)).as("it has tried there").doesNotContain("intercept");
        War moved = new Sailed(
                        PERSIAN, new CounterId("fleet-p1"), new ZoneId("sea-attica"), new ZoneId("sea-andros"), 0, true)
                .apply(played.war());
        Battle battle = TestBattles.atSea(moved, "sea-andros", PERSIAN)
                .lost(PERSIAN, false)
                .withStage(Battle.Stage.RETREAT);
        Played beaten = Table.empty()
                .change(war -> moved.with(battle).push(new Step.Fight()))
                .play();
        beaten.persian("retreat zone=sea-attica").greek("pass");
        assertThat(beaten.verbs(PERSIAN)).contains("intercept");
    }

    @Rule({"6.3", "7.6"})
    @Test
    void aThirdRetreatInARowIsLeftAlone() {
        for (int chain = 1; chain <= 2; chain++) {
            Table table = field("locris").leader(GREEK, "callimachus", "boeotia", "gr-plataea");
            Battle formed = TestBattles.formed(table.war(), "locris");
            Battle battle = formed.withChain(chain);
            Played played = beaten(table, battle, PERSIAN).persian("retreat zone=boeotia");
            assertThat(played.step() instanceof Step.Entry).isEqualTo(chain == 1);
        }
    }

    @Rule({"7.6", "9.4"})
    @Test
    void aForceGoesAboardItsShipsAsFarAsThereIsRoom() {
        Table table = field("attica").fleet(PERSIAN, 1, "sea-andros", "persia-5");
        Played played = beaten(table, TestBattles.formed(table.war(), "attica"), PERSIAN);
        played.persian("retreat zone=aboard");
        Chief datis = played.side(PERSIAN).chief(new CounterId("datis")).orElseThrow();
        assertThat(datis.vessel()).contains(new CounterId("fleet-p1"));
        // Five naval points carry fifteen points of foot: three units of five.
        assertThat(datis.troops()).isEqualTo(Table.troops("3*pe-spara"));
        Table less = field("attica").fleet(PERSIAN, 1, "sea-andros", "persia-2");
        Played some = beaten(less, TestBattles.formed(less.war(), "attica"), PERSIAN);
        some.persian("retreat zone=aboard");
        assertThat(some.side(PERSIAN).army()).isEqualTo(Table.troops("pe-spara"));
        Table met = field("attica").fleet(PERSIAN, 1, "sea-andros", "persia-5").decoy(GREEK, "sea-andros");
        Played closed = beaten(met, TestBattles.formed(met.war(), "attica"), PERSIAN);
        closed.refused(PERSIAN, "retreat zone=aboard");
    }

    /** Datis' box takes all the room of one fleet, that of Artabazus, who follows him, most of the other. */
    private static Played aboardOfTwo(int zones) {
        Table table = field("attica")
                .leader(PERSIAN, "artabazus", "attica", "2*pe-arch")
                .leader(PERSIAN, "dummy-p1", "attica", "")
                .fleet(PERSIAN, 1, "sea-andros", "persia-5")
                .fleet(PERSIAN, 2, "sea-attica", "persia-5")
                .change(war -> war.with(war.persian()
                        .eachChief(c -> c.id().id().equals("datis") ? c : c.under(new CounterId("datis")))));
        Battle battle = Battle.of(
                        new Force(PERSIAN, new ZoneId("attica"), CounterId.list("datis", "artabazus", "dummy-p1")),
                        new Force(GREEK, new ZoneId("attica"), CounterId.list("miltiades")),
                        Optional.empty(),
                        0,
                        0)
                .lost(PERSIAN, false)
                .withStage(Battle.Stage.RETREAT);
        Active active =
                Active.of(battle.active()).withZones(zones).withToll(zones).withRun(zones);
        return table.step(new Step.Segment(PERSIAN, true, 0), active, battle)
                .play(zones > 0 ? new ScriptedDice().d6(6) : new ScriptedDice())
                .persian("retreat zone=aboard");
    }

    private static Chief chief(Played played, String id) {
        return played.side(PERSIAN).chief(new CounterId(id)).orElseThrow();
    }

    @Rule({"7.6", "9.4", "ruling-aboard"})
    @Test
    void eachGoesAboardOfTheShipsThatHaveRoom() {
        Played played = aboardOfTwo(0);
        assertThat(played.side(PERSIAN).army()).isEqualTo(Table.troops("3*pe-spara 2*pe-arch"));
        Chief datis = chief(played, "datis");
        assertThat(chief(played, "artabazus").vessel()).isPresent().isNotEqualTo(datis.vessel());
        assertThat(chief(played, "artabazus").follows()).isFalse();
        assertThat(chief(played, "dummy-p1").vessel()).isEqualTo(datis.vessel());
        assertThat(chief(played, "dummy-p1").follows(datis.id())).isTrue();
    }

    @Rule({"5.3", "7.6", "ruling-aboard"})
    @Test
    void whoMarchedAndIsPartedAboardStillOwesAttrition() {
        // A 6 in column 5 costs two units, the archers first.
        assertThat(aboardOfTwo(5).side(PERSIAN).army()).isEqualTo(Table.troops("3*pe-spara"));
    }

    @Rule({"7.6", "9.4", "ruling-aboard"})
    @Test
    void aForceStaysTogetherWhereOneFleetHasRoomForAll() {
        Table table = field("attica")
                .fleet(PERSIAN, 1, "sea-andros", "persia-5", "persia-5")
                .fleet(PERSIAN, 2, "sea-attica", "persia-5")
                .leader(PERSIAN, "artabazus", "attica", "2*pe-arch");
        Battle battle = Battle.of(
                        new Force(PERSIAN, new ZoneId("attica"), CounterId.list("datis", "artabazus")),
                        new Force(GREEK, new ZoneId("attica"), CounterId.list("miltiades")),
                        Optional.empty(),
                        0,
                        0)
                .lost(PERSIAN, false);
        Played played = fighting(table, Active.of(battle.active()), battle.withStage(Battle.Stage.RETREAT));
        played.persian("retreat zone=aboard");
        assertThat(chief(played, "artabazus").vessel())
                .isEqualTo(chief(played, "datis").vessel());
    }

    /** One naval point carries three points of foot: none of the units of five. */
    @Rule({"4.4", "7.6", "9.4", "ruling-aboard"})
    @Test
    void noLeaderGoesAboardWhereNoneOfTheUnitsFindsRoom() {
        Table table = field("attica").fleet(PERSIAN, 1, "sea-andros", "persia-1");
        Played played = beaten(table, TestBattles.formed(table.war(), "attica"), PERSIAN);
        played.refused(PERSIAN, "retreat zone=aboard");
        Table island = field("aegina").fleet(PERSIAN, 1, "sea-attica", "persia-1");
        Battle battle = TestBattles.formed(island.war(), "aegina").withStage(Battle.Stage.ROUND_END);
        Played lost = fighting(island, Active.of(battle.active()), battle);
        lost.greek("fight will=on").persian("fight will=break");
        assertThat(lost.side(PERSIAN).chiefs()).isEmpty();
    }

    /** Light horse goes before hoplites, but where these are too many for the ships it is not left behind for them. */
    @Rule({"7.6", "9.4", "ruling-aboard"})
    @Test
    void whoFindsRoomIsNotLeftBehindForThoseWhoDoNot() {
        Table table = Table.empty()
                .leader(GREEK, "miltiades", "attica", "gr-athens-hop ne-thessaly-cav")
                .leader(PERSIAN, "datis", "attica", "5*pe-spara")
                .fleet(GREEK, 1, "sea-andros", "athens-1");
        Played played = beaten(table, TestBattles.formed(table.war(), "attica"), GREEK);
        played.greek("retreat zone=aboard");
        assertThat(played.side(GREEK).army()).isEqualTo(Table.troops("ne-thessaly-cav"));
    }

    @Rule("7.6")
    @Test
    void onAnIslandWithoutShipsItIsLost() {
        Table table = field("aegina");
        Battle battle = TestBattles.formed(table.war(), "aegina").withStage(Battle.Stage.ROUND_END);
        Played played = fighting(table, Active.of(battle.active()), battle);
        played.greek("fight will=on").persian("fight will=break");
        assertThat(played.side(PERSIAN).chiefs()).isEmpty();
    }

    @Rule({"7.6", "14.1"})
    @Test
    void onlyThoseWhoStartInABoundZoneCannotLeaveIt() {
        Table table = Table.empty(Printed.REVOLT)
                .leader(PERSIAN, "mardonius", "thrace", "6*pe-spara")
                .unled(GREEK, "thrace", "3*ne-thebes-hop gr-athens-hop");
        Battle onLand = Battle.of(
                        new Force(PERSIAN, new ZoneId("thrace"), CounterId.list("mardonius")),
                        new Force(GREEK, new ZoneId("thrace"), List.of()),
                        Optional.empty(),
                        0,
                        0)
                .lost(GREEK, false)
                .withStage(Battle.Stage.RETREAT);
        Played played = fighting(table, Active.of(onLand.active()), onLand);
        played.greek("retreat zone=edonis");
        assertThat(played.side(GREEK).army()).isEqualTo(Table.troops("gr-athens-hop"));
        assertThat(played.side(GREEK).pile(new ZoneId("edonis")).all()).isEqualTo(Table.troops("gr-athens-hop"));
    }

    @Rule({"5.2", "14.1"})
    @Test
    void whoWasLeftInABoundZoneCanBeTakenAlongAgain() {
        Played played = Table.empty(Printed.REVOLT)
                .leader(PERSIAN, "mardonius", "thrace", "")
                .unled(PERSIAN, "thrace", "2*pe-spara")
                .step(new Step.Segment(PERSIAN, false, 0))
                .play();
        played.persian("activate counter=mardonius").persian("take what=all");
        assertThat(played.side(PERSIAN)
                        .chief(new CounterId("mardonius"))
                        .orElseThrow()
                        .troops())
                .isEqualTo(Table.troops("2*pe-spara"));
        Played greek = Table.empty(Printed.REVOLT)
                .leader(GREEK, "strategos3", "thrace", "")
                .unled(GREEK, "thrace", "3*ne-thebes-hop gr-athens-hop")
                .play();
        greek.greek("activate counter=strategos3");
        greek.refused(GREEK, "take what=1-ne-thebes-hop");
        greek.greek("take what=all");
        assertThat(greek.side(GREEK).pile(new ZoneId("thrace")).all()).isEqualTo(Table.troops("3*ne-thebes-hop"));
    }

    @Rule({"7.4", "7.6", "8.1", "8.2", "ruling-both-break"})
    @Test
    void whereBothBreakOffWhoeverIsInsideIsLost() {
        Table table = field("attica").marker("attica", PERSIAN);
        Battle battle = TestBattles.formed(table.war(), "attica")
                .withInside(Optional.of(PERSIAN))
                .withStage(Battle.Stage.ROUND_END);
        Played played = table.step(new Step.Segment(GREEK, true, 0), Active.of(battle.active()), battle)
                .play(new ScriptedDice().d6(6));
        played.greek("fight will=break").persian("fight will=break");
        assertThat(played.side(PERSIAN).army().isEmpty()).isTrue();
        assertThat(played.side(GREEK)
                        .chief(new CounterId("miltiades"))
                        .orElseThrow()
                        .place())
                .isEqualTo(new ZoneId("attica"));
        assertThat(played.step()).isInstanceOf(Step.Activation.class);
    }

    @Rule({"9.3", "9.4"})
    @Test
    void anActiveLeaderAboardGoesWhereHisBeatenFleetGoes() {
        Table table = Table.empty()
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop")
                .fleet(GREEK, 1, "sea-andros", "athens-3")
                .aboard(GREEK, "themistocles", 1, "gr-athens-hop")
                .fleet(PERSIAN, 1, "sea-andros", "persia-5");
        Battle battle = TestBattles.atSea(table.war(), "sea-andros", GREEK)
                .lost(GREEK, false)
                .withStage(Battle.Stage.RETREAT);
        Force aboard = new Force(GREEK, new ZoneId("sea-andros"), CounterId.list("themistocles"));
        Played played = fighting(table, Active.of(aboard), battle);
        played.greek("retreat zone=sea-attica");
        assertThat(played.war().active().orElseThrow().force().place()).isEqualTo(new ZoneId("sea-attica"));
        played.greek("debark leader=themistocles zone=attica");
        assertThat(played.war().active().orElseThrow().force().place()).isEqualTo(new ZoneId("attica"));
    }

    @Rule({"4.1", "9.4"})
    @Test
    void aLandedForceThatIsNotTheActiveOneLosesWithoutEndingTheActivation() {
        Table table = field("attica").leader(GREEK, "leonidas", "laconia", "gr-sparta-hop");
        Battle battle =
                TestBattles.formed(table.war(), "attica").lost(GREEK, false).withStage(Battle.Stage.RETREAT);
        Force active = new Force(GREEK, new ZoneId("laconia"), CounterId.list("leonidas"));
        Played played = fighting(table, Active.of(active), battle);
        played.greek("retreat zone=megaris");
        assertThat(played.war().acting()).contains(Active.of(active));
        assertThat(played.side(GREEK)
                        .chief(new CounterId("miltiades"))
                        .orElseThrow()
                        .spent())
                .isFalse();
    }

    /** Single ships can intercept as fleets can. */
    @Rule({"7.6", "9.2", "9.3"})
    @Test
    void whoIsAwayRetreatsWhereNoShipOfTheEnemyLies() {
        Table table = Table.empty()
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop")
                .fleet(GREEK, 1, "sea-andros", "athens-3")
                .fleet(PERSIAN, 1, "sea-andros", "persia-5");
        for (String sea : List.of("sea-attica", "sea-euboea", "sea-cyclades")) {
            table.change(war -> war.with(war.persian().single(new ZoneId(sea), Ship.fresh("persia-2"))));
        }
        Battle battle = TestBattles.atSea(table.war(), "sea-andros", GREEK)
                .lost(GREEK, false)
                .withStage(Battle.Stage.RETREAT);
        Active active = Active.of(new Force(GREEK, new ZoneId("laconia"), CounterId.list("leonidas")));
        Played played = fighting(table, active, battle);
        assertThat(played.decision(GREEK).orElseThrow().fallback().get())
                .isEqualTo(Optional.of(TestTable.call("retreat zone=sea-aegean-central")));
    }
}
