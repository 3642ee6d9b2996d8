package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.Rule;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.persians.movement.MovementEvents.AttritionRolled;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.war.CampaignStatus;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Navy.Ship;
import strategos.engine.games.persians.war.Navy.Vessel;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.ZoneId;

/** How far a march or a voyage goes, what it costs, and when it is paid for. */
class MoveEdgesTest {
    private static final Side GREEK = Side.GREEK;
    private static final Side PERSIAN = Side.PERSIAN;

    private static CampaignStatus isolation(boolean on) {
        return new CampaignStatus(on, false, false, false, Set.of(), List.of(), List.of(), List.of());
    }

    private static int left(Played played) {
        return played.side(GREEK).points();
    }

    private static List<String> rolled(Played played) {
        return played.events(AttritionRolled.class).stream()
                .map(rolled -> rolled.kind().id())
                .toList();
    }

    @Rule({"5.1", "3"})
    @Test
    void aMarchGoesAsFarAsThePointsDo() {
        Played played = Table.empty()
                .leader(GREEK, "miltiades", "attica", "gr-athens-hop")
                .points(GREEK, 2)
                .play();
        played.greek("activate counter=miltiades");
        played.refused(GREEK, "march path=boeotia,locris,thermopylae");
        played.refused(GREEK, "march path=boeotia,locris,boeotia");
        played.greek("march path=boeotia,locris");
        assertThat(left(played)).isZero();
    }

    @Rule("5.1")
    @Test
    void sixZonesAreTheMostAlsoOverTwoMarches() {
        Played played = Table.empty()
                .leader(GREEK, "miltiades", "laconia", "gr-athens-hop")
                .points(GREEK, 20)
                .play();
        played.greek("activate counter=miltiades").greek("march path=argolis,corinth,megaris,attica");
        played.refused(GREEK, "march path=boeotia,locris,boeotia");
        played.greek("march path=boeotia,locris");
        assertThat(played.verbs(GREEK)).doesNotContain("march");
    }

    private static Table afloat() {
        return Table.empty()
                .leader(GREEK, "leonidas", "attica", "2*gr-sparta-hop")
                .fleet(GREEK, 1, "sea-attica", "athens-3", "athens-3");
    }

    @Rule({"9.1", "3"})
    @Test
    void aVoyageGoesAsFarAsThePointsDo() {
        Played played = afloat().points(GREEK, 2).play();
        played.greek("activate counter=leonidas");
        played.refused(GREEK, "sail vessel=fleet-g1 path=sea-andros,sea-cyclades,sea-samos");
        played.greek("sail vessel=fleet-g1 path=sea-andros,sea-cyclades");
        assertThat(left(played)).isZero();
    }

    @Rule("9.1")
    @Test
    void sixSeaZonesAreTheMostAlsoOverTwoVoyages() {
        Played played = afloat().points(GREEK, 20).play();
        played.greek("activate counter=leonidas")
                .greek("sail vessel=fleet-g1 path=sea-andros,sea-cyclades,sea-samos,sea-chios");
        played.refused(GREEK, "sail vessel=fleet-g1 path=sea-troad,sea-aegean-north,sea-troad");
        played.greek("sail vessel=fleet-g1 path=sea-troad,sea-aegean-north");
        assertThat(played.refused(GREEK, "sail vessel=fleet-g1 path=sea-troad")).isNotNull();
    }

    /** Each ship counts its own zones: a fleet that has left its travelled ships has what those aboard have left. */
    @Rule("9.1")
    @Test
    void aFleetGoesAsFarAsTheShipsAboard() {
        Played played = Table.empty()
                .leader(GREEK, "leonidas", "attica", "2*gr-sparta-hop")
                .fleet(GREEK, 1, "sea-troad", "athens-3", "athens-2")
                .change(war -> war.with(war.greek().single(new ZoneId("sea-attica"), Ship.fresh("megara-1"))))
                .points(GREEK, 20)
                .play(new ScriptedDice().d6(1, 1, 1, 1));
        played.greek("activate counter=leonidas")
                .greek("sail vessel=ship-g1 path=sea-andros")
                .greek("sail vessel=fleet-g1 path=sea-chios,sea-samos,sea-cyclades,sea-andros")
                .greek("take what=1-megara-1");
        played.refused(GREEK, "sail vessel=fleet-g1 path=sea-cyclades,sea-samos,sea-chios");
        played.greek("leave what=1-athens-3,1-athens-2").greek("sail vessel=fleet-g1 path=sea-cyclades,sea-samos");
        played.refused(GREEK, "sail vessel=fleet-g1 path=sea-chios,sea-troad,sea-aegean-north,sea-troad");
        Vessel fleet = played.side(GREEK).vessel(CounterId.fleet(GREEK, 1)).orElseThrow();
        assertThat(fleet.travelled()).isEqualTo(3);
        played.greek("done");
        assertThat(played.events(AttritionRolled.class))
                .extracting(AttritionRolled::column)
                .containsExactly(1, 4, 4, 3);
    }

