package strategos.engine.games.persians.rules;

import java.util.List;
import strategos.engine.Rule;
import strategos.engine.games.persians.war.Part;

/**
 * What a side brings to a roll on a combat table.
 *
 * @param points combat or naval points
 * @param base the column before shifts, from 0
 * @param shifts columns with their causes
 * @param added to the die, with their causes
 */
@Rule({"7.2", "9.3"})
public record Reckoning(int points, int base, List<Part> shifts, List<Part> added) {
    public Reckoning {
        shifts = List.copyOf(shifts);
        added = List.copyOf(added);
    }

    /** The column after all shifts, not yet held within the table. */
    public int column() {
        return base + sum(shifts);
    }

    /** The die with all that is added to it. */
    public int total(int die) {
        return die + sum(added);
    }

    private static int sum(List<Part> parts) {
        return parts.stream().mapToInt(Part::amount).sum();
    }
}
