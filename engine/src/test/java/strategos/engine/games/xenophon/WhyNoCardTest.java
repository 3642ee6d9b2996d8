package strategos.engine.games.xenophon;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.engine.games.xenophon.Camp.ALPHA;
import static strategos.engine.games.xenophon.Camp.BETA;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.engine.Referee;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.TestTable;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.xenophon.cards.Beforehand;
import strategos.engine.games.xenophon.printed.Card;
import strategos.engine.games.xenophon.state.Leader;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.Phase;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.Token;
import strategos.engine.library.Library;
import strategos.engine.library.RegisteredGames;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.engine.standing.StandingOrder;
import strategos.engine.standing.Topic;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;

/** A card that cannot be played is named with the reason, also when none can; and what could wait is offered as a line. */
@Rule({"action-deck", "ruling-aims"})
class WhyNoCardTest {
    private static final Library LIBRARY = RegisteredGames.LIBRARY;
    private static final Phrasebook WORDS = LIBRARY.words(Xenophon.ID, Escape.plain());

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            alpha | guards     | Guards cannot be played now: it works on the battle roll, and this is the morale roll. (Ruling P1)
            alpha | sacrifice  | No card of the deck is called sacrifice. (Action Deck Card List)
            alpha | Fodder     | You do not hold Fodder. (Action Deck)
            alpha | QUARREL    | Quarrel cannot be played now: it harms, and harm is for opponents in their turns. This plays it when its time comes: `/match standing topic:interfere when:roll=morale,matters=yes answer:"play card=quarrel"` (Ruling on aims)
            beta  | intrigue   | Intrigue cannot be played now: it works on the negotiation roll, and this is the morale roll; or else it is Alpha's turn, and opponents interfere by standing order. This plays it when its time comes: `/match standing topic:interfere when:roll=negotiation,matters=yes answer:"play card=intrigue way=1"` (Ruling P1)
            beta  | corn       | Corn cannot be played now: it helps, and help is for your own turn. This plays it when its time comes: `/match standing topic:respond answer:"play card=corn"` (Ruling on aims)
            """)
    void nameTheCardAndTheReason(String seat, String card, String sentence) {
        TestTable<MarchState> table = Camp.race(2)
                .at(Phase.MORALE)
                .hand(ALPHA, "guards", "quarrel")
                .hand(BETA, "intrigue", "corn")
                .table(new ScriptedDice().d6(2));
        assertThat(said(table, new Seat(seat), card)).isEqualTo(sentence);
    }

    @Rule({"ruling-X6", "end-phase"})
    @Test
    void inTheEndPhaseCardsAreOnlyLaidDown() {
        TestTable<MarchState> table = Camp.race(2)
                .at(Phase.END)
                .hand(ALPHA, "corn", "market", "fear", "panic", "guards", "warning", "honor", "truce")
                .table(new ScriptedDice());
        assertThat(said(table, ALPHA, "corn"))
                .isEqualTo("Corn cannot be played now: the end phase has begun, and cards are only laid down."
                        + " (Ruling X6)");
    }

    @Rule({"ruling-X7", "ruling-order"})
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            chalybes          | it is Alpha's turn, and opponents are asked for a card once it has thrown | Order of resolution
            short-of-supplies | there is no food to lose                                                  | Ruling X7
            """)
    void whereOpponentsAreAskedTheyAreToldWhen(String card, String why, String rule) {
        TestTable<MarchState> table = Camp.race(2)
                .asking()
                .thrown(RollKind.MORALE, 2)
                .army(ALPHA, army -> army.set(Token.FOOD, 0))
                .hand(ALPHA, "guards")
                .hand(BETA, card)
                .table(new ScriptedDice());
        assertThat(said(table, BETA, card))
                .contains(" cannot be played now: " + why + ".")
                .endsWith("(" + rule + ")");
    }

    @Rule("ruling-S2")
    @Test
    void aloneHarmIsNotKeptForAnybody() {
        TestTable<MarchState> table =
                Camp.alone().at(Phase.MORALE).hand(ALPHA, "slander", "bravery").table(new ScriptedDice().d6(2));
        assertThat(said(table, ALPHA, "bravery"))
                .contains("alone you harm yourself only where a card leaves you no choice")
                .doesNotContain("/match standing");
    }

    private static String said(TestTable<MarchState> table, Seat seat, String card) {
        return WORDS.withRule(
                table.refuse(seat, "play card=" + card.replace(" ", "")).why());
    }

    static List<Card> cards() {
        return Camp.deck().all();
    }

    @Rule("ruling-O2")
    @ParameterizedTest
    @MethodSource("cards")
    void whatIsOfferedStandsAndIsReadyToSend(Card card) {
        MarchState march = Camp.race(2)
                .hand(ALPHA, card.id())
                .hand(BETA)
                .thrown(RollKind.DESERTERS, 3)
                .march();
        MarchState other = Camp.race(2)
                .hand(BETA, card.id())
                .hand(ALPHA)
                .thrown(RollKind.DESERTERS, 3)
                .march();
        assertThat(Camp.game()
                        .decisions()
                        .objection(Beforehand.playing(ALPHA, card), Camp.game().conceal(march, ALPHA)))
                .isEmpty();
        String out = WORDS.say(new Referee()
                .refusal(Camp.game(), other, new Order(BETA, Call.of("play", "card", card.id())))
                .orElseThrow());
        assertThat(out)
                .matches(".*: `/match standing topic:(interfere|respond)( when:[a-z=,]+)?"
                        + " answer:\"play card=[a-z-]+( way=[12])?\"`");
    }

    @Rule({"ruling-O2", "ruling-S3"})
    @ParameterizedTest
    @MethodSource("topics")
    void proposalsAreWhatCouldFireAndNeverTheWrongAim(Topic topic) {
        MarchState march = Camp.race(2)
                .hand(BETA, "quarrel", "corn", "omens", "bravery", "camp-followers")
                .army(BETA, army -> army.withLeader(Leader.CLEARCHUS))
                .march();
        Seen<MarchState> seen = Camp.game().conceal(march, BETA);
        List<String> proposed = Camp.game().decisions().proposals(seen, BETA, topic, Map.of()).keySet().stream()
                .map(call -> call.verb() + call.values().values())
                .toList();
        assertThat(Camp.game()
                        .decisions()
                        .proposals(seen, BETA, topic, Map.of())
                        .keySet())
                .allSatisfy(call -> assertThat(Camp.game()
                                .decisions()
                                .objection(new StandingOrder(BETA, topic.name(), Map.of(), call, 1), seen))
                        .isEmpty());
        if (topic.name().equals("interfere")) {
            assertThat(proposed)
                    .containsExactly(
                            "play[[quarrel]]",
                            "play[[omens]]",
                            "play[[bravery]]",
                            "play[[bravery], [1]]",
                            "play[[camp-followers], [1]]",
                            "play[[camp-followers], [2]]",
                            "pass[]");
        }
        MarchState alone = Camp.alone().hand(ALPHA, "corn").march();
        assertThat(Camp.game()
                        .decisions()
                        .proposals(Camp.game().conceal(alone, ALPHA), ALPHA, topic, Map.of())
                        .isEmpty())
                .isEqualTo(topic.name().equals("interfere"));
    }

    static Stream<Topic> topics() {
        return Camp.game().box().topics().stream();
    }
}
