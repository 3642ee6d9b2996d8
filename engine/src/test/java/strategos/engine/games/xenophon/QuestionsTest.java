package strategos.engine.games.xenophon;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.engine.games.xenophon.Camp.ALPHA;
import static strategos.engine.games.xenophon.Camp.BETA;

import java.util.List;
import org.junit.jupiter.api.Test;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.TestTable;
import strategos.engine.View;
import strategos.engine.games.xenophon.state.Leader;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.Phase;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.Stage;
import strategos.engine.games.xenophon.state.Token;
import strategos.engine.games.xenophon.state.Turn.Terrain;
import strategos.engine.library.Library;
import strategos.engine.library.RegisteredGames;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Order;
import strategos.engine.scene.Panel;
import strategos.engine.scene.Piece;
import strategos.engine.scene.Scene;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text.Line;

/** Questions that change nothing, and what an order would set off. */
class QuestionsTest {
    private static final Library LIBRARY = RegisteredGames.LIBRARY;
    private static final Phrasebook WORDS = LIBRARY.words(Xenophon.ID, Escape.plain());

    private static List<String> said(View view) {
        return view.brief().stream().map(Line::text).map(WORDS::say).toList();
    }

    private static List<String> asked(Camp camp, Viewer viewer, String question) {
        Seen<MarchState> seen = Camp.game().conceal(camp.march(), viewer);
        assertThat(Camp.game().views().queries(seen))
                .anyMatch(offer -> offer.refusal(TestTable.call(question)).isEmpty()
                        && question.startsWith(offer.verb().name()));
        return said(Camp.game().views().answer(TestTable.call(question), seen));
    }

    private static List<String> preview(Camp camp, Seat seat, String order) {
        return Camp.game()
                .views()
                .preview(new Order(seat, TestTable.call(order)), Camp.game().conceal(camp.march(), seat))
                .map(QuestionsTest::said)
                .orElse(List.of());
    }

    private static Camp morale() {
        return Camp.race(2).thrown(RollKind.MORALE, 5).hand(ALPHA, "command-silence", "consultation", "corn");
    }

    @Rule("action-deck")
    @Test
    void theHandSaysWhatEachCardDoes() {
        MarchState march =
                Camp.race(2).hand(ALPHA, "fodder", "treachery", "fear").march();
        View own = Camp.game().views().of(Camp.game().conceal(march, ALPHA));
        assertThat(own.hand().stream().map(Choice::label).map(WORDS::say))
                .containsExactly(
                        "Fodder: gain 1 food, or travel roll +1",
                        "Treachery: its target gains 1 anger and 1 mutiny",
                        "Fear: morale roll +2");
        assertThat(Camp.game().views().of(Camp.game().conceal(march, BETA)).hand())
                .isEmpty();
        assertThat(asked(Camp.race(2).hand(ALPHA, "corn"), ALPHA, "hand")).containsExactly("You hold 1 card.");
    }

    @Rule("action-deck")
    @Test
    void theDiscardsAndTheDeckAreCounted() {
        assertThat(asked(Camp.race(2).discards("corn", "fear"), Viewer.EVERYONE, "cards"))
                .containsExactly("161 cards are left in the deck.", "Discarded, the last first: Fear and Corn.");
    }

    @Rule({"player-pawns", "distance-track"})
    @Test
    void theArmiesAreListed() {
        assertThat(asked(Camp.race(2).army(BETA, army -> army.withSpace(60).arrived(21)), Viewer.EVERYONE, "armies"))
                .containsExactly(
                        "Alpha: 10,000 men at Cunaxa (1); 1 food, 0 starvation, 0 mutiny and 0 anger; no cards.",
                        "Beta: at the sea in 21 turns with 10,000 men.");
    }

    @Rule("dice")
    @Test
    void theOddsOfThrowingAgainAreExact() {
        assertThat(asked(morale(), Viewer.EVERYONE, "odds"))
                .containsExactly(
                        "As it stands, the morale roll comes to 5: steady.",
                        "Thrown again, 5 in 6: steady.",
                        "Thrown again, 1 in 6: +1 mutiny.");
        assertThat(asked(morale(), ALPHA, "odds card=command-silence"))
                .containsExactly(
                        "As it stands, the morale roll comes to 5: steady.",
                        "With that, the morale roll comes to 3: steady.");
    }

    @Rule("dice")
    @Test
    void anOrderIsWeighedBeforeItIsGiven() {
        assertThat(preview(morale(), ALPHA, "play card=consultation"))
                .containsExactly(
                        "As it stands, the morale roll comes to 5: steady.",
                        "Thrown again, 5 in 6: steady.",
                        "Thrown again, 1 in 6: +1 mutiny.");
        assertThat(preview(morale(), ALPHA, "play card=corn")).containsExactly("No die is needed: gain 1 food.");
        assertThat(preview(morale(), ALPHA, "pass"))
                .containsExactly("As it stands, the morale roll comes to 5: steady.");
        Camp route = Camp.race(2)
                .thrown(RollKind.ROUTE, 7)
                .army(ALPHA, army -> army.withLeader(Leader.XENOPHON))
                .hand(ALPHA, "corn");
        assertThat(preview(route, ALPHA, "power"))
                .contains("Thrown again, 6 in 36: desert.", "Thrown again, 3 in 36: high mountains.");
        Camp clearchus = Camp.race(2)
                .thrown(RollKind.MORALE, 5)
                .army(ALPHA, army -> army.withLeader(Leader.CLEARCHUS))
                .hand(ALPHA, "corn");
        assertThat(preview(clearchus, ALPHA, "power change=+1"))
                .containsExactly(
                        "As it stands, the morale roll comes to 5: steady.",
                        "With that, the morale roll comes to 6: +1 mutiny.");
    }

