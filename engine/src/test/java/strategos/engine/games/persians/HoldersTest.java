package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import strategos.engine.Rule;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;

/** Who holds a city, and what may be done to a zone. */
class HoldersTest {
    private static final Side GREEK = Side.GREEK;
    private static final Side PERSIAN = Side.PERSIAN;

    private static Table athens() {
        return Table.empty()
                .leader(GREEK, "miltiade", "beotie", "4*gr-athens-hop")
                .leader(PERSIAN, "mardonios", "attique", "6*pe-spara");
    }

    @Rule({"8.1", "13", "ruling-control"})
    @Test
    void whoHoldsACityMayFightInsideAlsoWhenHisMarkerIsLifted() {
        Played played =
                athens().marker("attique", PERSIAN).hand(GREEK, "trahison").play(new ScriptedDice().d6(6));
        played.greek("activate counter=miltiade").greek("march path=attique");
        assertThat(played.war().ground().marker("attique")).isEmpty();
        played.persian("intercept with=mardonios target=force").persian("city where=inside");
        assertThat(played.war().battle().flatMap(Battle::inside)).contains(PERSIAN);
    }

    @Rule({"8.1", "6.1"})
    @Test
    void theHolderIsAskedAlsoWhenItIsHeWhoIntercepts() {
        Played played = athens().marker("attique", GREEK).play(new ScriptedDice().d6(5));
        played.greek("activate counter=miltiade").greek("march path=attique");
        played.persian("pass").greek("intercept with=miltiade target=counter");
        assertThat(played.awaited()).containsExactly("greeks");
        assertThat(played.verbs(GREEK)).containsExactly("city");
    }

    @Rule({"8.1", "8.2"})
    @Test
    void nobodyFightsInsideADestroyedCity() {
        Played played = athens().marker("attique", PERSIAN)
                .change(war -> war.withGround(war.ground().destroy("attique")))
                .hand(PERSIAN, "trahison")
                .play(new ScriptedDice().d6(6));
        played.greek("activate counter=miltiade").greek("march path=attique");
        played.persian("intercept with=mardonios target=force");
        assertThat(played.verbs(PERSIAN)).doesNotContain("city");
    }

    @Rule("12")
    @Test
    void aLeaderWithUnitsScorchesAnyZoneOnce() {
        Played played = Table.empty()
                .leader(GREEK, "miltiade", "thessalie", "gr-athens-hop")
                .play();
        played.greek("activate counter=miltiade").greek("scorch");
        played.refused(GREEK, "scorch");
        Played alone = Table.empty().leader(GREEK, "miltiade", "thessalie", "").play();
        alone.greek("activate counter=miltiade");
        assertThat(alone.verbs(GREEK)).doesNotContain("scorch").contains("march");
    }

    @Rule({"11.1", "9"})
    @Test
    void underADummyShipsSailAndLeadersLand() {
        Played played = Table.empty()
                .leader(GREEK, "dummy-g1", "laconie", "")
                .fleet(GREEK, 1, "sea-laconie", "athens-3")
                .aboard(GREEK, "themistocle", 1, "gr-athens-hop")
                .play();
        played.greek("activate counter=dummy-g1");
        assertThat(played.verbs(GREEK)).contains("sail", "debark").doesNotContain("scorch", "sack", "intercept");
        played.greek("debark leader=themistocle zone=messenie");
        assertThat(played.side(GREEK).chief("themistocle").orElseThrow().spent())
                .isFalse();
        assertThat(played.step()).isInstanceOf(Step.Activation.class);
    }
}
