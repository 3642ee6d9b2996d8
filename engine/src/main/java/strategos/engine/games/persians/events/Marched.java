package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** A force enters a zone on land. */
@Rule({"5.1", "5.4", "13"})
@Recorded("marched")
public record Marched(Side side, List<String> members, String from, String to, int cost, boolean lifts)
        implements PersiansEvent {
    public Marched {
        members = List.copyOf(members);
    }

    @Override
    public War apply(War before) {
        Camp camp = before.camp(side);
        for (String member : members) {
            camp = camp.with(camp.chief(member).orElseThrow().ashore(to));
        }
        camp = camp.with(camp.purse().spend(cost));
        War after =
                before.with(camp).with(before.active().orElseThrow().enters(to)).moved(side, from, to);
        return lifts ? after.with(after.ground().lift(to)) : after;
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return viewer.equals(side.seat())
                ? Told.line(
                        "told.marched-own",
                        "5.1",
                        "leaders",
                        Told.counters(members),
                        "n",
                        members.size(),
                        "from",
                        Zone.named(from),
                        "to",
                        Zone.named(to),
                        "cost",
                        cost)
                : Told.line(
                        "told.marched",
                        "5.1",
                        "side",
                        side.named(),
                        "n",
                        members.size(),
                        "from",
                        Zone.named(from),
                        "to",
                        Zone.named(to));
    }

    @Override
    public boolean reveals() {
        return lifts;
    }
}
