package strategos.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static strategos.engine.TestTable.call;
import static strategos.engine.duel.Duel.BLUE;
import static strategos.engine.duel.Duel.RED;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.box.Setup;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.dice.SeededDice;
import strategos.engine.duel.DuelFactory;
import strategos.engine.duel.DuelState;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.engine.standing.Condition;
import strategos.engine.standing.StandingOrder;
import strategos.engine.text.Text;

/** The one loop of all games, on the toy game: red draws oak first, blue ash, and so on down the deck. */
class RefereeTest {
    private static final Setup SETUP = new Setup("foils", Map.of("mercy", "no"), List.of(RED, BLUE));

    private final ScriptedDice dice = new ScriptedDice();

    @SuppressWarnings("unchecked") // the duel's position is a DuelState
    private final Game<DuelState> duel = (Game<DuelState>) DuelFactory.library().open("duel");

    private TestTable<DuelState> table() {
        return TestTable.start(duel, SETUP, dice.unshuffled());
    }

    /** Red has the better stance and lunges next. */
    private TestTable<DuelState> redLunges() {
        return table().order(RED, "stance stance=high").order(BLUE, "stance stance=low");
    }

    private static StandingOrder parry(Map<String, Condition> when, String answer, int uses) {
        return new StandingOrder(BLUE, "parry", when, call(answer), uses);
    }

    private static StandingOrder stance(Seat seat, String stance, int uses) {
        return new StandingOrder(seat, "stance", Map.of(), call("stance stance=" + stance), uses);
    }

    @Test
    void aMatchStartsAndGoesOnToItsFirstQuestion() {
        TestTable<DuelState> table = table();
        assertThat(table.awaited()).containsOnlyKeys(RED, BLUE);
        assertThat(table.entries())
                .hasExactlyElementsOfTypes(
                        Entry.Rolled.class,
                        Entry.Happened.class,
                        Entry.Happened.class,
                        Entry.Happened.class,
                        Entry.Happened.class);
    }

    @Test
    void whatIsGivenWithoutThePlayerIsNotMadeWhereThePlayerGivesAnOrder() {
        Game<DuelState> lazy = new ChangedGame<>(duel) {
            @Override
            protected Optional<Decision> decision(Seen<DuelState> seen, Seat seat) {
                return super.decision(seen, seat)
                        .map(decision -> decision.withFallback(() -> {
                            throw new IllegalStateException("nobody is away");
                        }));
            }
        }.game();
        TestTable<DuelState> table = TestTable.start(lazy, SETUP, dice.unshuffled());
        table.order(RED, "stance stance=high").order(BLUE, "stance stance=low");
        assertThat(table.awaited()).containsOnlyKeys(RED);
    }

    @Test
    void anOrderIsCarriedOutAndTheGameGoesOnByItself() {
        TestTable<DuelState> table = redLunges();
        assertThat(table.awaited()).containsOnlyKeys(RED);
        dice.d6(6);
        table.order(RED, "lunge path=2,3").order(BLUE, "pass");
        assertThat(table.orders()).containsExactly("blue pass PLAYER");
        assertThat(table.awaited()).containsOnlyKeys(RED, BLUE);
        dice.assertUsedUp();
    }

    @ParameterizedTest
    @DisplayName("a refusal says why, cites the rule, changes nothing and touches no die")
    @CsvSource({
        "lunge path=9, why.not-a-place, 3",
        "lunge path=2;1, why.not-a-place, 3",
        "lunge path=2;3;4;5, why.not-a-place, 3",
        "lunge, order.slot-needs, 3",
        "lunge path=2 cards=ash, order.slot-has-no, 3",
        "lunge path=2 cards=oak;oak, order.slot-takes-at-most, 3",
        "lunge path=2 loud=maybe, order.slot-has-no, 3",
        "lunge path=2 loud=yes;no, order.slot-takes-at-most, 3",
        "lunge path=2 left=yes, order.unknown-slot, 3",
        "stance stance=high, order.verb-not-open, 3",
        "odds strength=1, order.verb-not-open, 3",
        "fly, order.verb-not-open, 3",
    })
    void refusals(String order, String key, String rule) {
        TestTable<DuelState> table = redLunges();
        DuelState before = table.state();
        table.refuse(RED, order.replace(';', ',')).saying(key).citing(rule);
        assertThat(table.state()).isEqualTo(before);
        table.order(RED, "lunge path=2");
    }

    @Test
    void whoResignsSaysNoMore() {
        redLunges()
                .refuse(RED, "resign why=tired")
                .saying("order.nothing-to-resign")
                .citingNothing();
    }

