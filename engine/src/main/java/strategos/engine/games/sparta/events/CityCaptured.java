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

/**
 * A city is captured.
 *
 * @param home whether it is printed on that side, and so is free again
 */
@Rule({"11.8", "9.0", "8.5"})
@Recorded("city-captured")
public record CityCaptured(Side side, Tag place, boolean home) implements SpartaEvent {
    @Override
    public War apply(War before) {
        Ground ground = before.ground().without(Mark.ATHENIAN, place.number()).without(Mark.SPARTAN, place.number());
        if (!home) {
            ground = ground.with(Mark.captured(side), place.number());
            if (side == Side.ATHENS) {
                ground = ground.with(Mark.TAKEN, place.number());
            }
        }
        return before.with(ground);
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line("told.captured", "11.8-sides", "side", side.named(), "place", place.named("place"));
    }

    @Override
    public boolean milestone() {
        return true;
    }
}
