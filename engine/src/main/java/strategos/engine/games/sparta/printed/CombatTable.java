package strategos.engine.games.sparta.printed;

import java.util.List;
import strategos.engine.Rule;

/**
 * A Combat Results Table.
 *
 * @param lowest the odds of the first column, as {@link Odds} counts them
 * @param rows one a face of the die
 */
@Rule({"8.1", "8.5-naval"})
public record CombatTable(int lowest, List<String> columns, List<List<String>> rows, String provenance) {
    public CombatTable {
        columns = List.copyOf(columns);
        rows = rows.stream().map(List::copyOf).toList();
        if (rows.size() != 6) {
            throw new IllegalArgumentException("a combat table has a row for each face of a die");
        }
        for (List<String> row : rows) {
            if (row.size() != columns.size()) {
                throw new IllegalArgumentException("each row has as many results as there are columns");
            }
            row.forEach(Outcome::of);
        }
    }

    /** The final column of these odds after the leadership shift. */
    @Rule({"8.1", "8.5-naval", "6.2"})
    public int column(Odds odds, int shift) {
        int column = odds.rung() - Odds.rung(lowest) + shift;
        return Math.max(0, Math.min(columns.size() - 1, column));
    }

    /** The result of that die in that column. */
    public Outcome outcome(int column, int die) {
        return Outcome.of(rows.get(die - 1).get(column));
    }

    /** Whether it is the lowest column, in which no defending leader dies. */
    @Rule("6.7")
    public boolean isLowest(int column) {
        return column == 0;
    }

    /** Whether it is the highest column, in which no attacking leader dies. */
    @Rule("6.7")
    public boolean isHighest(int column) {
        return column == columns.size() - 1;
    }

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
}
