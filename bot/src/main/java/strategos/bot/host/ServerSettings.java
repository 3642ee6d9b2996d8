package strategos.bot.host;

/**
 * What a server's managers have settled for it. The operator's {@link HostLimits} hold besides.
 *
 * @param openMatches matches open or running in the server at once
 * @param openMatchesPerUser matches open or running there that one user has created
 * @param pings whether one who is awaited is notified
 */
public record ServerSettings(int openMatches, int openMatchesPerUser, boolean pings) {
    /** No narrower than the operator allows. */
    public static final ServerSettings USUAL = new ServerSettings(Integer.MAX_VALUE, Integer.MAX_VALUE, true);
}
