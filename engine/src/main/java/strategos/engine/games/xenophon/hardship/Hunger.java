package strategos.engine.games.xenophon.hardship;

import java.util.List;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.events.HardshipEvents.Consumed;
import strategos.engine.games.xenophon.events.HardshipEvents.Starved;
import strategos.engine.games.xenophon.events.MarchEvent.Settled;
import strategos.engine.games.xenophon.rules.PhaseRules;
import strategos.engine.games.xenophon.rules.RollResolver;
import strategos.engine.games.xenophon.state.CurrentRoll.Modifier;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.Phase;
import strategos.engine.games.xenophon.state.RollKind;

/** The army eats what it has, and hunger costs men. */
public final class Hunger {
    private Hunger() {}

    /** The army eats a token of food, and hunger is forgotten; without one, hunger grows. */
    @Rule("consumption-phase")
    public record ConsumptionPhase() implements PhaseRules {
        @Override
        public Phase phase() {
            return Phase.CONSUMPTION;
        }

        @Override
        public void begin(Play<MarchState> play, RollResolver resolver) {
            play.happen(new Consumed(play.state().roller().food() > 0));
        }
    }

    /** What hunger costs: more with every token. */
    @Rule({"starvation-phase", "starvation-table", "ruling-P1"})
    public record StarvationPhase(StarvationTable table) implements PhaseRules.WithRoll {
        @Override
        public RollKind kind() {
            return RollKind.STARVATION;
        }

        @Override
        public boolean called(MarchState march) {
            return march.roller().starvation() > 0;
        }

        @Override
        public List<Modifier> printed(MarchState march) {
            int starving = march.roller().starvation();
            return Printed.table(table.plus())
                    .when(true, "starvation", starving * table.each())
                    .all();
        }

        @Override
        public Settled read(MarchState march, int total) {
            return new Starved(table.men(total));
        }
    }

    /**
     * What hunger costs: hundreds of men as the die shows, with all that is added.
     *
     * @param plus always added to the die
     * @param each added for each starvation token
     */
    @Rule("starvation-table")
    public record StarvationTable(int plus, int each) {
        /** Hundreds of men lost at that total. */
        public int men(int total) {
            return Math.max(0, total);
        }
    }
}
