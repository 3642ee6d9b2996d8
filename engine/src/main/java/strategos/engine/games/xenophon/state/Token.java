package strategos.engine.games.xenophon.state;

import com.fasterxml.jackson.annotation.JsonValue;
import strategos.engine.Rule;
import strategos.engine.text.Text.Arg;

/** The four kinds of tokens; there is no end to any of them, and no army has fewer than none. */
@Rule({"food-tokens", "starvation-tokens", "mutiny-tokens", "anger-tokens", "ruling-rolls"})
public enum Token {
    FOOD,
    STARVATION,
    MUTINY,
    ANGER;

    private final String id = Id.of(this);

    /** As it is written in data; also its icon. */
    @JsonValue
    public String id() {
        return id;
    }

    /** Its name in a sentence. */
    public Arg.Name named() {
        return new Arg.Name("token", id);
    }
}
