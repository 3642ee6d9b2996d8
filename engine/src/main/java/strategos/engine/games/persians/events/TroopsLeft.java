package strategos.engine.games.persians.events;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Pile;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** A leader leaves units or leaders behind. */
@Rule({"5.2", "ruling-left"})
@Recorded("troops-left")
public record TroopsLeft(Side side, String zone, Troops troops, List<String> holders, List<String> leaders)
        implements PersiansEvent {
    public TroopsLeft {
        holders = List.copyOf(holders);
        leaders = List.copyOf(leaders);
    }

    @Override
    public War apply(War before) {
        Camp camp = Boxes.drop(before.camp(side), holders, zone, troops, true);
        for (String leader : leaders) {
            camp = camp.with(camp.chief(leader).orElseThrow().under(""));
        }
        War after = before.with(camp);
        Active active = after.active().orElseThrow();
        List<Pile> left = new ArrayList<>(active.left());
        Troops marched = troops;
        for (String leader : active.joined()) {
            Troops box = before.camp(side).chief(leader).orElseThrow().troops();
            marched = marched.minus(box.minus(camp.chief(leader).orElseThrow().troops()));
        }
        if (!marched.isEmpty()) {
            left.add(new Pile(zone, Troops.NONE, marched));
        }
        List<String> parted = new ArrayList<>(active.parted());
        parted.addAll(leaders);
        parted.removeAll(active.joined());
        return after.with(active.with(active.force().of(holders)).left(left, parted));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        if (troops.isEmpty() && !viewer.equals(side.seat())) {
            return Optional.empty();
        }
        return Told.line("told.left", "5.2", "side", side.named(), "troops", troops.named(), "zone", Zone.named(zone));
    }

    /** Units that lay in boxes now lie face up, or a leader stands where he is left. */
    @Override
    public boolean reveals() {
        return true;
    }

    /** Units that lay in boxes now lie face up; a leader left behind could as well be a dummy. */
    @Override
    public boolean closesUndo() {
        return !troops.isEmpty();
    }
}
