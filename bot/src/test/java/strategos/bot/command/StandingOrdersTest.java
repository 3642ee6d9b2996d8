package strategos.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.bot.host.LiveMatch;
import strategos.bot.port.Suggestion;
import strategos.engine.offer.Call;
import strategos.engine.seat.Seat;
import strategos.engine.standing.Condition;
import strategos.engine.standing.StandingOrder;

class StandingOrdersTest {
    private static final Seat RED = new Seat("red");

    private final TestDesk desk = TestDesk.duel();

    @AfterEach
    void close() {
        desk.close();
    }

    @Test
    void oneIsSetWithItsConditionsAndUses() {
        desk.ok(
                "red",
                "match",
                "standing",
                "topic",
                "parry",
                "when",
                "strength=2..4,stance=high|low",
                "answer",
                "parry card=" + card(),
                "uses",
                "3");
        assertThat(standing())
                .containsExactly(new StandingOrder(
                        RED,
                        "parry",
                        Map.of(
                                "strength", new Condition.Between(2, 4),
                                "stance", new Condition.OneOf(Set.of("high", "low"))),
                        Call.of("parry", "card", card()),
                        3));
    }

    @Test
    void itFiresOnceWhenNothingIsSaidAndAlwaysForZero() {
        desk.ok("red", "match", "standing", "topic", "parry", "answer", "pass");
        desk.ok("red", "match", "standing", "topic", "parry", "answer", "pass", "uses", "0");
        assertThat(standing()).extracting(StandingOrder::uses).containsExactly(1, StandingOrder.UNLIMITED);
    }

    @Test
    void itsPriorityIsItsPlaceInTheList() {
        desk.ok("red", "match", "standing", "topic", "parry", "answer", "pass", "uses", "5");
        desk.ok("red", "match", "standing", "topic", "parry", "answer", "pass", "uses", "7", "priority", "1");
        assertThat(standing()).extracting(StandingOrder::uses).containsExactly(7, 5);
    }

    @Test
    void theyAreListedAsTheyAreTypedAndForPrograms() {
        desk.ok("red", "match", "standing", "topic", "parry", "when", "strength=3", "answer", "pass");
        var answer = desk.ok("red", "match", "standing");
        assertThat(answer.message().text()).isEqualTo("1. parry when strength=3: pass; once more");
        assertThat(answer.data().get("standing").toString())
                .isEqualTo("[{seat=red, number=1, topic=parry, when=strength=3, answer=pass, uses=1}]");
        assertThat(desk.ok("blue", "match", "standing").message().text()).contains("no standing orders");
        assertThat(desk.refused("red", "match", "standing", "drop", "5"))
                .isEqualTo("There is no standing order 5; you have one.");
    }

    @Test
    void oneIsDroppedByItsNumberAndAllByZero() {
        desk.ok("red", "match", "standing", "topic", "parry", "answer", "pass", "uses", "5");
        desk.ok("red", "match", "standing", "topic", "parry", "answer", "pass", "uses", "7");
        desk.ok("red", "match", "standing", "drop", "1");
        assertThat(standing()).extracting(StandingOrder::uses).containsExactly(7);
        desk.ok("red", "match", "standing", "drop", "0");
        assertThat(standing()).isEmpty();
    }

    @Test
    void itMovesNoVersion() {
        long before = match().version();
        desk.ok("red", "match", "standing", "topic", "parry", "answer", "pass");
        assertThat(match().version()).isEqualTo(before);
    }

