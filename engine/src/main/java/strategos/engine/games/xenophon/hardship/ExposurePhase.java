package strategos.engine.games.xenophon.hardship;

import java.util.List;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.events.HardshipEvents.ExposureSuffered;
import strategos.engine.games.xenophon.events.MarchEvent.Settled;
import strategos.engine.games.xenophon.rules.PhaseRules;
import strategos.engine.games.xenophon.state.CurrentRoll.Modifier;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.Turn.Weather;

/** Harsh weather costs men: more after an attack, more when the last turn was harsh too. */
@Rule({"exposure-phase", "exposure-attacked", "exposure-harsh-before", "ruling-P1"})
public record ExposurePhase(Table table) implements PhaseRules.WithRoll {
    @Override
    public RollKind kind() {
        return RollKind.EXPOSURE;
    }

    @Override
    public boolean called(MarchState march) {
        return march.turn().weather() == Weather.HARSH;
    }

    @Override
    public List<Modifier> printed(MarchState march) {
        return Printed.table(table.plus())
                .when(march.turn().attacked(), "attacked", table.attacked())
                .when(march.roller().harshBefore(), "harsh-before", table.harshBefore())
                .all();
    }

    @Override
    public Settled read(MarchState march, int total) {
        return new ExposureSuffered(table.men(total));
    }

    /**
     * What harsh weather costs: hundreds of men as the die shows, with all that is added.
     *
     * @param plus always added to the die
     * @param attacked added when the army was attacked this turn
     * @param harshBefore added when its last turn was harsh too
     */
    @Rule({"exposure-table", "exposure-attacked", "exposure-harsh-before"})
    public record Table(int plus, int attacked, int harshBefore) {
        /** Hundreds of men lost at that total. */
        public int men(int total) {
            return Math.max(0, total);
        }
    }
}
