package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;

/** The holder of the city fights outside, or inside. */
@Rule("8.1")
@Recorded("city-chosen")
public record CityChosen(Side side, String zone, boolean inside) implements PersiansEvent {
    @Override
    public War apply(War before) {
        Battle battle = before.battle().orElseThrow().at(Battle.Stage.OPENING_ACTIVE);
        return before.proceed(1, List.of(new Step.Fight(inside ? battle.inside(side) : battle)));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line(
                inside ? "told.inside" : "told.outside",
                "8.1",
                "side",
                side.named(),
                "city",
                new Arg.Name("city", zone));
    }
}
