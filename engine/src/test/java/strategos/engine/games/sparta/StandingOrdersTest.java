package strategos.engine.games.sparta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.Rule;
import strategos.engine.TestTable;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.sparta.war.War;
import strategos.engine.seat.Seat;
import strategos.engine.standing.Condition;
import strategos.engine.standing.StandingOrder;
import strategos.engine.text.Text.Line;

/** Questions inside the enemy's campaign that are answered beforehand: always, never, or at stated odds. */
class StandingOrdersTest {
    private static StandingOrder standing(Seat seat, String topic, Map<String, Condition> when, String answer) {
        return new StandingOrder(seat, topic, when, TestTable.call(answer), StandingOrder.UNLIMITED);
    }

    private static Condition atLeast(int odds) {
        return new Condition.Between(odds, 99);
    }

    private static Condition atMost(int odds) {
        return new Condition.Between(-99, odds);
    }

    private static Condition at(String place) {
        return new Condition.OneOf(Set.of(place));
    }

    private static TestTable<War> sailingPast(int... dice) {
        return Theatre.of("campaign")
                .with("turn=athens", "ath-n9+nicias@athens", "pel-n1+pel-n2@saronic-gulf")
                .table(new ScriptedDice().d6(dice));
    }

    private static final String SAIL = "march leader=nicias units=all path=saronic-gulf,epidaurus";

    @Rule("7.9")
    @Test
    void interceptsAtOddsOfTwoToOne() {
        TestTable<War> table = sailingPast(1, 6, 1);
        table.standing(standing(Theatre.SPARTA, "intercept", Map.of("odds", atLeast(2)), "react choice=intercept"));
        table.order(Theatre.ATHENS, SAIL);
        assertThat(table.orders()).contains("sparta react STANDING_ORDER");
    }

    @Rule("7.9")
    @Test
    void doesNotInterceptAtWorseOddsThanItSays() {
        TestTable<War> table = sailingPast();
        table.standing(
                standing(Theatre.SPARTA, "intercept", Map.of("odds", atLeast(3)), "react choice=intercept"),
                standing(Theatre.SPARTA, "intercept", Map.of(), "react choice=pass"));
        table.order(Theatre.ATHENS, SAIL);
        assertThat(table.state().board().place(Theatre.piece("ath-n9"))).isEqualTo(Theatre.place("epidaurus"));
    }

    @Rule("7.9")
    @Test
    void interceptsOnlyInThePlaceItNames() {
        TestTable<War> table = sailingPast();
        table.standing(
                standing(Theatre.SPARTA, "intercept", Map.of("place", at("myrtoan-sea")), "react choice=intercept"));
        table.order(Theatre.ATHENS, SAIL);
        assertThat(table.awaited().keySet()).as("the player is asked").containsExactly(Theatre.SPARTA);
    }

    @Rule("7.10")
    @Test
    void evadesWhenTheEnemyIsTwiceAsStrong() {
        TestTable<War> table = Theatre.of("campaign")
                .with("turn=athens", "ath-n1+nicias@athens", "~pel-n1@saronic-gulf")
                .table(new ScriptedDice().d6(2, 5));
        table.standing(standing(Theatre.SPARTA, "evade", Map.of("odds", atLeast(2)), "react choice=evade"));
        table.order(Theatre.ATHENS, "march leader=nicias units=all to=saronic-gulf");
        assertThat(table.orders()).contains("sparta react STANDING_ORDER");
        assertThat(table.awaited().keySet()).containsExactly(Theatre.ATHENS);
    }

    @Rule("7.11")
    @Test
    void goesIntoPort() {
        TestTable<War> table = Theatre.of("campaign")
                .with("pel-n1+pel-n2+spartan-a@saronic-gulf", "ath-n9@athens")
                .table(new ScriptedDice().d6(4, 1));
        table.standing(
                standing(Theatre.ATHENS, "evade", Map.of(), "react choice=evade"),
                standing(Theatre.ATHENS, "port", Map.of(), "shelter choice=inside"));
        table.order(Theatre.SPARTA, "march leader=spartan-a units=all to=athens");
        assertThat(table.state().board().inside().has(Theatre.piece("ath-n9"))).isTrue();
    }

