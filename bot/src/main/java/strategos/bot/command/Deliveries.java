package strategos.bot.command;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import strategos.bot.port.Answer;

/**
 * Carries each delivery out once: the same one again gets the same answer. What a delivery did to a match is also known
 * to the house, across restarts; this covers what only answers or drafts.
 */
final class Deliveries {
    /** A chat service repeats a delivery within seconds. */
    private static final int KEPT = 10_000;

    private final Map<String, CompletableFuture<Answer>> answers = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, CompletableFuture<Answer>> eldest) {
            return size() > KEPT;
        }
    };

    /** The answer to the delivery, made now or before. */
    Answer once(String delivery, Supplier<Answer> work) {
        CompletableFuture<Answer> mine = new CompletableFuture<>();
        CompletableFuture<Answer> first;
        synchronized (answers) {
            first = answers.putIfAbsent(delivery, mine);
        }
        if (first != null) {
            return first.join();
        }
        try {
            mine.complete(work.get());
        } catch (RuntimeException | Error e) {
            mine.completeExceptionally(new CompletionException(e));
            throw e;
        }
        return mine.join();
    }
}