    @Test
    void whatTheGameObjectsToIsRefused() {
        assertThat(desk.refused("red", "match", "standing", "topic", "parry", "answer", "parry card=nothing"))
                .contains("That card is gone");
        assertThat(standing()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '~',
            value = {
                "dance; ; pass; There is no topic dance",
                "parry; force=3; pass; has no fact force; it has strength and stance",
                "parry; strength=strong; pass; whole number",
                "parry; strength=4..2; pass; whole number",
                "parry; strength=; pass; whole number",
                "parry; stance=sideways; pass; never sideways",
                "parry; stance=high|; pass; one of high, low and feint",
                "parry; strength=1,strength=2; pass; stands there twice",
                "parry; ,; pass; has no fact",
                "parry; ; stance stance=high; what can is parry and pass",
                "parry; ; card=oak; begins with a verb",
                "parry; ; parry oak; belongs to no slot",
                "parry; ; parry hand=oak; it has card",
                "parry; ; parry card=oak card=ash; stands there twice",
                "parry; ; pass card=oak; has no options",
                "parry; ; parry card=\"oak; quotation mark"
            })
    void whatIsWrongIsSaidPlainly(String topic, String when, String answer, String sentence) {
        String refusal = when == null || when.isBlank()
                ? desk.refused("red", "match", "standing", "topic", topic, "answer", answer)
                : desk.refused("red", "match", "standing", "topic", topic, "when", when, "answer", answer);
        assertThat(refusal).contains(sentence);
        assertThat(standing()).isEmpty();
    }

    /** Telephones begin with a large letter what is typed into a field. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "Stance=high; Pass; stance=high; pass",
                "STRENGTH=4..6; PASS; strength=4..6; pass",
                "strength=4 .. 6; pass; strength=4..6; pass",
                "stance=High | Low; pass; stance=high|low; pass",
            })
    void namesAreKnownInLettersOfAnySize(String when, String answer, String meantWhen, String meant) {
        desk.ok("red", "match", "standing", "topic", "Parry", "when", when, "answer", answer);
        desk.ok("red", "match", "standing", "topic", "parry", "when", meantWhen, "answer", meant);
        assertThat(standing()).hasSize(2);
        assertThat(standing().getFirst().when()).isEqualTo(standing().getLast().when());
        assertThat(standing().getFirst().answer())
                .isEqualTo(standing().getLast().answer());
    }

    @Test
    void topicAndAnswerBelongTogether() {
        assertThat(desk.refused("red", "match", "standing", "topic", "parry")).contains("needs topic and answer");
        assertThat(desk.refused("red", "match", "standing", "uses", "3")).contains("needs topic and answer");
    }

    @Test
    void autocompletionKnowsTopicsFactsAndAnswers() {
        assertThat(values(desk.complete("red", "match", "standing", "topic", "")))
                .containsExactly("stance", "parry");
        assertThat(values(desk.complete("red", "match", "standing", "when", "", "topic", "parry")))
                .containsExactly(
                        "strength=1..6", "stance=high", "stance=low", "stance=feint", "disarms=yes", "disarms=no");
        assertThat(values(desk.complete("red", "match", "standing", "answer", "", "topic", "parry")))
                .containsExactly("parry", "parry card=" + card(), "pass");
        assertThat(desk.complete("red", "match", "standing", "answer", "")).isEmpty();
    }

    @Test
    void aSecondConditionIsCompletedAfterTheFirst() {
        assertThat(values(desk.complete("red", "match", "standing", "when", "stance=high,", "topic", "parry")))
                .containsExactly("stance=high,strength=1..6", "stance=high,disarms=yes", "stance=high,disarms=no");
        assertThat(values(desk.complete("red", "match", "standing", "when", "stance=high, str", "topic", "parry")))
                .containsExactly("stance=high, strength=1..6");
        assertThat(values(desk.complete("red", "match", "standing", "when", "stance=high|", "topic", "parry")))
                .containsExactly("stance=high|low", "stance=high|feint");
    }

    @Test
    void twoConditionsAreListedAsTwo() {
        desk.ok("red", "match", "standing", "topic", "parry", "when", "strength=3,stance=high", "answer", "pass");
        assertThat(desk.ok("red", "match", "standing").message().text())
                .isEqualTo("1. parry when stance=high and strength=3: pass; once more");
    }

    private String card() {
        return match().view(RED).hand().getFirst().value();
    }

    private List<StandingOrder> standing() {
        return match().standing(RED);
    }

    private LiveMatch match() {
        return desk.host.matches.at(TestDesk.AGORA).orElseThrow();
    }

    private static List<String> values(List<Suggestion> suggestions) {
        return suggestions.stream().map(Suggestion::value).toList();
    }
}
