package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import strategos.engine.Rule;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.persians.interception.Interception;
import strategos.engine.games.persians.movement.MovementEvents.AttritionRolled;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;

/** Where, when and by whom something may be done at all. */
class LimitsTest {
    private static final Side GREEK = Side.GREEK;
    private static final Side PERSIAN = Side.PERSIAN;

    @Rule({"8.2", "ruling-sack"})
    @Test
    void aCityOfTheEnemysCanBeStormedAlsoInALaterTurn() {
        Table eretria = Table.empty(Printed.MARATHON)
                .leader(PERSIAN, "datis", "eretrie", "pe-spara")
                .marker("eretrie", PERSIAN)
                .step(new Step.Segment(PERSIAN, false, 0));
        Played played = eretria.play(new ScriptedDice().d6(5));
        played.persian("activate counter=datis").persian("sack");
        assertThat(played.war().ground().destroyed()).containsExactly("eretrie");
        Played own = Table.empty(Printed.MARATHON)
                .leader(PERSIAN, "datis", "milet", "pe-spara")
                .marker("milet", PERSIAN)
                .step(new Step.Segment(PERSIAN, false, 0))
                .play();
        own.persian("activate counter=datis");
        assertThat(own.verbs(PERSIAN)).contains("scorch").doesNotContain("sack");
    }

    @Rule({"12", "10", "ruling-scorched"})
    @Test
    void whoEntersScorchedMountainsSuffersByBothColumns() {
        Played played = Table.empty()
                .leader(GREEK, "leonidas", "beotie", "4*gr-sparta-hop")
                .scorched("phocide")
                .play(new ScriptedDice().d6(4, 1));
        played.greek("activate counter=leonidas").greek("march path=phocide").greek("done");
        assertThat(played.events(AttritionRolled.class).getFirst().lost()).isEqualTo(2);
        assertThat(played.side(GREEK).army().size()).isEqualTo(2);
    }

    @Rule("9.2")
    @Test
    void anyNavalLeaderAboardMayLendHisValueToAnInterception() {
        Table table = Table.empty()
                .fleet(PERSIAN, 1, "sea-andros", "persia-5")
                .aboard(PERSIAN, "ariabigue", 1, "")
                .aboard(PERSIAN, "artemise", 1, "")
                .fleet(GREEK, 1, "sea-andros", "athens-3");
        Force ours = new Force(PERSIAN, "sea-andros", List.of("fleet-p1"));
        Force theirs = new Force(GREEK, "sea-andros", List.of("fleet-g1"));
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
                .leader(PERSIAN, "mardonios", "thessalie", "")
                .leader(PERSIAN, "artabase", "thessalie", "pe-arch pe-spara")
                .leader(GREEK, "leonidas", "laconie", "gr-sparta-hop")
                .points(PERSIAN, 16)
                .step(new Step.Segment(PERSIAN, false, 0))
                .play(new ScriptedDice().d6(5));
        played.persian("activate counter=mardonios with=artabase")
                .persian("march path=phthiotide,thermopyle,locride")
                .persian("leave what=artabase")
                .persian("done");
        assertThat(played.side(PERSIAN).chief("artabase").orElseThrow().troops())
                .isEqualTo(Table.troops("pe-spara"));
    }

    @Rule({"6.1", "9.4"})
    @Test
    void whoFailedAgainstAMarchMayTryAgainAgainstALanding() {
        Played played = Table.empty()
                .leader(PERSIAN, "mardonios", "beotie", "pe-spara")
                .fleet(PERSIAN, 1, "sea-andros", "persia-5")
                .leader(GREEK, "stratege3", "attique", "gr-platee")
                .step(new Step.Segment(PERSIAN, false, 0))
                .play(new ScriptedDice().d6(4, 1));
        played.persian("activate counter=mardonios").persian("march path=attique");
        played.greek("intercept with=stratege3 target=force");
        assertThat(played.awaited()).containsExactly("persians");
        played.persian("embark leader=mardonios vessel=fleet-p1 units=all")
                .persian("debark leader=mardonios zone=attique");
        assertThat(played.awaited()).containsExactly("greeks");
        assertThat(played.verbs(GREEK)).contains("intercept");
    }

    @Rule({"5.4-thermopylae", "11.2-reconnaissance"})
    @Test
    void scoutsAreOfNoUseWhereNoDieIsThrown() {
        Played played = Table.empty()
                .leader(PERSIAN, "mardonios", "phthiotide", "pe-spara")
                .leader(GREEK, "stratege3", "thermopyle", "gr-platee")
                .hand(GREEK, "reconnaissance")
                .step(new Step.Segment(PERSIAN, false, 0))
                .play();
        played.persian("activate counter=mardonios").persian("march path=thermopyle");
        played.refused(GREEK, "intercept with=stratege3 target=force reconnaissance=yes");
        played.greek("intercept with=stratege3 target=force");
    }

    @Rule({"12", "5.3"})
    @Test
    void aForceWithoutUnitsLeftScorchesNothing() {
        Played played = Table.empty()
                .leader(GREEK, "miltiade", "laconie", "gr-athens-hop")
                .points(GREEK, 20)
                .play(new ScriptedDice().d6(6));
        played.greek("activate counter=miltiade")
                .greek("march path=argolide,corinthe,megaride,attique")
                .greek("scorch");
        assertThat(played.war().ground().scorched()).isEmpty();
        assertThat(played.side(GREEK).purse().left()).isEqualTo(16);
    }

    @Rule({"8.2", "5.3", "ruling-sack"})
    @Test
    void aForceWithoutUnitsLeftStormsNothing() {
        Played played = Table.empty()
                .leader(PERSIAN, "anabase", "phthiotide", "pe-arch")
                .marker("attique", GREEK)
                .points(PERSIAN, 20)
                .step(new Step.Segment(PERSIAN, false, 0))
                .play(new ScriptedDice().d6(6));
        played.persian("activate counter=anabase")
                .persian("march path=thermopyle,locride,beotie,attique")
                .persian("sack");
        assertThat(played.side(PERSIAN).purse().left()).isEqualTo(13);
        assertThat(played.war().ground().destroyed()).isEmpty();
    }

    @Rule({"5.3", "5.2"})
    @Test
    void whoIsTakenAlongAtTheEndHasNotMarched() {
        Played played = Table.empty()
                .leader(PERSIAN, "mardonios", "thessalie", "pe-spara")
                .unled(PERSIAN, "locride", "pe-arch")
                .points(PERSIAN, 16)
                .step(new Step.Segment(PERSIAN, false, 0))
                .play(new ScriptedDice().d6(5));
        played.persian("activate counter=mardonios")
                .persian("march path=phthiotide,thermopyle,locride")
                .persian("take what=all")
                .persian("done");
        assertThat(played.side(PERSIAN).chief("mardonios").orElseThrow().troops())
                .isEqualTo(Table.troops("pe-arch"));
    }

    @Rule({"6.1", "9.2", "ruling-asked"})
    @Test
    void whoFailedAgainstAFleetCannotTryAgainWhenItSailsBack() {
        Played played = Table.empty()
                .leader(PERSIAN, "xerxes", "antandros", "pe-spara")
                .fleet(PERSIAN, 1, "sea-troade", "persia-5")
                .fleet(PERSIAN, 2, "sea-troade", "persia-5")
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
