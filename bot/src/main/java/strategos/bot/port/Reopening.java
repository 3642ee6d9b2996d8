package strategos.bot.port;

/** Hears of places that were closed to the bot, and may be open to it again. */
@FunctionalInterface
public interface Reopening {
    /** What waits for that is sent now, and not when it would be tried next. Does nothing for a place where nothing waits. */
    void reopened(ChannelRef where);
}
