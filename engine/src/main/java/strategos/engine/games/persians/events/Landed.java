package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** A leader lands with what follows him. */
@Rule({"9.4", "13"})
@Recorded("landed")
public record Landed(Side side, List<String> members, String sea, String to, boolean lifts) implements PersiansEvent {
    public Landed {
        members = List.copyOf(members);
    }

    /** A landing is an event of its own: who has tried against a force that marched in may try again. */
    @Override
    public War apply(War before) {
        Camp camp = before.camp(side);
        for (String member : members) {
            camp = camp.with(camp.chief(member).orElseThrow().ashore(to));
        }
        War after = before.with(camp).moved(side, sea, to);
        Optional<Active> active = after.active();
        if (active.isPresent() && active.get().force().lead().equals(members.getFirst())) {
            after = after.with(active.get()
                    .with(new Force(side, to, members))
                    .met(Told.elsewhere(active.get().met(), to)));
        }
        return lifts ? after.with(after.ground().lift(to)) : after;
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return viewer.equals(side.seat())
                ? Told.line(
                        "told.landed-own",
                        "9.4",
                        "leaders",
                        Told.counters(members),
                        "n",
                        members.size(),
                        "zone",
                        Zone.named(to))
                : Told.line("told.landed", "9.4", "side", side.named(), "n", members.size(), "zone", Zone.named(to));
    }

    /** Who was aboard was not on the map; now a counter is. */
    @Override
    public boolean reveals() {
        return true;
    }
}
