package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.Viewer;
import strategos.engine.games.sparta.war.Prestige;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.json.Recorded;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;

/** The prestige marker moves. */
@Rule({"13.0", "2.11"})
@Recorded("prestige-changed")
public record PrestigeChanged(String cause, int from, int to) implements SpartaEvent {
    @Override
    public War apply(War before) {
        Prestige prestige = before.prestige().at(to);
        return before.with(cause.equals("athens-ravaged") ? prestige.ravaged() : prestige);
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        Side favoured = to > from ? Side.ATHENS : Side.SPARTA;
        return Told.line(
                "told.prestige",
                "13.0",
                "cause",
                new Arg.Name("cause", cause),
                "levels",
                Math.abs(to - from),
                "side",
                favoured.named(),
                "level",
                Told.level(to));
    }
}
