package strategos.engine.games.sparta.events;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Ground;
import strategos.engine.games.sparta.war.Mark;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stance;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** The side's Campaign Phase begins: all its pieces are fresh. */
@Rule({"4.0", "11.1"})
@Recorded("campaign-began")
public record CampaignBegan(Side side) implements SpartaEvent {
    @Override
    public War apply(War before) {
        Ground ground = before.ground();
        List<Nation> out = new ArrayList<>();
        for (Nation nation : Nation.values()) {
            if (before.politics().of(nation) == Stance.OUT) {
                out.add(nation);
            }
        }
        return before.with(before.board().withUsed(Bits.NONE))
                .with(ground.set(Mark.REVOLT_TRIED, Bits.NONE).set(Mark.SALLIED, Bits.NONE))
                .with(before.politics().leaving(side, out))
                .withTrails(List.of());
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line("told.campaign", "4.0", "side", side.named());
    }
}