    /** A fleet that leaves its ships at the end of their way would else sail for the price of the one that stays. */
    @Rule({"9.1", "ruling-pick-up"})
    @Test
    void shipsThatAFleetLeavesPayForTheWayThatTheyHaveSailed() {
        Played played = Table.empty()
                .leader(GREEK, "leonidas", "attica", "2*gr-sparta-hop")
                .fleet(GREEK, 1, "sea-troad", "athens-3", "athens-2", "athens-1")
                .points(GREEK, 20)
                .play(new ScriptedDice().d6(5, 2, 2));
        played.greek("activate counter=leonidas").greek("sail vessel=fleet-g1 path=sea-chios,sea-samos,sea-cyclades");
        assertThat(HintsTest.keys(played.war(), GREEK, "leave what=1-athens-1,1-athens-2"))
                .containsExactly("odds.attrition");
        played.greek("leave what=1-athens-1,1-athens-2");
        // A 5 in column 3 costs a naval point, a 2 none.
        assertThat(played.side(GREEK).singles(new ZoneId("sea-cyclades"))).isEqualTo(1);
        played.greek("done");
        assertThat(played.events(AttritionRolled.class))
                .extracting(AttritionRolled::column)
                .containsExactly(3, 3, 3);
    }

    /** A ship that is taken along and left where it lies was not moved: it has paid for its own way, or owes nothing. */
    @Rule({"9.1", "ruling-pick-up"})
    @Test
    void aShipThatIsTakenAndLeftInOneZoneDoesNotPayAgain() {
        Played played = Table.empty()
                .leader(GREEK, "leonidas", "attica", "2*gr-sparta-hop")
                .fleet(GREEK, 1, "sea-chios", "athens-3", "athens-2")
                .change(war -> war.with(war.greek().single(new ZoneId("sea-attica"), Ship.fresh("megara-1"))))
                .points(GREEK, 20)
                .play(new ScriptedDice().d6(1, 1, 1, 1, 1));
        played.greek("activate counter=leonidas")
                .greek("sail vessel=ship-g1 path=sea-andros,sea-cyclades")
                .greek("sail vessel=fleet-g1 path=sea-samos,sea-cyclades");
        assertThat(columns(played)).containsExactly(2);
        played.greek("take what=1-megara-1");
        assertThat(HintsTest.keys(played.war(), GREEK, "leave what=1-megara-1")).isEmpty();
        played.greek("leave what=1-megara-1");
        assertThat(columns(played)).containsExactly(2);
        // Who has come with the fleet pays, though once only.
        played.greek("leave what=1-athens-2").greek("take what=1-athens-2").greek("leave what=1-athens-2");
        assertThat(columns(played)).containsExactly(2, 2);
        // Once it has sailed with the fleet it pays for all its zones.
        played.greek("take what=1-megara-1")
                .greek("sail vessel=fleet-g1 path=sea-andros")
                .greek("leave what=1-megara-1");
        assertThat(columns(played)).containsExactly(2, 2, 3);
    }

    private static List<Integer> columns(Played played) {
        return played.events(AttritionRolled.class).stream()
                .map(AttritionRolled::column)
                .toList();
    }

