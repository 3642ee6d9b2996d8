package strategos.engine.games.xenophon.events;

import java.util.Optional;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.xenophon.events.MarchEvent.Settled;
import strategos.engine.games.xenophon.state.Army;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.MarchState.Move;
import strategos.engine.games.xenophon.state.Phase;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.Turn.Terrain;
import strategos.engine.games.xenophon.state.Turn.Weather;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** Route, weather and the march itself. */
public sealed interface RouteEvents extends MarchEvent {
    /** The terrain of the turn is known. */
    @Rule("route-phase")
    @Recorded("route-found")
    record RouteFound(Terrain terrain) implements RouteEvents, Settled {
        @Override
        public MarchState apply(MarchState before) {
            return before.withTurn(before.turn().withTerrain(terrain)).begin(Phase.WEATHER);
        }

        @Override
        public RollKind kind() {
            return RollKind.ROUTE;
        }

        @Override
        public Text result() {
            return Text.of("result.terrain", "terrain", terrain.named());
        }

        @Override
        public Text sentence(MarchState before) {
            return Text.of("told.route", "army", before.roller().seat(), "terrain", terrain.named());
        }
    }

    /** The weather of the turn is known. */
    @Rule("weather-phase")
    @Recorded("weather-turned")
    record WeatherTurned(Weather weather) implements RouteEvents, Settled {
        @Override
        public MarchState apply(MarchState before) {
            return before.withTurn(before.turn().withWeather(weather)).begin(Phase.SATRAP);
        }

        @Override
        public RollKind kind() {
            return RollKind.WEATHER;
        }

        @Override
        public Text result() {
            return Text.of("result.weather", "weather", weather.named());
        }

        @Override
        public Text sentence(MarchState before) {
            return Text.of("told.weather", "army", before.roller().seat(), "weather", weather.named());
        }
    }

    /** The army marches. */
    @Rule("travel-phase")
    @Recorded("marched")
    record Marched(int from, int to) implements RouteEvents, Settled {
        @Override
        public MarchState apply(MarchState before) {
            return before.with(before.roller().withSpace(to))
                    .withLastMove(Optional.of(new Move(before.roller().seat(), from, to)))
                    .begin(Phase.END);
        }

        @Override
        public RollKind kind() {
            return RollKind.TRAVEL;
        }

        @Override
        public Text result() {
            return from == to ? Text.of("result.stay") : Text.of("result.travel", "from", from, "to", to);
        }

        @Override
        public Text sentence(MarchState before) {
            return Text.of(
                    from == to ? "told.stay" : "told.travel",
                    "army",
                    before.roller().seat(),
                    "spaces",
                    to - from,
                    "space",
                    to,
                    "place",
                    new Arg.Name("space", Integer.toString(to)));
        }
    }

    /** An army has reached the sea: its turn ends, and its hand goes to the discards. */
    @Rule({"time-track", "ruling-T3", "victory"})
    @Recorded("arrived")
    record Arrived(int turns) implements RouteEvents {
        @Override
        public MarchState apply(MarchState before) {
            Army army = before.roller();
            return before.withDeck(before.deck().discard(army.hand())).with(army.arrived(turns));
        }

        @Override
        public Optional<Line> tell(Seen<MarchState> seen) {
            MarchState before = seen.position();
            Army army = before.roller();
            return Optional.of(new Line(
                    Text.of("told.arrived", "army", army.seat(), "men", 100 * army.men(), "turns", turns), "victory"));
        }

        @Override
        public boolean milestone() {
            return true;
        }

        /** The hand is laid open on the discards. */
        @Override
        @Rule("ruling-O5")
        public boolean reveals() {
            return true;
        }
    }
}
