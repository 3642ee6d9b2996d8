package strategos.bot.watch;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/**
 * Something that is asked of what may not answer, such as a server: whoever wants to know waits so long and no longer. While one
 * question is open no other is asked, so that those who look again and again do not queue up.
 */
public final class BriefQuestion<T> {
    private final Supplier<T> question;
    private final Duration patience;
    private Future<T> open = CompletableFuture.failedFuture(new IllegalStateException("nothing was asked yet"));

    public BriefQuestion(Supplier<T> question, Duration patience) {
        this.question = question;
        this.patience = patience;
    }

    /**
     * The answer. What the question throws is thrown.
     *
     * @throws Unanswered when there was none in time
     */
    public T ask() {
        try {
            return asked().get(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            throw new Unanswered("no answer within " + patience.toSeconds() + " s", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException known) {
                throw known;
            }
            throw new Unanswered(String.valueOf(e.getCause()), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Unanswered("nobody waited for the answer", e);
        }
    }

    private synchronized Future<T> asked() {
        if (open.isDone()) {
            FutureTask<T> task = new FutureTask<>(question::get);
            Thread.ofPlatform().daemon().name("watch-question").start(task);
            open = task;
        }
        return open;
    }

    /** It is not known, at least not now. */
    public static final class Unanswered extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Unanswered(String message, Throwable cause) {
            super(message, cause);
        }
    }
}
