package strategos.engine.games.persians.events;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Pile;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** A beaten force goes. */
@Rule("7.6")
@Recorded("retreated")
public record Retreated(Side side, List<String> members, Troops loose, String from, String to, boolean lifts)
        implements PersiansEvent {
    public Retreated {
        members = List.copyOf(members);
    }

    @Override
    public War apply(War before) {
        Camp camp = before.camp(side);
        for (String member : members) {
            camp = camp.vessel(member).isPresent()
                    ? Boxes.drive(camp, member, to)
                    : camp.with(camp.chief(member).orElseThrow().ashore(to));
        }
        if (!loose.isEmpty()) {
            Pile pile = camp.pile(from);
            Troops spent = pile.spent().and(loose);
            camp = camp.with(pile.minus(loose)).lay(to, spent, true).lay(to, loose.minus(spent), false);
        }
        War after = before.with(camp).moved(side, from, to).steps(Told.moved(before.steps(), members, to));
        after = Told.recounted(before, after);
        after = carried(after);
        after = loose.isEmpty() ? after : trailing(after);
        return lifts ? after.with(after.ground().lift(to)) : after;
    }

    /** A leader who is active aboard goes where his ships go. */
    private War carried(War after) {
        Optional<Active> active = after.active().filter(a -> a.side() == side);
        boolean aboard = active.flatMap(a -> after.camp(side).chief(a.force().lead()))
                .filter(leader -> members.contains(leader.vessel()))
                .isPresent();
        return aboard ? after.with(active.get().with(active.get().force().in(to))) : after;
    }

    /** Units that marched with a leader who has fallen are his marchers where they go, too. */
    private War trailing(War after) {
        Optional<Active> active =
                after.active().filter(a -> a.side() == side && a.force().lead().equals(Force.UNKNOWN));
        if (active.isEmpty()) {
            return after;
        }
        Troops gone = loose;
        List<Pile> left = new ArrayList<>();
        for (Pile pile : active.get().left().reversed()) {
            Troops some = pile.zone().equals(from) ? pile.spent().and(gone) : Troops.NONE;
            gone = gone.minus(some);
            left.addFirst(pile.minus(some));
            left.add(new Pile(to, Troops.NONE, some));
        }
        left.removeIf(Pile::isEmpty);
        return after.with(active.get()
                .with(active.get().force().in(to))
                .left(left, active.get().parted()));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line("told.retreated", "7.6", "side", side.named(), "from", Zone.named(from), "to", Zone.named(to));
    }
}
