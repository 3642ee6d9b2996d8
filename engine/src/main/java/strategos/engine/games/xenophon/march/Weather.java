package strategos.engine.games.xenophon.march;

import com.fasterxml.jackson.annotation.JsonValue;
import strategos.engine.text.Arg;

/** The weather of the turn; unknown until it is rolled. */
public enum Weather {
    UNKNOWN,
    MILD,
    COLD,
    HARSH;

    private final String id = Id.of(this);

    /** As it is written in data and facts; also its icon. */
    @JsonValue
    public String id() {
        return id;
    }

    /** Its name in a sentence. */
    public Arg.Name named() {
        return new Arg.Name("weather", id);
    }
}
