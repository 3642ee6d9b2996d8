package strategos.engine.games.xenophon;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.engine.games.xenophon.Camp.ALPHA;
import static strategos.engine.games.xenophon.Camp.BETA;
import static strategos.engine.games.xenophon.Camp.DELTA;
import static strategos.engine.games.xenophon.Camp.GAMMA;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.Decision;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.TestTable;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.xenophon.events.CardEvents.CardPlayed;
import strategos.engine.games.xenophon.state.Leader;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.Phase;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.Token;
import strategos.engine.library.Library;
import strategos.engine.library.RegisteredGames;
import strategos.engine.seat.Seat;
import strategos.engine.standing.Condition;
import strategos.engine.standing.StandingOrder;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text.Line;

/** Orders given beforehand, and answers that come by themselves. */
@Rule("ruling-O2")
class StandingOrdersTest {
    private static final Library LIBRARY = RegisteredGames.LIBRARY;
    private static final Phrasebook WORDS = LIBRARY.words(Xenophon.ID, Escape.plain());

    private static StandingOrder standing(Seat seat, String topic, Map<String, Condition> when, String answer) {
        return new StandingOrder(seat, topic, when, TestTable.call(answer), 1);
    }

    static StandingOrder interfere(Seat seat, Map<String, Condition> when, String answer) {
        return standing(seat, "interfere", when, answer);
    }

    static Condition is(String... words) {
        return new Condition.OneOf(Set.of(words));
    }

    private static Condition between(int least, int most) {
        return new Condition.Between(least, most);
    }

    /** Alpha has passed foraging; the morale roll comes next, after consumption. */
    private static Camp beforeMorale() {
        return Camp.race(3)
                .at(Phase.FORAGE)
                .army(ALPHA, army -> army.set(Token.FOOD, 3))
                .hand(ALPHA, "corn");
    }

    static List<String> played(TestTable<MarchState> table) {
        return table.events().stream()
                .filter(event -> event instanceof CardPlayed)
                .map(event -> ((CardPlayed) event).by() + " " + ((CardPlayed) event).card())
                .toList();
    }

    @Rule({"ruling-O2", "ruling-order"})
    @Test
    void firesOnTheRollItNamesAndIsSeen() {
        TestTable<MarchState> table = beforeMorale().hand(BETA, "quarrel").table(new ScriptedDice().d6(4));
        table.standing(interfere(BETA, Map.of("roll", is("morale"), "roller", is("alpha")), "play card=quarrel"));
        table.order(ALPHA, "forage choice=no");
        assertThat(table.orders()).containsExactly("alpha forage PLAYER", "beta play STANDING_ORDER");
        assertThat(table.state().currentRoll().total()).isEqualTo(6);
        assertThat(table.standing()).as("used up").isEmpty();
    }

    @Rule({"ruling-O2", "ruling-L2"})
    @ParameterizedTest
    @CsvSource({
        "forage, forage choice=yes, none, ''",
        "forage, forage choice=perhaps, none, refuse.forage",
        "forage, forage, none, refuse.forage",
        "respond, power, none, object.power",
        "respond, power, menon, object.power",
        "respond, power, xenophon, ''",
        "respond, power change=+1, xenophon, order.slot-takes-nothing",
        "respond, power change=+1, clearchus, ''",
        "respond, power change=+2, clearchus, refuse.change"
    })
    void isRefusedWhenItCouldNeverFire(String topic, String answer, String leader, String why) {
        MarchState march = Camp.race(2)
                .army(ALPHA, army -> army.withLeader(Leader.valueOf(leader.toUpperCase(Locale.ROOT))))
                .march();
        assertThat(Camp.game()
                        .decisions()
                        .objection(
                                standing(ALPHA, topic, Map.of(), answer),
                                Camp.game().conceal(march, ALPHA))
                        .map(line -> line.text().key())
                        .orElse(""))
                .isEqualTo(why);
    }

