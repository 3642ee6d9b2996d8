package strategos.engine.games.persians.war;

import java.util.Locale;
import strategos.engine.Rule;

/** The phases of a round in which a side throws: on land fire, mêlée and pursuit; at sea there is one. */
@Rule({"7.1", "7.6", "9.3"})
public enum CombatPhase {
    FIRE,
    MELEE,
    PURSUIT,
    SEA;

    /** Its lower-case id, also in the names of its words. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The phase of that id. */
    public static CombatPhase of(String id) {
        return valueOf(id.toUpperCase(Locale.ROOT));
    }

    /** The rule of its throw. */
    public String rule() {
        return switch (this) {
            case SEA -> "9.3";
            case PURSUIT -> "7.6";
            case FIRE, MELEE -> "7.2";
        };
    }
}
