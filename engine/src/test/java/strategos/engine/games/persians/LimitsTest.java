package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.engine.Rule;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.persians.interception.Interception;
import strategos.engine.games.persians.movement.MovementEvents.AttritionRolled;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.ZoneId;

/** Where, when and by whom something may be done at all. */
class LimitsTest {
    private static final Side GREEK = Side.GREEK;
    private static final Side PERSIAN = Side.PERSIAN;

    @Rule({"8.2", "ruling-sack"})
    @Test
    void aCityOfTheEnemysCanBeStormedAlsoInALaterTurn() {
        Table eretria = Table.empty(Printed.MARATHON)
                .leader(PERSIAN, "datis", "eretria", "pe-spara")
                .marker("eretria", PERSIAN)
                .step(new Step.Segment(PERSIAN, false, 0));
        Played played = eretria.play(new ScriptedDice().d6(5));
        played.persian("activate counter=datis").persian("sack");
        assertThat(played.war().ground().destroyed()).containsExactly(new ZoneId("eretria"));
        Played own = Table.empty(Printed.MARATHON)
                .leader(PERSIAN, "datis", "miletus", "pe-spara")
                .marker("miletus", PERSIAN)
                .step(new Step.Segment(PERSIAN, false, 0))
                .play();
        own.persian("activate counter=datis");
        assertThat(own.verbs(PERSIAN)).contains("scorch").doesNotContain("sack");
    }

    @Rule({"12", "10", "ruling-scorched"})
    @Test
    void whoEntersScorchedMountainsSuffersByBothColumns() {
        Played played = Table.empty()
                .leader(GREEK, "leonidas", "boeotia", "4*gr-sparta-hop")
                .scorched("phocis")
                .play(new ScriptedDice().d6(4, 1));
        played.greek("activate counter=leonidas").greek("march path=phocis").greek("done");
        assertThat(played.events(AttritionRolled.class).getFirst().lost()).isEqualTo(2);
        assertThat(played.side(GREEK).army().size()).isEqualTo(2);
    }

    @Rule("9.2")
    @Test
    void anyNavalLeaderAboardMayLendHisValueToAnInterception() {
        Table table = Table.empty()
                .fleet(PERSIAN, 1, "sea-andros", "persia-5")
                .aboard(PERSIAN, "ariabignes", 1, "")
                .aboard(PERSIAN, "artemisia", 1, "")
                .fleet(GREEK, 1, "sea-andros", "athens-3");
        Force ours = new Force(PERSIAN, new ZoneId("sea-andros"), CounterId.list("fleet-p1"));
        Force theirs = new Force(GREEK, new ZoneId("sea-andros"), CounterId.list("fleet-g1"));
        assertThat(Table.RULES
                        .interception()
                        .odds(table.war(), new Interception.Attempt(ours, theirs, 0, 0))
                        .bonus())
                .isEqualTo(2);
    }

    @Rule({"5.3", "5.2", "1.2"})
    @Test
    void whoIsLeftOnTheWayWithHisBoxSuffersAttritionToo() {
        Played played = Table.empty()
                .leader(PERSIAN, "mardonius", "thessaly", "")
                .leader(PERSIAN, "artabazus", "thessaly", "pe-arch pe-spara")
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop")
                .points(PERSIAN, 16)
                .step(new Step.Segment(PERSIAN, false, 0))
                .play(new ScriptedDice().d6(5));
        played.persian("activate counter=mardonius with=artabazus")
                .persian("march path=phthiotis,thermopylae,locris")
                .persian("leave what=artabazus")
                .persian("done");
        assertThat(played.side(PERSIAN)
                        .chief(new CounterId("artabazus"))
                        .orElseThrow()
                        .troops())
                .isEqualTo(Table.troops("pe-spara"));
    }

    @Rule({"5.3", "5.2", "ruling-run"})
    @ParameterizedTest
    @ValueSource(strings = {"3-pe-arch", "artabazus"})
    void whoIsLeftBeforeTheFirstZoneHasNotMarched(String left) {
        Played played = Table.empty()
                .leader(PERSIAN, "mardonius", "thessaly", "3*pe-imm-a")
                .leader(PERSIAN, "artabazus", "thessaly", "3*pe-arch")
                .points(PERSIAN, 16)
                .step(new Step.Segment(PERSIAN, false, 0))
                .play(new ScriptedDice().d6(6));
        played.persian("activate counter=mardonius with=artabazus").persian("leave what=" + left);
        played.persian("march path=phthiotis,thermopylae,locris,boeotia").persian("done");
        assertThat(played.events(AttritionRolled.class))
                .extracting(AttritionRolled::lost)
                .containsExactly(1);
        assertThat(played.side(PERSIAN).troops(new ZoneId("thessaly"))).isEqualTo(Table.troops("3*pe-arch"));
        assertThat(played.side(PERSIAN).troops(new ZoneId("boeotia"))).isEqualTo(Table.troops("2*pe-imm-a"));
    }

