package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.printed.Leader;
import strategos.engine.games.persians.printed.Sea;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Vessel;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** A dummy is laid on the map. */
@Rule("11.1")
@Recorded("dummy-laid")
public record DummyLaid(Side side, String id, String place) implements PersiansEvent {
    @Override
    public War apply(War before) {
        Camp camp = before.camp(side);
        return before.with(
                Sea.is(place)
                        ? camp.with(new Vessel(id, place, List.of(), 0, 0))
                                .lost(camp.lostDummies(), camp.lostDecoys() - 1)
                        : camp.with(Chief.at(id, place)).lost(camp.lostDummies() - 1, camp.lostDecoys()));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return viewer.equals(side.seat())
                ? Told.line("told.dummy-laid", "11.1", "dummy", Leader.named(id), "zone", Zone.named(place))
                : Optional.empty();
    }
}