    @Test
    void aSeatThatIsNotAskedIsToldWhoIs() {
        TestTable<DuelState> table = redLunges().order(BLUE, "taunt words=Come");
        TestTable.Refusal refusal = table.refuse(BLUE, "taunt words=Again").saying("order.not-your-turn");
        assertThat(refusal.why().text()).isEqualTo(Text.of("order.not-your-turn", "awaited", List.of(RED)));
    }

    @Test
    void aSeatThatIsNotAtTheTableIsRefused() {
        table().refuse(new Seat("green"), "taunt words=Hello").saying("order.no-such-seat");
    }

    @Test
    void someThingsMayBeDoneWhileNobodyWaitsForThem() {
        TestTable<DuelState> table = redLunges().order(BLUE, "taunt words=Come");
        assertThat(table.awaited()).containsOnlyKeys(RED);
    }

    @Test
    void numbersAreOneCanonicalSpellingWithinTheirRange() {
        for (String bad : List.of("0", "3", "01", "+1", "1.0", "-0", "", "1 ", "99999999999999999999")) {
            table().refuse(new Order(RED, Call.of("shift", "to", bad))).saying("order.slot-takes-number");
        }
        assertThat(table().order(RED, "shift to=2").orders()).containsExactly("red shift PLAYER");
    }

    @Test
    void textsHaveALengthAndNoControlCharacters() {
        for (String bad : List.of("", "x".repeat(41), "a\nb", "a\u0000", "\uD800")) {
            table().refuse(new Order(RED, Call.of("taunt", "words", bad))).saying("order.slot-takes-words");
        }
        table().order(RED, "taunt words=" + "😀".repeat(40));
    }

    @Test
    void whoResignsEndsHereAndStandingOrdersWithIt() {
        TestTable<DuelState> table = redLunges().standing(parry(Map.of(), "pass", 1));
        table.order(RED, "resign");
        assertThat(table.standing()).isEmpty();
        assertThat(duel.rules().result(table.state()).orElseThrow().winners()).containsExactly(BLUE);
        table.refuse(BLUE, "taunt words=Ha").saying("order.match-over").citingNothing();
        table.refuse(RED, "resign").saying("order.match-over");
    }

    @Test
    void aStandingOrderAnswersAtOnceAndIsUsedUp() {
        dice.unshuffled().d6(1);
        TestTable<DuelState> table = TestTable.start(duel, SETUP, dice)
                .order(RED, "stance stance=high")
                .order(BLUE, "stance stance=low")
                .standing(parry(Map.of(), "parry card=ash", 1))
                .order(RED, "lunge path=2");
        assertThat(table.orders()).containsExactly("red lunge PLAYER", "blue parry STANDING_ORDER");
        assertThat(table.standing()).isEmpty();
    }

    @Test
    void usesAreCountedDownAndUnlimitedOnesAreNot() {
        dice.unshuffled().d6(1, 1);
        TestTable<DuelState> table = TestTable.start(duel, SETUP, dice)
                .standing(
                        stance(RED, "high", StandingOrder.UNLIMITED),
                        stance(BLUE, "low", StandingOrder.UNLIMITED),
                        parry(Map.of(), "pass", 3))
                .order(RED, "shift to=2")
                .order(RED, "lunge path=3");
        assertThat(table.standing())
                .containsExactly(
                        stance(RED, "high", StandingOrder.UNLIMITED),
                        stance(BLUE, "low", StandingOrder.UNLIMITED),
                        parry(Map.of(), "pass", 2));
        assertThat(table.order(RED, "lunge path=4").standing()).contains(parry(Map.of(), "pass", 1));
    }

    @Test
    void standingOrdersFireInSeatOrderAfterTheOneWhoActed() {
        TestTable<DuelState> table = table().standing(stance(RED, "low", 1), stance(BLUE, "feint", 1))
                .order(RED, "shift to=2");
        assertThat(table.orders())
                .containsExactly("red shift PLAYER", "blue stance STANDING_ORDER", "red stance STANDING_ORDER");
        table = table().standing(stance(RED, "low", 1), stance(BLUE, "feint", 1))
                .order(BLUE, "shift to=6");
        assertThat(table.orders())
                .containsExactly("blue shift PLAYER", "red stance STANDING_ORDER", "blue stance STANDING_ORDER");
    }

    @Test
    void ofSeveralThatFitTheFirstFires() {
        TestTable<DuelState> table =
                redLunges().standing(parry(Map.of(), "pass", 1), parry(Map.of(), "parry card=ash", 1));
        dice.d6(1);
        table.order(RED, "lunge path=2");
        assertThat(table.orders()).contains("blue pass STANDING_ORDER");
        assertThat(table.standing()).containsExactly(parry(Map.of(), "parry card=ash", 1));
    }

    @ParameterizedTest
    @CsvSource({"2;3, true", "2, false", "2;3;4, false"})
    void aConditionOnANumberHoldsWithinItsEnds(String path, boolean fires) {
        StandingOrder standing = parry(Map.of("strength", new Condition.Between(2, 2)), "pass", 1);
        assertThat(fires(standing, "lunge path=" + path.replace(';', ','))).isEqualTo(fires);
    }

