package strategos.bot.host.mail;

import strategos.bot.port.ChannelRef;

/** A place in one word, as the outbox has it. */
public record PlaceName(String word) {
    private static final char BETWEEN = '/';

    public static PlaceName of(ChannelRef place) {
        return new PlaceName(place.guild() + BETWEEN + place.channel());
    }

    /** The place. A server's id has no slash. */
    public ChannelRef place() {
        int at = word.indexOf(BETWEEN);
        return new ChannelRef(word.substring(0, at), word.substring(at + 1));
    }
}
