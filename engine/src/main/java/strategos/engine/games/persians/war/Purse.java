package strategos.engine.games.persians.war;

import strategos.engine.Rule;

/**
 * Action points, known to their owner alone.
 *
 * @param counter the counter drawn: its id, or empty
 * @param left what is left of its value and the commander's; -1 when unknown
 */
@Rule({"1.3", "3"})
public record Purse(String counter, int left) {
    /** Before the draw. */
    public static final Purse EMPTY = new Purse("", 0);

    /** What others see. */
    public static final Purse UNKNOWN = new Purse("", -1);

    /** After so many were spent. */
    public Purse spend(int points) {
        return new Purse(counter, left - points);
    }
}
