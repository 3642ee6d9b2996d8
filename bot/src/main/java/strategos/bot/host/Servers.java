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
}
