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
import strategos.engine.games.persians.war.ZoneId;

/** Whom a leader may take along, and what a fleet may leave. */
class PickingUpTest {
    private static final Side GREEK = Side.GREEK;

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
}
