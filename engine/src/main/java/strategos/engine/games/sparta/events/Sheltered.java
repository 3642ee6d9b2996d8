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

/** Units go inside a fort, a walled city or a port. */
@Rule({"7.8", "7.11"})
@Recorded("sheltered")
public record Sheltered(Side side, Tag place, Company company, boolean port) implements SpartaEvent {
    @Override
    public War apply(War before) {
        return before.with(before.board().withInside(before.board().inside().or(company.pieces())));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.pieces(
                port ? "told.in-port" : "told.inside",
                port ? "7.11" : "7.8",
                company,
                before,
                "side",
                side.named(),
                "place",
                place.named("place"));
    }
}