    /** What lies below a marker is all that tells how far it has come, also in a match stored when the marker was counted too. */
    @Rule("9.1")
    @Test
    void aMarkerIsCountedInADummyAlone() {
        ZoneId sea = new ZoneId("sea-andros");
        Vessel stored = new Vessel(CounterId.fleet(GREEK, 1), sea, List.of(Ship.fresh("athens-3")), 4, 4);
        assertThat(List.of(stored.travelled(), stored.due())).containsExactly(0, 0);
        Vessel dummy = Vessel.fleet(CounterId.decoy(GREEK, 1), sea, List.of()).sails(sea);
        assertThat(List.of(dummy.travelled(), dummy.due())).containsExactly(1, 1);
        assertThat(List.of(dummy.victorious().travelled(), dummy.victorious().due()))
                .containsExactly(1, 0);
    }

    @Rule({"9.1", "9.2"})
    @Test
    void aVoyageStopsWhereTheEnemyIs() {
        Played played = afloat().decoy(PERSIAN, "sea-andros").play();
        played.greek("activate counter=leonidas");
        played.refused(GREEK, "sail vessel=fleet-g1 path=sea-andros,sea-euboea");
        played.greek("sail vessel=fleet-g1 path=sea-andros");
    }

    @Rule("11.2-isolationism")
    @ParameterizedTest
    @CsvSource({
        "true, sparta-2, themistocles, '', sea-laconia",
        "true, athens-3, themistocles, '', sea-attica sea-cyclades sea-laconia",
        "true, athens-3, eurybiades, '', sea-laconia",
        "true, athens-3, themistocles, gr-sparta-4c, sea-laconia",
        "true, athens-3, themistocles, gr-athens-hop, sea-attica sea-cyclades sea-laconia",
        "false, sparta-2, eurybiades, gr-sparta-4c, sea-attica sea-cyclades sea-laconia",
    })
    void isolationKeepsFleetsAtHomeWithAnythingSpartanAboard(
            boolean on, String ship, String leader, String units, String open) {
        Table table = Table.empty()
                .status(isolation(on))
                .fleet(GREEK, 1, "sea-argolis", ship)
                .aboard(GREEK, leader, 1, units);
        Vessel fleet = table.war().greek().vessel(new CounterId("fleet-g1")).orElseThrow();
        assertThat(Table.RULES.sailing().next(table.war(), fleet, GREEK, new ZoneId("sea-argolis"), 0))
                .containsExactlyInAnyOrderElementsOf(ZoneId.list(open.split(" ", -1)));
    }

    @Rule("11.2-isolationism")
    @ParameterizedTest
    @CsvSource({"miltiades, gr-sparta-arch, true", "pausanias, gr-corinth, true", "miltiades, gr-corinth, false"})
    void aForceIsSpartanByItsLeaderOrItsUnits(String leader, String units, boolean spartan) {
        Table table = Table.empty().leader(GREEK, leader, "locris", units);
        Force force = new Force(GREEK, new ZoneId("locris"), CounterId.list(leader));
        assertThat(Table.RULES.forces().spartan(table.war(), force)).isEqualTo(spartan);
    }

    @Rule({"6.1", "9.2"})
    @Test
    void aForceIsThereAsLongAsAnythingOfItIs() {
        Table table = afloat().unled(GREEK, "locris", "gr-chalcis");
        assertThat(there(table, "locris")).isTrue();
        assertThat(there(table, "boeotia")).isFalse();
        assertThat(there(table, "attica", "leonidas")).isTrue();
        assertThat(there(table, "locris", "leonidas")).isFalse();
        assertThat(there(table, "sea-attica", "fleet-g1")).isTrue();
        assertThat(there(table, "sea-andros", "fleet-g1")).isFalse();
    }

    private static boolean there(Table table, String place, String... members) {
        return Table.RULES.forces().there(table.war(), new Force(GREEK, new ZoneId(place), CounterId.list(members)));
    }

    @Rule({"5.3", "9.1", "ruling-run"})
    @Test
    void aMarchIsPaidForWhenAFleetSailsAndAVoyageWhenTheMarchGoesOn() {
        Played played = afloat().points(GREEK, 20).play(new ScriptedDice().d6(1, 1, 1));
        played.greek("activate counter=leonidas").greek("march path=boeotia,locris");
        assertThat(rolled(played)).isEmpty();
        played.greek("sail vessel=fleet-g1 path=sea-andros");
        assertThat(rolled(played)).containsExactly("march");
        played.greek("march path=boeotia");
        assertThat(rolled(played)).containsExactly("march", "sea");
        played.greek("done");
        assertThat(rolled(played)).containsExactly("march", "sea", "march");
    }

