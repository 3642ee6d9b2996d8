package strategos.engine.games.sparta.events;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Company;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Tag;
import strategos.engine.games.sparta.war.Trail;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** A leader takes a stack on campaign. */
@Rule({"4.1", "5.0"})
@Recorded("stack-formed")
public record StackFormed(Side side, Tag leader, Company company, Tag place) implements SpartaEvent {
    @Override
    public War apply(War before) {
        List<Trail> trails = new ArrayList<>(before.trails());
        trails.add(new Trail(side, leader.number(), List.of(place.id())));
        return before.with(before.board().withUsed(before.board().used().or(company.pieces())))
                .withTrails(trails);
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Optional.empty();
    }
}
