package strategos.bot.memory;

/**
 * How many matches the heap has room for.
 *
 * @param heap the most that the heap may grow to, in bytes
 */
public record MatchRoom(long heap) {
    /** What a match takes when everybody at its table has looked at it, with a margin: {@code ./strategos bench memory}. */
    static final long MATCH = 64 << 10;

    /** The part of the heap that is theirs: pictures, grounds and the program need the rest. */
    private static final int SHARE = 4;

    /** Of this machine. */
    public static MatchRoom here() {
        return new MatchRoom(Runtime.getRuntime().maxMemory());
    }

    /** As many as are wanted, or as there is room for; one at least. */
    public int holds(int wanted) {
        return (int) Math.max(1, Math.min(wanted, heap / SHARE / MATCH));
    }
}
