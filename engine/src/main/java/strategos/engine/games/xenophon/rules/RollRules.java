package strategos.engine.games.xenophon.rules;

import java.util.ArrayList;
import java.util.List;
import strategos.engine.games.xenophon.events.MarchEvent.Settled;
import strategos.engine.games.xenophon.state.CurrentRoll.Modifier;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.Turn.Terrain;
import strategos.engine.games.xenophon.state.Turn.Weather;
import strategos.engine.text.Text.Arg;

/** One kind of roll: what the rules add to it, and what comes of it. */
public interface RollRules {
    /** Which one. */
    RollKind kind();

    /** What the rules add to the roll as things stand. */
    default List<Modifier> printed(MarchState march) {
        return List.of();
    }

    /** What comes of this total as things stand. Equal results mean that a difference in the total does not matter. */
    Settled read(MarchState march, int total);

    /** Gathers what the rules add to a roll; nothing is noted that adds 0. */
    final class Printed {
        private final List<Modifier> modifiers = new ArrayList<>(4);

        /** Adds it when the condition holds. */
        public Printed when(boolean holds, String cause, int amount) {
            return holds ? add("cause", cause, amount) : this;
        }

        /** Adds what the route of this turn adds. */
        public Printed route(Terrain terrain, int amount) {
            return add(terrain.named(), amount);
        }

        /** Adds what the weather of this turn adds. */
        public Printed weather(Weather weather, int amount) {
            return add(weather.named(), amount);
        }

        /** Adds what a named thing adds. */
        public Printed add(Arg.Name name, int amount) {
            return add(name.kind(), name.id(), amount);
        }

        private Printed add(String kind, String id, int amount) {
            if (amount != 0) {
                modifiers.add(new Modifier(kind, id, amount));
            }
            return this;
        }

        /** All of them, in the order in which they were added. */
        public List<Modifier> all() {
            return List.copyOf(modifiers);
        }

        /** What the table always adds. */
        public static Printed table(int amount) {
            return new Printed().when(true, "table", amount);
        }
    }
}
