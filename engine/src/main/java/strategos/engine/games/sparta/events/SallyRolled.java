package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Company;
import strategos.engine.games.sparta.war.Mark;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Tag;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** The besieged sally. */
@Rule("9.1")
@Recorded("sally-rolled")
public record SallyRolled(
        Side side,
        Tag place,
        Company company,
        int attack,
        int defence,
        String column,
        int die,
        int modifier,
        int roll,
        boolean success)
        implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before.with(before.ground().with(Mark.SALLIED, place.number()));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line(
                success ? "told.sally" : "told.sally-failed",
                "9.1",
                "side",
                side.named(),
                "place",
                place.named("place"),
                "attack",
                attack,
                "defence",
                defence,
                "column",
                column,
                "die",
                die,
                "modifier",
                modifier);
    }

    @Override
    public boolean milestone() {
        return true;
    }
}