    @Rule("leader-cards")
    @Test
    void leadersStandInEveryViewAndOnTheMap() {
        Camp camp = Camp.race(2)
                .army(ALPHA, army -> army.withLeader(Leader.MENON))
                .army(
                        BETA,
                        army -> army.withLeader(Leader.CLEARCHUS).withSpace(60).arrived(21));
        List<String> armies = List.of(
                "Alpha under Menon the Thessalian: 10,000 men at Cunaxa (1); 1 food, 0 starvation, 0 mutiny and 0 anger;"
                        + " no cards.",
                "Beta under Clearchus the Spartan: at the sea in 21 turns with 10,000 men.");
        assertThat(asked(camp, Viewer.EVERYONE, "armies")).isEqualTo(armies);
        View view = Camp.game().views().of(Camp.game().conceal(camp.march(), Viewer.EVERYONE));
        assertThat(said(view)).containsAll(armies);
        Scene scene = view.scene().orElseThrow();
        assertThat(scene.pieces().stream().map(Piece::label).map(WORDS::say))
                .contains("Alpha under Menon the Thessalian, 10,000 men, on space 1");
        assertThat(scene.panels().stream()
                        .filter(Panel.Roster.class::isInstance)
                        .flatMap(panel -> ((Panel.Roster) panel).cards().stream())
                        .map(card -> WORDS.say(card.subtitle())))
                .containsExactly("space 1 · Menon", "arrived, turn 21 · Clearchus");
    }

    @Rule({"ruling-S1", "ruling-S3"})
    @Test
    void aloneThePreviewKnowsTheForcedCards() {
        Camp forage = Camp.alone()
                .at(Phase.FORAGE)
                .in(Stage.FORAGE)
                .turn(turn -> turn.withTerrain(Terrain.SETTLED))
                .hand(ALPHA, "scorched-earth");
        assertThat(preview(forage, ALPHA, "forage choice=yes"))
                .containsExactly(
                        "Scorched Earth falls on that throw, and is counted here: forage roll −1.",
                        "1 in 6: 1 food.",
                        "1 in 6: 2 food and 1 anger.",
                        "1 in 6: 3 food and 1 anger.",
                        "1 in 6: 4 food and 2 anger.",
                        "2 in 6: 5 food and 2 anger.");
        Camp hungry = Camp.alone()
                .army(ALPHA, army -> army.set(Token.FOOD, 0))
                .hand(ALPHA, "corn", "short-of-supplies")
                .thrown(RollKind.MORALE, 2);
        assertThat(preview(hungry, ALPHA, "play card=corn"))
                .containsExactly(
                        "No die is needed: gain 1 food.", "Short of Supplies then falls on you: Alpha loses 1 food.");
        Camp met = Camp.alone()
                .army(ALPHA, army -> army.set(Token.FOOD, 0))
                .hand(ALPHA, "short-of-supplies")
                .thrown(RollKind.NEGOTIATION, 5);
        assertThat(preview(met, ALPHA, "pass")).last().asString().startsWith("Short of Supplies then falls on you");
        assertThat(preview(
                        Camp.race(2).hand(ALPHA, "corn").hand(BETA, "quarrel").thrown(RollKind.MORALE, 2),
                        ALPHA,
                        "pass"))
                .hasSize(1);
    }

    @Rule("forage-phase")
    @Test
    void foragingIsWeighedToo() {
        Camp camp = Camp.race(2).at(Phase.FORAGE).in(Stage.FORAGE).turn(turn -> turn.withTerrain(Terrain.SETTLED));
        assertThat(preview(camp, ALPHA, "forage choice=yes"))
                .containsExactly(
                        "1 in 6: 2 food and 1 anger.",
                        "1 in 6: 3 food and 1 anger.",
                        "1 in 6: 4 food and 2 anger.",
                        "3 in 6: 5 food and 2 anger.");
        assertThat(preview(camp, ALPHA, "forage choice=no")).hasSize(1);
    }

    @Rule("ruling-O4")
    @Test
    void questionsWorkFromWhatTheViewerMayKnow() {
        Seen<MarchState> seen = Camp.game().conceal(morale().hand(BETA, "fear").march(), BETA);
        assertThat(Camp.game().views().queries(seen))
                .extracting(offer -> offer.verb().name())
                .contains("odds");
        assertThat(Camp.game()
                        .views()
                        .queries(Camp.game().conceal(morale().hand(BETA, "fear").march(), Viewer.EVERYONE)))
                .extracting(offer -> offer.verb().name())
                .doesNotContain("hand");
    }
}
