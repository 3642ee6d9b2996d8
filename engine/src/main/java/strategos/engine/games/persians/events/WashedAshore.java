package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** Leaders aboard ships that are gone come ashore. */
@Rule({"11.2-isolationnisme", "13"})
@Recorded("washed-ashore")
public record WashedAshore(Side side, List<String> members, String zone) implements PersiansEvent {
    public WashedAshore {
        members = List.copyOf(members);
    }

    @Override
    public War apply(War before) {
        Camp camp = before.camp(side);
        boolean units = false;
        for (String member : members) {
            Chief chief = camp.chief(member).orElseThrow();
            units |= !chief.troops().isEmpty();
            camp = camp.with(chief.ashore(zone));
        }
        War after = Told.recounted(before, before.with(camp).steps(Told.moved(before.steps(), members, zone)));
        return units ? after.with(after.ground().entered(zone, side)) : after;
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line(
                "told.ashore",
                "11.2-isolationnisme",
                "side",
                side.named(),
                "n",
                members.size(),
                "zone",
                Zone.named(zone));
    }

    @Override
    public boolean reveals() {
        return true;
    }
}
