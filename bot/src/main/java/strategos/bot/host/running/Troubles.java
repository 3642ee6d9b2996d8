package strategos.bot.host.running;

import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.host.mail.Backoff;
import strategos.bot.memory.AWhile;
import strategos.bot.port.RedactedFailure;
import strategos.storage.access.StorageException;

/**
 * Matches in which a transaction has failed, by the database or a fault of our own. Each is read anew when that works again, and
 * what the host owes in it goes on: whoever pressed a button is told and tries again, but nobody else would give a computer's
 * order or begin a match.
 */
public final class Troubles {
    private static final Logger LOG = LoggerFactory.getLogger(Troubles.class);

    /** After so long without trouble a match is well again. */
    private static final Duration WELL = Duration.ofMinutes(10);

    private static final AWhile WAITING = new AWhile(Backoff.FAULT.most());
    private static final AWhile REMEMBERED = new AWhile(Backoff.FAULT.most().plus(WELL));

    private final InstantSource clock;
    private final Map<String, Trouble> troubles = new ConcurrentHashMap<>();

    @Inject
    Troubles(InstantSource clock) {
        this.clock = clock;
    }

    /**
     * A match in trouble, now or lately.
     *
     * @param attempts how often in a row
     * @param due when it is to be remedied, or was
     */
    private record Trouble(int attempts, Instant due, boolean waiting) {
        boolean over(Instant now) {
            return !waiting && !REMEMBERED.until(due.plus(WELL), now);
        }

        boolean due(Instant now) {
            return waiting && !WAITING.until(due, now);
        }

        Trouble remedied() {
            return new Trouble(attempts, due, false);
        }
    }

    /** A transaction in the match could not be stored, or read, or nobody knows how far it came. */
    public void report(String match) {
        Instant now = clock.instant();
        troubles.compute(match, (id, last) -> {
            if (last != null && last.waiting()) {
                return last;
            }
            int attempts = last == null || last.over(now) ? 1 : last.attempts() + 1;
            return new Trouble(attempts, now.plus(Backoff.FAULT.after(attempts)), true);
        });
    }

    /**
     * Goes on in the matches whose time has come.
     *
     * @param remedy reads the match anew and goes on in it; throws as long as that fails
     */
    public void tick(Consumer<String> remedy) {
        Instant now = clock.instant();
        List<String> due = troubles.entrySet().stream()
                .filter(entry -> entry.getValue().due(now))
                .map(Map.Entry::getKey)
                .toList();
        for (String match : due) {
            troubles.computeIfPresent(match, (id, trouble) -> trouble.remedied());
            try {
                remedy.accept(match);
                LOG.info("match {} goes on after a fault", match);
            } catch (StorageException e) {
                LOG.warn("match {} cannot go on yet: {}", match, e.getMessage());
                report(match);
            } catch (RuntimeException | Error e) { // others go on all the same
                LOG.error("match {} cannot go on yet", match, RedactedFailure.of(e));
                report(match);
            }
        }
        troubles.values().removeIf(trouble -> trouble.over(now));
    }
}
