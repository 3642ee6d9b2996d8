package strategos.engine.games.persians.war;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import strategos.engine.Rule;
import strategos.engine.scene.Strip;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

/**
 * What both sides have seen of a round of battle: what was thrown, and what fell by it.
 *
 * @param number from 1
 * @param volleys in the order in which they were thrown
 */
@Rule({"7.1", "9.3"})
public record BattleRound(int number, List<Volley> volleys, List<Fallen> fallen) {
    /** The first, before its dice. */
    public static final BattleRound FIRST = new BattleRound(1, List.of(), List.of());

    public BattleRound {
        volleys = List.copyOf(volleys);
        fallen = List.copyOf(fallen);
    }

    /**
     * A throw on a combat table.
     *
     * @param base the column of the points alone, as the table names it
     * @param shifts of the column
     * @param column the one that counts, as the table names it
     * @param roll the die's index in its chain
     * @param added to the die
     * @param result as the table prints it
     */
    public record Volley(
            Side side,
            CombatPhase phase,
            int points,
            String base,
            List<Part> shifts,
            String column,
            int roll,
            int die,
            List<Part> added,
            ResultCode result) {
        public Volley {
            shifts = List.copyOf(shifts);
            added = List.copyOf(added);
        }

        /** In words. */
        public Text told() {
            return Text.of(
                    "told.combat." + phase.id(),
                    "side",
                    side.named(),
                    "points",
                    points,
                    "die",
                    die,
                    "column",
                    new Arg.Typed(column),
                    "result",
                    words());
        }

        /** What its result brings, in words. */
        public Text words() {
            return phase.words(result);
        }

        /** All that is added to the die. */
        public int more() {
            return added.stream().mapToInt(Part::amount).sum();
        }
    }

    /** So many units of a kind, or ships of a type, that are gone. */
    public record Fallen(Side side, String kind, int count) {}

    /** The next one. */
    BattleRound next() {
        return new BattleRound(number + 1, List.of(), List.of());
    }

    /** With one throw more. */
    public BattleRound with(Volley volley) {
        List<Volley> more = new ArrayList<>(volleys);
        more.add(volley);
        return new BattleRound(number, more, fallen);
    }

    /** With more that is gone. */
    public BattleRound with(Fallen loss) {
        List<Fallen> more = new ArrayList<>(fallen);
        more.add(loss);
        return new BattleRound(number, volleys, more);
    }

    /** Whether nothing came of its throws so far: no loss, no test of morale. */
    boolean dull() {
        return volleys.stream().map(Volley::result).allMatch(result -> result.points() == 0 && !result.tested());
    }

    /** How many of that kind a side has lost. */
    public int lost(Side side, String kind) {
        return fallen.stream()
                .filter(f -> f.side() == side && f.kind().equals(kind))
                .mapToInt(Fallen::count)
                .sum();
    }

    /** The kinds of which a side has lost any, in the order in which they fell. */
    public List<String> kinds(Side side) {
        return fallen.stream()
                .filter(f -> f.side() == side)
                .map(Fallen::kind)
                .distinct()
                .toList();
    }

    /** A modifier and where it comes from. */
    public record Part(String cause, int amount) {
        /** As pictures show it. */
        public Strip.Modifier modifier() {
            return Strip.Modifier.of(amount, Text.of("part." + cause));
        }
    }

    /**
     * A result of a combat table: so many points are lost, and with a T behind them morale is tested.
     *
     * @param tested whether it asks for a morale test
     */
    @Rule({"7.2", "7.3", "9.3"})
    public record ResultCode(int points, boolean tested) implements Comparable<ResultCode> {
        private static final String TEST = "T";

        private static final Comparator<ResultCode> ORDER =
                Comparator.comparingInt(ResultCode::points).thenComparing(ResultCode::tested);

        /** As the table prints it. */
        @JsonCreator
        public static ResultCode of(String code) {
            boolean test = code.endsWith(TEST);
            return new ResultCode(
                    Integer.parseInt(test ? code.substring(0, code.length() - TEST.length()) : code), test);
        }

        /** As the table prints it. */
        @JsonValue
        public String code() {
            return points + (tested ? TEST : "");
        }

        /** In words. */
        public Text words() {
            return Text.of(tested ? "board.result.test" : "board.result", "n", points);
        }

        /** In a word or two, for a row of dice. */
        public Text brief() {
            return Text.of(tested ? "strip.points.test" : "strip.points", "n", points);
        }

        /** By points, those with a test after those without. */
        @Override
        public int compareTo(ResultCode other) {
            return ORDER.compare(this, other);
        }
    }

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

        /** What a result brings in it, in words: in the pursuit no test of morale. */
        @Rule("7.6")
        public Text words(ResultCode result) {
            return new ResultCode(result.points, tests(result)).words();
        }

        /** Whether that result asks for a test of morale: in the pursuit tests are ignored. */
        @Rule("7.6")
        boolean tests(ResultCode result) {
            return result.tested && this != PURSUIT;
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
}
