package strategos.engine.games.xenophon.state;

import com.fasterxml.jackson.annotation.JsonEnumDefaultValue;
import com.fasterxml.jackson.annotation.JsonValue;
import strategos.engine.Rule;
import strategos.engine.text.Text.Arg;

/** The optional leader cards. */
@Rule("leader-cards")
public enum Leader {
    @JsonEnumDefaultValue
    NONE,
    XENOPHON,
    CHIRISOPHUS,
    CLEARCHUS,
    MENON;

    private final String id = Id.of(this);

    /** As it is written in data and orders. */
    @JsonValue
    public String id() {
        return id;
    }

    /** His name in a sentence. */
    public Arg.Name named() {
        return new Arg.Name("leader", id);
    }

    /** Whether his power is used once a turn, on one roll; the others' powers hold by themselves. */
    public boolean touchesRolls() {
        return this == XENOPHON || this == CLEARCHUS;
    }
}
