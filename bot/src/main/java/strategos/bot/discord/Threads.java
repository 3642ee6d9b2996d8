package strategos.bot.discord;

import java.util.concurrent.CompletableFuture;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.requests.Route;
import net.dv8tion.jda.api.utils.data.DataObject;
import net.dv8tion.jda.internal.requests.RestActionImpl;

/**
 * Reopens threads. Discord does not tell a bot that starts of archived threads, so JDA does not know them and has no call
 * for them; by the thread's id alone it can be asked for only through JDA's own means. Once it is open, the gateway
 * announces the thread and it is a channel like any other.
 */
final class Threads {
    /** Reopens the thread; fails with Discord's error when there is none, or none that the bot may reopen. */
    CompletableFuture<Void> reopen(JDA jda, String thread) {
        Route.CompiledRoute route = Route.Channels.MODIFY_CHANNEL.compile(thread);
        DataObject open = DataObject.empty().put("archived", false);
        return new RestActionImpl<Void>(jda, route, open).submit();
    }
}
