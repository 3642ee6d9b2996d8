package strategos.bot.discord;

import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.interactions.InteractionHook;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.discord.MessagePart.Upload;
import strategos.bot.memory.Frames;
import strategos.bot.port.Answer;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Message;
import strategos.bot.port.RedactedFailure;
import strategos.bot.port.Request.Person;
import strategos.bot.port.Stopwatch;
import strategos.bot.port.Stopwatch.Stage;

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
    private final DiscordWords words;
    private final Stopwatch stopwatch;
    private final Frames frames = new Frames();

    @Inject
    Answerer(LostAnswers lost, DiscordWords words, Stopwatch stopwatch) {
        this.lost = lost;
        this.words = words;
        this.stopwatch = stopwatch;
    }

    /** Sends the answer when the interaction is acknowledged; waits for that, and must not run on a thread of JDA's. */
    void answer(Waiting waiting, Answer answer) {
        try {
            InteractionHook hook = hook(waiting);
            if (answer.message().pictures().isEmpty()) {
                send(hook, waiting, answer);
            } else {
                show(hook, waiting, answer);
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            LOG.warn("stopped before the answer to {} was sent", waiting);
        } catch (ExecutionException | TimeoutException failed) { // Discord's own words
            LOG.error("the answer to {} was not delivered ({})", waiting, about(answer), failed);
            lost.tell(waiting);
        } catch (RuntimeException | Error bug) {
            LOG.error("the answer to {} was not delivered ({})", waiting, about(answer), RedactedFailure.of(bug));
            lost.tell(waiting);
        }
    }

    /**
     * The way back. An acknowledgement that failed in appearance may have been made: JDA tries again after some errors, and
     * is then told that it was acknowledged already. Another delivery of the same interaction never comes here.
     */
    private static InteractionHook hook(Waiting waiting) throws InterruptedException, TimeoutException {
        try {
            return Done.with(waiting.acknowledged());
        } catch (ExecutionException failed) {
            LOG.warn("{} could not be acknowledged: {}", waiting, failed.getMessage());
            return InteractionHook.from(waiting.jda(), waiting.token());
        }
    }

    /** With pictures: where others come first, that is said meanwhile. */
    private void show(InteractionHook hook, Waiting waiting, Answer answer)
            throws InterruptedException, ExecutionException, TimeoutException {
        boolean waits = frames.availablePermits() == 0
                || answer.message().pictures().stream().anyMatch(p -> p.png().waits());
        if (waits) {
            MessagePart notice = new MessagePart(words.painting(), List.of(), List.of());
            hook.editOriginal(Laid.answer(notice).replace())
                    .queue(told -> {}, failed -> LOG.warn("{} was not told to wait: {}", waiting, failed.getMessage()));
        }
        frames.acquire();
        try {
            send(hook, waiting, answer);
        } finally {
            frames.release();
        }
    }

    private void send(InteractionHook hook, Waiting waiting, Answer answer)
            throws InterruptedException, ExecutionException, TimeoutException {
        long start = System.nanoTime();
        Painted painted = Painted.of(answer.message(), true);
        long ready = System.nanoTime();
        if (!answer.message().pictures().isEmpty()) {
            stopwatch.took(Stage.PAINTED, ready - start);
        }
        List<Laid> parts = laid(
                answer.message(),
                painted.crowded() ? painted.saying(words.crowded()) : painted,
                uploads(waiting, answer));
        // A refusal stands beside the menus that were pressed, and leaves them to be used.
        boolean aside = waiting.edits() && !answer.ok();
        if (parts.isEmpty() && !aside) {
            tried(() -> hook.deleteOriginal().submit());
        }
        for (int i = 0; i < parts.size(); i++) {
            Laid part = parts.get(i);
            if (i == 0 && !aside) {
                tried(() -> hook.editOriginal(part.replace()).submit());
            } else {
                Done.with(hook.sendMessage(part.create()).setEphemeral(true).submit());
            }
        }
        stopwatch.took(Stage.SENT, System.nanoTime() - ready);
    }

    /** Every one of them a container: a message that was laid out once cannot be given back its plain form. */
    private static List<Laid> laid(Message message, Painted painted, List<Upload> more) {
        return message.layout().isPresent() && more.isEmpty()
                ? List.of(Laid.answer(message, message.layout().get(), painted))
                : MessagePart.all(message, painted, more, PARTS, DiscordLimits.LAID_TEXT).stream()
                        .map(Laid::answer)
                        .toList();
    }

    // JDA tries again by itself after 502 to 504, but not after 500; an edit may be made twice.
    private static <T> void tried(Supplier<CompletableFuture<T>> edit)
            throws InterruptedException, ExecutionException, TimeoutException {
        for (int i = 1; i < TRIES; i++) {
            try {
                Done.with(edit.get());
                return;
            } catch (ExecutionException failed) {
                if (!(failed.getCause() instanceof ErrorResponseException error && error.isServerError())) {
                    throw failed;
                }
                TimeUnit.SECONDS.sleep(i);
            }
        }
        Done.with(edit.get());
    }

    private static List<Upload> uploads(Waiting waiting, Answer answer) {
        List<Upload> uploads = answer.files().stream()
                .map(file -> new Upload(file.name(), "", file.content().getBytes(StandardCharsets.UTF_8)))
                .toList();
        uploads.stream()
                .filter(upload -> !upload.fits())
                .forEach(upload -> LOG.error(
                        "{}: file {} has {} bytes, too many for Discord", waiting, upload.name(), upload.size()));
        return uploads.stream().filter(Upload::fits).toList();
    }

    private static String about(Answer answer) {
        return answer.match().map(at -> "match " + at.id()).orElse("no match");
    }

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
            return "interaction " + interaction + " in " + where;
        }
    }
}
