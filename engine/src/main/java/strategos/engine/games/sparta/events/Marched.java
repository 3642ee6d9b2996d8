package strategos.engine.games.sparta.events;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.sparta.war.Company;
import strategos.engine.games.sparta.war.Load;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Tag;
import strategos.engine.games.sparta.war.Trail;
import strategos.engine.games.sparta.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/**
 * A stack enters the next place.
 *
 * @param south whether its ships lie on the southern shore there
 * @param cargo land units aboard
 * @param last whether it stops there
 * @param points campaign points left
 * @param meets whether a concealed force stands there
 */
@Rule({"7.1", "7.3", "7.4"})
@Recorded("marched")
public record Marched(
        Side side,
        Tag leader,
        Company company,
        Tag from,
        Tag to,
        boolean south,
        List<Load> cargo,
        boolean last,
        int points,
        boolean meets)
        implements SpartaEvent {
    public Marched {
        cargo = List.copyOf(cargo);
    }

    @Override
    public War apply(War before) {
        List<Trail> trails = new ArrayList<>(before.trails());
        if (!trails.isEmpty()) {
            Trail trail = trails.getLast();
            List<String> places = new ArrayList<>(trail.places());
            places.add(to.id());
            trails.set(trails.size() - 1, new Trail(trail.side(), trail.leader(), places));
        }
        List<Load> loads = new ArrayList<>(
                before.board().move(company.pieces(), to.number(), south).cargo());
        loads.addAll(cargo);
        return before.with(before.board()
                        .move(company.pieces(), to.number(), south)
                        .with(loads))
                .withTrails(trails);
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return last
                ? Told.pieces("told.marched", "7.1", company, before, "place", to.named("place"), "points", points)
                : Optional.empty();
    }

    @Override
    public boolean reveals() {
        return meets;
    }
}
