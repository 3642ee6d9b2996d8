package strategos.engine.games.persians.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** A dummy is found out and waits to come back. */
@Rule("11.1")
@Recorded("dummy-lost")
public record DummyLost(Side side, String id, String place) implements PersiansEvent {
    @Override
    public War apply(War before) {
        Camp camp = before.camp(side);
        boolean fleet = camp.vessel(id).isPresent();
        Camp after = fleet
                ? camp.withoutVessel(id).lost(camp.lostDummies(), camp.lostDecoys() + 1)
                : camp.withoutChief(id).lost(camp.lostDummies() + 1, camp.lostDecoys());
        return Told.recounted(before, before.with(after).steps(Told.without(before.steps(), id)));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line("told.dummy", "11.1", "side", side.named(), "zone", Zone.named(place));
    }

    @Override
    public boolean reveals() {
        return true;
    }
}
