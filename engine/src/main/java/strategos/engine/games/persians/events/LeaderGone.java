package strategos.engine.games.persians.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.printed.Leader;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** A leader is dead, or leaves for good; his units, if any are left, go to another or stay without one. */
@Rule({"4.4", "7.5", "11.2", "ruling-heir"})
@Recorded("leader-gone")
public record LeaderGone(Side side, String leader, String heir, boolean killed) implements PersiansEvent {
    @Override
    public War apply(War before) {
        Camp camp = before.camp(side);
        Chief chief = camp.chief(leader).orElseThrow();
        camp = camp.withoutChief(leader);
        if (!chief.troops().isEmpty()) {
            camp = camp.chief(heir).isPresent()
                    ? camp.with(camp.chief(heir)
                            .orElseThrow()
                            .with(camp.chief(heir).orElseThrow().troops().plus(chief.troops())))
                    : camp.lay(chief.place(), chief.troops(), chief.spent());
        }
        War after = before.with(camp)
                .with(before.tide().without(leader, killed))
                .steps(
                        chief.troops().isEmpty() || !heir.isEmpty()
                                ? Told.without(before.steps(), leader)
                                : Told.bereft(
                                        before.steps(),
                                        chief,
                                        before.camp(side).pile(chief.place()).all()));
        return Told.recounted(before, after);
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Told.line(
                killed ? "told.killed" : "told.departed", killed ? "4.4" : "11.2", "leader", Leader.named(leader));
    }

    @Override
    public boolean reveals() {
        return true;
    }
}
