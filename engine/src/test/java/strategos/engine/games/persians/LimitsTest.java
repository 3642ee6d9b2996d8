package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import strategos.engine.Rule;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.persians.events.AttritionRolled;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.rules.Interception;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Tide;

/** Where, when and by whom something may be done at all. */
class LimitsTest {
    private static final Side GREEK = Side.GREEK;
    private static final Side PERSIAN = Side.PERSIAN;
    private static final Tide ISOLATION =
            new Tide(true, false, false, false, Set.of(), List.of(), List.of(), List.of());

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
        assertThat(played.camp(GREEK).army().size()).isEqualTo(2);
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

    @Rule({"11.2-isolationnisme", "9.3"})
    @Test
    void aBeatenSpartanFleetStaysInItsOwnSeas() {
        Table table = Table.empty()
                .tide(ISOLATION)
                .fleet(GREEK, 1, "sea-argolique", "sparta-2")
                .fleet(PERSIAN, 1, "sea-argolique", "persia-5");
        Battle battle = Battles.atSea(table.war(), "sea-argolique", PERSIAN)
                .lost(GREEK, false)
                .at(Battle.Stage.RETREAT);
        Played played = table.step(
                        new Step.Segment(PERSIAN, true, 0),
                        Step.Active.of(battle.force(PERSIAN)),
                        new Step.Fight(battle))
                .play();
        played.refused(GREEK, "retreat zone=sea-attique");
        played.greek("retreat zone=sea-laconie");
        assertThat(played.camp(GREEK).vessel("fleet-g1").orElseThrow().sea()).isEqualTo("sea-laconie");
    }

    @Rule({"11.2-isolationnisme", "9.4"})
    @Test
    void aSpartanWhoFollowsAnotherLandsInThePeloponneseOnly() {
        Table table = Table.empty()
                .tide(ISOLATION)
                .fleet(GREEK, 1, "sea-argolique", "athens-3")
                .aboard(GREEK, "themistocle", 1, "")
                .aboard(GREEK, "eurybiades", 1, "")
                .change(war -> war.with(war.greek()
                        .with(war.greek().chief("eurybiades").orElseThrow().under("themistocle"))));
        assertThat(Table.RULES
                        .sailing()
                        .coasts(
                                table.war(),
                                GREEK,
                                table.war().greek().chief("themistocle").orElseThrow()))
                .containsExactly("laconie");
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
        assertThat(played.camp(PERSIAN).chief("artabase").orElseThrow().troops())
                .isEqualTo(Table.troops("pe-spara"));
    }

    private static Table aboard(Side player, String stratagem) {
        return Table.empty()
                .leader(PERSIAN, "xerxes", "antandros", "pe-spara")
                .fleet(GREEK, 1, "sea-andros", "athens-3")
                .marker("attique", PERSIAN)
                .hand(player, stratagem)
                .step(new Step.Segment(player, false, 0));
    }

    @Rule({"11.2-ostracisme", "9.4", "13", "ruling-castaways"})
    @Test
    void unitsOfAnExileAtSeaComeAshore() {
        Played played = aboard(PERSIAN, "ostracisme")
                .aboard(GREEK, "themistocle", 1, "gr-athens-hop")
                .play();
        played.persian("stratagem counter=ostracisme aim=themistocle");
        assertThat(played.camp(GREEK).pile("attique").all()).isEqualTo(Table.troops("gr-athens-hop"));
        assertThat(played.war().ground().marker("attique")).isEmpty();
    }

    @Rule({"11.2-isolationnisme", "9.4", "ruling-castaways"})
    @Test
    void unitsOfOthersUnderASpartanAtSeaComeAshore() {
        Played played = aboard(PERSIAN, "isolationnisme")
                .aboard(GREEK, "eurybiades", 1, "gr-athens-hop")
                .play();
        played.persian("stratagem counter=isolationnisme").greek("redeploy zone=laconie what=all");
        assertThat(played.camp(GREEK).pile("attique").all()).isEqualTo(Table.troops("gr-athens-hop"));
        assertThat(played.camp(GREEK).chief("eurybiades").orElseThrow().place()).isEqualTo("laconie");
    }

    @Rule({"11.2-isolationnisme", "13"})
    @Test
    void aPersianMarkerGoesWhereSpartansAreLaidDown() {
        Played played = aboard(PERSIAN, "isolationnisme")
                .leader(GREEK, "leonidas", "beotie", "gr-sparta-hop")
                .marker("elide", PERSIAN)
                .play();
        played.persian("stratagem counter=isolationnisme").greek("redeploy zone=elide what=all");
        assertThat(played.war().ground().marker("elide")).isEmpty();
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
        assertThat(played.camp(PERSIAN).chief("xerxes")).isEmpty();
        assertThat(played.step()).isInstanceOf(Step.Reorganise.class);
    }
}
