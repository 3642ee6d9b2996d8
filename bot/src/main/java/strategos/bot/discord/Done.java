package strategos.bot.discord;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Waits for what was asked of Discord; never on a thread of JDA's. */
final class Done {
    /** How long Discord may take, its rate limits included. */
    private static final int SECONDS = 60;

    private Done() {}

    static <T> T with(CompletableFuture<T> request) throws InterruptedException, ExecutionException, TimeoutException {
        try {
            return request.get(SECONDS, TimeUnit.SECONDS);
        } catch (TimeoutException late) {
            request.cancel(false);
            throw late;
        }
    }
}
