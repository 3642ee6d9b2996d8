package strategos.bot.discord;

import jakarta.inject.Singleton;
import java.util.concurrent.CompletableFuture;
import net.dv8tion.jda.api.events.session.ShutdownEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Tells when the connection has ended for good. */
@Singleton
final class Ending extends ListenerAdapter {
    private static final Logger LOG = LoggerFactory.getLogger(Ending.class);

    private final CompletableFuture<Ended> ended = new CompletableFuture<>();

    /** Done then, with the reason. */
    CompletableFuture<Ended> ended() {
        return ended;
    }

    @Override
    public void onShutdown(ShutdownEvent event) {
        boolean refused = event.getCloseCode() != null && !event.getCloseCode().isReconnect();
        if (refused) {
            LOG.error("Discord has ended the connection for good: {}", event.getCloseCode());
        } else {
            LOG.error("the connection to Discord has ended ({})", event.getCode());
        }
        ended.complete(refused ? Ended.REFUSED : Ended.LOST);
    }
}
