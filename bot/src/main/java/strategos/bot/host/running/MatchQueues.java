package strategos.bot.host.running;

import jakarta.inject.Inject;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.live.LiveMatches;
import strategos.bot.host.live.MatchLoader;
import strategos.bot.host.mail.OutboxPump.MatchLookup;
import strategos.bot.port.RedactedFailure;
import strategos.engine.Chapter;
import strategos.storage.Storage;
import strategos.storage.access.StorageException;
import strategos.storage.slot.Fence;

/**
 * A queue for each match: what is to be done in one match is done one after the other, in the order in which it came;
 * nothing is refused for the match being busy. Whoever waits is parked, which costs a virtual thread next to nothing.
 */
public final class MatchQueues {
    private final ConcurrentMap<String, Lane> lanes = new ConcurrentHashMap<>();

    /** Waits for its turn in that queue, does the work and gives what came of it. */
    public <T> T in(String queue, Supplier<T> work) {
        Lane lane = lanes.compute(queue, (key, there) -> (there == null ? new Lane() : there).entered());
        try {
            return inTurn(lane, work);
        } finally {
            lanes.compute(queue, (key, there) -> lane.left() ? null : lane);
        }
    }

    private static <T> T inTurn(Lane lane, Supplier<T> work) {
        lane.turn.lock();
        try {
            return work.get();
        } finally {
            lane.turn.unlock();
        }
    }

    /** How many wait or work in that queue now. */
    int length(String queue) {
        Lane lane = lanes.get(queue);
        return lane == null ? 0 : lane.inside.get();
    }

    /** Whether anything waits or works in any queue. */
    public boolean busy() {
        return !lanes.isEmpty();
    }

    /** One queue. The number inside is changed only under the map's own lock for its key. */
    private static final class Lane {
        private final ReentrantLock turn = new ReentrantLock(true);
        private final AtomicInteger inside = new AtomicInteger();

        Lane entered() {
            inside.incrementAndGet();
            return this;
        }

        /** Whether nobody is left in it. */
        boolean left() {
            return inside.decrementAndGet() == 0;
        }
    }

    /** Finds the matches for posts; whoever takes a turn in a match's queue sees all that was committed before. */
    public record QueuedMatches(LiveMatches live, MatchLoader loader, MatchQueues queues) implements MatchLookup {
        @Inject
        public QueuedMatches {}

        @Override
        public Optional<? extends LiveMatch> find(String match) {
            return live.find(match);
        }

        @Override
        public Optional<? extends LiveMatch> at(String match, long version) {
            return live.find(match).map(now -> at(now, version));
        }

        @Override
        public Optional<? extends LiveMatch> beginning(String match, long version, Optional<Chapter> begun) {
            return live.find(match).map(now -> beginning(now, version, begun));
        }

        private <S> LiveMatch beginning(CommittedMatch<S> now, long version, Optional<Chapter> begun) {
            S then = loader.beginning(now.file(), now.facts().setup().orElseThrow(), version, begun);
            return now.moved(now.facts(), then, now.dice());
        }

        private <S> LiveMatch at(CommittedMatch<S> now, long version) {
            S then = loader.position(now.file(), now.facts().setup().orElseThrow(), version);
            return now.moved(now.facts(), then, now.dice());
        }

        @Override
        public Optional<? extends LiveMatch> settled(String match) {
            return queues.in(match, () -> live.find(match));
        }

        @Override
        public boolean displaced(LiveMatch match) {
            return live.find(match.id()).filter(now -> now.facts().asleep()).isPresent()
                    && live.at(match.where())
                            .filter(other -> !other.id().equals(match.id()))
                            .isPresent();
        }
    }

    /**
     * Notices what other processes have changed in matches that this one keeps in memory: whoever was forgotten there is to be
     * forgotten here too. Commits do not wait for it, since a change beside moves the match's revision and refuses them.
     */
    public static final class Beside {
        private static final Logger LOG = LoggerFactory.getLogger(Beside.class);

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
            live.outdated().forEach(this::renew);
        }

        /** One that cannot be read keeps no other as it was; it is read when somebody asks for it. */
        private void renew(String match) {
            try {
                // Behind what this process itself is about to change.
                queues.in(match, () -> live.reload(match));
            } catch (StorageException e) {
                throw e;
            } catch (RuntimeException | Error e) {
                LOG.error("match {}: what another process has changed cannot be read", match, RedactedFailure.of(e));
                live.drop(match);
            }
        }
    }
}