    @Rule({"5.3", "9.1", "9.4", "ruling-run"})
    @Test
    void aMarchAndAVoyageArePaidForBeforeAnybodyGoesAboard() {
        Played march = afloat().points(GREEK, 20).play(new ScriptedDice().d6(6));
        march.greek("activate counter=leonidas")
                .greek("march path=boeotia,attica")
                .greek("embark leader=leonidas vessel=fleet-g1 units=all");
        assertThat(rolled(march)).containsExactly("march");
        assertThat(march.side(GREEK)
                        .chief(new CounterId("leonidas"))
                        .orElseThrow()
                        .troops())
                .isEqualTo(Table.troops("gr-sparta-hop"));
        march.greek("done");
        Played voyage = afloat().points(GREEK, 20).play(new ScriptedDice().d6(1));
        voyage.greek("activate counter=leonidas")
                .greek("sail vessel=fleet-g1 path=sea-andros")
                .greek("embark leader=leonidas vessel=fleet-g1 units=all");
        assertThat(rolled(voyage)).containsExactly("sea");
        voyage.greek("done");
    }

    @Rule({"9.1", "9.4"})
    @Test
    void aVoyageIsPaidForBeforeTheLanding() {
        // A 6 in column 2 costs a naval point: with the smaller ship goes the room for a unit.
        Played played = Table.empty()
                .fleet(GREEK, 1, "sea-attica", "athens-1", "athens-2")
                .aboard(GREEK, "leonidas", 1, "2*gr-sparta-hop")
                .play(new ScriptedDice().d6(6));
        played.greek("activate counter=leonidas")
                .greek("sail vessel=fleet-g1 path=sea-andros,sea-euboea")
                .greek("debark leader=leonidas zone=locris");
        assertThat(rolled(played)).containsExactly("sea");
        assertThat(played.side(GREEK)
                        .chief(new CounterId("leonidas"))
                        .orElseThrow()
                        .troops())
                .isEqualTo(Table.troops("gr-sparta-hop"));
    }

    /** The three points more of 5.4 are those of a march. */
    @Rule({"5.4-thermopylae", "9.4", "ruling-landing"})
    @Test
    void toLandAtThermopylaeCostsOnePointAsElsewhere() {
        Played played = Table.empty()
                .fleet(PERSIAN, 1, "sea-euboea", "persia-5")
                .aboard(PERSIAN, "mardonius", 1, "pe-arch")
                .points(PERSIAN, 5)
                .step(new Step.Segment(PERSIAN, false, 0))
                .play()
                .persian("activate counter=mardonius");
        int before = played.side(PERSIAN).points();
        played.persian("debark leader=mardonius zone=thermopylae");
        assertThat(played.side(PERSIAN).points()).isEqualTo(before - 1);
    }

    @Rule({"9.4", "11.1", "ruling-landing"})
    @Test
    void goingAboardAndLandingCostAPointEachAndDummiesStayAshore() {
        Played played = afloat().leader(GREEK, "dummy-g1", "attica", "").play();
        played.greek("activate counter=leonidas with=dummy-g1")
                .greek("embark leader=leonidas vessel=fleet-g1 units=all");
        assertThat(left(played)).isEqualTo(9);
        Chief dummy = played.side(GREEK).chief(new CounterId("dummy-g1")).orElseThrow();
        assertThat(dummy.aboard()).isFalse();
        assertThat(dummy.place()).isEqualTo(new ZoneId("attica"));
        played.greek("debark leader=leonidas zone=megaris");
        assertThat(left(played)).isEqualTo(8);
    }

