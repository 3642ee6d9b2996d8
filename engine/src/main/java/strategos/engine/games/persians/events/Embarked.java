package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.printed.Leader;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** A leader goes aboard with what follows him. */
@Rule("9.4")
@Recorded("embarked")
public record Embarked(Side side, List<String> members, String vessel, String from, String sea, Troops left)
        implements PersiansEvent {
    public Embarked {
        members = List.copyOf(members);
    }

    @Override
    public War apply(War before) {
        Camp camp = Boxes.drop(before.camp(side), members, from, left, false);
        boolean spent = camp.chief(members.getFirst()).orElseThrow().spent();
        camp = spent ? Boxes.tire(camp, from, left) : camp;
        for (String member : members) {
            camp = camp.with(camp.chief(member).orElseThrow().on(vessel, sea));
        }
        camp = camp.eachChief(c -> c.boss().equals(members.getFirst()) && !members.contains(c.id()) ? c.under("") : c);
        War after = Told.recounted(before, before.with(camp).steps(Told.moved(before.steps(), members, sea)));
        Active active = after.active().orElseThrow();
        return active.force().lead().equals(members.getFirst())
                ? after.with((active.zones() > 0 ? active.halts() : active).with(new Force(side, sea, members)))
                : after;
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return viewer.equals(side.seat())
                ? Told.line(
                        "told.embarked-own",
                        "9.4",
                        "leaders",
                        Told.counters(members),
                        "n",
                        members.size(),
                        "vessel",
                        Leader.named(vessel),
                        "zone",
                        Zone.named(from))
                : Told.line(
                        "told.embarked", "9.4", "side", side.named(), "n", members.size(), "zone", Zone.named(from));
    }

    @Override
    public boolean reveals() {
        return true;
    }
}
