package strategos.engine.games.xenophon.cards;

import com.fasterxml.jackson.annotation.JsonValue;
import strategos.engine.Rule;

/** At whom a way of playing a card may be aimed: help is for oneself, harm for others, and only what cuts both ways is free. */
@Rule("ruling-aims")
public enum Aim {
    SELF("self"),
    OPPONENT("opponent"),
    EITHER("either");

    private final String id;

    Aim(String id) {
        this.id = id;
    }

    /** As it is written in words. */
    @JsonValue
    public String id() {
        return id;
    }

    /** Whether the army whose turn it is may play it. */
    public boolean self() {
        return this != OPPONENT;
    }

    /** Whether it may be played on an opponent in his turn. */
    public boolean opponent() {
        return this != SELF;
    }
}
