package strategos.bot.port;

/** A channel, or a thread, of a server. One match at a time lives in it. */
public record ChannelRef(String guild, String channel) {
    /** Stands for a server where two talk in private; so Discord's addresses have it. */
    private static final String PRIVATE = "@me";

    /** Where the bot talks to that user alone. */
    public static ChannelRef direct(String user) {
        return new ChannelRef(PRIVATE, user);
    }

    /** Whether it is one user's own, whose id is the channel's. */
    public boolean direct() {
        return guild.equals(PRIVATE);
    }

    /** The channel of that word. */
    public static ChannelRef of(String word) {
        String[] parts = word.split("/", 2);
        return new ChannelRef(parts[0], parts[1]);
    }

    /** It in one word. */
    public String word() {
        return guild + "/" + channel;
    }

    /** As the log names it: one user's own is named by that user's id, which the log is not to tell. */
    @Override
    public String toString() {
        return direct() ? PRIVATE : word();
    }

    /** Where a message of it is found, in Discord's form; a face of another service puts its own in its place. */
    public String link(String message) {
        return "https://discord.com/channels/" + word() + "/" + message;
    }
}
