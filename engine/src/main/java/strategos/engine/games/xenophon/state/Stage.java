package strategos.engine.games.xenophon.state;

import com.fasterxml.jackson.annotation.JsonValue;

/** What is under way within a phase, or before the first turn. */
public enum Stage {
    /** Each army rolls for the first turn. */
    LOTS,
    /** Leaders are chosen in seat order. */
    LEADERS,
    /** The deck is shuffled and the first hands are dealt. */
    DEAL,
    /** The phase begins: standing orders against the army whose turn it is may fire. */
    START,
    /** A die is to be rolled: a second die, a reroll, an extra rally roll. */
    ROLL,
    /** A roll lies on the table, and the opponents answer it; alone, the forced cards do. */
    OPPONENTS,
    /** Alone: of a forced card's two harms the player picks one. */
    FORCED,
    /** The roller answers the roll, and passes when content. */
    ROLLER,
    /** The army chooses whether to forage. */
    FORAGE,
    /** A rally roll is settled, mutiny is left, and the army may call for another. */
    RALLY_AGAIN,
    /** The hand is over its limit. */
    DISCARD,
    /** The match is over. */
    OVER;

    private final String id = Id.of(this);

    /** As it is written in data. */
    @JsonValue
    public String id() {
        return id;
    }
}
