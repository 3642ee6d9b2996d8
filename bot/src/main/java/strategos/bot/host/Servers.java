package strategos.bot.host;

/** The settings of each server. Safe for use by many at once. */
public interface Servers {
    /** Nobody has settled anything. */
    Servers USUAL = new Servers() {
        @Override
        public ServerSettings of(String guild) {
            return ServerSettings.USUAL;
        }

        @Override
        public void settle(String guild, ServerSettings settings) {
            throw new IllegalStateException("these settings cannot be changed");
        }
    };

    /** The server's settings as they are now. */
    ServerSettings of(String guild);

    /** Replaces the server's settings. */
    void settle(String guild, ServerSettings settings);

    /**
     * What a server's managers have settled for it. The operator's {@link HostLimits} hold besides.
     *
     * @param openMatches matches open or running in the server at once
     * @param openMatchesPerUser matches open or running there that one user has created
     * @param pings whether one who is awaited is notified
     */
    record ServerSettings(int openMatches, int openMatchesPerUser, boolean pings) {
        /** No narrower than the operator allows. */
        public static final ServerSettings USUAL = new ServerSettings(Integer.MAX_VALUE, Integer.MAX_VALUE, true);
    }
}
