package strategos.engine.games.xenophon;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.engine.games.xenophon.Camp.ALPHA;
import static strategos.engine.games.xenophon.Camp.BETA;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.Decision;
import strategos.engine.Entry;
import strategos.engine.Event;
import strategos.engine.Rule;
import strategos.engine.TestTable;
import strategos.engine.UndoBarrier;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.xenophon.events.CardEvents.CardsDrawn;
import strategos.engine.games.xenophon.events.CardEvents.DeckShuffled;
import strategos.engine.games.xenophon.state.Cards;
import strategos.engine.games.xenophon.state.Deck;
import strategos.engine.games.xenophon.state.Leader;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.Phase;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.Stage;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Verb;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;

/** What is public and what is private, and how far back undo reaches. */
class HiddenTest {
    private static MarchState seen(Camp camp, Viewer viewer) {
        return Camp.game().conceal(camp.march(), viewer).position();
    }

    @Rule({"ruling-O4", "action-deck"})
    @Test
    void othersSeeHowManyCardsAndNotWhich() {
        Camp camp = Camp.race(2).hand(ALPHA, "corn", "fear").hand(BETA, "panic");
        assertThat(seen(camp, ALPHA).army(ALPHA).hand()).isEqualTo(Camp.cards("corn", "fear"));
        assertThat(seen(camp, BETA).army(ALPHA).hand()).isEqualTo(Cards.of(0, 1).conceal());
        assertThat(seen(camp, Viewer.EVERYONE).army(BETA).hand())
                .isEqualTo(Cards.of(0).conceal());
    }

    @Rule("ruling-O4")
    @Test
    void nobodySeesTheOrderOfTheDeckAndAllSeeTheDiscards() {
        Camp camp = Camp.race(2).discards("corn", "fear");
        for (Viewer viewer : List.of(ALPHA, BETA, Viewer.EVERYONE)) {
            Deck deck = seen(camp, viewer).deck();
            assertThat(deck.left()).isEqualTo(161);
            assertThat(deck.order().known()).isFalse();
            assertThat(deck.discards()).isEqualTo(Camp.cards("corn", "fear"));
        }
    }

    @Rule("ruling-O4")
    @Test
    void aDrawIsToldToAllAndItsCardsToTheirOwner() {
        MarchState before = Camp.race(2).march();
        CardsDrawn drawn = new CardsDrawn(ALPHA, List.of("corn", "fear"));
        assertThat(told(drawn, before, ALPHA)).isEqualTo("told.draw.own");
        assertThat(told(drawn, before, BETA)).isEqualTo("told.draw");
        assertThat(told(drawn, before, Viewer.EVERYONE)).isEqualTo("told.draw");
        assertThat(told(new DeckShuffled(Cards.of(2, 1)), before, BETA)).isEqualTo("told.shuffled");
    }

    private static String told(Event<MarchState> event, MarchState before, Viewer viewer) {
        return event.tell(Camp.game().conceal(before, viewer))
                .orElseThrow()
                .text()
                .key();
    }

    private static List<String> publicVerbs(Camp camp, Seat seat) {
        return Camp.game()
                .decisions()
                .of(Camp.game().conceal(camp.march(), Viewer.EVERYONE), seat)
                .map(Decision::offers)
                .orElse(List.of())
                .stream()
                .map(Offer::verb)
                .map(Verb::name)
                .toList();
    }

    @Rule({"ruling-O4", "ruling-O1"})
    @Test
    void aPublicCardBearsOnlyWhatGivesNothingAway() {
        Camp respond = Camp.race(2).thrown(RollKind.MORALE, 3).hand(ALPHA, "command-silence", "corn");
        assertThat(publicVerbs(respond, ALPHA)).containsExactly("pass");
        respond.army(ALPHA, army -> army.withLeader(Leader.CLEARCHUS));
        assertThat(publicVerbs(respond, ALPHA)).containsExactly("power", "pass");
        Camp answer = Camp.race(2)
                .asking()
                .thrown(RollKind.MORALE, 3)
                .in(Stage.OPPONENTS)
                .hand(BETA, "fear");
        assertThat(publicVerbs(answer, BETA)).containsExactly("pass");
        Camp forage = Camp.race(2).at(Phase.FORAGE).in(Stage.FORAGE).hand(ALPHA, "corn");
        assertThat(publicVerbs(forage, ALPHA)).containsExactly("forage");
        Camp discard = Camp.race(2).at(Phase.END).in(Stage.DISCARD).hand(ALPHA, "corn");
        assertThat(publicVerbs(discard, ALPHA)).isEmpty();
    }

