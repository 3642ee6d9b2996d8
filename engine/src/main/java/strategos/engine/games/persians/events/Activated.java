package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.printed.Sea;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Chief;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** A leader, or a dummy, is activated with those who follow. */
@Rule({"4.1", "4.2"})
@Recorded("activated")
public record Activated(Side side, String place, List<String> members) implements PersiansEvent {
    public Activated {
        members = List.copyOf(members);
    }

    @Override
    public War apply(War before) {
        Camp camp = before.camp(side);
        for (String member : members) {
            Chief chief = camp.chief(member).orElseThrow().spent(true);
            camp = camp.with(member.equals(members.getFirst()) ? chief : chief.under(members.getFirst()));
        }
        return before.with(camp).proceed(0, List.of(Active.of(new Force(side, place, members))));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return viewer.equals(side.seat())
                ? Told.line("told.activated-own", "4.1", "leaders", Told.counters(members), "zone", Zone.named(place))
                : Told.line(
                        "told.activated", "4.1", "side", side.named(), "n", members.size(), "zone", Zone.named(place));
    }

    /** Which counter acts, others see only now. */
    @Override
    public boolean reveals() {
        return true;
    }

    /** A leader aboard is not on the map until he acts; one ashore could be any counter there. */
    @Override
    public boolean closesUndo() {
        return Sea.is(place);
    }
}
