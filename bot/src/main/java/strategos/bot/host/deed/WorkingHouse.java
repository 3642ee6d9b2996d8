package strategos.bot.host.deed;

import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.locks.LockSupport;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.host.House;
import strategos.bot.host.HouseParts;
import strategos.bot.host.Matches;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.live.GameWords;
import strategos.bot.host.live.LiveMatches;
import strategos.bot.host.live.MatchLoader;
import strategos.bot.host.mail.OutboxPump;
import strategos.bot.host.mail.Pouch;
import strategos.bot.port.Place;
import strategos.storage.Life;
import strategos.storage.Occupant;
import strategos.storage.Outbox;
import strategos.storage.Storage;
import strategos.storage.StoredMatch;

/** Puts the parts of a house together and keeps them going. */
public final class WorkingHouse implements House {
    private static final Logger LOG = LoggerFactory.getLogger(WorkingHouse.class);
    private static final Duration BETWEEN_TICKS = Duration.ofSeconds(1);
    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(1);

    /** What ends in one part may begin in another that was looked at before. */
    private static final int LOOKS = 2;

    /** A computer waits so long for the posts of its last order, then plays on. */
    private static final Duration PACE = Duration.ofSeconds(10);

    private final Storage storage;
    private final LiveMatches live;
    private final MatchQueues queues = new MatchQueues();
    private final Troubles troubles;
    private final Docket docket;
    private final Starts starts;
    private final OutboxPump pump;
    private final Autoplay autoplay;
    private final MatchClock clock;
    private final Matches matches;
    private final Outbox outbox;
    private final InstantSource time;
    private final Thread worker = Thread.ofVirtual().name("house").unstarted(this::work);
    private volatile boolean open;

    private WorkingHouse(HouseParts parts) {
        storage = parts.storage();
        outbox = storage.outbox();
        time = parts.clock();
        GameWords words = new GameWords(parts.library(), parts.escape());
        MatchLoader loader = new MatchLoader(storage, parts.library(), words);
        live = new LiveMatches(storage, loader, parts.limits().liveMatches());
        Pouch pouch = new Pouch();
        Extension extension = new Extension(pouch);
        Bookkeeper bookkeeper = new Bookkeeper(pouch, extension);
        troubles = new Troubles(time, this::resume);
        docket = new Docket(queues, live, storage, time, parts.watch(), extension, this::changed, troubles::report);
        starts = new Starts(storage, live, docket, bookkeeper, pouch, troubles::report);
        pump = OutboxPump.of(outbox, parts, new QueuedMatches(live, queues), starts);
        autoplay = new Autoplay(live, new HousePlayers(docket, bookkeeper, pouch, troubles::report), this::pace);
        clock = new MatchClock(storage.reminders(), live, docket, bookkeeper, pouch, time);
        Archive archive = new Archive(storage.journal(), loader, words);
        matches = new MatchService(
                storage,
                live,
                loader,
                queues,
                docket,
                new Opening(
                        storage,
                        parts.library(),
                        live,
                        loader,
                        words,
                        pouch,
                        parts.limits(),
                        parts.servers(),
                        parts.outlet(),
                        time,
                        parts.tips(),
                        new MatchIds(parts.ids()),
                        parts.watch()),
                starts,
                bookkeeper,
                pouch,
                archive,
                new Exports(archive, storage.matches(), words),
                pump::wake);
    }

    /** A house of these parts; it does nothing before it is opened. */
    public static House of(HouseParts parts) {
        return new WorkingHouse(parts);
    }

    @Override
    public Matches matches() {
        return matches;
    }

    @Override
    public void open() {
        open = true;
        pump.open();
        worker.start();
    }

    private void work() {
        try {
            boolean recovered = false;
            while (open) {
                recovered = recovered || attempt("go on where the last run stopped", this::recover);
                attempt("attend to its clocks", clock::tick);
                attempt("go on after faults", troubles::tick);
                Thread.sleep(BETWEEN_TICKS);
            }
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
    }

    /** Whatever fails once is tried again at the next tick. */
    private boolean attempt(String what, Runnable work) {
        try {
            work.run();
            return true;
        } catch (RuntimeException | Error e) {
            if (open) {
                LOG.error("the house cannot {}", what, Unspoken.of(e));
            }
            return false;
        }
    }

    /** Matches in which the house is to move; the others are loaded when somebody asks for them. */
    private void recover() {
        starts.recover();
        for (StoredMatch match : storage.matches().alive()) {
            boolean own = match.life() == Life.RUNNING
                    && match.seats().stream().anyMatch(s -> !(s.occupant() instanceof Occupant.Person));
            if (own && open) {
                try {
                    live.find(match.id()).ifPresent(autoplay::consider);
                } catch (RuntimeException | Error e) {
                    LOG.error("the house cannot play on in match {}", match.id(), Unspoken.of(e));
                    troubles.report(match.id());
                }
            }
        }
    }

    /** Goes on in a match that the database failed. */
    private void resume(String match) {
        CommittedMatch<?> now = queues.in(match, () -> live.reload(match));
        starts.resume(match);
        changed(now);
    }

    private void changed(CommittedMatch<?> match) {
        pump.wake();
        autoplay.consider(match);
    }

    private void pace(CommittedMatch<?> match) {
        long end = System.nanoTime() + PACE.toNanos();
        while (open && outbox.owedNow(match.id(), time.instant()) > 0 && System.nanoTime() < end) {
            LockSupport.parkNanos(BETWEEN_LOOKS.toNanos());
        }
    }

    @Override
    public void tick() {
        clock.tick();
        troubles.tick();
        pump.wake();
    }

    @Override
    public void reopened(Place where) {
        pump.reopened(where);
    }

    @Override
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
        return !queues.busy() && !autoplay.busy() && pump.idle();
    }

    @Override
    public void close() {
        open = false;
        worker.interrupt();
        autoplay.close();
        pump.close();
    }
}