    private static TestTable<War> beforePlataea(String garrison) {
        return Theatre.of("campaign")
                .with("spa-l1+archidamus@thebes", garrison, "fort=minoa")
                .table(new ScriptedDice().d6(1));
    }

    @Rule({"7.8", "9.0"})
    @Test
    void staysInsideUnlessTheEnemyIsWeak() {
        StandingOrder[] orders = {
            standing(Theatre.ATHENS, "shelter", Map.of("odds", atMost(1)), "shelter choice=outside"),
            standing(Theatre.ATHENS, "shelter", Map.of(), "shelter choice=inside")
        };
        TestTable<War> weak = beforePlataea("ath-l1+ath-l2+ath-l3@plataea");
        weak.standing(orders);
        weak.order(Theatre.SPARTA, "march leader=archidamus units=all to=plataea");
        assertThat(weak.state().board().inside().isEmpty())
                .as("outside at 7 to 14")
                .isTrue();
        TestTable<War> strong = beforePlataea("ath-l15@plataea");
        strong.standing(orders);
        strong.order(Theatre.SPARTA, "march leader=archidamus units=all to=plataea");
        assertThat(strong.state().board().inside().has(Theatre.piece("ath-l15")))
                .as("inside at 7 to 4")
                .isTrue();
    }

    @Rule("8.5-naval")
    @Test
    void landsItsCrewsOnlyWhenNoShipsFight() {
        TestTable<War> table = Theatre.of("campaign")
                .with("spa-l1+spa-l2+archidamus@carystus", "ath-l1+ath-n1@carystus")
                .table(new ScriptedDice().d6(1));
        table.standing(standing(Theatre.ATHENS, "marines", Map.of("enemy-ships", at("no")), "marines units=all"));
        table.order(Theatre.SPARTA, "attack leader=archidamus units=all target=land");
        assertThat(table.orders()).contains("athens marines STANDING_ORDER");
    }

    @Rule({"8.2", "8.4"})
    @ParameterizedTest
    @CsvSource({"all, athens lose STANDING_ORDER", "half, ''"})
    void downgradesOnlyTheLossOfAll(String result, String fired) {
        TestTable<War> table = Theatre.of("campaign")
                .with("spa-l1+spa-l2+spa-l3+spa-l4+spartan-a@larisa", "ath-l15+ath-l16@larisa")
                .table(new ScriptedDice().d6(4, 3, 4));
        table.standing(
                standing(Theatre.ATHENS, "downgrade", Map.of("result", at(result)), "lose downgrade=yes"),
                standing(Theatre.ATHENS, "losses", Map.of("fight", at("land")), "lose units=strongest"));
        table.order(Theatre.SPARTA, "attack leader=spartan-a units=all target=land");
        if (fired.isEmpty()) {
            assertThat(table.awaited().keySet()).containsExactly(Theatre.ATHENS);
        } else {
            assertThat(table.orders()).contains(fired);
        }
    }

    @Rule({"15.1", "15.4"})
    @Test
    void anEventIsLeftAlone() {
        TestTable<War> table =
                Theatre.of("campaign").with("pel-n1+spartan-a@sicilian-sea").table(new ScriptedDice());
        table.standing(standing(
                Theatre.SPARTA,
                "event",
                Map.of("event", at("syracuse-joins")),
                "event event=syracuse-joins choice=no"));
        table.order(Theatre.SPARTA, "march leader=spartan-a units=all to=syracuse");
        assertThat(table.orders()).contains("sparta event STANDING_ORDER");
    }

