package strategos.bot.host;

import java.util.List;

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

    /** Another process may have changed them: they are looked up anew. */
    default void refresh() {}

    /**
     * What a server's managers have settled for it. The operator's {@link HostLimits} hold besides.
     *
     * @param openMatches matches open or running in the server at once
     * @param openMatchesPerUser matches open or running there that one user has created
     * @param pings whether one who is awaited is notified
     * @param ratings whether matches may be rated; not so where nobody has wished it
     * @param creators the ids of the roles whose people may open matches; none for everybody
     * @param managers the ids of the roles whose people look after matches, besides those who manage the server
     */
    record ServerSettings(
            int openMatches,
            int openMatchesPerUser,
            boolean pings,
            boolean ratings,
            List<String> creators,
            List<String> managers) {
        /** Settings that were stored before there were roles name none. */
        public ServerSettings {
            creators = creators == null ? List.of() : List.copyOf(creators);
            managers = managers == null ? List.of() : List.copyOf(managers);
        }

        /** Without ratings and roles. */
        public ServerSettings(int openMatches, int openMatchesPerUser, boolean pings) {
            this(openMatches, openMatchesPerUser, pings, false, List.of(), List.of());
        }

        /** No narrower than the operator allows. */
        public static final ServerSettings USUAL = new ServerSettings(Integer.MAX_VALUE, Integer.MAX_VALUE, true);
    }
}
