package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Calendar;
import strategos.engine.games.sparta.war.Ground;
import strategos.engine.games.sparta.war.Mark;
import strategos.engine.games.sparta.war.Quarter;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;

/** The year marker moves, and last year's markers come off the map. */
@Rule({"3.2", "9.2"})
@Recorded("year-began")
public record YearBegan(int year) implements SpartaEvent {
    @Override
    public War apply(War before) {
        Ground ground = before.ground();
        return before.with(new Calendar(
                        year, Quarter.ADMINISTRATION, before.calendar().first()))
                .with(ground.set(Mark.RAVAGED_BEFORE, ground.of(Mark.RAVAGED))
                        .set(Mark.TAKEN_BEFORE, ground.of(Mark.TAKEN))
                        .set(Mark.RAVAGED, Bits.NONE)
                        .set(Mark.TAKEN, Bits.NONE)
                        .set(Mark.BARE, Bits.NONE));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line("told.year", "3.2", "year", new Arg.Typed(Integer.toString(year)));
    }

    @Override
    public boolean milestone() {
        return true;
    }
}