    @Rule({"6.1", "9.4"})
    @Test
    void whoFailedAgainstAMarchMayTryAgainAgainstALanding() {
        Played played = Table.empty()
                .leader(PERSIAN, "mardonius", "boeotia", "pe-spara")
                .fleet(PERSIAN, 1, "sea-andros", "persia-5")
                .leader(GREEK, "strategos3", "attica", "gr-plataea")
                .step(new Step.Segment(PERSIAN, false, 0))
                .play(new ScriptedDice().d6(4, 1));
        played.persian("activate counter=mardonius").persian("march path=attica");
        played.greek("intercept with=strategos3 target=force");
        assertThat(played.awaited()).containsExactly("persians");
        played.persian("embark leader=mardonius vessel=fleet-p1 units=all")
                .persian("debark leader=mardonius zone=attica");
        assertThat(played.awaited()).containsExactly("greeks");
        assertThat(played.verbs(GREEK)).contains("intercept");
    }

    @Rule({"5.4-thermopylae", "11.2-reconnaissance"})
    @Test
    void scoutsAreOfNoUseWhereNoDieIsThrown() {
        Played played = Table.empty()
                .leader(PERSIAN, "mardonius", "phthiotis", "pe-spara")
                .leader(GREEK, "strategos3", "thermopylae", "gr-plataea")
                .hand(GREEK, "reconnaissance")
                .step(new Step.Segment(PERSIAN, false, 0))
                .play();
        played.persian("activate counter=mardonius").persian("march path=thermopylae");
        played.refused(GREEK, "intercept with=strategos3 target=force reconnaissance=yes");
        played.greek("intercept with=strategos3 target=force");
    }

    @Rule({"12", "5.3"})
    @Test
    void aForceWithoutUnitsLeftScorchesNothing() {
        Played played = Table.empty()
                .leader(GREEK, "miltiades", "laconia", "gr-athens-hop")
                .points(GREEK, 20)
                .play(new ScriptedDice().d6(6));
        played.greek("activate counter=miltiades")
                .greek("march path=argolis,corinth,megaris,attica")
                .greek("scorch");
        assertThat(played.war().ground().scorched()).isEmpty();
        assertThat(played.side(GREEK).points()).isEqualTo(16);
    }

    @Rule({"8.2", "5.3", "ruling-sack"})
    @Test
    void aForceWithoutUnitsLeftStormsNothing() {
        Played played = Table.empty()
                .leader(PERSIAN, "anabasius", "phthiotis", "pe-arch")
                .marker("attica", GREEK)
                .points(PERSIAN, 20)
                .step(new Step.Segment(PERSIAN, false, 0))
                .play(new ScriptedDice().d6(6));
        played.persian("activate counter=anabasius")
                .persian("march path=thermopylae,locris,boeotia,attica")
                .persian("sack");
        assertThat(played.side(PERSIAN).points()).isEqualTo(13);
        assertThat(played.war().ground().destroyed()).isEmpty();
    }

    @Rule({"5.3", "5.2"})
    @Test
    void whoIsTakenAlongAtTheEndHasNotMarched() {
        Played played = Table.empty()
                .leader(PERSIAN, "mardonius", "thessaly", "pe-spara")
                .unled(PERSIAN, "locris", "pe-arch")
                .points(PERSIAN, 16)
                .step(new Step.Segment(PERSIAN, false, 0))
                .play(new ScriptedDice().d6(5));
        played.persian("activate counter=mardonius")
                .persian("march path=phthiotis,thermopylae,locris")
                .persian("take what=all")
                .persian("done");
        assertThat(played.side(PERSIAN)
                        .chief(new CounterId("mardonius"))
                        .orElseThrow()
                        .troops())
                .isEqualTo(Table.troops("pe-arch"));
    }

    @Rule({"6.1", "9.2", "ruling-asked"})
    @Test
    void whoFailedAgainstAFleetCannotTryAgainWhenItSailsBack() {
        Played played = Table.empty()
                .leader(PERSIAN, "xerxes", "antandros", "pe-spara")
                .fleet(PERSIAN, 1, "sea-troad", "persia-5")
                .fleet(PERSIAN, 2, "sea-troad", "persia-5")
                .fleet(GREEK, 1, "sea-chios", "athens-3")
                .step(new Step.Segment(PERSIAN, false, 0))
                .play(new ScriptedDice().d6(1, 1).d6(1));
        played.persian("activate counter=xerxes").persian("sail vessel=fleet-p1 path=sea-chios");
        played.greek("intercept with=fleet-g1 target=force");
        played.persian("sail vessel=fleet-p1 path=sea-samos,sea-chios");
        assertThat(played.awaited()).containsExactly("persians");
        // Against another fleet they may.
        played.persian("sail vessel=fleet-p2 path=sea-chios");
        assertThat(played.verbs(GREEK)).contains("intercept");
    }
}
