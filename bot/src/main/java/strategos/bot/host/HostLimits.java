package strategos.bot.host;

/**
 * What the operator allows.
 *
 * @param openMatchesPerServer matches open or running in one server at once
 * @param openMatchesPerUser matches open or running that one user has created
 * @param liveMatches how many matches are kept in memory after they were read
 */
public record HostLimits(int openMatchesPerServer, int openMatchesPerUser, int liveMatches) {
    /** What holds when nobody says otherwise. */
    public static final HostLimits USUAL = new HostLimits(100, 10, 500);

    public HostLimits {
        if (openMatchesPerServer < 1 || openMatchesPerUser < 1 || liveMatches < 1) {
            throw new IllegalArgumentException("a limit of the host is at least 1");
        }
    }
}
