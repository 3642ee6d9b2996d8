package strategos.engine.games.sparta.printed;

import strategos.engine.Rule;

/**
 * Odds as a whole number: {@code n} for n:1, {@code -n} for 1:n. Fractions are rounded in the attacker's favour.
 */
@Rule("8.1")
public record Odds(int ratio) {
    /** So good that every table ends below it. */
    public static final Odds SURE = new Odds(99);

    private static final Odds HOPELESS = new Odds(-99);

    /** Of so many points against so many. */
    public static Odds of(int attack, int defence) {
        if (defence <= 0) {
            return SURE;
        }
        if (attack <= 0) {
            return HOPELESS;
        }
        if (attack >= defence) {
            return new Odds((attack + defence - 1) / defence);
        }
        int parts = defence / attack;
        return new Odds(parts == 1 ? 1 : -parts);
    }

    /** On the ladder of columns, 1:1 being 0. */
    public int rung() {
        return rung(ratio);
    }

    static int rung(int ratio) {
        return ratio > 0 ? ratio - 1 : ratio + 1;
    }

    /** As people write it. */
    public String written() {
        return ratio > 0 ? ratio + ":1" : "1:" + -ratio;
    }
}
