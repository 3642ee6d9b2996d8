package strategos.engine.games.xenophon.phases;

import java.util.ArrayList;
import java.util.List;
import strategos.engine.games.xenophon.march.Modifier;
import strategos.engine.games.xenophon.march.Terrain;
import strategos.engine.games.xenophon.march.Weather;
import strategos.engine.text.Arg;

/** Gathers what the rules add to a roll; nothing is noted that adds 0. */
final class Printed {
    private final List<Modifier> modifiers = new ArrayList<>(4);

    /** Adds it when the condition holds. */
    Printed when(boolean holds, String cause, int amount) {
        return holds ? add("cause", cause, amount) : this;
    }

    /** Adds what the route of this turn adds. */
    Printed route(Terrain terrain, int amount) {
        return add(terrain.named(), amount);
    }

    /** Adds what the weather of this turn adds. */
    Printed weather(Weather weather, int amount) {
        return add(weather.named(), amount);
    }

    /** Adds what a named thing adds. */
    Printed add(Arg.Name name, int amount) {
        return add(name.kind(), name.id(), amount);
    }

    private Printed add(String kind, String id, int amount) {
        if (amount != 0) {
            modifiers.add(new Modifier(kind, id, amount));
        }
        return this;
    }

    /** All of them, in the order in which they were added. */
    List<Modifier> all() {
        return List.copyOf(modifiers);
    }

    /** What the table always adds. */
    static Printed table(int amount) {
        return new Printed().when(true, "table", amount);
    }
}
