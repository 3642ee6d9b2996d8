package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.TestTable;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.persians.movement.MovementEvents.AttritionRolled;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.war.CampaignStatus;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Facade;
import strategos.engine.games.persians.war.Navy.Ship;
import strategos.engine.games.persians.war.Navy.Vessel;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState.Purse;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.library.RegisteredGames;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Outline;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text.Line;

/** Sequence, activation, movement on land and at sea, supply, control. */
class MovesTest {
    private static final Phrasebook WORDS = RegisteredGames.LIBRARY.words(Persians.ID, Escape.plain());

    private static final Side GREEK = Side.GREEK;
    private static final Side PERSIAN = Side.PERSIAN;

    private static int left(Played played, Side side) {
        return played.side(side).points();
    }

    private static Chief chief(Played played, Side side, String id) {
        return played.side(side).chief(new CounterId(id)).orElseThrow();
    }

    @Rule({"2", "3", "ruling-segments"})
    @Test
    void aSegmentHoldsManyActivationsAndOnlyEmptyOnesEndThePhase() {
        Played played = Table.empty()
                .leader(GREEK, "leonidas", "attica", "gr-sparta-hop")
                .leader(GREEK, "pausanias", "laconia", "gr-sparta-hop")
                .leader(PERSIAN, "xerxes", "antandros", "pe-spara")
                .play();
        played.greek("activate counter=leonidas")
                .greek("done")
                .greek("activate counter=pausanias")
                .greek("done");
        played.greek("pass");
        assertThat(played.awaited()).containsExactly("persians");
        played.persian("pass");
        assertThat(played.step()).isEqualTo(new Step.Segment(GREEK, false, 1));
    }

    @Rule({"2", "ruling-segments"})
    @Test
    void emptyPursesOnBothSidesEndThePhase() {
        Played played = Table.empty(Printed.MARATHON)
                .turn(3)
                .leader(GREEK, "miltiades", "attica", "gr-athens-hop")
                .leader(PERSIAN, "datis", "antandros", "pe-spara")
                .points(GREEK, 0)
                .points(PERSIAN, 0)
                .play();
        played.greek("pass");
        assertThat(played.step()).isInstanceOf(Step.Over.class);
    }

    @Rule({"4.1", "4"})
    @Test
    void aLeaderIsActivatedOnceAPhase() {
        Played played = Table.empty()
                .leader(GREEK, "leonidas", "attica", "gr-sparta-hop")
                .leader(PERSIAN, "xerxes", "antandros", "pe-spara")
                .play();
        played.greek("activate counter=leonidas").greek("done");
        assertThat(played.refused(GREEK, "activate counter=leonidas").text().key())
                .isEqualTo("order.verb-closed");
    }

    @Rule({"4.2", "ruling-forces"})
    @Test
    void lowerRanksAndDummiesGoAlongAndEqualsDoNot() {
        Played played = Table.empty()
                .leader(GREEK, "leonidas", "attica", "gr-sparta-hop")
                .leader(GREEK, "eurybiades", "attica", "gr-athens-hop")
                .leader(GREEK, "pausanias", "attica", "gr-athens-hop")
                .leader(GREEK, "dummy-g1", "attica", "")
                .play();
        played.refused(GREEK, "activate counter=eurybiades with=pausanias");
        played.greek("activate counter=leonidas with=eurybiades,dummy-g1").greek("march path=boeotia");
        assertThat(chief(played, GREEK, "eurybiades").place()).isEqualTo(new ZoneId("boeotia"));
        assertThat(chief(played, GREEK, "dummy-g1").place()).isEqualTo(new ZoneId("boeotia"));
        assertThat(chief(played, GREEK, "pausanias").place()).isEqualTo(new ZoneId("attica"));
        assertThat(chief(played, GREEK, "eurybiades").spent()).isTrue();
    }

    @Rule({"5.1", "3"})
    @Test
    void eachZoneIsPaidAndTheSixthIsTheLast() {
        Table table = Table.empty()
                .leader(GREEK, "miltiades", "laconia", "gr-athens-hop")
                .points(GREEK, 20);
        Played played = table.play();
        played.greek("activate counter=miltiades").greek("march path=argolis,corinth,megaris,attica,boeotia,locris");
        assertThat(left(played, GREEK)).isEqualTo(14);
        assertThat(played.verbs(GREEK)).doesNotContain("march");
    }

    @Rule("5.4-thermopylae")
    @Test
    void thermopylaeCostsThreeMore() {
        Played played = Table.empty()
                .leader(PERSIAN, "xerxes", "phthiotis", "pe-spara")
                .points(PERSIAN, 3)
                .step(new Step.Segment(PERSIAN, false, 0))
                .play();
        played.persian("activate counter=xerxes");
        played.refused(PERSIAN, "march path=thermopylae");
    }

