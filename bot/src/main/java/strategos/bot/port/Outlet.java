package strategos.bot.port;

import java.util.Set;

/** The way out to a chat service. */
public interface Outlet {
    /**
     * Sends the post, or edits the earlier one, and waits until the service has it.
     *
     * @return the service's id of the message
     * @throws Undelivered when the service did not take it
     */
    String deliver(Post post) throws Undelivered;

    /** Which of these channels are gone for good, as far as the service says so within some seconds. */
    default Set<ChannelRef> gone(Set<ChannelRef> channels) {
        return Set.of();
    }

    /** Hears of channels that were closed to the bot, and may be open to it again. */
    @FunctionalInterface
    interface Reopening {
        /** What waits for that is sent now, and not when it would be tried next. Does nothing for a place where nothing waits. */
        void reopened(ChannelRef where);
    }
}