    @ParameterizedTest
    @CsvSource({
        "natural, 4, 4, true",
        "natural, 5, 6, false",
        "modified, 4, 5, true",
        "turn, 1, 1, true",
        "turn, 2, 9, false",
        "food, 2, 2, true",
        "food, 3, 3, false"
    })
    void dependsOnNumbers(String fact, int least, int most, boolean fires) {
        TestTable<MarchState> table = beforeMorale().hand(BETA, "quarrel").table(new ScriptedDice().d6(4));
        table.standing(interfere(BETA, Map.of("roll", is("morale"), fact, between(least, most)), "play card=quarrel"));
        table.order(ALPHA, "forage choice=no");
        assertThat(played(table).isEmpty()).isNotEqualTo(fires);
    }

    @ParameterizedTest
    @CsvSource({"4, true", "1, false", "6, false"})
    void dependsOnWhetherTheCardMatters(int face, boolean fires) {
        TestTable<MarchState> table = beforeMorale().hand(BETA, "quarrel").table(new ScriptedDice().d6(face));
        table.standing(interfere(BETA, Map.of("matters", is("yes")), "play card=quarrel"));
        table.order(ALPHA, "forage choice=no");
        assertThat(played(table).isEmpty()).isNotEqualTo(fires);
    }

    @ParameterizedTest
    @CsvSource({"10, yes, true", "10, no, false", "3, yes, false", "5, yes, true"})
    void dependsOnWhoIsInFront(int space, String front, boolean fires) {
        TestTable<MarchState> table = beforeMorale()
                .army(ALPHA, army -> army.withSpace(space))
                .army(GAMMA, army -> army.withSpace(5))
                .hand(BETA, "quarrel")
                .table(new ScriptedDice().d6(4));
        table.standing(interfere(BETA, Map.of("front", is(front)), "play card=quarrel"));
        table.order(ALPHA, "forage choice=no");
        assertThat(played(table).isEmpty()).isNotEqualTo(fires);
    }

    @Rule("ruling-O2")
    @Test
    void theFirstInTheListFiresAndOneOnlyForAThrow() {
        TestTable<MarchState> table =
                beforeMorale().hand(BETA, "quarrel", "fear").table(new ScriptedDice().d6(1));
        table.standing(
                interfere(BETA, Map.of("roll", is("morale")), "play card=fear"),
                interfere(BETA, Map.of("roll", is("morale")), "play card=quarrel"));
        table.order(ALPHA, "forage choice=no");
        assertThat(played(table)).containsExactly("beta fear");
        assertThat(table.standing()).hasSize(1);
    }

    @Rule("ruling-O2")
    @Test
    void inSeatOrderAndNobodyComesAfterOneBehindHim() {
        TestTable<MarchState> table = Camp.race(4)
                .at(Phase.FORAGE)
                .hand(ALPHA, "corn")
                .hand(BETA, "quarrel")
                .hand(DELTA, "misery")
                .table(new ScriptedDice().d6(3));
        // Beta would only act at 5 or more; Delta, who sits behind, brings it there.
        table.standing(
                interfere(BETA, Map.of("roll", is("morale"), "modified", between(5, 5)), "play card=quarrel"),
                interfere(DELTA, Map.of("roll", is("morale")), "play card=misery"));
        table.order(ALPHA, "forage choice=no");
        assertThat(played(table)).containsExactly("delta misery");
        assertThat(table.standing()).hasSize(1);
    }

    @Rule({"ruling-O2", "ruling-X1"})
    @Test
    void cardsThatCutBothWaysFireAgainstOpponentsToo() {
        TestTable<MarchState> table = beforeMorale().hand(BETA, "omens").table(new ScriptedDice().d6(1, 6));
        table.standing(interfere(BETA, Map.of("roll", is("morale"), "natural", between(1, 2)), "play card=omens"));
        table.order(ALPHA, "forage choice=no");
        assertThat(table.state().currentRoll().natural()).isEqualTo(6);
    }

