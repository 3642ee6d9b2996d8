package strategos.engine.games.persians.war;

import strategos.engine.scene.Strip;
import strategos.engine.text.Text;

/** A modifier and where it comes from. */
public record Part(String cause, int amount) {
    /** As pictures show it. */
    public Strip.Modifier modifier() {
        return Strip.Modifier.of(amount, Text.of("part." + cause));
    }
}
