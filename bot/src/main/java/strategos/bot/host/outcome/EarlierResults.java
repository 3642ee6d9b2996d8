package strategos.bot.host.outcome;

import jakarta.inject.Inject;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.live.MatchLoader;
import strategos.storage.Storage;
import strategos.storage.result.Results;

/** Keeps the results of matches that ended before results were kept: a few at a time, until there are no more. */
public final class EarlierResults {
    private static final Logger LOG = LoggerFactory.getLogger(EarlierResults.class);

    /** So few that nobody waits for it. */
    private static final int BATCH = 10;

    /** Where so many cannot be read, others can hardly be. */
    private static final int MOST_UNREADABLE = 100;

    private final Results results;
    private final MatchLoader loader;
    private final Conclusions conclusions;
    private final Set<String> unreadable = new HashSet<>();
    private boolean done;

    @Inject
    public EarlierResults(Storage storage, MatchLoader loader, Conclusions conclusions) {
        this.results = storage.results();
        this.loader = loader;
        this.conclusions = conclusions;
    }

    /** The next few. What fails is logged, and tried again when the host opens the next time. */
    public synchronized void tick() {
        if (done) {
            return;
        }
        List<String> missing = results.missing(BATCH + unreadable.size()).stream()
                .filter(id -> !unreadable.contains(id))
                .toList();
        missing.forEach(this::keep);
        done = missing.isEmpty() || unreadable.size() >= MOST_UNREADABLE;
    }

    private void keep(String id) {
        try {
            CommittedMatch<?> match = loader.load(id).orElseThrow();
            results.fill(id, conclusions.of(match, List.of()));
        } catch (RuntimeException e) {
            LOG.error(
                    "match {}: its result cannot be told from its journal: {}",
                    id,
                    e.getClass().getSimpleName());
            unreadable.add(id);
        }
    }
}
