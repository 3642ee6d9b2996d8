package strategos.engine.games.xenophon;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.engine.games.xenophon.Camp.ALPHA;
import static strategos.engine.games.xenophon.Camp.BETA;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import strategos.engine.Event;
import strategos.engine.Rule;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.xenophon.state.Cards;
import strategos.engine.games.xenophon.state.Deck;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.Phase;
import strategos.engine.games.xenophon.state.Token;
import strategos.engine.games.xenophon.state.Turn.Terrain;
import strategos.engine.games.xenophon.state.Turn.Weather;
import strategos.engine.library.Library;
import strategos.engine.library.RegisteredGames;
import strategos.engine.scene.Strip;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;

/** The words of a turn, as the channel reads them, and its dice as pictures. */
class StoryTest {
    private static final Library LIBRARY = RegisteredGames.LIBRARY;
    private static final Phrasebook WORDS = LIBRARY.words(Xenophon.ID, Escape.plain());

    private static List<String> told(MarchState from, List<Event<MarchState>> events, Viewer viewer) {
        List<String> story = new ArrayList<>();
        MarchState before = from;
        for (Event<MarchState> event : events) {
            event.tell(Camp.game().conceal(before, viewer)).map(WORDS::withRule).ifPresent(story::add);
            before = event.apply(before);
        }
        return story;
    }

    private static void play(Field field, Seat seat, String... orders) {
        for (String order : orders) {
            field.toQuestion();
            field.order(seat, order);
        }
    }

    @Rule({"turn-sequence", "ruling-O4"})
    @Test
    void aTurnReadsLikeAReportOfTheCampaign() {
        MarchState from = Camp.race(2)
                .asking()
                .round(9)
                .army(ALPHA, army -> army.withSpace(33).set(Token.ANGER, 1).set(Token.FOOD, 0))
                .hand(ALPHA, "escort", "guards")
                .hand(BETA, "omens", "panic")
                .march()
                .withDeck(new Deck(Camp.cards("corn", "market", "barley", "bread-and-cheese"), 0, Cards.NONE));
        ScriptedDice dice = new ScriptedDice()
                .d6(1, 1)
                .d6(5)
                .d6(6)
                .d6(3)
                .d6(2)
                .d6(3)
                .d6(4)
                .d6(4, 6)
                .d6(5)
                .d6(4);
        Field field = new Field(from, dice);
        play(field, BETA, "pass");
        play(field, ALPHA, "pass");
        play(field, BETA, "pass");
        play(field, ALPHA, "pass");
        play(field, BETA, "pass");
        play(field, ALPHA, "pass");
        play(field, BETA, "pass");
        play(field, ALPHA, "pass");
        play(field, BETA, "pass");
        play(field, ALPHA, "pass");
        play(field, BETA, "pass");
        play(field, ALPHA, "play card=guards", "pass", "forage choice=yes");
        play(field, BETA, "pass");
        play(field, ALPHA, "pass");
        play(field, BETA, "play card=omens", "play card=panic");
        play(field, ALPHA, "pass");
        play(field, ALPHA, "pass", "play card=escort", "pass");
        dice.assertUsedUp();
        assertThat(told(from, field.events(), Viewer.EVERYONE))
                .containsExactly(
                        "Alpha draws 3 cards. (Draw Phase)",
                        "Alpha throws 2 for the route roll. (Route Phase)",
                        "Alpha's road leads through high mountains. (Route Phase)",
                        "Alpha throws 5 for the weather roll. (Weather Phase)",
                        "The weather over Alpha is cold. (Weather Phase)",
                        "Alpha throws 6 for the satrap roll. (Satrap Phase)",
                        "A satrap crosses Alpha's road. (Satrap Phase)",
                        "Alpha throws 3 for the negotiation roll. (Negotiations Phase)",
                        "The satrap is wary: Alpha gains 1 anger. (Negotiations Phase)",
                        "Alpha throws 2 for the attack roll. (Attack Phase)",
                        "The barbarians fall upon Alpha. (Attack Phase)",
                        "Alpha fights; 1 of the anger is spent. (Battle Phase)",
                        "Alpha throws 3 for the battle roll, and 4 in all: +1 for high mountains. (Battle Phase)",
                        "Alpha plays Guards: battle roll +1; 4 becomes 5. (Action Deck)",
                        "Alpha beats them off and loses 200 men. (Battle Phase)",
                        "Alpha sends out foragers. (Forage Phase)",
                        "Alpha throws 4 for the forage roll, and 2 in all: −1 for high mountains and −1 for cold weather."
                                + " (Forage Phase)",
                        "Alpha's foragers bring 1 food. (Forage Phase)",
                        "Alpha eats: one food less. (Consumption Phase)",
                        "Alpha throws 4 for the morale roll, and 5 in all: +1 for the attack. (Morale Phase)",
                        "Beta plays Omens on Alpha: the morale roll is thrown again. (Action Deck)",
                        "Alpha throws 6 for the morale roll, and 7 in all: +1 for the attack. (Morale Phase)",
                        "Beta plays Panic on Alpha: morale roll +2; 7 becomes 9. (Action Deck)",
                        "Murmurs in Alpha's camp: one mutiny more. (Morale Phase)",
                        "Alpha throws 5 for the rally roll. (Rally Roll)",
                        "Alpha's men take heart again: one mutiny less. (Rally Roll)",
                        "Alpha throws 4 for the travel roll, and −5 in all: −2 for high mountains, −1 for cold weather,"
                                + " −2 for foraging, −2 for the negotiations and −2 for the attack. (Travel Phase)",
                        "Alpha plays Escort: travel roll +2; −5 becomes −3. (Action Deck)",
                        "Alpha gets nowhere and stays at the Sources of the Tigris (33). (Travel Phase)");
        assertThat(told(from, field.events(), ALPHA)).contains("You draw Corn, Market and Barley. (Draw Phase)");
        assertThat(told(from, field.events(), BETA))
                .contains("You have laid down Omens, face down, until all have answered. (Order of resolution)")
                .contains("You let it pass. (Order of resolution)");
    }

