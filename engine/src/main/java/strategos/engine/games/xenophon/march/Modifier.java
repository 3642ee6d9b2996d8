package strategos.engine.games.xenophon.march;

import strategos.engine.text.Arg;

/** A number added to a throw, and what adds it: {@code kind} and {@code id} name it as {@link Arg.Name} does. */
public record Modifier(String kind, String id, int amount) {
    /** What adds it, in a sentence. */
    public Arg.Name named() {
        return kind.equals("weather") ? new Arg.Name("cause", "weather-" + id) : new Arg.Name(kind, id);
    }
}
