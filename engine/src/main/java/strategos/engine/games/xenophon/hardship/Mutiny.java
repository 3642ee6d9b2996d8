package strategos.engine.games.xenophon.hardship;

import java.util.List;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.events.HardshipEvents.DesertersCounted;
import strategos.engine.games.xenophon.events.HardshipEvents.DesertionTested;
import strategos.engine.games.xenophon.events.HardshipEvents.MoraleTested;
import strategos.engine.games.xenophon.events.HardshipEvents.RallyHeld;
import strategos.engine.games.xenophon.events.MarchEvent.Settled;
import strategos.engine.games.xenophon.rules.PhaseRules;
import strategos.engine.games.xenophon.rules.RollRules;
import strategos.engine.games.xenophon.state.CurrentRoll.Modifier;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.Turn.Weather;

/** The men may lose heart; mutinous men may be rallied, or desert. */
public final class Mutiny {
    private Mutiny() {}

    /** Attack, harsh weather and hunger all tell on the men. */
    @Rule({"morale-phase", "morale-attacked", "morale-harsh", "morale-starving"})
    public record MoralePhase(MoraleTable table) implements PhaseRules.WithRoll {
        @Override
        public RollKind kind() {
            return RollKind.MORALE;
        }

        @Override
        public List<Modifier> printed(MarchState march) {
            return new Printed()
                    .when(march.turn().attacked(), "attacked", table.attacked())
                    .when(march.turn().weather() == Weather.HARSH, "harsh", table.harsh())
                    .when(march.roller().starvation() > 0, "starving", table.starving())
                    .all();
        }

        @Override
        public Settled read(MarchState march, int total) {
            return new MoraleTested(table.shaken(total));
        }
    }

    /**
     * Whether the men lose heart.
     *
     * @param shaken the least total at which a mutiny token is gained: one, however high
     * @param attacked added when the army was attacked this turn
     * @param harsh added in harsh weather
     * @param starving added when it has a starvation token
     */
    @Rule({"morale-table", "morale-attacked", "morale-harsh", "morale-starving"})
    public record MoraleTable(int shaken, int attacked, int harsh, int starving) {
        /** Whether that total brings mutiny. */
        public boolean shaken(int total) {
            return total >= shaken;
        }
    }

    /** Whether mutinous men take heart again. */
    @Rule({"rally-phase", "ruling-P1"})
    public record RallyPhase(RallyTable table) implements PhaseRules.WithRoll {
        @Override
        public RollKind kind() {
            return RollKind.RALLY;
        }

        @Override
        public boolean called(MarchState march) {
            return march.roller().mutiny() > 0;
        }

        @Override
        public Settled read(MarchState march, int total) {
            return new RallyHeld(table.rallied(total));
        }
    }

    /**
     * Whether mutinous men are rallied.
     *
     * @param rallied the least total that takes a mutiny token away
     */
    @Rule("rally-table")
    public record RallyTable(int rallied) {
        /** Whether that total takes a token away. */
        public boolean rallied(int total) {
            return total >= rallied;
        }
    }

    /** The more mutiny, the likelier men desert. */
    @Rule({"desertion-phase", "desertion-mutiny", "ruling-P1"})
    public record DesertionPhase(DesertionTable table) implements PhaseRules.WithRoll {
        @Override
        public RollKind kind() {
            return RollKind.DESERTION;
        }

        @Override
        public List<RollRules> rolls() {
            return List.of(this, new DesertersRoll(table));
        }

        @Override
        public boolean called(MarchState march) {
            return march.roller().mutiny() > 0;
        }

        @Override
        public List<Modifier> printed(MarchState march) {
            return new Printed()
                    .when(true, "mutiny", march.roller().mutiny() * table.each())
                    .all();
        }

        @Override
        public Settled read(MarchState march, int total) {
            return new DesertionTested(table.deserts(total));
        }
    }

    /** How many go. */
    @Rule({"desertion-phase", "ruling-rolls"})
    private record DesertersRoll(DesertionTable table) implements RollRules {
        @Override
        public RollKind kind() {
            return RollKind.DESERTERS;
        }

        @Override
        public Settled read(MarchState march, int total) {
            return new DesertersCounted(table.men(total));
        }
    }

    /**
     * Whether men desert, and how many.
     *
     * @param deserted the least total at which they do
     * @param each added for each mutiny token
     */
    @Rule({"desertion-table", "desertion-mutiny"})
    public record DesertionTable(int deserted, int each) {
        /** Whether that total brings desertion. */
        public boolean deserts(int total) {
            return total >= deserted;
        }

        /** Hundreds of men that go, by the second die. */
        public int men(int total) {
            return Math.max(0, total);
        }
    }
}
