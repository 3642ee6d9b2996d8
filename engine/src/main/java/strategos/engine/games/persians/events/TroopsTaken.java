package strategos.engine.games.persians.events;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Chief;
import strategos.engine.games.persians.war.Pile;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** A leader takes units or leaders along. */
@Rule("5.2")
@Recorded("troops-taken")
public record TroopsTaken(Side side, String zone, Troops troops, String holder, List<String> leaders)
        implements PersiansEvent {
    public TroopsTaken {
        leaders = List.copyOf(leaders);
    }

    @Override
    public War apply(War before) {
        Camp camp = before.camp(side);
        Pile pile = camp.pile(zone);
        camp = camp.with(new Pile(zone, pile.fresh().minus(troops), pile.spent()));
        Chief chief = camp.chief(holder).orElseThrow();
        camp = camp.with(chief.with(chief.troops().plus(troops)));
        for (String leader : leaders) {
            camp = camp.with(camp.chief(leader).orElseThrow().under(holder).spent(true));
        }
        War after = before.with(camp);
        Active active = after.active().orElseThrow();
        List<String> members = new ArrayList<>(active.force().members());
        members.addAll(leaders);
        Active now = active.with(active.force().of(members));
        return after.with(now.taking(new Pile(zone, troops, Troops.NONE), leaders));
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        if (troops.isEmpty() && !viewer.equals(side.seat())) {
            return Optional.empty();
        }
        return Told.line("told.taken", "5.2", "side", side.named(), "troops", troops.named(), "zone", Zone.named(zone));
    }

    /** Units that stood there lay face up; that a leader or a dummy goes along, others see only now. */
    @Override
    public boolean reveals() {
        return !leaders.isEmpty();
    }

    /** Units that are taken lay face up, and who goes along stays face down. */
    @Override
    public boolean closesUndo() {
        return false;
    }
}
