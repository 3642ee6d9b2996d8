package strategos.bot.discord;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.port.RedactedFailure;
import strategos.bot.port.Suggestion;

/**
 * Answers autocompletion. Of one person's keystrokes one is looked up at a time and the newest waits; those between are
 * answered with nothing, for Discord shows the newest answer only. Each is answered in time: with nothing rather than late.
 */
final class Keystrokes {
    private static final Logger LOG = LoggerFactory.getLogger(Keystrokes.class);

    private final Executor threads;
    private final Duration patience;
    private final Map<String, Typing> typing = new HashMap<>();

    /**
     * Nobody types yet.
     *
     * @param threads where suggestions are looked up
     * @param patience how long a look-up may take: less than the three seconds that Discord waits
     */
    Keystrokes(Executor threads, Duration patience) {
        this.threads = threads;
        this.patience = patience;
    }

    private record Key(Supplier<List<Suggestion>> lookUp, CompletableFuture<List<Suggestion>> answered) {}

    /** One person at work: a look-up is under way, and perhaps one waits. */
    private static final class Typing {
        private Key newest;
    }

    /** Looks the suggestions up and answers once, whatever happens. */
    void typed(String person, Supplier<List<Suggestion>> lookUp, Consumer<List<Suggestion>> answer) {
        CompletableFuture<List<Suggestion>> answered = new CompletableFuture<>();
        answered.completeOnTimeout(List.of(), patience.toMillis(), TimeUnit.MILLISECONDS)
                .thenAccept(answer)
                .exceptionally(thrown -> {
                    LOG.warn("suggestions could not be sent", thrown);
                    return null;
                });
        Key key = new Key(lookUp, answered);
        Key passedOver;
        synchronized (typing) {
            Typing busy = typing.get(person);
            if (busy == null) {
                typing.put(person, new Typing());
                begin(person, key);
                return;
            }
            passedOver = busy.newest;
            busy.newest = key;
        }
        if (passedOver != null) {
            passedOver.answered().complete(List.of());
        }
    }

    private void begin(String person, Key key) {
        try {
            threads.execute(() -> lookUp(person, key));
        } catch (RuntimeException | Error noThread) {
            typing.remove(person);
            throw noThread;
        }
    }

    private void lookUp(String person, Key first) {
        for (Key key = first; key != null; key = next(person)) {
            if (key.answered().isDone()) { // so late that nothing was said: others who wait are not
                continue;
            }
            try {
                key.answered().complete(key.lookUp().get());
            } catch (Throwable thrown) { // an error too: else this person would never be answered again
                LOG.error("suggestions could not be looked up", RedactedFailure.of(thrown));
                key.answered().complete(List.of());
            }
        }
    }

    private Key next(String person) {
        synchronized (typing) {
            Typing busy = typing.get(person);
            Key next = busy.newest;
            busy.newest = null;
            if (next == null) {
                typing.remove(person);
            }
            return next;
        }
    }
}
