package strategos.engine.games.xenophon;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.engine.games.xenophon.Camp.ALPHA;
import static strategos.engine.games.xenophon.Camp.BETA;

import java.util.List;
import org.junit.jupiter.api.Test;
import strategos.engine.Rule;
import strategos.engine.TestTable;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.xenophon.cards.PlayAct;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.Phase;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.Stage;
import strategos.engine.games.xenophon.state.Token;
import strategos.engine.games.xenophon.state.Turn.Terrain;
import strategos.engine.library.RegisteredGames;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text;

/** What hangs on a question: what the roll comes to as it stands, and with a card on it. */
class StakesTest {
    private static List<String> said(MarchState march, Viewer viewer, Seat asked) {
        Phrasebook words = RegisteredGames.LIBRARY.words(Xenophon.ID, Escape.plain());
        return Camp.game().views().stakes(Camp.game().conceal(march, viewer), asked).stream()
                .map(words::say)
                .toList();
    }

    @Rule({"travel-phase", "dice"})
    @Test
    void aTravelRollSaysHowFarItLeadsAndHowFarWithACard() {
        MarchState march = Camp.race(2)
                .thrown(RollKind.TRAVEL, 1)
                .in(Stage.ROLLER)
                .army(ALPHA, army -> army.withSpace(19))
                .hand(ALPHA, "captive-guides")
                .march();
        assertThat(said(march, Viewer.EVERYONE, ALPHA))
                .containsExactly(
                        "Travel: **1**. As it stands: **1 space, to Mespila (20)**.",
                        "With +1: 2 spaces, to Assyria (21).");
        assertThat(said(march, ALPHA, ALPHA))
                .containsExactly(
                        "Travel: **1**. As it stands: **1 space, to Mespila (20)**.",
                        "With +1: 2 spaces, to Assyria (21).",
                        "Captive Guides: 3, 3 spaces, to the Villages of Assyria (22).");
        assertThat(said(march, Viewer.EVERYONE, BETA)).as("who is not asked").isEmpty();
    }

    @Rule("ruling-O1")
    @Test
    void anOpponentIsToldWhatHisCardsWouldTakeAway() {
        MarchState march = Camp.race(2)
                .asking()
                .thrown(RollKind.TRAVEL, 3)
                .in(Stage.OPPONENTS)
                .army(ALPHA, army -> army.withSpace(19))
                .hand(BETA, "captive-guides")
                .march();
        assertThat(said(march, Viewer.EVERYONE, BETA))
                .containsExactly(
                        "Travel: **3**. As it stands: **3 spaces, to the Villages of Assyria (22)**.",
                        "With −1: 2 spaces, to Assyria (21).");
    }

    @Rule({"dice", "action-deck-card-list"})
    @Test
    void aChangeIsLookedForAsFarAsOneCardReaches() {
        MarchState march = Camp.race(2)
                .asking()
                .thrown(RollKind.MORALE, 2)
                .in(Stage.OPPONENTS)
                .hand(BETA, "generals-killed")
                .march();
        assertThat(said(march, Viewer.EVERYONE, BETA))
                .containsExactly("Morale: **2**. As it stands: **steady**.", "With +4: +1 mutiny.");
    }

    /** A change for the worse might alter it, and is not said to do nothing. */
    @Rule({"dice", "battle-phase", "morale-phase"})
    @Test
    void onlyWhatWasLookedForIsSaidToAlterNothing() {
        MarchState battle = Camp.race(2)
                .thrown(RollKind.BATTLE, 7)
                .in(Stage.ROLLER)
                .hand(ALPHA, "guards")
                .march();
        assertThat(said(battle, Viewer.EVERYONE, ALPHA)).last().isEqualTo("Up to +3 alters nothing.");
        MarchState morale = Camp.race(2)
                .thrown(RollKind.MORALE, 5)
                .in(Stage.ROLLER)
                .hand(ALPHA, "guards")
                .march();
        assertThat(said(morale, Viewer.EVERYONE, ALPHA)).last().isEqualTo("Up to −4 alters nothing.");
    }

