package strategos.engine.games.xenophon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static strategos.engine.games.xenophon.Camp.ALPHA;
import static strategos.engine.games.xenophon.Camp.BETA;
import static strategos.engine.games.xenophon.Camp.GAMMA;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.MarchState.Move;
import strategos.engine.games.xenophon.state.Phase;
import strategos.engine.games.xenophon.state.Token;
import strategos.engine.games.xenophon.state.Turn.Terrain;
import strategos.engine.games.xenophon.state.Turn.Weather;
import strategos.engine.library.Library;
import strategos.engine.library.RegisteredGames;
import strategos.engine.scene.Panel;
import strategos.engine.scene.Piece;
import strategos.engine.scene.Scene;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;

/** The picture of the march. */
class SceneTest {
    private static final Library LIBRARY = RegisteredGames.LIBRARY;
    private static final Phrasebook WORDS = LIBRARY.words(Xenophon.ID, Escape.plain());

    private static Scene scene() {
        MarchState march = Camp.race(3)
                .round(21)
                .at(Phase.MORALE)
                .turn(turn -> turn.withTerrain(Terrain.MOUNTAINS).withWeather(Weather.COLD))
                .army(ALPHA, army -> army.withSpace(33).lose(29).set(Token.FOOD, 2))
                .army(BETA, army -> army.withSpace(60).lose(6).arrived(20))
                .army(GAMMA, army -> army.gone(1))
                .march()
                .withLastMove(Optional.of(new Move(ALPHA, 31, 33)));
        return Camp.game()
                .views()
                .of(Camp.game().conceal(march, Viewer.EVERYONE))
                .scene()
                .orElseThrow();
    }

    private static <P extends Panel> P panel(Class<P> kind) {
        return scene().panels().stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .findFirst()
                .orElseThrow();
    }

    @Rule({"player-pawns", "distance-track"})
    @Test
    void pawnsStandOnTheirSpacesWithSignAndMen() {
        assertThat(scene().sheet()).isEqualTo("march");
        assertThat(scene().pieces())
                .extracting(Piece::spot, Piece::style, Piece::sign, Piece::number)
                .containsExactly(tuple("33", "alpha", Optional.of("A"), Optional.of("7,100")));
        assertThat(scene().arrows()).singleElement().satisfies(arrow -> {
            assertThat(arrow.spots()).containsExactly("31", "32", "33");
            assertThat(arrow.style()).isEqualTo("march");
        });
    }

    /** Beta has arrived: its pawn stands on the time track, and on the distance track no more. */
    @Rule({"player-pawns", "time-track", "tracks"})
    @Test
    void aPawnStandsOnOneTrackOnly() {
        assertThat(scene().pieces()).extracting(Piece::style).doesNotContain("beta");
        assertThat(panel(Panel.Track.class).pieces()).extracting(Piece::style).contains("beta");
    }

    @Rule({"time-track", "tracks"})
    @Test
    void theTimeTrackRingsTheTurnAndBearsThoseWhoHaveArrived() {
        Panel.Track time = panel(Panel.Track.class);
        assertThat(List.of(time.from(), time.to(), time.columns(), time.current()))
                .containsExactly(1, 60, 10, 21);
        assertThat(time.pieces()).extracting(Piece::spot, Piece::style).containsExactly(tuple("20", "beta"));
    }

    @Test
    void eachArmyHasACard() {
        List<Panel.Card> cards = panel(Panel.Roster.class).cards();
        assertThat(cards).extracting(Panel.Card::style).containsExactly("alpha", "beta", "gamma");
        assertThat(cards).extracting(Panel.Card::active).containsExactly(true, false, false);
        assertThat(cards).extracting(Panel.Card::out).containsExactly(false, true, true);
        assertThat(cards.getFirst().gauge()).contains(0.71);
        assertThat(cards.getFirst().counts())
                .extracting(Panel.Count::icon)
                .containsExactly("food", "starvation", "mutiny", "anger");
        assertThat(cards.getFirst().counts().getFirst().number()).isEqualTo(2);
    }

    @Rule({"route-table", "weather-table"})
    @Test
    void thisTurnShowsWhatRouteAndWeatherAdd() {
        Panel.Table turn = panel(Panel.Table.class);
        assertThat(turn.rows())
                .extracting(Panel.Row::icon)
                .containsExactly(Optional.of("mountains"), Optional.of("cold"));
        assertThat(turn.rows().getFirst().cells()).containsExactly("−1", "−1", "+1");
        assertThat(turn.rows().getLast().cells()).containsExactly("−1", "−1", "·");
        assertThat(turn.totals().getFirst().cells()).containsExactly("−2", "−2", "+1");
        assertThat(WORDS.say(turn.name())).isEqualTo("This turn: Alpha");
    }

    @Test
    void theLegendNamesTheSpacesAndTheWay() {
        assertThat(panel(Panel.Legend.class).entries())
                .extracting(Panel.Entry::style)
                .contains(
                        "road",
                        "space-plain",
                        "space-hills",
                        "space-desert",
                        "space-mountains",
                        "space-settled",
                        "space-high-mountains",
                        "space-river");
    }

    @Test
    void thePictureIsSaidInWordsToo() {
        assertThat(scene().alt().stream().map(WORDS::say).collect(Collectors.joining(" ")))
                .startsWith("The march from Cunaxa to the sea.")
                .contains("Alpha: 7,100 men at the Sources of the Tigris (33)")
                .contains("Beta: at the sea in 20 turns with 9,400 men.")
                .contains("Gamma: gone.");
    }
}