    @Rule("5.1")
    @Test
    void aMarchStopsWhereTheEnemyIs() {
        Played played = Table.empty()
                .leader(PERSIAN, "xerxes", "thessaly", "pe-spara")
                .unled(GREEK, "phthiotis", "gr-plataea")
                .step(new Step.Segment(PERSIAN, false, 0))
                .play();
        played.persian("activate counter=xerxes");
        played.refused(PERSIAN, "march path=phthiotis,thermopylae");
        played.persian("march path=phthiotis");
        assertThat(played.verbs(PERSIAN)).contains("intercept");
    }

    @Rule({"5.2", "0.3", "ruling-left"})
    @Test
    void unitsAreLeftBehindAndFreshOnesTakenAlong() {
        Played played = Table.empty()
                .leader(GREEK, "miltiades", "attica", "2*gr-athens-hop")
                .unled(GREEK, "boeotia", "gr-plataea")
                .play();
        played.greek("activate counter=miltiades").greek("leave what=1-gr-athens-hop");
        assertThat(played.refused(GREEK, "take what=all").text().key()).isEqualTo("order.verb-closed");
        played.greek("march path=boeotia").greek("take what=all");
        assertThat(chief(played, GREEK, "miltiades").troops()).isEqualTo(Table.troops("gr-athens-hop gr-plataea"));
        assertThat(played.side(GREEK).pile(new ZoneId("attica")).spent()).isEqualTo(Table.troops("gr-athens-hop"));
    }

    @Rule({"5.3", "1.2", "0.4", "ruling-run"})
    @Test
    void attritionFallsOnTheLowestMoraleFirstAndOnlyItsOwnerIsTold() {
        Played played = Table.empty()
                .leader(PERSIAN, "mardonius", "thessaly", "pe-arch pe-spara")
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop")
                .points(PERSIAN, 16)
                .step(new Step.Segment(PERSIAN, false, 0))
                .play(new ScriptedDice().d6(5));
        played.persian("activate counter=mardonius")
                .persian("march path=phthiotis,thermopylae,locris")
                .persian("done");
        assertThat(chief(played, PERSIAN, "mardonius").troops()).isEqualTo(Table.troops("pe-spara"));
        assertThat(played.events(AttritionRolled.class)).hasSize(1);
        assertThat(played.events(AttritionRolled.class).getFirst().lost()).isEqualTo(1);
    }

    @Rule({"11.1", "5.3"})
    @Test
    void aDummyRollsInVainAsARealForceDoes() {
        Played played = Table.empty()
                .leader(GREEK, "dummy-g1", "attica", "")
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop")
                .play(new ScriptedDice().d6(6));
        played.greek("activate counter=dummy-g1")
                .greek("march path=boeotia,locris")
                .greek("done");
        assertThat(played.events(AttritionRolled.class)).hasSize(1);
        assertThat(played.verbs(GREEK)).doesNotContain("scorch");
    }

    @Rule({"4.3", "ruling-reorganisation"})
    @Test
    void bothReorganiseUnseenAndUnitsChangeBoxes() {
        Table table = Table.empty()
                .leader(GREEK, "leonidas", "attica", "2*gr-sparta-hop")
                .leader(GREEK, "eurybiades", "attica", "")
                .leader(PERSIAN, "xerxes", "antandros", "pe-spara");
        War war = table.war();
        Played played = table.step(new Step.Reorganise(
                        false, false, Facade.of(war.greek(), Set.of()), Facade.of(war.persian(), Set.of())))
                .play();
        played.greek("reorganise zone=attica to=eurybiades what=1-gr-sparta-hop");
        assertThat(chief(played, GREEK, "eurybiades").troops()).isEqualTo(Table.troops("gr-sparta-hop"));
        played.greek("reorganise zone=attica to=unled what=1-gr-sparta-hop");
        Seen<War> seen = Table.game().conceal(played.war(), PERSIAN.seat());
        assertThat(seen.position().side(GREEK).pile(new ZoneId("attica")).all().isEmpty())
                .isTrue();
        assertThat(played.side(GREEK).pile(new ZoneId("attica")).all()).isEqualTo(Table.troops("gr-sparta-hop"));
        played.greek("pass");
        assertThat(played.awaited()).containsExactly("persians");
    }

