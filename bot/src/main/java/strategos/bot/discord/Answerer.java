package strategos.bot.discord;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.interactions.InteractionHook;
import net.dv8tion.jda.api.requests.ErrorResponse;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.port.Answer;

/**
 * Brings an answer to the one person who waits for it, privately. Where Discord lost the way back (the acknowledgement
 * met an error, or came too late), it is tried once more by the interaction's token, and then the channel is told that an
 * answer was lost: never what it said, and nothing is carried out a second time.
 */
final class Answerer {
    private static final Logger LOG = LoggerFactory.getLogger(Answerer.class);

    /** Messages that one answer may take. */
    private static final int PARTS = 10;

    private static final int TRIES = 3;

    private final LostAnswers lost;
    private final Executor threads;

    /**
     * An answerer.
     *
     * @param threads where pictures are painted and answers sent, not a thread of JDA's
     */
    Answerer(LostAnswers lost, Executor threads) {
        this.lost = lost;
        this.threads = threads;
    }

    /** Sends the answer when the interaction is acknowledged, or when that has failed. */
    void answer(Waiting waiting, Answer answer) {
        waiting.acknowledged()
                .handle((hook, failed) -> {
                    if (failed == null) {
                        return hook;
                    }
                    LOG.warn("{} could not be acknowledged: {}", waiting, failed.getMessage());
                    return acknowledgedBefore(failed) ? null : InteractionHook.from(waiting.jda(), waiting.token());
                })
                .thenComposeAsync(
                        hook -> hook == null ? CompletableFuture.completedFuture(null) : send(hook, waiting, answer),
                        threads)
                .exceptionally(thrown -> {
                    LOG.error("the answer to {} was not delivered ({})", waiting, about(answer), thrown);
                    lost.tell(waiting);
                    return null;
                });
    }

    private CompletableFuture<?> send(InteractionHook hook, Waiting waiting, Answer answer) {
        List<Part> parts = Part.all(answer.message(), true, PARTS);
        boolean aside = waiting.edits() && !answer.ok();
        if (parts.isEmpty()) {
            return aside ? CompletableFuture.completedFuture(null) : tried(() -> hook.deleteOriginal()
                    .submit());
        }
        CompletableFuture<?> sent = aside
                ? further(hook, parts.getFirst())
                : tried(() -> hook.editOriginal(Envelope.edit(parts.getFirst())).submit());
        for (Part part : parts.subList(1, parts.size())) {
            sent = sent.thenCompose(before -> further(hook, part));
        }
        return sent;
    }

    private static CompletableFuture<?> further(InteractionHook hook, Part part) {
        return hook.sendMessage(Envelope.create(part, Optional.empty()))
                .setEphemeral(true)
                .submit();
    }

    // JDA tries again by itself after 502 to 504, but not after 500; an edit may be made twice.
    private static CompletableFuture<?> tried(Supplier<CompletableFuture<?>> edit) {
        CompletableFuture<?> tried = edit.get();
        for (int i = 1; i < TRIES; i++) {
            int seconds = i;
            tried = tried.handle((done, failed) -> failed == null
                            ? CompletableFuture.completedFuture(done)
                            : passing(failed) ? later(edit, seconds) : CompletableFuture.failedFuture(failed))
                    .thenCompose(next -> next);
        }
        return tried;
    }

    private static CompletableFuture<?> later(Supplier<CompletableFuture<?>> edit, int seconds) {
        return CompletableFuture.supplyAsync(edit, CompletableFuture.delayedExecutor(seconds, TimeUnit.SECONDS))
                .thenCompose(sent -> sent);
    }

    private static boolean passing(Throwable failed) {
        return error(failed) instanceof ErrorResponseException error && error.isServerError();
    }

    private static boolean acknowledgedBefore(Throwable failed) {
        return error(failed) instanceof ErrorResponseException error
                && error.getErrorResponse() == ErrorResponse.INTERACTION_ALREADY_ACKNOWLEDGED;
    }

    private static Throwable error(Throwable thrown) {
        return thrown instanceof CompletionException && thrown.getCause() != null ? thrown.getCause() : thrown;
    }

    private static String about(Answer answer) {
        return answer.match().map(at -> "match " + at.id()).orElse("no match");
    }
}
