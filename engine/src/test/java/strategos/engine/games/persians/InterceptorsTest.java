package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.engine.Rule;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.persians.common.Forces;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;

/** Who may intercept, with whom, and whose an ambush is. */
class InterceptorsTest {
    private static final Side GREEK = Side.GREEK;
    private static final Side PERSIAN = Side.PERSIAN;

    private static Played entering(Table table, ScriptedDice dice) {
        Played played = table.leader(GREEK, "leonidas", "boeotia", "4*gr-sparta-hop")
                .hand(PERSIAN, "treason")
                .play(dice);
        return played.greek("activate counter=leonidas").greek("march path=attica");
    }

    /** Xerxes with his army, whom Artabazus follows; Anabasius without a unit, and a dummy. */
    private static Table court() {
        CounterId king = new CounterId("xerxes");
        CounterId follower = new CounterId("artabazus");
        return Table.empty()
                .leader(PERSIAN, "xerxes", "attica", "6*pe-spara")
                .leader(PERSIAN, "artabazus", "attica", "pe-imm-a")
                .leader(PERSIAN, "anabasius", "attica", "")
                .leader(PERSIAN, "dummy-p1", "attica", "")
                .change(war -> war.with(war.persian().eachChief(c -> c.id().equals(follower) ? c.under(king) : c)));
    }

    @Rule({"4.2", "4.4", "6.1", "11.1"})
    @ParameterizedTest
    @ValueSource(strings = {"artabazus", "anabasius", "dummy-p1", "xerxes,artabazus", "xerxes,anabasius"})
    void whoFollowsAnotherWhoHasNoUnitsAndADummyInterceptNobody(String with) {
        Played played = entering(court(), new ScriptedDice());
        assertThat(played.refused(PERSIAN, "intercept with=" + with + " target=force"))
                .isNotNull();
    }

    /** A 4 at even values. */
    @Rule({"4.2", "6.3"})
    @Test
    void whoFollowsFightsWithHisCommander() {
        Played played = entering(court(), new ScriptedDice().d6(4));
        played.persian("intercept with=xerxes target=force");
        Battle battle = played.war().fight();
        assertThat(battle.force(PERSIAN).members())
                .containsExactly(new CounterId("xerxes"), new CounterId("artabazus"));
        Troops all = battle.force(PERSIAN).troops(played.war());
        assertThat(all).isEqualTo(Table.troops("6*pe-spara pe-imm-a"));
    }

    /** At a difference of -2 a 1 is an "e", at +2 a 6 an "E". */
    @Rule({"6.2", "7.7"})
    @Test
    void anAmbushIsOfWhoInterceptsOrOfWhomHeWouldIntercept() {
        Table caught = Table.empty().leader(PERSIAN, "anabasius", "attica", "pe-spara");
        Played falls = entering(caught, new ScriptedDice().d6(1));
        falls.persian("intercept with=anabasius target=force");
        assertThat(falls.war().battle().map(Battle::ambusher)).contains(Optional.of(GREEK));
        Played lays = Table.empty()
                .leader(GREEK, "aeschines", "boeotia", "gr-athens-4c")
                .leader(PERSIAN, "xerxes", "attica", "6*pe-spara")
                .hand(PERSIAN, "treason")
                .play(new ScriptedDice().d6(6));
        lays.greek("activate counter=aeschines").greek("march path=attica");
        lays.persian("intercept with=xerxes target=force");
        assertThat(lays.war().battle().map(Battle::ambusher)).contains(Optional.of(PERSIAN));
    }

    @Rule({"9.2", "11.1"})
    @Test
    void aDummyFleetInterceptsNobody() {
        Played played = Table.empty()
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop")
                .leader(PERSIAN, "xerxes", "antandros", "pe-spara")
                .fleet(GREEK, 1, "sea-attica", "athens-3")
                .decoy(PERSIAN, "sea-andros")
                .decoy(GREEK, "sea-attica")
                .play(new ScriptedDice().d6(1));
        played.greek("activate counter=leonidas").greek("sail vessel=fleet-g1 path=sea-andros");
        played.refused(PERSIAN, "intercept with=decoy-p1 target=force");
        played.persian("pass").greek("sail vessel=decoy-g1 path=sea-andros").persian("pass");
        played.refused(GREEK, "intercept with=decoy-g1 target=counter");
        played.refused(GREEK, "intercept with=fleet-g1,decoy-g1 target=counter");
    }

    /** Artemisia and a dummy are worth more than who leads them. */
    @Rule({"4.2", "6.2", "11.1"})
    @Test
    void theValueOfTheHighestLeaderCountsWhoeverIsWithHim() {
        War war = Table.empty()
                .leader(PERSIAN, "ariabignes", "attica", "pe-spara")
                .leader(PERSIAN, "artemisia", "attica", "")
                .leader(GREEK, "strategos3", "attica", "gr-athens-hop")
                .leader(GREEK, "dummy-g1", "attica", "")
                .war();
        ZoneId attica = new ZoneId("attica");
        Forces forces = Table.RULES.forces();
        assertThat(forces.strategic(war, new Force(PERSIAN, attica, CounterId.list("ariabignes", "artemisia"))))
                .isEqualTo(3);
        assertThat(forces.strategic(war, new Force(GREEK, attica, CounterId.list("strategos3", "dummy-g1"))))
                .isEqualTo(2);
        assertThat(forces.strategic(war, new Force(GREEK, attica, CounterId.list("dummy-g1"))))
                .isEqualTo(3);
        assertThat(forces.strategic(war, new Force(GREEK, attica, CounterId.list())))
                .isZero();
    }

    @Rule({"3", "6"})
    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void anAttemptNeedsAPoint(int points) {
        Table table = court().points(PERSIAN, points);
        Played played = entering(table, new ScriptedDice().d6(1));
        if (points == 0) {
            assertThat(played.refused(PERSIAN, "intercept with=xerxes target=force"))
                    .isNotNull();
        } else {
            played.persian("intercept with=xerxes target=force");
            assertThat(played.side(PERSIAN).points()).isZero();
        }
    }
}