    /** An attack comes on a die not above the anger, so more anger makes something else of the same die. */
    @Rule({"ruling-printed", "attack-phase"})
    @Test
    void tokensThatTurnTheRollSaySo() {
        MarchState march = Camp.race(2)
                .asking()
                .thrown(RollKind.ATTACK, 2)
                .in(Stage.OPPONENTS)
                .army(ALPHA, army -> army.set(Token.ANGER, 1))
                .hand(BETA, "treachery", "corn")
                .march();
        assertThat(said(march, BETA, BETA)).last().isEqualTo("Treachery: 2, attacked.");
        assertThat(foretold(march, "treachery"))
                .containsExactly(
                        "No die is needed: its target gains 1 anger and 1 mutiny.",
                        "As it stands, the attack roll comes to 2: left alone.",
                        "With that, the attack roll comes to 2: attacked.");
        MarchState angrier = march.with(march.army(ALPHA).set(Token.ANGER, 2));
        assertThat(foretold(angrier, "treachery"))
                .as("attacked anyhow")
                .containsExactly("No die is needed: its target gains 1 anger and 1 mutiny.");
    }

    private static List<String> foretold(MarchState march, String card) {
        Phrasebook words = RegisteredGames.LIBRARY.words(Xenophon.ID, Escape.plain());
        Order order = new Order(BETA, Call.of(PlayAct.NAME, PlayAct.CARD, card));
        return Camp.game().views().preview(order, Camp.game().conceal(march, BETA)).orElseThrow().brief().stream()
                .map(words::say)
                .toList();
    }

    @Rule("ruling-S2")
    @Test
    void ofTwoHarmsBothAreToldToWhoeverChooses() {
        Field field = new Field(
                Camp.alone()
                        .thrown(RollKind.TRAVEL, 4)
                        .in(Stage.OPPONENTS)
                        .army(ALPHA, army -> army.set(Token.FOOD, 1))
                        .hand(ALPHA, "camp-followers", "guards")
                        .march(),
                new ScriptedDice());
        field.advance();
        assertThat(field.state().stage()).isEqualTo(Stage.FORCED);
        assertThat(said(field.state(), ALPHA, ALPHA))
                .hasSize(2)
                .last()
                .asString()
                .startsWith("Camp Followers: ");
        assertThat(said(field.state(), Viewer.EVERYONE, ALPHA)).hasSize(1);
    }

    @Rule("forage-phase")
    @Test
    void foragingIsToldByItsFaces() {
        MarchState march = Camp.race(2).in(Stage.FORAGE).march();
        assertThat(said(march, Viewer.EVERYONE, ALPHA))
                .singleElement()
                .asString()
                .startsWith("Foraging: no food on **")
                .contains(", 1 food on **1 in 6**, ")
                .endsWith("It slows the march.");
    }

    /** A card that falls on the throw of whoever marches alone is counted, in the question and in what is advised. */
    @Rule({"forage-phase", "solitaire-play", "ruling-S1"})
    @Test
    void aloneForagingIsToldWithTheCardsThatWillFallOnIt() {
        MarchState march = Camp.alone()
                .at(Phase.FORAGE)
                .in(Stage.FORAGE)
                .turn(turn -> turn.withTerrain(Terrain.PLAINS))
                .hand(ALPHA, "fortifications")
                .march();
        assertThat(said(march, ALPHA, ALPHA))
                .singleElement()
                .asString()
                .startsWith("Foraging: no food on **2 in 6**, ");
        Text why = Camp.game()
                .mind()
                .orElseThrow()
                .why(Camp.game().conceal(march, ALPHA), new Order(ALPHA, TestTable.call("forage choice=yes")))
                .orElseThrow();
        assertThat(RegisteredGames.LIBRARY.words(Xenophon.ID, Escape.plain()).say(why))
                .endsWith("4 in 6 to find any");
        assertThat(said(march, Viewer.EVERYONE, ALPHA))
                .as("nobody else knows the hand")
                .singleElement()
                .asString()
                .startsWith("Foraging: 1 food on **1 in 6**");
    }
}
