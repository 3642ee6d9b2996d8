package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Happening;
import strategos.engine.games.sparta.war.Mark;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;

/** Athens is stirred to revolt, once in a match. */
@Rule("10.5")
@Recorded("athens-revolt-rolled")
public record AthensRevoltRolled(int first, int second, int roll, int level, String effect, int place, boolean success)
        implements SpartaEvent {
    @Override
    public War apply(War before) {
        War after = before.with(before.chronicle().with(Happening.ATHENS_REVOLT));
        if (!success) {
            return after;
        }
        return effect.equals("revenue")
                ? after.with(after.purse().losing())
                : after.with(after.ground().with(Mark.BARE, place));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line(
                success ? "told.athens-revolts" : "told.athens-calm",
                "10.5",
                "sum",
                first + second,
                "level",
                level,
                "effect",
                new Arg.Name("effect", effect));
    }

    @Override
    public boolean milestone() {
        return true;
    }
}
