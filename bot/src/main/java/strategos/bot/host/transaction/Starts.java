package strategos.bot.host.transaction;

import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.host.Action;
import strategos.bot.host.ActionResult;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.live.LiveMatches;
import strategos.bot.host.live.MatchLoader;
import strategos.bot.host.mail.OutboxPump;
import strategos.bot.host.mail.OutboxWriter;
import strategos.engine.text.Line;
import strategos.engine.text.Text;
import strategos.storage.Life;
import strategos.storage.Post;
import strategos.storage.Storage;
import strategos.storage.StorageException;
import strategos.storage.StoredMatch;

/**
 * Starts matches in two steps: the post with the seats goes out, and when the service has given it its id, the last
 * ingredient of the salt, the match begins. A crash between the two is made good when the house opens again.
 */
final class Starts implements OutboxPump.Started {
    private static final Logger LOG = LoggerFactory.getLogger(Starts.class);

    /** How long the one who starts waits for the post; the match begins by itself when it takes longer. */
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final Storage storage;
    private final LiveMatches live;
    private final MatchExecutor executor;
    private final CommitBuilder builder;
    private final OutboxWriter writer;
    private final Troubles troubles;
    private final Map<String, CompletableFuture<ActionResult>> waiting = new ConcurrentHashMap<>();

    @Inject
    Starts(
            Storage storage,
            LiveMatches live,
            MatchExecutor executor,
            CommitBuilder builder,
            OutboxWriter writer,
            Troubles troubles) {
        this.storage = storage;
        this.live = live;
        this.executor = executor;
        this.builder = builder;
        this.writer = writer;
        this.troubles = troubles;
    }

    /** Starts the match, and waits a while until it has begun. */
    ActionResult start(Action action, String match) {
        ActionResult announced = executor.run(Optional.of(action), match, new AnnounceStart(writer, action));
        return announced instanceof ActionResult.Done done ? begun(match, done.after()) : announced;
    }

    private ActionResult begun(String match, LiveMatch announced) {
        CompletableFuture<ActionResult> begun = waiting.computeIfAbsent(match, id -> new CompletableFuture<>());
        try {
            look(match);
            return begun.get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
        } catch (TimeoutException | StorageException slow) {
            return soon(announced);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return soon(announced);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    /** The post may have been sent, or refused, before anybody waited for it. */
    private void look(String match) {
        CommittedMatch<?> now = live.find(match).orElseThrow();
        if (now.stage() != Stage.OPEN) {
            settle(match, new ActionResult.Done(now, List.of()));
        } else if (now.facts().starting().isEmpty()) {
            givenUp(match);
        }
    }

    private static ActionResult soon(LiveMatch announced) {
        return new ActionResult.Done(announced, List.of(new Line(Text.of("host.start.soon"), "")));
    }

    @Override
    public void sent(String match, String message) {
        ActionResult outcome = executor.run(Optional.empty(), match, new Begin(builder, message));
        LOG.info("match {} begins: {}", match, outcome.getClass().getSimpleName());
        // When the database failed it begins as soon as that works again, and whoever waits is told so.
        if (!(outcome instanceof ActionResult.Failed failed && failed.passes())) {
            settle(match, outcome);
        }
    }

    @Override
    public void givenUp(String match) {
        try {
            live.reload(match);
        } catch (StorageException e) {
            troubles.report(match);
        }
        settle(match, ActionResult.Failed.because(Text.of("host.start.unposted")));
    }

    private void settle(String match, ActionResult outcome) {
        Optional.ofNullable(waiting.remove(match)).ifPresent(begun -> begun.complete(outcome));
    }

    /** Begins the matches whose post went out just before the last run ended. */
    void recover() {
        storage.matches().alive().forEach(this::resume);
    }

    /** Begins the match if its post is out. */
    void resume(String match) {
        storage.matches().find(match).ifPresent(this::resume);
    }

    private void resume(StoredMatch match) {
        Long post = match.posts().get(MatchLoader.START);
        if (match.life() == Life.OPEN && post != null) {
            storage.outbox()
                    .find(post)
                    .filter(row -> row.state() == Post.State.SENT)
                    .flatMap(Post::message)
                    .ifPresent(message -> sent(match.id(), message));
        }
    }
}
