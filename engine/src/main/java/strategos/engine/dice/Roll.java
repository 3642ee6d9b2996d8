package strategos.engine.dice;

import java.util.List;
import strategos.engine.dice.ChainDice.KeyedRoll;

/**
 * A roll as the log has it.
 *
 * @param index which roll of its chain, from 1, counted through all chains of that name: unlike the INDEX of the
 *     protocol ({@link KeyedRoll#link}) it goes on when a new chain follows a used-up one
 * @param sides sides of each die, or how many things were shuffled
 * @param shuffle whether {@code result} is a shuffled order instead of faces
 * @param result the faces, each from 1, or the shuffled numbers from 0
 */
public record Roll(Cause cause, int index, int sides, boolean shuffle, List<Integer> result) {
    public Roll {
        result = List.copyOf(result);
    }

    /** The face of a single die, or the first of several. */
    public int face() {
        return result.getFirst();
    }

    /** The sum of all faces. */
    public int sum() {
        int sum = 0;
        for (int face : result) {
            sum += face;
        }
        return sum;
    }
}
