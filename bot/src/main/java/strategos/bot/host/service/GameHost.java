package strategos.bot.host.service;

import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.host.Servers;
import strategos.bot.host.live.LiveMatches;
import strategos.bot.host.mail.OutboxPump;
import strategos.bot.host.outcome.EarlierResults;
import strategos.bot.host.running.Attempts;
import strategos.bot.host.running.Autoplay;
import strategos.bot.host.running.MatchExecutor.FollowUp;
import strategos.bot.host.running.MatchQueues;
import strategos.bot.host.running.MatchQueues.Beside;
import strategos.bot.host.running.Outages;
import strategos.bot.host.running.Starts;
import strategos.bot.host.running.Troubles;
import strategos.bot.host.timekeeping.Downtime;
import strategos.bot.host.timekeeping.Idle;
import strategos.bot.host.timekeeping.MatchClock;
import strategos.bot.port.RedactedFailure;
import strategos.storage.Storage;
import strategos.storage.match.StoredMatch;
import strategos.storage.match.StoredMatch.Life;
import strategos.storage.match.StoredSeat.Occupant;
import strategos.storage.slot.Fence;

/** The matches with all that works behind them: posts on their way out, computer players, clocks. */
public final class GameHost implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(GameHost.class);
    private static final Duration BETWEEN_TICKS = Duration.ofSeconds(1);
    private static final Duration BEFORE_THE_FIRST = Duration.ofMillis(50);
    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(1);
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private static final String BEGINNING = "give back the time it was down";
    private static final String BEAT = "say that it runs";

    /** What ends in one part may begin in another that was looked at before. */
    private static final int LOOKS = 2;

    private final Storage storage;
    private final LiveMatches live;
    private final MatchQueues queues;
    private final Troubles troubles;
    private final Outages outages;
    private final FollowUp followUp;
    private final Starts starts;
    private final OutboxPump pump;
    private final Autoplay autoplay;
    private final MatchClock clock;
    private final Idle idle;
    private final Downtime downtime;
    private final EarlierResults earlier;
    private final Rounds rounds;
    private final Servers servers;
    private final Beside beside;
    private final Thread worker = Thread.ofVirtual().name("host").unstarted(this::work);
    private final Queue<Fence> taken = new ConcurrentLinkedQueue<>();
    private final Attempts attempts;
    private final CountDownLatch closing = new CountDownLatch(1);
    private volatile boolean open;
    private boolean begun;

    @Inject
    GameHost(
            Storage storage,
            LiveMatches live,
            MatchQueues queues,
            Troubles troubles,
            Outages outages,
            FollowUp followUp,
            Starts starts,
            OutboxPump pump,
            Autoplay autoplay,
            MatchClock clock,
            Idle idle,
            Downtime downtime,
            EarlierResults earlier,
            Rounds rounds,
            Servers servers,
            Beside beside) {
        this.beside = beside;
        this.rounds = rounds;
        this.servers = servers;
        this.storage = storage;
        this.live = live;
        this.queues = queues;
        this.troubles = troubles;
        this.outages = outages;
        this.attempts = new Attempts(outages, LOG);
        this.followUp = followUp;
        this.starts = starts;
        this.pump = pump;
        this.autoplay = autoplay;
        this.clock = clock;
        this.idle = idle;
        this.downtime = downtime;
        this.earlier = earlier;
    }

    /**
     * Begins to work. Where there is one process it goes on with all that there is; else with what it is told to take over.
     */
    public void open() {
        open = true;
        if (storage.fence().equals(Fence.ALONE)) {
            takeOver(Fence.ALONE);
        }
        begin();
        pump.open();
        worker.start();
    }

    /**
     * Goes on where the last one stopped who had that part: sends what is owed, begins what was about to, lets computers play.
     * What is remembered may have changed meanwhile.
     */
    public void takeOver(Fence part) {
        live.clear();
        servers.refresh();
        taken.add(part);
        pump.takeOver(part);
    }

    /** What was taken over can be worked on. */
    public void goOn() {
        pump.wake();
    }

    /** No clock is attended to before the time is given back in which nobody could act. */
    private synchronized boolean begin() {
        begun = begun || attempt(BEGINNING, downtime::begin);
        return begun;
    }

    private void work() {
        try {
            while (open) {
                if (!begin()) {
                    rest(BEFORE_THE_FIRST);
                    continue;
                }
                if (!attempt(BEAT, downtime::beat)) {
                    // Nobody could act either: clocks are attended to when that time is given back.
                    rest(BETWEEN_TICKS);
                    continue;
                }
                attempt("go on where the last run stopped", this::recover);
                // Not by the time now: since the beat the process may have stood still for hours.
                attempt("attend to its clocks", () -> clock.tick(downtime.seen()));
                attempt("see to dice that wait for the beacon", rounds::tick);
                attempt("put idle matches to sleep", idle::tick);
                attempt("go on after faults", this::resume);
                attempt("keep the results of earlier matches", earlier::tick);
                attempt("see what other processes have changed", beside::tick);
                rest(BETWEEN_TICKS);
            }
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }

    /** For so long, or until the host closes. To interrupt it would close the connection of a commit that is under way. */
    private void rest(Duration time) throws InterruptedException {
        boolean unused = closing.await(time.toMillis(), TimeUnit.MILLISECONDS);
    }

    private void resume() {
        troubles.tick(followUp::resume);
    }

    /** Whatever fails once is tried again at the next tick. */
    private boolean attempt(String what, Runnable work) {
        try {
            work.run();
            attempts.worked(what);
            return true;
        } catch (RuntimeException | Error e) {
            if (open) {
                attempts.failed(what, e);
            }
            return false;
        }
    }

    private void recover() {
        for (Fence part = taken.peek(); part != null && open; part = taken.peek()) {
            recover(part);
            taken.remove(part);
        }
    }

    /** Matches in which the host is to move; the others are loaded when somebody asks for them. */
    private void recover(Fence part) {
        starts.recover(part);
        for (StoredMatch match : storage.matches().alive(part)) {
            boolean own = match.life() == Life.RUNNING
                    && match.seats().stream().anyMatch(s -> !(s.occupant() instanceof Occupant.Person));
            if (own && open) {
                try {
                    live.find(match.id()).ifPresent(autoplay::consider);
                } catch (RuntimeException | Error e) {
                    LOG.error("the host cannot play on in match {}", match.id(), RedactedFailure.of(e));
                    troubles.report(match.id());
                }
            }
        }
    }

    /** Whether the database took what was last stored at its time, which is so every minute whatever else is done. */
    public boolean beats() {
        return !attempts.fails(BEAT) && !attempts.fails(BEGINNING);
    }

    /** Whether the database took all that was done so far. */
    public boolean stored() {
        return !outages.any();
    }

    /** Attends to the reminders and time limits that are due by the clock now; it also does so by itself. */
    public void tick() {
        clock.tick();
        rounds.tick();
        idle.tick();
        resume();
        earlier.tick();
        pump.wake();
    }

    /**
     * Waits until nothing is under way: no order, no computer's turn, no post that could be sent now.
     *
     * @return whether that came about in time
     */
    public boolean settle(Duration most) {
        long end = System.nanoTime() + most.toNanos();
        int rests = 0;
        while (rests < LOOKS) {
            if (System.nanoTime() > end) {
                return false;
            }
            rests = resting() ? rests + 1 : 0;
            if (rests == 0) {
                LockSupport.parkNanos(BETWEEN_LOOKS.toNanos());
            }
        }
        return true;
    }

    private boolean resting() {
        return !queues.busy() && !autoplay.busy() && !rounds.busy() && pump.idle();
    }

    /** Stops after what is under way; what is still owed goes out when it opens again. */
    @Override
    public void close() {
        open = false;
        closing.countDown();
        awaitWorker();
        rounds.close();
        autoplay.close();
        pump.close();
    }

    /** A beat or a tick after the end would be one in the time of whoever opens next. */
    private void awaitWorker() {
        try {
            if (worker.isAlive() && !worker.join(PATIENCE)) {
                LOG.warn("the host is still at work on its clocks");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
