package strategos.engine.games.xenophon.march;

import com.fasterxml.jackson.annotation.JsonValue;
import strategos.engine.text.Arg;

/** The terrain of the turn's route; unknown until it is rolled. */
public enum Terrain {
    UNKNOWN,
    HIGH_MOUNTAINS,
    MOUNTAINS,
    RIVER,
    DESERT,
    HILLS,
    PLAINS,
    SETTLED;

    private final String id = Id.of(this);

    /** As it is written in data and facts; also its icon. */
    @JsonValue
    public String id() {
        return id;
    }

    /** Its name in a sentence. */
    public Arg.Name named() {
        return new Arg.Name("terrain", id);
    }
}
