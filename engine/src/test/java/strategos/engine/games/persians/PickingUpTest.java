package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.Rule;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.persians.sea.SeaEvents.Victorious;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.ZoneId;

/** Whom a leader may take along, and what a fleet may leave. */
class PickingUpTest {
    private static final Side GREEK = Side.GREEK;
    private static final Side PERSIAN = Side.PERSIAN;

    private static Table attica() {
        return Table.empty()
                .leader(GREEK, "eurybiades", "attica", "gr-sparta-hop")
                .leader(GREEK, "strategos3", "attica", "gr-athens-hop")
                .leader(GREEK, "pausanias", "attica", "gr-corinth")
                .leader(GREEK, "leonidas", "attica", "gr-megara")
                .leader(GREEK, "dummy-g1", "attica", "");
    }

    @Rule({"4.2", "5.2"})
    @ParameterizedTest
    @CsvSource({"strategos3, true", "dummy-g1, true", "pausanias, false", "leonidas, false", "eurybiades, false"})
    void onlyWhoIsOfLowerRankIsTakenAlong(String other, boolean lower) {
        Played played = attica().play();
        played.greek("activate counter=eurybiades");
        if (lower) {
            played.greek("take what=" + other);
            assertThat(played.war().active().orElseThrow().force().members()).contains(new CounterId(other));
        } else {
            assertThat(played.refused(GREEK, "take what=" + other)).isNotNull();
        }
    }

    @Rule({"4.1", "5.2"})
    @Test
    void whoHasBeenActivatedIsNotTakenAlong() {
        Played played = attica().play();
        played.greek("activate counter=strategos3").greek("done").greek("activate counter=leonidas");
        played.refused(GREEK, "take what=strategos3");
        played.greek("take what=pausanias");
    }

    /** Four points of hoplites need two naval points. */
    @Rule({"9.1", "9.4"})
    @ParameterizedTest
    @CsvSource({"1-athens-1, true", "1-athens-2, false"})
    void aFleetLeavesNoShipOfWhichThoseAboardHaveNeed(String ship, boolean leaves) {
        Played played = Table.empty()
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop")
                .fleet(GREEK, 1, "sea-attica", "athens-1", "athens-2")
                .aboard(GREEK, "themistocles", 1, "gr-athens-hop")
                .play(new ScriptedDice().d6(1));
        played.greek("activate counter=leonidas").greek("sail vessel=fleet-g1 path=sea-andros");
        if (leaves) {
            played.greek("leave what=" + ship);
            assertThat(played.side(GREEK).singles(new ZoneId("sea-andros"))).isEqualTo(1);
        } else {
            assertThat(played.refused(GREEK, "leave what=" + ship)).isNotNull();
        }
    }

    /** What a victory wipes out is what is owed. */
    @Rule("9.1")
    @Test
    void aVictoryAtSeaGivesNoZonesBack() {
        CounterId fleet = CounterId.fleet(GREEK, 1);
        Played played = Table.empty()
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop")
                .fleet(GREEK, 1, "sea-attica", "athens-3")
                .change(war -> war.with(war.greek()
                        .eachVessel(v ->
                                v.sails(v.sea()).sails(v.sea()).sails(v.sea()).sails(v.sea()))))
                .change(war -> new Victorious(GREEK, List.of(fleet)).apply(war))
                .points(GREEK, 20)
                .play(new ScriptedDice().d6(1));
        played.greek("activate counter=leonidas");
        played.refused(GREEK, "sail vessel=fleet-g1 path=sea-andros,sea-cyclades,sea-samos");
        played.greek("sail vessel=fleet-g1 path=sea-andros,sea-cyclades");
    }

    @Rule({"5.2", "9.4"})
    @Test
    void whoIsAboardLeavesNobodyInTheSea() {
        Played played = Table.empty()
                .fleet(GREEK, 1, "sea-attica", "athens-3")
                .aboard(GREEK, "themistocles", 1, "gr-athens-hop")
                .play();
        played.greek("activate counter=themistocles");
        assertThat(played.verbs(GREEK)).contains("debark").doesNotContain("leave", "take");
    }

