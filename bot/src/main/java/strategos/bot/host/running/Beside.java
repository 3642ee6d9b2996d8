package strategos.bot.host.running;

import jakarta.inject.Inject;
import strategos.bot.host.live.LiveMatches;
import strategos.storage.Fence;
import strategos.storage.Storage;

/**
 * Notices what other processes have changed in matches that this one keeps in memory: whoever was forgotten there is to be
 * forgotten here too. Commits do not wait for it, since a change beside moves the match's revision and refuses them.
 */
public final class Beside {
    /** Looks are for what is rare, and each asks for all matches that are kept. */
    private static final int TICKS = 3;

    private final Storage storage;
    private final LiveMatches live;
    private final MatchQueues queues;
    private int ticks;

    @Inject
    Beside(Storage storage, LiveMatches live, MatchQueues queues) {
        this.storage = storage;
        this.live = live;
        this.queues = queues;
    }

    /** Looks, every few seconds, where there are other processes. */
    public void tick() {
        if (storage.fence().equals(Fence.ALONE) || ++ticks % TICKS != 0) {
            return;
        }
        // Behind what this process itself is about to change.
        live.outdated().forEach(match -> queues.in(match, () -> live.reload(match)));
    }
}
