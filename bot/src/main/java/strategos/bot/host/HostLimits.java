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
}
