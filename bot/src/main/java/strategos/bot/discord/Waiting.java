package strategos.bot.discord;

import java.util.concurrent.CompletableFuture;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.interactions.InteractionHook;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Person;

/**
 * Somebody who waits for an answer.
 *
 * @param interaction the interaction's id, for the log
 * @param token what answers are sent by, for fifteen minutes
 * @param acknowledged done when Discord knows that an answer will come; failed when it did not take that
 * @param edits whether the answer takes the place of the private message that was pressed
 */
record Waiting(
        JDA jda,
        String interaction,
        String token,
        Person by,
        ChannelRef where,
        CompletableFuture<InteractionHook> acknowledged,
        boolean edits) {
    @Override
    public String toString() {
        return "interaction " + interaction + " of " + by.id() + " in " + where.channel();
    }
}
