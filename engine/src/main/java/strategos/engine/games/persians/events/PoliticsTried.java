package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Notice;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.scene.Strip;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** A side tries to win a province over. */
@Rule("14.3-political")
@Recorded("politics-tried")
public record PoliticsTried(
        Side side, String zone, int points, int bonus, int roll, List<Integer> dice, int needed, boolean success)
        implements PersiansEvent {
    public PoliticsTried {
        dice = List.copyOf(dice);
    }

    @Override
    public War apply(War before) {
        Camp camp = before.camp(side);
        return before.with(camp.with(camp.canvass().with(zone))).with(new Notice("politics", zone, dice));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line(
                success ? "told.politics.yes" : "told.politics.no",
                "14.3-political",
                "side",
                side.named(),
                "zone",
                Zone.named(zone),
                "dice",
                Told.faces(dice),
                "points",
                points,
                "bonus",
                bonus,
                "needed",
                needed);
    }

    @Override
    public Optional<Strip> strip(War before) {
        return Optional.of(Told.strip(
                "strip.politics",
                "14.3-political",
                side,
                roll,
                dice,
                List.of(
                        Strip.Modifier.of(points, Text.of("part.points")),
                        Strip.Modifier.of(bonus, Text.of("part.bonus"))),
                Integer.toString(points
                        + bonus
                        + dice.stream().mapToInt(Integer::intValue).sum()),
                Integer.toString(needed),
                Text.of(success ? "strip.success" : "strip.failure"),
                tell(before, Viewer.EVERYONE)));
    }
}