    @Rule({"ruling-X7", "ruling-O2"})
    @Test
    void tokensAreTakenAsANamedPhaseBegins() {
        TestTable<MarchState> table = Camp.race(2)
                .at(Phase.FORAGE)
                .army(ALPHA, army -> army.set(Token.FOOD, 1))
                .hand(ALPHA, "guards")
                .hand(BETA, "short-of-supplies")
                .table(new ScriptedDice().d6(3).d6(3));
        table.standing(
                interfere(BETA, Map.of("phase", is("consumption"), "roll", is("none")), "play card=short-of-supplies"));
        table.order(ALPHA, "forage choice=no");
        assertThat(played(table)).containsExactly("beta short-of-supplies");
        assertThat(table.state().army(ALPHA).starvation()).isEqualTo(1);
    }

    @Rule({"ruling-X7", "ruling-P2"})
    @Test
    void angerGivenAsTheAttackPhaseBeginsBringsAnAttackRoll() {
        TestTable<MarchState> table = Camp.race(2)
                .thrown(RollKind.SATRAP, 1)
                .hand(ALPHA, "guards", "warning")
                .hand(BETA, "chalybes")
                .table(new ScriptedDice().d6(1));
        table.standing(interfere(BETA, Map.of("phase", is("attack")), "play card=chalybes"));
        table.order(ALPHA, "pass");
        assertThat(table.state().currentRoll().kind()).isEqualTo(RollKind.ATTACK);
    }

    @Rule({"ruling-O1", "ruling-O2"})
    @Test
    void whoeverLetsAllPassIsNotAskedUntilThePhaseHeNames() {
        TestTable<MarchState> table = Camp.race(2)
                .asking()
                .at(Phase.FORAGE)
                .hand(ALPHA, "guards")
                .hand(BETA, "quarrel")
                .table(new ScriptedDice().d6(3, 2));
        table.standing(new StandingOrder(
                BETA,
                "interfere",
                Map.of("phase", is("forage", "consumption", "starvation", "morale")),
                TestTable.call("pass"),
                StandingOrder.UNLIMITED));
        table.order(ALPHA, "forage choice=no");
        assertThat(table.orders()).contains("beta pass STANDING_ORDER");
        assertThat(table.awaited()).containsOnlyKeys(ALPHA);
        table.order(ALPHA, "pass");
        assertThat(table.state().currentRoll().kind()).isEqualTo(RollKind.TRAVEL);
        assertThat(table.awaited()).containsOnlyKeys(BETA);
        assertThat(table.standing()).hasSize(1);
    }

    @Rule("ruling-O2")
    @Test
    void whereOpponentsAreAskedItAnswersWithoutAskingAndUnseen() {
        TestTable<MarchState> table = Camp.race(3)
                .asking()
                .at(Phase.FORAGE)
                .hand(ALPHA, "guards")
                .hand(BETA, "quarrel")
                .hand(GAMMA, "market")
                .table(new ScriptedDice().d6(3));
        table.standing(interfere(BETA, Map.of("roll", is("morale")), "play card=quarrel"));
        table.order(ALPHA, "forage choice=no");
        assertThat(table.awaited()).containsOnlyKeys(GAMMA);
        assertThat(played(table)).isEmpty();
        table.order(GAMMA, "pass");
        assertThat(played(table)).containsExactly("beta quarrel");
    }

    @Rule("ruling-O2")
    @Test
    void aPassAtTheHeadOfTheListGuardsTheOrdersBehindIt() {
        TestTable<MarchState> table = beforeMorale().hand(BETA, "quarrel").table(new ScriptedDice().d6(4));
        table.standing(
                interfere(BETA, Map.of("modified", between(1, 4)), "pass"),
                interfere(BETA, Map.of("roll", is("morale")), "play card=quarrel"));
        table.order(ALPHA, "forage choice=no");
        assertThat(played(table)).isEmpty();
        assertThat(table.awaited()).containsOnlyKeys(ALPHA);
    }

