package strategos.bot.port;

/** A channel, or a thread, of a server. One match at a time lives in it. */
public record ChannelRef(String guild, String channel) {
    /** The channel of that word. */
    public static ChannelRef of(String word) {
        String[] parts = word.split("/", 2);
        return new ChannelRef(parts[0], parts[1]);
    }

    /** It in one word. */
    public String word() {
        return guild + "/" + channel;
    }

    /** Where a message of it is found, in Discord's form; a face of another service puts its own in its place. */
    public String link(String message) {
        return "https://discord.com/channels/" + word() + "/" + message;
    }
}