    @Rule({"9", "9.1"})
    @Test
    void shipsSailSixZonesUnderAnyActivationAndPayAttrition() {
        Played played = Table.empty()
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop")
                .fleet(GREEK, 1, "sea-attica", "athens-3", "athens-1")
                .points(GREEK, 12)
                .play(new ScriptedDice().d6(6));
        assertThat(played.verbs(GREEK)).doesNotContain("sail");
        played.greek("activate counter=leonidas")
                .greek("sail vessel=fleet-g1"
                        + " path=sea-andros,sea-cyclades,sea-samos,sea-chios,sea-troad,sea-aegean-north");
        assertThat(left(played, GREEK)).isEqualTo(6);
        assertThat(played.refused(GREEK, "sail vessel=fleet-g1 path=sea-troad")).isNotNull();
        played.greek("done");
        // A 6 in column 6 costs two naval points: the smallest ships that suffice, none to spare.
        assertThat(played.side(GREEK)
                        .vessel(new CounterId("fleet-g1"))
                        .orElseThrow()
                        .types())
                .containsExactly("athens-1");
    }

    @Rule({"9.1", "ruling-pick-up"})
    @Test
    void aFleetLeavesShipsAndPicksThemUp() {
        Played played = Table.empty()
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop")
                .fleet(GREEK, 1, "sea-attica", "athens-3", "athens-1")
                .play(new ScriptedDice().d6(1, 1, 1));
        played.greek("activate counter=leonidas")
                .greek("sail vessel=fleet-g1 path=sea-andros")
                .greek("leave what=1-athens-1");
        assertThat(played.side(GREEK).singles(new ZoneId("sea-andros"))).isEqualTo(1);
        played.greek("take what=1-athens-1");
        assertThat(played.side(GREEK).singles(new ZoneId("sea-andros"))).isZero();
        assertThat(played.side(GREEK)
                        .vessel(new CounterId("fleet-g1"))
                        .orElseThrow()
                        .ships())
                .hasSize(2);
    }

    @Rule({"9.4", "ruling-landing"})
    @Test
    void shipsCarryThreePointsOfFootOrTwoOfHorseEach() {
        Played played = beforeGoingAboard();
        played.refused(PERSIAN, "embark leader=datis vessel=fleet-p1 units=all");
        played.persian("embark leader=datis vessel=fleet-p1 units=2-pe-imm-b,3-pe-spara,5-pe-arch,1-pe-hcav,1-pe-lcav");
        assertThat(chief(played, PERSIAN, "datis").aboard()).isTrue();
        assertThat(played.side(PERSIAN).pile(new ZoneId("halicarnassus")).all()).isEqualTo(Table.troops("pe-spara"));
        played.persian("debark leader=datis zone=rhodes");
        assertThat(chief(played, PERSIAN, "datis").place()).isEqualTo(new ZoneId("rhodes"));
    }

    /** Twenty naval points carry sixty points of foot: archers 30, sparabara 20, immortals 6, and each horse takes 4.5. */
    private static Played beforeGoingAboard() {
        return Table.empty(Printed.MARATHON)
                .leader(PERSIAN, "datis", "halicarnassus", "2*pe-imm-b 4*pe-spara 5*pe-arch pe-hcav pe-lcav")
                .fleet(PERSIAN, 1, "sea-caria", "persia-5", "persia-5", "persia-5", "persia-3", "persia-2")
                .step(new Step.Segment(PERSIAN, false, 0))
                .play()
                .persian("activate counter=datis");
    }

    @Rule("9.4")
    @Test
    void asMuchAsFindsRoomGoesAboardUnlessTheLeaderSaysOtherwise() {
        Offer embark = beforeGoingAboard()
                .decision(PERSIAN)
                .orElseThrow()
                .offer("embark")
                .orElseThrow();
        Call whole = embark.fullest(embark.sure(Call.of("embark"))).orElseThrow();
        assertThat(whole)
                .isEqualTo(TestTable.call("embark leader=datis vessel=fleet-p1 units=5-pe-arch,4-pe-spara,2-pe-imm-b"));
        assertThat(embark.refusal(whole)).isEmpty();
    }

    @Rule({"3", "9.4"})
    @Test
    void goingAboardAndLandingSayWhoGoesAndWhatItCosts() {
        Played played = beforeGoingAboard();
        assertThat(told(played, "embark leader=datis vessel=fleet-p1 units=5-pe-arch"))
                .containsExactly(
                        "Datis → fleet 1",
                        "Datis: 5 × Persian archers 6*D",
                        "It costs 1 action point, " + (points(played) - 1) + " left.",
                        "go aboard");
        played.persian("embark leader=datis vessel=fleet-p1 units=5-pe-arch");
        assertThat(told(played, "debark leader=datis zone=rhodes"))
                .containsExactly(
                        "Datis → Rhodes",
                        "Datis: 5 × Persian archers 6*D",
                        "It costs 1 action point, " + (points(played) - 1) + " left.",
                        "land");
    }