    @Rule({"13", "9.4", "ruling-unmasked"})
    @ParameterizedTest
    @CsvSource({"gr-sparta-hop, false", "'', true"})
    void aLandingLiftsTheEnemysMarkerOnlyWithUnits(String units, boolean stays) {
        Played played = Table.empty()
                .marker("boeotia", PERSIAN)
                .fleet(GREEK, 1, "sea-andros", "athens-3")
                .aboard(GREEK, "leonidas", 1, units)
                .play();
        played.greek("activate counter=leonidas").greek("debark leader=leonidas zone=boeotia");
        assertThat(played.war().ground().marker(new ZoneId("boeotia")).isPresent())
                .isEqualTo(stays);
    }

    @Rule({"14.1", "ruling-revolt"})
    @Test
    void aMarchThatEndsTheMatchGoesNoFurther() {
        Played played = Table.empty(Printed.REVOLT)
                .leader(PERSIAN, "mardonius", "ephesus", "2*pe-spara")
                .unled(PERSIAN, "ephesus", "pe-spara")
                .marker("miletus", GREEK)
                .change(war -> war.withStatus(war.status().fallen(new ZoneId("ephesus"))))
                .leader(GREEK, "strategos2", "attica", "gr-athens-hop")
                .step(new Step.Segment(PERSIAN, false, 0))
                .play();
        played.persian("activate counter=mardonius").persian("march path=miletus,halicarnassus");
        assertThat(played.step()).isEqualTo(new Step.Over(GREEK, "revolt-few"));
        assertThat(played.side(PERSIAN)
                        .chief(new CounterId("mardonius"))
                        .orElseThrow()
                        .place())
                .isEqualTo(new ZoneId("miletus"));
    }

    @Rule({"0.4", "ruling-prefer"})
    @ParameterizedTest
    @CsvSource({
        "1, pe-spara",
        "2, pe-spara pe-arch",
        "3, pe-spara pe-arch pe-imm-a",
        "0, ''",
        "9, pe-spara pe-arch pe-imm-a"
    })
    void whatIsPreferredGoesFirstAndNoneTwice(int count, String lost) {
        Table table = Table.empty();
        Troops picked = Table.RULES
                .losses()
                .pick(
                        table.war().persian().withLossOrder(List.of("pe-spara")),
                        Table.troops("pe-imm-a pe-arch pe-spara"),
                        count);
        assertThat(picked).isEqualTo(Table.troops(lost));
    }

    @Rule({"4.1", "4.2"})
    @Test
    void whoHasBeenActivatedGoesAlongWithNobodyAnyMore() {
        Played played = Table.empty()
                .leader(GREEK, "leonidas", "attica", "gr-sparta-hop")
                .leader(GREEK, "strategos3", "attica", "gr-athens-hop")
                .leader(GREEK, "strategos2", "attica", "gr-athens-hop")
                .play();
        played.greek("activate counter=strategos3").greek("done");
        played.refused(GREEK, "activate counter=leonidas with=strategos3");
        played.greek("activate counter=leonidas with=strategos2");
    }

    @Rule("9.4")
    @ParameterizedTest
    @CsvSource({"false", "true"})
    void whoLandsMarchesIfHeHadNotMarchedBefore(boolean marched) {
        Played played = afloat().points(GREEK, 20).play(new ScriptedDice().d6(1));
        played.greek("activate counter=leonidas");
        if (marched) {
            played.greek("march path=boeotia,attica");
        }
        played.greek("embark leader=leonidas vessel=fleet-g1 units=all").greek("debark leader=leonidas zone=megaris");
        assertThat(played.verbs(GREEK).contains("march")).isEqualTo(!marched);
    }

    /** Fifteen points are supplied anywhere; eighteen without ships or a line to Aeolis are not. */
    @Rule({"10", "12", "ruling-scorched"})
    @ParameterizedTest
    @CsvSource({"3*pe-spara, 3", "3*pe-spara pe-imm-a, 1"})
    void scorchedLandTakesNothingFromWhoIsSuppliedThereThoughHeThrows(String units, int left) {
        Played played = Table.empty()
                .leader(PERSIAN, "datis", "macedonia", units)
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop")
                .scorched("thessaly")
                .step(new Step.Segment(PERSIAN, false, 0))
                .play(new ScriptedDice().d6(6));
        played.persian("activate counter=datis").persian("march path=thessaly");
        assertThat(rolled(played)).containsExactly("scorched");
        assertThat(played.side(PERSIAN).army().size()).isEqualTo(left);
    }
}
