package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import strategos.engine.Rule;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.ZoneId;

/** Who holds a city, and what may be done to a zone. */
class HoldersTest {
    private static final Side GREEK = Side.GREEK;
    private static final Side PERSIAN = Side.PERSIAN;

    private static Table athens() {
        return Table.empty()
                .leader(GREEK, "miltiades", "boeotia", "4*gr-athens-hop")
                .leader(PERSIAN, "mardonius", "attica", "6*pe-spara");
    }

    @Rule({"8.1", "13", "ruling-control"})
    @Test
    void whoHoldsACityMayFightInsideAlsoWhenHisMarkerIsLifted() {
        Played played =
                athens().marker("attica", PERSIAN).hand(GREEK, "treason").play(new ScriptedDice().d6(6));
        played.greek("activate counter=miltiades").greek("march path=attica");
        assertThat(played.war().ground().marker(new ZoneId("attica"))).isEmpty();
        played.persian("intercept with=mardonius target=force").persian("city where=inside");
        assertThat(played.war().battle().flatMap(Battle::inside)).contains(PERSIAN);
    }

    @Rule({"8.1", "6.1"})
    @Test
    void theHolderIsAskedAlsoWhenItIsHeWhoIntercepts() {
        Played played = athens().marker("attica", GREEK).play(new ScriptedDice().d6(5));
        played.greek("activate counter=miltiades").greek("march path=attica");
        played.persian("pass").greek("intercept with=miltiades target=counter");
        assertThat(played.awaited()).containsExactly("greeks");
        assertThat(played.verbs(GREEK)).containsExactly("city");
    }

    @Rule({"8.1", "8.2"})
    @Test
    void nobodyFightsInsideADestroyedCity() {
        Played played = athens().marker("attica", PERSIAN)
                .change(war -> war.withGround(war.ground().destroy(new ZoneId("attica"))))
                .hand(PERSIAN, "treason")
                .play(new ScriptedDice().d6(6));
        played.greek("activate counter=miltiades").greek("march path=attica");
        played.persian("intercept with=mardonius target=force");
        assertThat(played.verbs(PERSIAN)).doesNotContain("city");
    }

    @Rule("12")
    @Test
    void aLeaderWithUnitsScorchesAnyZoneOnce() {
        Played played = Table.empty()
                .leader(GREEK, "miltiades", "thessaly", "gr-athens-hop")
                .play();
        played.greek("activate counter=miltiades").greek("scorch");
        played.refused(GREEK, "scorch");
        Played alone = Table.empty().leader(GREEK, "miltiades", "thessaly", "").play();
        alone.greek("activate counter=miltiades");
        assertThat(alone.verbs(GREEK)).doesNotContain("scorch").contains("march");
    }

    @Rule({"11.1", "9"})
    @Test
    void underADummyShipsSailAndLeadersLand() {
        Played played = Table.empty()
                .leader(GREEK, "dummy-g1", "laconia", "")
                .fleet(GREEK, 1, "sea-laconia", "athens-3")
                .aboard(GREEK, "themistocles", 1, "gr-athens-hop")
                .play();
        played.greek("activate counter=dummy-g1");
        assertThat(played.verbs(GREEK)).contains("sail", "debark").doesNotContain("scorch", "sack", "intercept");
        played.greek("debark leader=themistocles zone=messenia");
        assertThat(played.side(GREEK)
                        .chief(new CounterId("themistocles"))
                        .orElseThrow()
                        .spent())
                .isFalse();
        assertThat(played.step()).isInstanceOf(Step.Activation.class);
    }
}