    private static int points(Played played) {
        return played.war().side(PERSIAN).points();
    }

    private static List<String> told(Played played, String order) {
        Call call = TestTable.call(order);
        Outline outline = played.decision(PERSIAN)
                .orElseThrow()
                .offer(call.verb())
                .orElseThrow()
                .outline(call)
                .orElseThrow();
        return Stream.of(
                        Stream.of(outline.title()), outline.lines().stream().map(Line::text), Stream.of(outline.send()))
                .flatMap(texts -> texts)
                .map(WORDS::say)
                .toList();
    }

    /** What all may see is whether a force is ashore, not what it could pay for. */
    @Rule({"5.1", "9.4"})
    @Test
    void theCardOffersWhatAForceCanDoWhereItIs() {
        Played played = beforeGoingAboard();
        assertThat(onTheCard(played)).containsExactly("march");
        played.persian("embark leader=datis vessel=fleet-p1 units=5-pe-arch");
        assertThat(onTheCard(played)).containsExactly("sail", "debark");
        played.persian("debark leader=datis zone=rhodes");
        assertThat(onTheCard(played)).containsExactly("march");
    }

    @Rule({"5.1", "6.1"})
    @Test
    void theCardOffersBattleWhereAnEnemyLies() {
        Played played = Table.empty(Printed.MARATHON)
                .leader(PERSIAN, "datis", "eretria", "4*pe-spara")
                .leader(GREEK, "aeschines", "eretria", "gr-eretria")
                .step(new Step.Segment(PERSIAN, false, 0))
                .play();
        played.persian("activate counter=datis");
        assertThat(onTheCard(played)).containsExactly("march", "intercept");
    }

    private static List<String> onTheCard(Played played) {
        Seen<War> open = Table.game().conceal(played.war(), Viewer.EVERYONE);
        return Table.game().decisions().unseen(open, PERSIAN.seat());
    }

    @Rule("9.4")
    @Test
    void whoFindsNoRoomIsToldHowMuchIsLeft() {
        Line why = beforeGoingAboard()
                .refused(
                        PERSIAN, "embark leader=datis vessel=fleet-p1 units=5-pe-arch,4-pe-spara,2-pe-imm-b,1-pe-hcav");
        assertThat(why.rule()).contains("9.4");
        assertThat(WORDS.say(why.text()))
                .isEqualTo("There is room on fleet 1 for 4 more points of infantry or 2 points of cavalry.");
        assertThat(beforeGoingAboard()
                        .refused(PERSIAN, "embark leader=datis vessel=fleet-p1 units=5-pe-arch,4-pe-arch")
                        .text()
                        .key())
                .as("a kind is named once, whatever room there is")
                .isEqualTo("order.slot-has-no");
    }

    @Rule("10")
    @Test
    void persiansNeedTheSeaALineOrSmallNumbers() {
        Table table = Table.empty().unled(PERSIAN, "thessaly", "4*pe-spara");
        assertThat(Table.RULES.supply().supplied(table.war(), PERSIAN, new ZoneId("thessaly")))
                .isFalse();
        table.fleet(PERSIAN, 1, "sea-therma", "persia-2");
        assertThat(Table.RULES.supply().supplied(table.war(), PERSIAN, new ZoneId("thessaly")))
                .isTrue();
        table.decoy(GREEK, "sea-therma");
        assertThat(Table.RULES.supply().supplied(table.war(), PERSIAN, new ZoneId("thessaly")))
                .isFalse();
        assertThat(Table.RULES.supply().supplied(table.war(), PERSIAN, new ZoneId("thessaly"), 15))
                .isTrue();
        Table line = Table.empty()
                .marker("aeolis", PERSIAN)
                .marker("antandros", PERSIAN)
                .unled(PERSIAN, "hellespont", "4*pe-spara");
        assertThat(Table.RULES.supply().supplied(line.war(), PERSIAN, new ZoneId("hellespont")))
                .isTrue();
        line.scorched("antandros");
        assertThat(Table.RULES.supply().supplied(line.war(), PERSIAN, new ZoneId("hellespont")))
                .isFalse();
    }

