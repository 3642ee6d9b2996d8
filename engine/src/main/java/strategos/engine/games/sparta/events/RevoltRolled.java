package strategos.engine.games.sparta.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Ground;
import strategos.engine.games.sparta.war.Mark;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Tag;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.scene.Strip;
import strategos.engine.text.Line;

/** A Confederation city is stirred to revolt. */
@Rule("10.1")
@Recorded("revolt-rolled")
public record RevoltRolled(Tag place, int die, int below, int roll, boolean success) implements SpartaEvent {
    @Override
    public War apply(War before) {
        Ground ground = before.ground().with(Mark.REVOLT_TRIED, place.number());
        if (success) {
            ground = ground.with(Mark.DEFECTED, place.number())
                    .with(Mark.BARRED, place.number())
                    .without(Mark.ATHENIAN, place.number())
                    .without(Mark.SPARTAN, place.number());
        }
        return before.with(ground);
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line(
                success ? "told.revolt" : "told.revolt-failed",
                "10.1",
                "place",
                place.named("place"),
                "die",
                die,
                "below",
                below);
    }

    @Override
    public Optional<Strip> strip(War before) {
        return Optional.of(Told.strip(
                "strip.revolt",
                "10.1",
                Side.SPARTA,
                roll,
                List.of(die),
                Integer.toString(below),
                success ? "strip.success" : "strip.failure",
                tell(before, Viewer.EVERYONE)));
    }

    @Override
    public boolean milestone() {
        return true;
    }
}
