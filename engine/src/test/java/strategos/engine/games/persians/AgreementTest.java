package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import strategos.engine.Rule;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;

/** Battle by agreement: between whom, and what is revealed. */
class AgreementTest {
    private static final Side GREEK = Side.GREEK;
    private static final Side PERSIAN = Side.PERSIAN;

    private static Table meeting() {
        return Table.empty()
                .leader(PERSIAN, "mardonius", "thessaly", "4*pe-spara")
                .leader(GREEK, "strategos3", "phthiotis", "gr-plataea")
                .points(PERSIAN, 16)
                .hand(GREEK, "treason")
                .step(new Step.Segment(PERSIAN, false, 0));
    }

    @Rule({"6.1", "11.1"})
    @Test
    void aDummyThatWentAlongIsFoundOut() {
        Played played = meeting().leader(PERSIAN, "dummy-p1", "thessaly", "").play(new ScriptedDice().d6(4, 1));
        played.persian("activate counter=mardonius with=dummy-p1").persian("march path=phthiotis");
        played.greek("intercept with=strategos3 target=force");
        played.persian("intercept with=mardonius target=counter")
                .persian("agree")
                .greek("agree");
        assertThat(played.war().battle().orElseThrow().force(PERSIAN).members())
                .containsExactly(new CounterId("mardonius"));
        assertThat(played.side(PERSIAN).lostDummies()).isEqualTo(1);
    }

    @Rule({"6.1", "6.3", "ruling-agreed"})
    @Test
    void theGroupThatTriedInVainFightsAsOne() {
        // Neither the group under Leonidas nor Mardonios makes contact.
        Played played = meeting()
                .leader(GREEK, "leonidas", "phthiotis", "gr-sparta-hop")
                .play(new ScriptedDice().d6(3).unshuffled().d6(1));
        played.persian("activate counter=mardonius").persian("march path=phthiotis");
        played.greek("intercept with=leonidas,strategos3 target=force").greek("pass");
        played.persian("intercept with=mardonius target=counter")
                .persian("agree")
                .greek("agree");
        Battle battle = played.war().battle().orElseThrow();
        assertThat(battle.force(GREEK).members())
                .containsExactly(new CounterId("leonidas"), new CounterId("strategos3"));
    }

    @Rule({"6.1", "4.4"})
    @Test
    void whoHasLeftAllUnitsBehindCannotAsk() {
        Played played = meeting().play(new ScriptedDice().d6(4, 1));
        played.persian("activate counter=mardonius").persian("march path=phthiotis");
        played.greek("intercept with=strategos3 target=force");
        played.persian("intercept with=mardonius target=counter");
        assertThat(played.verbs(PERSIAN)).contains("agree");
        played.persian("leave what=all");
        assertThat(played.verbs(PERSIAN)).doesNotContain("agree");
    }

    /** An attempt at units without a leader is not one at those who have tried. */
    @Rule({"6.1", "ruling-agreed"})
    @Test
    void anAttemptAtUnitsWithoutALeaderDoesNotCount() {
        Played played = meeting().unled(GREEK, "phthiotis", "gr-corinth").play(new ScriptedDice().d6(4, 1, 1));
        played.persian("activate counter=mardonius").persian("march path=phthiotis");
        played.greek("intercept with=strategos3 target=force");
        played.persian("intercept with=mardonius target=unled");
        assertThat(played.verbs(PERSIAN)).doesNotContain("agree");
        played.persian("intercept with=mardonius target=counter");
        assertThat(played.verbs(PERSIAN)).contains("agree");
    }

    /** Once in a zone: who lands elsewhere may ask there as whoever marches on may. */
    @Rule({"6.1", "9.4"})
    @Test
    void whoHasAskedInOneZoneMayAskWhereHeLands() {
        Played played = Table.empty()
                .leader(PERSIAN, "mardonius", "boeotia", "2*pe-spara")
                .fleet(PERSIAN, 1, "sea-attica", "persia-5")
                .leader(GREEK, "strategos3", "attica", "gr-plataea")
                .leader(GREEK, "strategos2", "megaris", "gr-megara")
                .points(PERSIAN, 16)
                .step(new Step.Segment(PERSIAN, false, 0))
                .play(new ScriptedDice().d6(4, 1, 1, 4, 1));
        played.persian("activate counter=mardonius").persian("march path=attica");
        played.greek("intercept with=strategos3 target=force");
        played.persian("intercept with=mardonius target=counter").persian("agree");
        played.greek("pass");
        assertThat(played.verbs(PERSIAN)).doesNotContain("agree");
        played.persian("embark leader=mardonius vessel=fleet-p1 units=all")
                .persian("debark leader=mardonius zone=megaris");
        played.greek("intercept with=strategos2 target=force");
        played.persian("intercept with=mardonius target=counter");
        assertThat(played.verbs(PERSIAN)).contains("agree");
    }