    @Rule({"dice", "travel-phase"})
    @Test
    void aThrowAndItsResultArePictures() {
        Camp camp = Camp.race(2)
                .at(Phase.TRAVEL)
                .army(ALPHA, army -> army.withSpace(33))
                .turn(turn -> turn.withTerrain(Terrain.MOUNTAINS).withWeather(Weather.COLD))
                .hand(ALPHA, "captive-guides", "corn");
        MarchState from = camp.march();
        Field field = camp.field(new ScriptedDice().d6(4)).toQuestion();
        field.order(ALPHA, "play card=captive-guides").order(ALPHA, "pass");
        List<Strip> strips = new ArrayList<>();
        MarchState before = from;
        for (Event<MarchState> event : field.events()) {
            event.strip(Camp.game().conceal(before, Viewer.EVERYONE)).ifPresent(strips::add);
            before = event.apply(before);
        }
        assertThat(strips).hasSize(2);
        Strip open = strips.getFirst();
        assertThat(WORDS.say(open.title())).isEqualTo("Travel");
        assertThat(WORDS.say(open.citation())).isEqualTo("Xenophon, travel phase");
        assertThat(WORDS.say(open.result())).isEmpty();
        assertThat(open.style()).isEqualTo("alpha");
        Strip settled = strips.getLast();
        assertThat(settled.faces()).containsExactly(4);
        assertThat(settled.modifiers())
                .extracting(modifier -> modifier.figure() + " " + WORDS.say(modifier.cause()))
                .containsExactly("−1 mountains", "−1 cold weather", "+2 Captive Guides");
        assertThat(settled.total()).contains("4");
        assertThat(WORDS.say(settled.result())).isEqualTo("on to space 37");
        assertThat(WORDS.say(settled.sentence())).isEqualTo("Alpha marches 4 spaces, on to Tiribazus' Pass (37).");
    }
}