    @Rule({"4.2", "5.2"})
    @Test
    void whoWasTakenAlongIsNotActivatedHimself() {
        Played played = attica().play();
        played.greek("activate counter=leonidas").greek("take what=strategos3").greek("leave what=strategos3");
        played.greek("done");
        played.refused(GREEK, "activate counter=strategos3");
        played.greek("activate counter=pausanias");
    }

    private static Played mardonius(String units, ScriptedDice dice) {
        return Table.empty()
                .leader(PERSIAN, "mardonius", "thessaly", units)
                .unled(PERSIAN, "thermopylae", "2*pe-arch")
                .points(PERSIAN, 20)
                .step(new Step.Segment(PERSIAN, false, 0))
                .play(dice)
                .persian("activate counter=mardonius");
    }

    /** The archers would go first, had they marched. */
    @Rule({"5.2", "5.3", "ruling-run"})
    @Test
    void unitsThatAreTakenAndLeftInOneZoneHaveNotMarched() {
        Played played = mardonius("3*pe-imm-a", new ScriptedDice().d6(6, 6));
        played.persian("march path=phthiotis,thermopylae")
                .persian("take what=2-pe-arch")
                .persian("leave what=1-pe-arch")
                .persian("scorch");
        assertThat(played.side(PERSIAN).army()).isEqualTo(Table.troops("2*pe-imm-a 2*pe-arch"));
        played.persian("leave what=1-pe-arch").persian("march path=locris").persian("done");
        assertThat(played.side(PERSIAN).army()).isEqualTo(Table.troops("pe-imm-a 2*pe-arch"));
    }

    /** Two are lost, but of the archers left behind one alone has marched. */
    @Rule({"5.2", "5.3", "ruling-run"})
    @Test
    void ofLikeUnitsThoseThatWereTakenAlongAreLeftFirst() {
        Played played = mardonius("3*pe-imm-a pe-arch", new ScriptedDice().d6(6));
        played.persian("march path=phthiotis,thermopylae")
                .persian("take what=2-pe-arch")
                .persian("leave what=3-pe-arch")
                .persian("march path=locris,boeotia,attica")
                .persian("done");
        assertThat(played.side(PERSIAN).army()).isEqualTo(Table.troops("2*pe-imm-a 2*pe-arch"));
    }

    /** A 4 in column 5 takes one of the two, a 5 in column 6 the other and one that marches on. */
    @Rule({"5.2", "5.3"})
    @Test
    void unitsLeftOnTheWayOneByOneAreLostOnce() {
        Played played = mardonius("3*pe-imm-a 2*pe-arch", new ScriptedDice().d6(4, 5));
        played.persian("march path=phthiotis")
                .persian("leave what=1-pe-arch")
                .persian("leave what=1-pe-arch")
                .persian("march path=thermopylae,locris,boeotia,attica")
                .persian("scorch")
                .persian("march path=megaris")
                .persian("done");
        assertThat(played.side(PERSIAN).army()).isEqualTo(Table.troops("2*pe-imm-a 2*pe-arch"));
    }

    /** A 6 in column 3 takes the archer who was left, a 5 in column 5 can take only the guard who marched on. */
    @Rule({"5.2", "5.3"})
    @Test
    void whoWasLeftAndIsLostIsNotLostAgainInTheShapeOfOthersLikeHim() {
        Played played = Table.empty()
                .leader(PERSIAN, "mardonius", "thessaly", "2*pe-imm-a pe-arch")
                .points(PERSIAN, 20)
                .change(war -> war.with(war.persian().lay(new ZoneId("phthiotis"), Table.troops("2*pe-arch"), true)))
                .step(new Step.Segment(PERSIAN, false, 0))
                .play(new ScriptedDice().d6(6, 5));
        played.persian("activate counter=mardonius")
                .persian("march path=phthiotis")
                .persian("leave what=1-pe-arch")
                .persian("march path=thermopylae,locris")
                .persian("scorch")
                .persian("march path=boeotia,attica")
                .persian("done");
        assertThat(played.side(PERSIAN).army()).isEqualTo(Table.troops("pe-imm-a 2*pe-arch"));
    }
}