    /** Two of one rank who try one after the other do not fight as one: the one who is higher by his values does. */
    @Rule({"4.2", "6.1", "6.3", "ruling-agreed"})
    @Test
    void anEqualOfTheHighestWhoHasTriedStaysOut() {
        Played played = meeting()
                .leader(GREEK, "pausanias", "phthiotis", "gr-sparta-hop")
                .leader(GREEK, "eurybiades", "phthiotis", "gr-chalcis")
                .play(new ScriptedDice().d6(3, 3, 3).unshuffled().d6(1));
        played.persian("activate counter=mardonius").persian("march path=phthiotis");
        played.greek("intercept with=pausanias target=force")
                .greek("intercept with=eurybiades target=force")
                .greek("intercept with=strategos3 target=force");
        played.persian("intercept with=mardonius target=counter")
                .persian("agree")
                .greek("agree");
        assertThat(played.war().fight().force(GREEK).members())
                .containsExactly(new CounterId("pausanias"), new CounterId("strategos3"));
    }

    /** Who has met the other by a die has not tried in vain, even where both have parted in peace. */
    @Rule({"6.1", "ruling-agreed"})
    @Test
    void whereTheActiveSideHasMadeContactNothingIsLeftToAgreeOn() {
        Played played = parting(6).play(new ScriptedDice().d6(4, 5).d6(QUIET_ROUND));
        played.persian("activate counter=mardonius").persian("march path=phthiotis");
        played.greek("intercept with=strategos3 target=force");
        played.persian("intercept with=mardonius target=counter");
        played.greek("fight will=accord").persian("fight will=accord");
        assertThat(played.step()).isInstanceOf(Step.Activation.class);
        assertThat(played.verbs(PERSIAN)).doesNotContain("agree");
    }

    @Rule({"6.1", "ruling-agreed"})
    @Test
    void whereThePassiveSideHasMadeContactNothingIsLeftToAgreeOn() {
        Played played = parting(6).play(new ScriptedDice().d6(6).d6(QUIET_ROUND).d6(1, 1));
        played.persian("activate counter=mardonius").persian("march path=phthiotis");
        played.greek("intercept with=strategos3 target=force");
        played.greek("fight will=accord").persian("fight will=accord");
        played.persian("intercept with=mardonius target=counter");
        assertThat(played.step()).isInstanceOf(Step.Activation.class);
        assertThat(played.verbs(PERSIAN)).doesNotContain("agree");
    }

    @Rule({"6.1", "ruling-agreed"})
    @Test
    void whoHasMetTheForceStaysOutOfABattleThatAnotherAgreesTo() {
        Played played = parting(6)
                .leader(GREEK, "strategos1", "phthiotis", "gr-athens-4c")
                .play(new ScriptedDice()
                        .d6(6)
                        .d6(QUIET_ROUND)
                        .d6(3)
                        .unshuffled()
                        .d6(1)
                        .d6(QUIET_ROUND));
        played.persian("activate counter=mardonius").persian("march path=phthiotis");
        played.greek("intercept with=strategos3 target=force");
        played.greek("fight will=accord").persian("fight will=accord");
        played.greek("intercept with=strategos1 target=force");
        played.persian("intercept with=mardonius target=counter")
                .persian("agree")
                .greek("agree");
        assertThat(played.war().fight().force(GREEK).members()).containsExactly(new CounterId("strategos1"));
    }

    /** A round in which nobody is hurt: both in the mêlée, two dice each for the danger to leaders; after it attrition. */
    private static final int[] QUIET_ROUND = {1, 1, 1, 3, 3, 3, 3};

    private static Table parting(int points) {
        return Table.empty()
                .leader(PERSIAN, "mardonius", "thessaly", "2*pe-spara")
                .leader(GREEK, "strategos3", "phthiotis", "gr-plataea")
                .points(PERSIAN, points)
                .step(new Step.Segment(PERSIAN, false, 0));
    }
}
