package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Company;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Tag;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** Besiegers withdraw to a friendly place. */
@Rule({"15.7"})
@Recorded("withdrawn")
public record Withdrawn(Side side, Company company, Tag from, Tag to) implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before.with(before.board().move(company.pieces(), to.number(), false));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.pieces(
                "told.withdrawn",
                "15.7",
                company,
                before,
                "side",
                side.named(),
                "from",
                from.named("place"),
                "to",
                to.named("place"));
    }
}
