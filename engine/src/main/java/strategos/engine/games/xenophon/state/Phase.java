package strategos.engine.games.xenophon.state;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import strategos.engine.Rule;
import strategos.engine.text.Text.Arg;

/** The sixteen phases of a turn, in their printed order. */
@Rule("turn-sequence")
public enum Phase {
    DRAW,
    ROUTE,
    WEATHER,
    SATRAP,
    NEGOTIATIONS,
    ATTACK,
    BATTLE,
    EXPOSURE,
    FORAGE,
    CONSUMPTION,
    STARVATION,
    MORALE,
    RALLY,
    DESERTION,
    TRAVEL,
    END;

    private static final List<Phase> PRINTED_ORDER = List.of(values());

    private final String id = Id.of(this);
    private final String rule = id + "-phase";

    /** As it is written in data and facts. */
    @JsonValue
    public String id() {
        return id;
    }

    /** Its heading in the index of rules. */
    public String rule() {
        return rule;
    }

    /** The phase that comes after, in the same turn. */
    public Phase next() {
        return PRINTED_ORDER.get(PRINTED_ORDER.indexOf(this) + 1);
    }

    /** Its name in a sentence. */
    public Arg.Name named() {
        return new Arg.Name("phase", id);
    }
}