    @ParameterizedTest
    @CsvSource({
        "intercept, react choice=evade, object.word",
        "shelter, react choice=evade, object.topic",
        "tea, react choice=evade, object.topic",
        "losses, lose units=all, object.word",
        "event, event event=plague choice=yes, object.event",
        "event, event event=flood choice=yes, object.no-event",
        "event, event choice=yes, object.which-event",
        "event, event event=carthage choice=yes, object.not-asked",
        "event, event event=brasidas choice=yes, object.not-asked",
        "evade, react choice=evade ships=all, object.slot",
        "port, shelter choice=outside ships=all, object.slot",
        "port, shelter choice=inside ships=spa-l1, object.ship",
        "marines, marines units=ath-n1, object.ship",
        "losses, 'lose units=weakest,spa-l1', object.word",
        "falls, lose leader=brasidas, object.leader",
        "falls, lose leader=pericles, object.leader"
    })
    void whatCannotBeKeptIsRefused(String topic, String answer, String key) {
        assertThat(objection(topic, answer).text().key()).isEqualTo(key);
    }

    private static Line objection(String topic, String answer) {
        War war = Theatre.of("campaign").with("done=plague", "pericles@gone").war();
        return Theatre.game()
                .decisions()
                .objection(
                        standing(Theatre.SPARTA, topic, Map.of(), answer),
                        Theatre.game().conceal(war, Theatre.SPARTA))
                .orElseThrow();
    }

    @Rule({"7.8", "7.9", "7.10", "7.11", "8.2", "8.4", "15.0"})
    @ParameterizedTest
    @CsvSource({
        "shelter, shelter choice=tea, 7.8",
        "port, shelter choice=tea, 7.11",
        "intercept, react choice=tea, 7.9",
        "evade, react choice=tea, 7.10",
        "losses, lose units=tea, 8.2",
        "downgrade, lose downgrade=tea, 8.4",
        "event, event event=plague choice=tea, 15.0"
    })
    void aWrongWordIsRefusedWithTheRuleOfItsQuestion(String topic, String answer, String rule) {
        assertThat(objection(topic, answer).rule()).contains(rule);
    }

    @Rule({"15.1", "15.2", "15.4", "15.5"})
    @ParameterizedTest
    @CsvSource({
        "campaign, year=431, athens, first-sicilian-war, true",
        "campaign, year=425, athens, first-sicilian-war, true",
        "campaign, year=424, athens, first-sicilian-war, false",
        "campaign, year=424, athens, second-sicilian-war, true",
        "campaign, done=peace, athens, second-sicilian-war, false",
        "campaign, stance=athenian-allies:athens, athens, second-sicilian-war, false",
        "archidamian, year=424, athens, second-sicilian-war, false",
        "archidamian, year=424, athens, carthage, false",
        "campaign, year=424, athens, carthage, true",
        "campaign, done=syracuse-joins, athens, carthage, false",
        "campaign, stance=spartan-allies:out, sparta, syracuse-joins, false",
        "peace-of-nicias, year=421, sparta, syracuse-joins, false"
    })
    void anEventThatCannotComeIsObjectedTo(String scenario, String word, String side, String event, boolean stands) {
        War war = Theatre.of(scenario).with(word).war();
        StandingOrder order = standing(new Seat(side), "event", Map.of(), "event event=" + event + " choice=yes");
        assertThat(Theatre.game()
                        .decisions()
                        .objection(order, Theatre.game().conceal(war, order.seat()))
                        .isEmpty())
                .isEqualTo(stands);
    }

