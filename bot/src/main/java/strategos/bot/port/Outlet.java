package strategos.bot.port;

import java.util.Optional;
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

    /** Deletes a message of the bot's own; one that is gone already is no fault. */
    void remove(ChannelRef where, String message) throws Undelivered;

    /**
     * Looks for the post, which may have been sent before, and deletes it.
     *
     * @return the service's id of it, if it was there
     */
    Optional<String> retract(Post post) throws Undelivered;

    /** How many messages of anybody stand below that one, as far as that can be seen; counted up to so many. */
    int below(ChannelRef where, String message, int most) throws Undelivered;

    /** Whether all posts go out in the order in which they were owed; else those of different places side by side. */
    default boolean oneByOne() {
        return false;
    }

    /** Where a message can be opened, for a service whose messages have addresses. */
    default Optional<String> link(ChannelRef where, String message) {
        return Optional.empty();
    }

    /**
     * Makes a thread below a channel.
     *
     * @return the thread; empty for a service that has none, or where none can be made
     */
    default Optional<ChannelRef> thread(ChannelRef where, String name) {
        return Optional.empty();
    }

    /** Nothing is to be found in a thread that was made for it: it is no more, or out of sight. */
    default void abandon(ChannelRef thread) {}

    /** The largest file that can be attached to a message, in bytes. */
    default long fileBytes() {
        return Long.MAX_VALUE;
    }

    /** Pins a message of the bot's own to its channel, where it may; where not, nothing is done. */
    default void pin(ChannelRef where, String message) {}

    /** Which of these channels are gone for good, as far as the service says so within some seconds. */
    default Set<ChannelRef> gone(Set<ChannelRef> channels) {
        return Set.of();
    }

    /** Hears of channels that are gone for good. */
    @FunctionalInterface
    interface Loss {
        /**
         * Nothing can be said there any more. Does nothing for a channel in which nothing lives.
         *
         * @param threads whether there may have been threads below it, which are gone with it, and of which nobody tells
         */
        void lost(ChannelRef where, boolean threads);
    }

    /** Hears of channels that were closed to the bot, and may be open to it again. */
    @FunctionalInterface
    interface Reopening {
        /** What waits for that is sent now, and not when it would be tried next. Does nothing for a place where nothing waits. */
        void reopened(ChannelRef where);
    }
}
