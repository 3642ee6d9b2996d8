package strategos.bot.host;

/**
 * What the operator allows, and what no match needs.
 *
 * @param openMatchesPerServer matches open or running in one server at once
 * @param openMatchesPerUser matches open or running that one user has created
 * @param liveMatches how many matches are kept in memory after they were read
 * @param ownOrders how many orders the host gives by itself in a match, one after the other: no match is so long, and one that
 *     goes on for ever among computers stops there
 */
public record HostLimits(int openMatchesPerServer, int openMatchesPerUser, int liveMatches, int ownOrders) {
    /** What holds when nobody says otherwise. */
    public static final HostLimits USUAL = new HostLimits(100, 10, 500, 20_000);

    public HostLimits {
        if (openMatchesPerServer < 1 || openMatchesPerUser < 1 || liveMatches < 1 || ownOrders < 1) {
            throw new IllegalArgumentException("a limit of the host is at least 1");
        }
    }

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
}
