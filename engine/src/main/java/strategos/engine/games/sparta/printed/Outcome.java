package strategos.engine.games.sparta.printed;

import strategos.engine.Rule;

/** A result of the combat tables. */
@Rule({"8.1", "8.2"})
public enum Outcome {
    AE("AE", Loss.ALL, Loss.NONE, false),
    AH("AH", Loss.HALF, Loss.NONE, true),
    NE("NE", Loss.NONE, Loss.NONE, false),
    BOTH("AH/DH", Loss.HALF, Loss.HALF, false),
    EXCHANGE("AH/D[E]", Loss.HALF, Loss.EXCHANGE, false),
    DH("DH", Loss.NONE, Loss.HALF, true),
    DE("DE", Loss.NONE, Loss.ALL, false);

    private final String code;
    private final Loss attacker;
    private final Loss defender;
    private final boolean roundsUp;

    Outcome(String code, Loss attacker, Loss defender, boolean roundsUp) {
        this.code = code;
        this.attacker = attacker;
        this.defender = defender;
        this.roundsUp = roundsUp;
    }

    /** What one side loses. */
    public enum Loss {
        NONE,
        HALF,
        ALL,
        /** As many units as the attacker loses. */
        EXCHANGE
    }

    /** The code that the tables print. */
    public String code() {
        return code;
    }

    /** What the attacker or the defender loses. */
    public Loss loss(boolean attacking) {
        return attacking ? attacker : defender;
    }

    /** How many of so many units half of them is. */
    public int half(int units) {
        return roundsUp ? (units + 1) / 2 : units / 2;
    }

    /** The outcome of that code. */
    public static Outcome of(String code) {
        for (Outcome outcome : values()) {
            if (outcome.code.equals(code)) {
                return outcome;
            }
        }
        throw new IllegalArgumentException("no result is written " + code);
    }
}
