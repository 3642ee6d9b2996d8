package strategos.engine.games.sparta.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Tag;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.scene.Strip;
import strategos.engine.text.Line;

/**
 * Both fleets roll: an interception, or an evasion.
 *
 * @param side who intercepts or evades
 * @param mover the die of the fleet that moves
 * @param chaser the die of the side that intercepts or evades
 */
@Rule({"7.9", "7.10"})
@Recorded("chase-rolled")
public record ChaseRolled(
        boolean interception,
        Side side,
        Tag place,
        int mover,
        int chaser,
        int moverRating,
        int chaserRating,
        int roll,
        boolean success)
        implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before;
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line(
                (interception ? "told.interception" : "told.evasion") + (success ? "" : "-failed"),
                interception ? "7.9" : "7.10",
                "side",
                side.named(),
                "place",
                place.named("place"),
                "own",
                chaser + chaserRating,
                "enemy",
                mover + moverRating);
    }

    @Override
    public Optional<Strip> strip(War before) {
        return Optional.of(Told.strip(
                interception ? "strip.interception" : "strip.evasion",
                interception ? "7.9" : "7.10",
                side,
                roll,
                List.of(mover, chaser),
                Integer.toString(chaser + chaserRating),
                success ? "strip.success" : "strip.failure",
                tell(before, Viewer.EVERYONE)));
    }
}