    @Rule({"7.8", "7.9", "7.10", "7.11", "8.2", "8.5-naval"})
    @ParameterizedTest
    @CsvSource({
        "intercept, react choice=intercept, athens, true",
        "intercept, react choice=intercept, myrtoan-sea, true",
        "intercept, react choice=intercept, thebes, false",
        "evade, react choice=evade, thebes, false",
        "port, shelter choice=inside, athens, true",
        "port, shelter choice=inside, ceos, false",
        "shelter, shelter choice=inside, amphipolis, true",
        "shelter, shelter choice=inside, tanagra, false",
        "shelter, shelter choice=inside, panactum, true",
        "marines, marines units=all, ceos, true",
        "marines, marines units=all, thebes, false",
        "losses, lose units=weakest, thebes, true",
        "losses, lose units=weakest, atlantis, false"
    })
    void aPlaceWhereItCannotComeToThatIsObjectedTo(String topic, String answer, String place, boolean stands) {
        StandingOrder order = standing(Theatre.ATHENS, topic, Map.of("place", at(place)), answer);
        War war = Theatre.of("campaign").with("razed=oenoe").war();
        assertThat(Theatre.game()
                        .decisions()
                        .objection(order, Theatre.game().conceal(war, order.seat()))
                        .isEmpty())
                .isEqualTo(stands);
        StandingOrder two =
                standing(Theatre.ATHENS, topic, Map.of("place", new Condition.OneOf(Set.of(place, "oenoe"))), answer);
        boolean either = stands || topic.equals("losses");
        assertThat(Theatre.game()
                        .decisions()
                        .objection(two, Theatre.game().conceal(war, two.seat()))
                        .isEmpty())
                .isEqualTo(either);
    }

    @Rule({"7.9", "8.2"})
    @Test
    void conditionsThatContradictEachOtherAreObjectedTo() {
        War war = Theatre.of("campaign").war();
        Map<StandingOrder, Boolean> orders = Map.of(
                standing(Theatre.SPARTA, "evade", Map.of("odds", new Condition.Between(3, 2)), "react choice=evade"),
                false,
                standing(Theatre.SPARTA, "evade", Map.of("odds", new Condition.Between(-1, 0)), "react choice=evade"),
                false,
                standing(Theatre.SPARTA, "evade", Map.of("odds", at("2")), "react choice=evade"),
                false,
                standing(Theatre.SPARTA, "evade", Map.of("odds", new Condition.Between(-1, 1)), "react choice=evade"),
                true,
                standing(
                        Theatre.SPARTA,
                        "losses",
                        Map.of("fight", at("sea"), "place", at("thebes")),
                        "lose units=weakest"),
                false,
                standing(
                        Theatre.SPARTA,
                        "losses",
                        Map.of("fight", at("land"), "place", at("myrtoan-sea")),
                        "lose units=weakest"),
                false,
                standing(
                        Theatre.SPARTA,
                        "event",
                        Map.of("event", at("carthage")),
                        "event event=syracuse-joins choice=yes"),
                false);
        orders.forEach((order, stands) -> assertThat(Theatre.game()
                        .decisions()
                        .objection(order, Theatre.game().conceal(war, order.seat()))
                        .isEmpty())
                .as("%s", order)
                .isEqualTo(stands));
    }

    @Rule("6.7")
    @Test
    void theBestOfTheEnemysLeadersFalls() {
        TestTable<War> table = Theatre.of("campaign")
                .with("spa-l1+spa-l2+spa-l6+archidamus@larisa", "ath-l1+ath-l2+nicias+demosthenes@larisa")
                .table(new ScriptedDice().d6(4, 1, 1).dice(5, 1));
        table.standing(standing(
                Theatre.SPARTA, "falls", Map.of("fight", at("land"), "place", at("larisa")), "lose leader=best"));
        table.order(Theatre.SPARTA, "attack leader=archidamus units=all target=land");
        assertThat(table.orders()).contains("sparta lose STANDING_ORDER");
        assertThat(table.state().board().place(Theatre.piece("demosthenes"))).isEqualTo(Theatre.place("gone"));
    }

    @Test
    void aFactThatTheQuestionLacksIsRefused() {
        StandingOrder order = standing(Theatre.SPARTA, "losses", Map.of("odds", atLeast(2)), "lose units=weakest");
        assertThat(Theatre.game()
                        .decisions()
                        .objection(
                                order,
                                Theatre.game().conceal(Theatre.of("campaign").war(), order.seat()))
                        .orElseThrow()
                        .text()
                        .key())
                .isEqualTo("object.fact");
    }
}