    @Rule("ruling-O3")
    @Test
    void theRollerPassesByItselfOnlyWhereItsOwnSettingSaysSo() {
        Camp camp = Camp.race(2).at(Phase.FORAGE).hand(ALPHA, "guards", "command-silence");
        TestTable<MarchState> off = camp.table(new ScriptedDice().d6(2));
        off.order(ALPHA, "forage choice=no");
        assertThat(off.awaited()).as("off by default").containsOnlyKeys(ALPHA);
        TestTable<MarchState> on = camp.table(new ScriptedDice().d6(2, 3).d6(1, 1));
        on.standing(new StandingOrder(
                ALPHA, "respond", Map.of("fits", is("no")), TestTable.call("pass"), StandingOrder.UNLIMITED));
        on.order(ALPHA, "forage choice=no");
        assertThat(on.state().currentRoll().kind())
                .as("it holds a card for morale, so it is asked")
                .isEqualTo(RollKind.MORALE);
        on.order(ALPHA, "pass");
        assertThat(on.orders())
                .as("and none for travel, so it is not")
                .containsExactly("alpha pass PLAYER", "alpha pass STANDING_ORDER");
    }

    @Rule("ruling-O3")
    @Test
    void theRollerPassesOnRollsItNames() {
        TestTable<MarchState> table =
                Camp.race(2).at(Phase.FORAGE).hand(ALPHA, "command-silence").table(new ScriptedDice().d6(2, 3));
        table.standing(standing(ALPHA, "respond", Map.of("roll", is("morale")), "pass"));
        table.order(ALPHA, "forage choice=no");
        assertThat(table.state().currentRoll().kind()).isEqualTo(RollKind.TRAVEL);
    }

    @Rule("ruling-O2")
    @Test
    void onesOwnCardsAndForagingCanBeOrderedToo() {
        TestTable<MarchState> table = Camp.race(2)
                .thrown(RollKind.SATRAP, 1)
                .army(ALPHA, army -> army.set(Token.FOOD, 0))
                .hand(ALPHA, "plunder", "corn")
                .table(new ScriptedDice().d6(1));
        table.standing(
                standing(ALPHA, "forage", Map.of("food", between(0, 0)), "forage choice=yes"),
                standing(ALPHA, "respond", Map.of("roll", is("forage"), "matters", is("yes")), "play card=plunder"));
        table.order(ALPHA, "pass");
        assertThat(table.state().currentRoll().total()).isEqualTo(1 - 1 + 2);
    }

    private static void objects(Camp camp, StandingOrder standing, String key) {
        MarchState march = camp.march();
        assertThat(Camp.game().decisions().objection(standing, Camp.game().conceal(march, standing.seat())))
                .get()
                .satisfies(line -> {
                    assertThat(line.text().key()).isEqualTo(key);
                    assertThat(WORDS.problems(line)).isEmpty();
                });
    }