    @Rule("ruling-O3")
    @Test
    void thePublicFactsTellNothingOfTheHand() {
        Camp respond = Camp.race(2).thrown(RollKind.MORALE, 3).hand(ALPHA, "command-silence", "corn");
        Decision open = Camp.game()
                .decisions()
                .of(Camp.game().conceal(seen(respond, Viewer.EVERYONE), ALPHA), ALPHA)
                .orElseThrow();
        assertThat(open.occasion().orElseThrow().facts())
                .doesNotContainKey("fits")
                .containsEntry("roll", "morale");
        Decision own = Camp.game()
                .decisions()
                .of(Camp.game().conceal(seen(respond, ALPHA), ALPHA), ALPHA)
                .orElseThrow();
        assertThat(own.occasion().orElseThrow().facts()).containsEntry("fits", "yes");
    }

    private static Optional<?> barrier(TestTable<MarchState> table, Seat seat) {
        return UndoBarrier.against(seat, table.entries());
    }

    @Rule("ruling-O5")
    @Test
    void onesOwnCardMayBeTakenBackAndADrawMayNot() {
        TestTable<MarchState> table = Camp.race(2)
                .at(Phase.MORALE)
                .hand(ALPHA, "command-silence", "council-of-war", "corn")
                .table(new ScriptedDice().d6(3));
        table.order(ALPHA, "play card=command-silence");
        assertThat(barrier(table, ALPHA)).isEmpty();
        table.order(ALPHA, "play card=council-of-war");
        assertThat(barrier(table, ALPHA)).isPresent();
    }

    @Rule("ruling-O5")
    @Test
    void aThrowAndAForeignCardBarTheWayBack() {
        TestTable<MarchState> thrown =
                Camp.race(2).at(Phase.FORAGE).hand(ALPHA, "corn").table(new ScriptedDice().d6(3));
        thrown.order(ALPHA, "forage choice=no");
        assertThat(barrier(thrown, ALPHA)).isPresent();
        TestTable<MarchState> foreign = Camp.race(2)
                .asking()
                .at(Phase.MORALE)
                .hand(ALPHA, "corn")
                .hand(BETA, "fear")
                .table(new ScriptedDice().d6(3));
        foreign.order(BETA, "play card=fear");
        assertThat(barrier(foreign, ALPHA)).isPresent();
        assertThat(foreign.entries())
                .filteredOn(entry -> entry instanceof Entry.Happened<MarchState> happened
                        && happened.event().reveals())
                .hasSize(1);
    }

    /** The sentence says what is wrong, by which rule, and what would be legal. */
    @Rule({"ruling-P1", "ruling-aims", "ruling-X2", "ruling-X5", "ruling-X6"})
    @ParameterizedTest
    @CsvSource({
        "play, refuse.card.none, action-deck",
        "play card=gold, refuse.card.unknown, action-deck-card-list",
        "play card=market, refuse.card.not-held, action-deck",
        "play card=guards, refuse.card.not-now, ruling-P1",
        "play card=fear, refuse.card.beforehand, ruling-aims",
        "play card=begging, refuse.card.not-now, ruling-X5",
        "play card=village-headman, refuse.card.not-now, ruling-X6",
        "play card=command-silence way=1, refuse.way.none, ruling-X2",
        "pass now=yes, order.unknown-slot, ruling-order"
    })
    void aRefusalIsOneSentenceWithItsRule(String order, String key, String rule) {
        Field field = Camp.race(2)
                .thrown(RollKind.MORALE, 3)
                .hand(ALPHA, "command-silence", "guards", "fear", "begging", "village-headman")
                .field(new ScriptedDice());
        assertThat(field.refusal(ALPHA, order)).get().satisfies(line -> {
            assertThat(line.text().key()).isEqualTo(key);
            assertThat(line.rule()).contains(rule);
        });
    }
}
