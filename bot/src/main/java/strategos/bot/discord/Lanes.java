package strategos.bot.discord;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.RedactedFailure;
import strategos.bot.port.Request.Person;

/**
 * One lane for each person in each channel: what they do there is handed in one after another, in the order in which it
 * came, and a flood of one person's holds up nobody else.
 */
final class Lanes {
    /** More waiting at once than any hand can press. */
    static final int LONGEST = 50;

    private static final Logger LOG = LoggerFactory.getLogger(Lanes.class);

    private final Executor threads;
    private final Map<Lane, Queue<Runnable>> waiting = new HashMap<>();

    /**
     * Lanes without work.
     *
     * @param threads where the work is done; it must not be the caller's thread
     */
    Lanes(Executor threads) {
        this.threads = threads;
    }

    private record Lane(String person, ChannelRef where) {}

    /** Takes the work; false, and nothing is done, when the lane is full. */
    boolean offer(Person by, ChannelRef where, Runnable work) {
        Lane lane = new Lane(by.id(), where);
        synchronized (waiting) {
            Queue<Runnable> queue = waiting.get(lane);
            if (queue != null) {
                return queue.size() < LONGEST && queue.add(work);
            }
            waiting.put(lane, new ArrayDeque<>());
        }
        try {
            threads.execute(() -> drain(lane, work));
        } catch (RuntimeException | Error noThread) {
            close(lane);
            throw noThread;
        }
        return true;
    }

    private void drain(Lane lane, Runnable first) {
        for (Runnable next = first; next != null; next = next(lane)) {
            try {
                next.run();
            } catch (Throwable thrown) { // an error too: a lane that is not drained is closed for ever
                LOG.error("work of somebody in {} failed", lane.where(), RedactedFailure.of(thrown));
            }
        }
    }

    /** Nobody drains it, so what was put into it meanwhile is lost. */
    private void close(Lane lane) {
        synchronized (waiting) {
            Queue<Runnable> lost = empty(lane);
            if (!lost.isEmpty()) {
                LOG.error("{} works of somebody in {} are lost", lost.size(), lane.where());
            }
        }
    }

    private Runnable next(Lane lane) {
        synchronized (waiting) {
            Runnable next = waiting.get(lane).poll();
            if (next == null) {
                empty(lane);
            }
            return next;
        }
    }

    private Queue<Runnable> empty(Lane lane) {
        Queue<Runnable> left = waiting.remove(lane);
        waiting.notifyAll();
        return left;
    }

    /** Waits until no work is under way; false when some still is after that time. */
    boolean awaitEmpty(Duration patience) throws InterruptedException {
        long end = System.nanoTime() + patience.toNanos();
        synchronized (waiting) {
            while (!waiting.isEmpty()) {
                long left = end - System.nanoTime();
                if (left <= 0) {
                    return false;
                }
                TimeUnit.NANOSECONDS.timedWait(waiting, left);
            }
            return true;
        }
    }
}