    @ParameterizedTest
    @CsvSource({"high, true", "low, false"})
    void aConditionOnAWordHoldsForItsWords(String word, boolean fires) {
        StandingOrder standing = parry(Map.of("stance", new Condition.OneOf(Set.of(word, "feint"))), "pass", 1);
        assertThat(fires(standing, "lunge path=2")).isEqualTo(fires);
    }

    @ParameterizedTest
    @CsvSource({"2;3, true", "2;3;4, false"})
    void aConditionMayBeOnTheAnswerItself(String path, boolean fires) {
        StandingOrder standing = parry(Map.of("disarms", new Condition.OneOf(Set.of("yes"))), "parry card=ash", 1);
        assertThat(fires(standing, "lunge path=" + path.replace(';', ','))).isEqualTo(fires);
    }

    @Test
    void aConditionOnAFactThatIsNotThereNeverHolds() {
        assertThat(fires(parry(Map.of("moon", new Condition.OneOf(Set.of("full"))), "pass", 1), "lunge path=2"))
                .isFalse();
        assertThat(fires(parry(Map.of("moon", new Condition.Between(0, 9)), "pass", 1), "lunge path=2"))
                .isFalse();
    }

    private boolean fires(StandingOrder standing, String lunge) {
        dice.d6(1);
        ScriptedDice own = new ScriptedDice().unshuffled().d6(1);
        return TestTable.start(duel, SETUP, own)
                .order(RED, "stance stance=high")
                .order(BLUE, "stance stance=low")
                .standing(standing)
                .order(RED, lunge)
                .orders()
                .contains("blue " + standing.answer().verb() + " STANDING_ORDER");
    }

    @Test
    void aStandingOrderOfAnotherTopicOrOfAnotherSeatsAnswerDoesNotFire() {
        assertThat(fires(new StandingOrder(BLUE, "stance", Map.of(), call("pass"), 1), "lunge path=2"))
                .isFalse();
        assertThat(fires(new StandingOrder(RED, "parry", Map.of(), call("pass"), 1), "lunge path=2"))
                .isFalse();
    }

    @Test
    void aStandingOrderThatIsNotLegalThenDoesNotFireAndOneThatNeverWillBeLapses() {
        TestTable<DuelState> table =
                redLunges().standing(parry(Map.of(), "parry card=oak", 1), parry(Map.of(), "parry card=ash", 1));
        table.order(BLUE, "taunt words=Beware");
        assertThat(table.standing()).containsExactly(parry(Map.of(), "parry card=ash", 1));
        dice.d6(1);
        table.order(RED, "lunge path=2");
        assertThat(table.orders()).containsExactly("red lunge PLAYER", "blue parry STANDING_ORDER");
    }

    @Test
    void theSameArgumentsGiveTheSameRuling() {
        TestTable<DuelState> table = redLunges();
        Order order = new Order(RED, call("lunge path=2,3 cards=oak"));
        List<Ruling<DuelState>> rulings = List.of(rule(table, order), rule(table, order));
        assertThat(rulings.getFirst()).isEqualTo(rulings.getLast()).isInstanceOf(Ruling.Accepted.class);
    }

    private Ruling<DuelState> rule(TestTable<DuelState> table, Order order) {
        return new Referee()
                .rule(
                        duel,
                        table.state(),
                        List.of(RED, BLUE),
                        List.of(parry(Map.of(), "pass", 1)),
                        order,
                        Entry.Source.PLAYER,
                        new SeededDice(7));
    }

    @Test
    void aGameThatGoesOnForEverIsStoppedWithoutGivingThePositionAway() {
        Game<DuelState> loop = new ChangedGame<>(duel) {
            @Override
            protected SequencedMap<Seat, Text> awaited(DuelState seen) {
                return new LinkedHashMap<>();
            }

            @Override
            protected void advance(Play<DuelState> play) {}
        }.game();
        assertThatThrownBy(() -> new Referee().start(loop, SETUP, dice))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("duel goes on without asking anybody");
    }

    @Test
    void aMistakeOfTheGameIsNoRuling() {
        Game<DuelState> mistaken = new ChangedGame<>(duel) {
            @Override
            protected void decide(Order order, Play<DuelState> play) {
                super.decide(order, play);
                throw new IllegalStateException("a bug");
            }
        }.game();
        TestTable<DuelState> table = TestTable.start(mistaken, SETUP, dice.unshuffled());
        DuelState before = table.state();
        assertThatThrownBy(() -> table.order(RED, "stance stance=high")).hasMessage("a bug");
        assertThat(table.state()).isEqualTo(before);
    }
}