    @Rule({"ruling-O2", "ruling-S3", "ruling-X9"})
    @Test
    void whatCanNeverFireIsNotKept() {
        Camp camp = Camp.race(3).hand(BETA, "quarrel", "guards", "camp-followers", "slander");
        objects(camp, interfere(BETA, Map.of(), "play card=fear"), "object.not-held");
        objects(camp, interfere(BETA, Map.of(), "play card=gold"), "object.card");
        objects(camp, interfere(BETA, Map.of(), "play"), "object.card");
        objects(camp, interfere(BETA, Map.of(), "play card=guards"), "object.helps");
        objects(camp, standing(BETA, "respond", Map.of(), "play card=quarrel"), "object.harms");
        objects(camp, interfere(BETA, Map.of("roll", is("battle")), "play card=quarrel"), "object.never");
        objects(camp, interfere(BETA, Map.of(), "play card=camp-followers"), "object.which");
        objects(camp, interfere(BETA, Map.of(), "play card=slander way=3"), "refuse.way");
        objects(camp, interfere(BETA, Map.of(), "play card=quarrel way=1"), "refuse.way.none");
        objects(camp, interfere(BETA, Map.of("roller", is("beta")), "play card=quarrel"), "object.target");
        objects(camp, interfere(BETA, Map.of("roller", is("zeta")), "play card=quarrel"), "object.target");
        objects(camp, interfere(BETA, Map.of("omen", is("good")), "play card=quarrel"), "object.fact");
        objects(camp, interfere(BETA, Map.of(), "forage choice=yes"), "object.topic");
        objects(camp, standing(BETA, "weather", Map.of(), "pass"), "object.topic");
        objects(camp.round(9), interfere(BETA, Map.of("turn", between(3, 8)), "play card=quarrel"), "object.expired");
        objects(camp.army(BETA, army -> army.arrived(9)), interfere(BETA, Map.of(), "pass"), "object.out");
        objects(
                Camp.race(2).hand(BETA, "quarrel").army(ALPHA, army -> army.gone(1)),
                interfere(BETA, Map.of("roller", is("alpha")), "play card=quarrel"),
                "object.target");
        objects(
                Camp.alone().hand(ALPHA, "quarrel"),
                interfere(ALPHA, Map.of(), "play card=quarrel"),
                "object.solitaire");
    }

