package strategos.bot.port;

/** A channel, or a thread, of a server. One match at a time lives in it. */
public record ChannelRef(String guild, String channel) {
    /** It in one word. */
    public String word() {
        return guild + "/" + channel;
    }
}
