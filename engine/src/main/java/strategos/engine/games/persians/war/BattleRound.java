package strategos.engine.games.persians.war;

import java.util.ArrayList;
import java.util.List;
import strategos.engine.Rule;
import strategos.engine.text.Arg;
import strategos.engine.text.Text;

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
                    result.words());
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
}
