package strategos.engine.games.sparta.combat;

import java.util.EnumMap;
import java.util.Map;
import strategos.engine.Rule;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Side;

/** Whose units are eliminated first. */
@Rule("8.2")
public final class Losses {
    private final Counters counters;

    public Losses(Counters counters) {
        this.counters = counters;
    }

    /** The units of which the next one must be lost. */
    @Rule("ruling-F5")
    public PieceSet next(Side side, PieceSet units) {
        Map<Nation, PieceSet> byNation = new EnumMap<>(Nation.class);
        for (int unit = units.next(0); unit >= 0; unit = units.next(unit + 1)) {
            byNation.merge(counters.unit(unit).nation(), PieceSet.of(unit), PieceSet::or);
        }
        int most = 0;
        for (PieceSet of : byNation.values()) {
            most = Math.max(most, of.size());
        }
        Nation home = side == Side.ATHENS ? Nation.ATHENS : Nation.SPARTA;
        PieceSet own = side == Side.NEUTRAL ? PieceSet.NONE : byNation.getOrDefault(home, PieceSet.NONE);
        if (!own.isEmpty() && most < 2 * own.size()) {
            return own;
        }
        PieceSet candidates = PieceSet.NONE;
        for (PieceSet of : byNation.values()) {
            if (of.size() == most) {
                candidates = candidates.or(of);
            }
        }
        return candidates;
    }

    /** So many units as the rule lets the owner choose them, the weakest or the strongest first. */
    public PieceSet choose(Board board, Side side, PieceSet units, int count, boolean weakest) {
        return choose(board, side, units, PieceSet.NONE, count, weakest);
    }

    /** The same; of the weakest those go first that are lost in any case. */
    @Rule({"8.2", "8.4"})
    public PieceSet choose(Board board, Side side, PieceSet units, PieceSet doomed, int count, boolean weakest) {
        PieceSet left = units;
        PieceSet chosen = PieceSet.NONE;
        for (int n = 0; n < count && !left.isEmpty(); n++) {
            PieceSet open = next(side, left);
            PieceSet first = weakest && open.meets(doomed) ? open.and(doomed) : open;
            int unit = pick(board, first, weakest);
            chosen = chosen.with(unit);
            left = left.without(unit);
        }
        return chosen;
    }

    /** So many units of the owner's free choice. */
    @Rule("5.1")
    public PieceSet freely(Board board, PieceSet units, int count, boolean weakest) {
        PieceSet left = units;
        PieceSet chosen = PieceSet.NONE;
        for (int n = 0; n < count && !left.isEmpty(); n++) {
            int unit = pick(board, left, weakest);
            chosen = chosen.with(unit);
            left = left.without(unit);
        }
        return chosen;
    }

    private int pick(Board board, PieceSet candidates, boolean weakest) {
        int best = candidates.first();
        for (int unit = best; unit >= 0; unit = candidates.next(unit + 1)) {
            if (before(board, unit, best, weakest)) {
                best = unit;
            }
        }
        return best;
    }

    /** Whether the unit goes before the other one; of units that are worth the same the one with which less is lost (7.4). */
    @Rule({"7.4", "ruling-V12"})
    private boolean before(Board board, int unit, int other, boolean weakest) {
        int load = load(board, unit) - load(board, other);
        int worth = worth(board, unit) - worth(board, other);
        int difference = weakest ? worth + load : -worth;
        return difference < 0 || (difference == 0 && load < 0);
    }

    /** What goes down with the ship. */
    private int load(Board board, int unit) {
        if (board.cargo().isEmpty()) {
            return 0;
        }
        int load = 0;
        for (int troops : board.aboard(PieceSet.of(unit)).numbers()) {
            load += worth(board, troops);
        }
        return load;
    }

    /** Points, and of equal ones the wavering unit is worth less. */
    private int worth(Board board, int unit) {
        return 2 * counters.points(board, unit) - (board.flipped().has(unit) ? 1 : 0);
    }
}
