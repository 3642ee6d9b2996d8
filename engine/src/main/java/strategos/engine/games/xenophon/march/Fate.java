package strategos.engine.games.xenophon.march;

import com.fasterxml.jackson.annotation.JsonEnumDefaultValue;
import com.fasterxml.jackson.annotation.JsonValue;

/** What became of an army. */
public enum Fate {
    @JsonEnumDefaultValue
    MARCHING,
    /** It has reached the sea. */
    ARRIVED,
    /** It has no men left, or its player gave up. */
    GONE;

    private final String id = Id.of(this);

    /** As it is written in data. */
    @JsonValue
    public String id() {
        return id;
    }
}
