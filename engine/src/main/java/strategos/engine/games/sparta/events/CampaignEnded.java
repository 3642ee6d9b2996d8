package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** The side's Campaign Phase is over. */
@Rule("4.0")
@Recorded("campaign-ended")
public record CampaignEnded(Side side) implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before;
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line("told.campaign-over", "4.0", "side", side.named());
    }

    @Override
    public boolean milestone() {
        return true;
    }
}
