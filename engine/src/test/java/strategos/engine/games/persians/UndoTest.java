package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import strategos.engine.Entry;
import strategos.engine.Referee;
import strategos.engine.Rule;
import strategos.engine.Ruling;
import strategos.engine.TestTable;
import strategos.engine.UndoBarrier;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Facade;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.offer.Order;

/** What rolled nothing and showed nobody what was hidden can be taken back; what showed it cannot. */
class UndoTest {
    private static final Side PERSIAN = Side.PERSIAN;

    private static Table table() {
        return Table.empty()
                .leader(PERSIAN, "mardonius", "attica", "6*pe-spara")
                .leader(PERSIAN, "artabazus", "attica", "")
                .unled(PERSIAN, "attica", "2*pe-arch")
                .fleet(PERSIAN, 1, "sea-samos", "persia-5", "persia-5", "persia-5")
                .fleet(PERSIAN, 2, "sea-attica", "persia-3", "persia-3")
                .aboard(PERSIAN, "ariabignes", 1, "")
                .points(PERSIAN, 10)
                .step(new Step.Segment(PERSIAN, false, 0));
    }

    private static War active() {
        return table().step(
                        new Step.Segment(PERSIAN, true, 0),
                        Active.of(new Force(PERSIAN, new ZoneId("attica"), CounterId.list("mardonius"))))
                .war();
    }

    private static boolean free(War war, String call) {
        return free(PERSIAN, war, call);
    }

    private static boolean free(Side side, War war, String call) {
        Ruling<War> ruling = new Referee()
                .rule(
                        Table.game(),
                        war,
                        List.of(Side.GREEK.seat(), PERSIAN.seat()),
                        List.of(),
                        new Order(side.seat(), TestTable.call(call)),
                        Entry.Source.PLAYER,
                        new ScriptedDice());
        assertThat(ruling).as(call).isInstanceOf(Ruling.Accepted.class);
        return UndoBarrier.against(side.seat(), ((Ruling.Accepted<War>) ruling).entries())
                .isEmpty();
    }

    @Rule("4.1")
    @Test
    void whoSetsOutIsAChoiceButALeaderAboardComesToLight() {
        assertThat(free(table().war(), "activate counter=mardonius with=artabazus"))
                .isTrue();
        assertThat(free(table().war(), "activate counter=ariabignes")).isFalse();
    }

    @Rule({"5.1", "9.1"})
    @Test
    void aMoveThatMeetsNobodyCanBeTakenBack() {
        assertThat(free(active(), "march path=megaris")).isTrue();
        assertThat(free(active(), "sail vessel=fleet-p1 path=sea-caria")).isTrue();
    }

    @Rule({"5.1", "13"})
    @Test
    void aMarkerThatIsLiftedShowsThatThereAreUnits() {
        War war = table().marker("megaris", Side.GREEK)
                .step(
                        new Step.Segment(PERSIAN, true, 0),
                        Active.of(new Force(PERSIAN, new ZoneId("attica"), CounterId.list("mardonius"))))
                .war();
        assertThat(free(war, "march path=megaris")).isFalse();
    }

    @Rule("5.2")
    @Test
    void unitsThatComeOutOfABoxAreSeenButThoseTakenWereFaceUp() {
        assertThat(free(active(), "take what=1-pe-arch")).isTrue();
        assertThat(free(active(), "take what=artabazus")).isTrue();
        assertThat(free(active(), "leave what=1-pe-spara")).isFalse();
        War both = table().change(war -> war.with(war.side(PERSIAN)
                        .with(new Chief(
                                new CounterId("artabazus"),
                                new ZoneId("attica"),
                                Optional.of(new CounterId("mardonius")),
                                Optional.empty(),
                                true,
                                Table.troops("")))))
                .step(
                        new Step.Segment(PERSIAN, true, 0),
                        Active.of(new Force(PERSIAN, new ZoneId("attica"), CounterId.list("mardonius", "artabazus"))))
                .war();
        assertThat(free(both, "leave what=artabazus")).isTrue();
    }

    @Rule("9.4")
    @Test
    void whoGoesAboardIsNoDummy() {
        assertThat(free(active(), "embark leader=mardonius vessel=fleet-p2 units=1-pe-spara"))
                .isFalse();
    }

    @Rule("9.4")
    @Test
    void whoLandsWasNotOnTheMap() {
        assertThat(free(active(), "debark leader=ariabignes zone=samos")).isFalse();
    }

    @Rule("12")
    @Test
    void whoLaysWasteIsNoDummy() {
        assertThat(free(active(), "scorch")).isFalse();
    }

    @Rule("11.2-intrigues")
    @Test
    void whatIntriguesShowsIsSeenOnce() {
        Played played = table().leader(Side.GREEK, "leonidas", "laconia", "2*gr-sparta-hop")
                .hand(Side.GREEK, "intrigues")
                .step(new Step.Segment(Side.GREEK, false, 0))
                .play();
        assertThat(free(Side.GREEK, played.war(), "stratagem counter=intrigues"))
                .isFalse();
        played.greek("stratagem counter=intrigues");
        assertThat(played.side(Side.GREEK).hand().held()).isEmpty();
    }

    @Rule({"4.3", "0.4"})
    @Test
    void theReorganisationIsUnseenUntilBothAreReady() {
        War war = table().change(w -> w.withSteps(List.of(new Step.Reorganise(
                        false, false, Facade.of(w.side(Side.GREEK), Set.of()), Facade.of(w.side(PERSIAN), Set.of())))))
                .war();
        assertThat(free(war, "reorganise zone=attica to=artabazus what=2-pe-spara"))
                .isTrue();
        assertThat(free(war, "prefer kinds=pe-arch")).isTrue();
        assertThat(free(war, "pass")).isTrue();
    }

    @Rule("2")
    @Test
    void aSegmentThatIsPassedCanBeTakenBackUntilTheEnemyActs() {
        assertThat(free(
                        table().leader(Side.GREEK, "leonidas", "laconia", "2*gr-sparta-hop")
                                .war(),
                        "pass"))
                .isTrue();
    }
}
