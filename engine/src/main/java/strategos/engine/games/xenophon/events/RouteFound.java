package strategos.engine.games.xenophon.events;

import strategos.engine.Rule;
import strategos.engine.games.xenophon.March;
import strategos.engine.games.xenophon.Phase;
import strategos.engine.games.xenophon.RollKind;
import strategos.engine.games.xenophon.Terrain;
import strategos.engine.Recorded;
import strategos.engine.text.Text;

/** The terrain of the turn is known. */
@Rule("route-phase")
@Recorded("route-found")
public record RouteFound(Terrain terrain) implements Settled {
    @Override
    public March apply(March before) {
        return before.with(before.turn().on(terrain)).begin(Phase.WEATHER);
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
    public Text sentence(March before) {
        return Text.of("told.route", "army", before.roller().seat(), "terrain", terrain.named());
    }
}
