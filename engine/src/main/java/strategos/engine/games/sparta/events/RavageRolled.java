package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Ground;
import strategos.engine.games.sparta.war.Mark;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Tag;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** Two dice say whether the land is ravaged. */
@Rule("9.2")
@Recorded("ravage-rolled")
public record RavageRolled(Side side, Tag place, int first, int second, int roll, int garrison, boolean success)
        implements SpartaEvent {
    @Override
    public War apply(War before) {
        Ground ground = before.ground().with(Mark.RAVAGE_TRIED, place.number());
        return before.with(success ? ground.with(Mark.RAVAGED, place.number()) : ground);
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line(
                success ? "told.ravaged" : "told.ravage-failed",
                "9.2",
                "side",
                side.named(),
                "place",
                place.named("place"),
                "sum",
                first + second,
                "garrison",
                garrison);
    }

    @Override
    public boolean milestone() {
        return true;
    }
}