    @Rule("ruling-O2")
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            play card=corn | ''   | You do not hold Corn; you hold no card. (Ruling O2)
            play card=gold | ''   | A standing order plays one card that you hold, and you hold none. (Ruling O2)
            play card=corn | fear | You do not hold Corn; you hold Fear. (Ruling O2)
            play card=gold | fear | A standing order plays one card that you hold: Fear. (Ruling O2)
            """)
    void aCardThatIsNotHeldIsObjectedToInAWholeSentence(String answer, String hand, String sentence) {
        Camp camp = hand.isEmpty() ? Camp.race(2) : Camp.race(2).hand(BETA, hand);
        Line why = Camp.game()
                .decisions()
                .objection(interfere(BETA, Map.of(), answer), Camp.game().conceal(camp.march(), BETA))
                .orElseThrow();
        assertThat(WORDS.withRule(why)).isEqualTo(sentence);
    }

    @Rule("ruling-O2")
    @Test
    void anOrderOnACardThatIsGoneLapsesSilently() {
        TestTable<MarchState> table = beforeMorale().hand(BETA, "quarrel").table(new ScriptedDice().d6(2, 2));
        table.standing(
                interfere(BETA, Map.of("roll", is("morale")), "play card=quarrel"),
                interfere(BETA, Map.of("roll", is("morale"), "modified", between(9, 12)), "play card=quarrel"));
        table.order(ALPHA, "forage choice=no");
        assertThat(played(table)).containsExactly("beta quarrel");
        assertThat(table.standing()).isEmpty();
    }

    @Rule("ruling-O2")
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            interfere | play card=quarrel | roll=morale  | phase=weather     | object.conditions
            interfere | play card=quarrel | roll=none    | natural=1..6      | object.conditions
            interfere | play card=quarrel | roll=morale  | natural=7..9      | object.conditions
            interfere | play card=quarrel | phase=travel | matters=yes       | object.never
            interfere | play card=quarrel | roll=none    | phase=morale      | object.never
            interfere | play card=quarrel | roll=morale  | phase=morale      | ''
            interfere | play card=quarrel | turn=70..80  | roll=morale       | object.expired
            interfere | pass              | roll=morale  | matters=yes       | object.matters
            interfere | play card=carduchi | roll=none   | matters=no        | object.always-matters
            interfere | play card=carduchi | roll=morale | matters=no        | object.always-matters
            interfere | play card=carduchi | roll=none   | matters=yes       | ''
            interfere | play card=quarrel | roll=morale  | matters=no        | ''
            respond   | pass              | roll=weather | phase=weather     | ''
            respond   | pass              | roll=rally   | phase=morale      | object.conditions
            """)
    void twoConditionsAreCheckedTogether(String topic, String answer, String one, String other, String why) {
        Map<String, Condition> when = new HashMap<>();
        for (String part : List.of(one, other)) {
            String[] words = part.split("=", -1);
            String[] range = words[1].split("\\.\\.", -1);
            when.put(
                    words[0],
                    range.length == 2 ? between(Integer.parseInt(range[0]), Integer.parseInt(range[1])) : is(words[1]));
        }
        MarchState march = Camp.race(2).hand(BETA, "quarrel", "carduchi").march();
        assertThat(Camp.game()
                        .decisions()
                        .objection(
                                standing(BETA, topic, when, answer), Camp.game().conceal(march, BETA))
                        .map(line -> line.text().key())
                        .orElse(""))
                .isEqualTo(why);
    }

    @Rule({"ruling-O3", "ruling-L2"})
    @Test
    void aPowerThatIsLeftFits() {
        for (Leader leader : List.of(Leader.XENOPHON, Leader.MENON)) {
            Camp camp = Camp.race(2)
                    .hand(ALPHA, "guards")
                    .army(ALPHA, army -> army.withLeader(leader))
                    .thrown(RollKind.MORALE, 3);
            assertThat(fits(camp)).isEqualTo(leader == Leader.XENOPHON ? "yes" : "no");
            assertThat(fits(camp.turn(turn -> turn.withPowerUsed(true)))).isEqualTo("no");
        }
    }

    private static String fits(Camp camp) {
        return Camp.game()
                .decisions()
                .of(Camp.game().conceal(camp.march(), ALPHA), ALPHA)
                .orElseThrow()
                .occasion()
                .orElseThrow()
                .facts()
                .get("fits");
    }

    @Rule("ruling-O2")
    @Test
    void whatStandsIsNotObjectedTo() {
        Seen<MarchState> march = Camp.game()
                .conceal(Camp.race(3).hand(BETA, "slander", "quarrel").march(), BETA);
        for (StandingOrder standing : List.of(
                interfere(BETA, Map.of(), "play card=slander"),
                interfere(BETA, Map.of("roll", is("morale")), "play card=slander"),
                interfere(BETA, Map.of("roll", is("negotiation")), "play card=slander way=1"),
                interfere(BETA, Map.of("roller", is("alpha", "beta"), "turn", between(1, 60)), "play card=quarrel"),
                standing(BETA, "respond", Map.of(), "pass"))) {
            assertThat(Camp.game()
                            .decisions()
                            .objection(standing, Camp.game().conceal(march.position(), standing.seat())))
                    .isEmpty();
        }
    }

    @Rule("ruling-O2")
    @Test
    void theFactsAreThoseOfTheTopic() {
        TestTable<MarchState> table =
                beforeMorale().asking().hand(BETA, "quarrel").table(new ScriptedDice().d6(4));
        table.order(ALPHA, "forage choice=no");
        Decision decision = Camp.game()
                .decisions()
                .of(Camp.game().conceal(table.state(), BETA), BETA)
                .orElseThrow();
        assertThat(decision.occasion().orElseThrow().topic()).isEqualTo("interfere");
        assertThat(decision.occasion().orElseThrow().facts())
                .containsEntry("roll", "morale")
                .containsEntry("roller", "alpha")
                .containsEntry("natural", "4")
                .containsEntry("modified", "4")
                .containsEntry("turn", "1")
                .containsEntry("front", "yes");
        assertThat(decision.offer("play").orElseThrow().facts(TestTable.call("play card=quarrel")))
                .containsEntry("matters", "yes");
    }
}