    @Rule("10")
    @Test
    void greeksAreSuppliedUnlessTheEnemyIsThereOrTheLandIsScorched() {
        Table table = Table.empty().unled(GREEK, "boeotia", "6*gr-plataea");
        assertThat(Table.RULES.supply().supplied(table.war(), GREEK, new ZoneId("boeotia")))
                .isTrue();
        table.leader(PERSIAN, "dummy-p1", "boeotia", "");
        assertThat(Table.RULES.supply().supplied(table.war(), GREEK, new ZoneId("boeotia")))
                .isFalse();
        Table burnt = Table.empty().unled(GREEK, "boeotia", "gr-plataea").scorched("boeotia");
        assertThat(Table.RULES.supply().supplied(burnt.war(), GREEK, new ZoneId("boeotia")))
                .isFalse();
    }

    @Rule({"12", "ruling-scorched"})
    @Test
    void scorchingCostsTwoAndTheLandHurtsWhoComesUnsupplied() {
        Played played = Table.empty()
                .leader(GREEK, "leonidas", "boeotia", "gr-sparta-hop gr-sparta-arch")
                .play(new ScriptedDice().d6(4, 1));
        played.greek("activate counter=leonidas").greek("scorch");
        assertThat(left(played, GREEK)).isEqualTo(8);
        assertThat(played.war().ground().scorched()).containsExactly(new ZoneId("boeotia"));
        played.greek("march path=attica,boeotia");
        assertThat(chief(played, GREEK, "leonidas").troops()).isEqualTo(Table.troops("gr-sparta-hop"));
    }

    @Rule({"13", "0.2", "ruling-control"})
    @Test
    void aZoneBelongsToWhoIsThereAloneAndTheMarkerGoesWhenTheEnemyEnters() {
        Table table = Table.empty().marker("boeotia", GREEK).leader(PERSIAN, "xerxes", "locris", "pe-spara");
        assertThat(Table.RULES.control().of(table.war(), new ZoneId("boeotia"))).isEqualTo(Optional.of(GREEK));
        Played played = table.step(new Step.Segment(PERSIAN, false, 0)).play();
        played.persian("activate counter=xerxes").persian("march path=boeotia");
        assertThat(played.war().ground().marker(new ZoneId("boeotia"))).isEmpty();
        assertThat(played.war().ground().holder(new ZoneId("boeotia"))).isEqualTo(Optional.of(GREEK));
        assertThat(Table.RULES.control().of(played.war(), new ZoneId("boeotia")))
                .isEqualTo(Optional.of(PERSIAN));
    }

    @Rule({"2", "1.3", "11.1", "0.1", "ruling-bodies"})
    @Test
    void theTurnEndsWithCountersShownAndALostDummyComesBack() {
        Table table = Table.empty()
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop")
                .leader(PERSIAN, "xerxes", "antandros", "pe-spara")
                .change(war -> war.with(war.greek().lost(1, 0).with(new Purse(Optional.of("points-7-9"), 0))))
                .change(war -> war.with(war.persian().with(new Purse(Optional.of("points-6-9"), 0))));
        Played played = table.play(new ScriptedDice().d6(1, 1));
        played.greek("pass");
        assertThat(played.war().pool().counters()).contains("points-7-9", "points-6-9");
        assertThat(played.step()).isInstanceOf(Step.Reorganise.class);
        played.greek("place dummy=leader zone=laconia");
        assertThat(chief(played, GREEK, "dummy-g1").place()).isEqualTo(new ZoneId("laconia"));
        List<String> brief = Table.game().views().of(Table.game().conceal(played.war(), GREEK.seat())).brief().stream()
                .map(line -> line.text().key())
                .toList();
        assertThat(brief).contains("brief.turn", "brief.points");
    }

    @Rule({"11.2-isolationism", "5.1"})
    @Test
    void isolatedSpartansStayInThePeloponnese() {
        Played played = Table.empty(Printed.MARATHON)
                .status(new CampaignStatus(true, false, false, false, Set.of(), List.of(), List.of(), List.of()))
                .leader(GREEK, "cleomenes", "laconia", "gr-sparta-hop")
                .play();
        played.greek("activate counter=cleomenes");
        played.refused(GREEK, "march path=argolis");
        played.greek("march path=arcadia,elis");
        assertThat(chief(played, GREEK, "cleomenes").place()).isEqualTo(new ZoneId("elis"));
    }

    @Rule("9.1")
    @Test
    void aShipKeepsItsOwnCount() {
        Vessel fleet =
                Vessel.fleet(new CounterId("fleet-g1"), new ZoneId("sea-attica"), List.of(Ship.fresh("athens-3")));
        Vessel sailed = fleet.sails(new ZoneId("sea-andros")).plus(List.of(Ship.fresh("athens-1")));
        assertThat(sailed.travelled()).isEqualTo(1);
        assertThat(sailed.victorious().due()).isZero();
        assertThat(sailed.rested().travelled()).isZero();
    }
}
