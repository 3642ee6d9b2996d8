package strategos.bot.discord;

import java.time.Duration;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.entities.channel.middleman.GuildMessageChannel;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.requests.ErrorResponse;
import net.dv8tion.jda.api.requests.Method;
import net.dv8tion.jda.api.requests.Route;
import net.dv8tion.jda.internal.requests.RestActionImpl;
import strategos.bot.port.ChannelRef;

/**
 * Finds channels that were deleted. One that JDA does not know may be an archived thread, or one that the bot may not see,
 * so Discord is asked.
 */
final class Vanished {
    /** Whoever waits for it is still to be answered in time. */
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private static final Route CHANNEL = Route.custom(Method.GET, "channels/{channel_id}");

    /** Those of which Discord says in time that they are gone. */
    Set<ChannelRef> of(JDA jda, Set<ChannelRef> places) throws InterruptedException {
        Map<ChannelRef, CompletableFuture<Void>> asked = new LinkedHashMap<>();
        for (ChannelRef place : places) {
            if (!jda.isUnavailable(Long.parseLong(place.guild()))
                    && jda.getChannelById(GuildMessageChannel.class, place.channel()) == null) {
                asked.put(place, new RestActionImpl<Void>(jda, CHANNEL.compile(place.channel())).submit());
            }
        }
        long end = System.nanoTime() + PATIENCE.toNanos();
        Set<ChannelRef> gone = new HashSet<>();
        for (Map.Entry<ChannelRef, CompletableFuture<Void>> one : asked.entrySet()) {
            if (gone(one.getValue(), Math.max(0, end - System.nanoTime()))) {
                gone.add(one.getKey());
            }
        }
        return gone;
    }

    private static boolean gone(CompletableFuture<Void> asked, long nanos) throws InterruptedException {
        try {
            asked.get(nanos, TimeUnit.NANOSECONDS);
            return false;
        } catch (ExecutionException failed) {
            return failed.getCause() instanceof ErrorResponseException error
                    && error.getErrorResponse() == ErrorResponse.UNKNOWN_CHANNEL;
        } catch (TimeoutException late) {
            asked.cancel(false);
            return false;
        }
    }
}
