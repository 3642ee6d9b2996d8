package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.printed.Leader;
import strategos.engine.games.persians.printed.Sea;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Tried;
import strategos.engine.games.persians.war.Vessel;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** A fleet or ship enters a zone at sea. */
@Rule({"9.1", "3"})
@Recorded("sailed")
public record Sailed(Side side, String vessel, String from, String to, int cost, boolean first)
        implements PersiansEvent {
    @Override
    public War apply(War before) {
        Camp camp = before.camp(side);
        camp = camp.with(camp.vessel(vessel).orElseThrow().sails(to));
        camp = camp.eachChief(c -> c.vessel().equals(vessel) ? c.in(to) : c);
        camp = camp.with(camp.purse().spend(cost));
        War after = before.with(camp).moved(side, from, to);
        Active active = after.active().orElseThrow().under(vessel);
        active = first ? active.met(ashore(active.met())) : active;
        boolean carries = after.camp(side)
                .chief(active.force().lead())
                .filter(c -> c.vessel().equals(vessel))
                .isPresent();
        return after.with(carries ? active.with(active.force().in(to)) : active);
    }

    /** What has tried at sea has tried against the vessel that sailed before. */
    @Rule("9.2")
    private static List<Tried> ashore(List<Tried> met) {
        return met.stream().filter(t -> !Sea.is(t.place())).toList();
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return viewer.equals(side.seat()) || Vessel.isSingle(vessel)
                ? Told.line(
                        "told.sailed-own",
                        "9.1",
                        "vessel",
                        Leader.named(vessel),
                        "from",
                        Zone.named(from),
                        "to",
                        Zone.named(to),
                        "cost",
                        cost)
                : Told.line("told.sailed", "9.1", "side", side.named(), "from", Zone.named(from), "to", Zone.named(to));
    }

    /** The first leg shows which counter is meant. */
    @Override
    public boolean reveals() {
        return first;
    }

    /** What sails is any counter of the zone, and stays face down. */
    @Override
    public boolean closesUndo() {
        return false;
    }
}
