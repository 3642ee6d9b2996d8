package strategos.storage.care;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.storage.access.StorageException;
import strategos.storage.care.Pruning.Retention;

/** Backups and pruning at their times. Each run does what is due; what fails is logged, and tried again later. */
public final class Housekeeping implements Runnable {
    /** Of so many backups in a row that are missing somebody should know. */
    public static final int MISSING = 2;

    private static final Logger LOG = LoggerFactory.getLogger(Housekeeping.class);
    private static final Duration LOOK = Duration.ofMinutes(1);
    private static final Duration AFTER_FAILURE = Duration.ofMinutes(10);

    private final Backup backup;
    private final Pruning pruning;
    private final Plan plan;
    private final InstantSource clock;
    private Instant nextBackup;
    private Instant nextPruning;
    private boolean begun;

    /** Since then a backup could have been made, where there is none yet. */
    private final Instant possible;

    /** Before that nobody is called again. */
    private Instant nextCall = Instant.MIN;

    private final AtomicLong failed = new AtomicLong();

    /**
     * What is done when.
     *
     * @param backupEvery counted from the newest backup there is, so that a restart neither skips nor doubles one;
     *     zero for never
     * @param backupsKept older ones are removed
     * @param pruneEvery from the first run on
     * @param retention how long things are kept
     */
    public record Plan(Duration backupEvery, int backupsKept, Duration pruneEvery, Retention retention) {
        public Plan {
            if (backupEvery.isNegative() || pruneEvery.isNegative() || pruneEvery.isZero()) {
                throw new IllegalArgumentException(
                        "the time between backups cannot be negative, that between prunings must be positive");
            }
            if (backupsKept < 1) {
                throw new IllegalArgumentException("at least one backup is kept");
            }
        }

        /** A backup a day, a week of them, pruning by the hour. */
        public static Plan usual() {
            return new Plan(Duration.ofDays(1), 7, Duration.ofHours(1), Retention.USUAL);
        }
    }

    public Housekeeping(Backup backup, Pruning pruning, Plan plan, InstantSource clock) {
        this.backup = backup;
        this.pruning = pruning;
        this.plan = plan;
        this.clock = clock;
        this.possible = clock.instant();
        this.nextBackup = plan.backupEvery().isZero() ? Instant.MAX : afterNewest(clock.instant());
        this.nextPruning = Instant.MIN;
    }

    /** Whether there are to be backups. */
    public boolean backsUp() {
        return !plan.backupEvery().isZero();
    }

    /** How old the newest backup is that lies there, whoever made it; nothing where there is none, or nobody may look. */
    public Optional<Duration> age() {
        Instant now = clock.instant();
        try {
            return backup.folder().newest(now).map(made -> Duration.between(made, now));
        } catch (StorageException e) {
            return Optional.empty();
        }
    }

    /** How many backups could not be made, in this run. */
    public long failed() {
        return failed.get();
    }

    /** Where nobody may look, one is tried: matches do not wait for backups. */
    private Instant afterNewest(Instant now) {
        try {
            return afterNewestThere(now);
        } catch (StorageException e) {
            LOG.warn("{}", e.getMessage());
            return Instant.MIN;
        }
    }

    private Instant afterNewestThere(Instant now) {
        List<Path> ahead = backup.folder().ahead(now);
        if (!ahead.isEmpty()) {
            LOG.warn(
                    "Backups that are named after a time to come count as none: look at the clock, then remove or rename {}",
                    ahead);
        }
        return backup.folder()
                .newest(now)
                .map(last -> last.plus(plan.backupEvery()))
                .orElse(Instant.MIN);
    }

    /** Where the clock was put back, what it said before is forgotten: else nothing would be done until then. */
    private void follow(Instant now) {
        if (nextPruning.isAfter(now.plus(plan.pruneEvery()))) {
            nextPruning = now;
        }
        if (nextCall.isAfter(now.plus(plan.backupEvery().multipliedBy(MISSING)))) {
            nextCall = now;
        }
        if (!plan.backupEvery().isZero() && nextBackup.isAfter(now.plus(longest()))) {
            nextBackup = afterNewest(now);
        }
    }

    private Duration longest() {
        return plan.backupEvery().compareTo(AFTER_FAILURE) > 0 ? plan.backupEvery() : AFTER_FAILURE;
    }

    /** Runs every minute until the executor is shut down. */
    public void schedule(ScheduledExecutorService executor) {
        // A run catches what goes wrong in it, so the future has nothing to tell.
        ScheduledFuture<?> unused = executor.scheduleWithFixedDelay(this, 0, LOOK.toSeconds(), TimeUnit.SECONDS);
    }

    /** Does what is due. */
    @Override
    public synchronized void run() {
        Instant now = clock.instant();
        begin(now);
        follow(now);
        if (!now.isBefore(nextPruning)) {
            nextPruning = now.plus(prune(now) ? plan.pruneEvery() : AFTER_FAILURE);
        }
        if (!now.isBefore(nextBackup)) {
            boolean made = backUp(now);
            nextBackup = now.plus(made ? plan.backupEvery() : AFTER_FAILURE);
            if (!made) {
                failed.incrementAndGet();
                callWhereMissing(now);
            }
        }
    }

    /** Whoever ended in the middle of a backup made no other: what it left would lie there until the next one. */
    private void begin(Instant now) {
        if (begun) {
            return;
        }
        begun = true;
        try {
            backup.clear(now);
        } catch (RuntimeException | Error e) { // whatever it is, an executor would silently run this no more
            LOG.warn("What is left of a backup could not be removed: {}", e.getMessage());
        }
    }

    private boolean prune(Instant now) {
        try {
            int rows = pruning.prune(now, plan.retention());
            LOG.debug("Pruned {} rows", rows);
            return true;
        } catch (StorageException e) {
            LOG.warn("Pruning did not work: {}", e.getMessage());
            return false;
        } catch (RuntimeException | Error e) { // whatever it is, an executor would silently run this no more
            LOG.warn("Pruning did not work", e);
            return false;
        }
    }

    private boolean backUp(Instant now) {
        try {
            Path file = backup.make(now);
            LOG.info("Made the backup {} and removed {} old ones", file, removeOld(now));
            return true;
        } catch (StorageException e) {
            LOG.warn("No backup could be made: {}", e.getMessage());
            return false;
        } catch (RuntimeException | Error e) { // whatever it is, an executor would silently run this no more
            LOG.warn("No backup could be made", e);
            return false;
        }
    }

    /** One that failed is tried again; that none comes for long is worth a call at night, and another one when as many more are missing. */
    private void callWhereMissing(Instant now) {
        Duration longest = plan.backupEvery().multipliedBy(MISSING);
        Duration without = age().orElseGet(() -> Duration.between(possible, now));
        if (without.compareTo(longest) <= 0) {
            nextCall = Instant.MIN;
        } else if (!now.isBefore(nextCall)) {
            nextCall = now.plus(longest);
            LOG.error(
                    "No backup could be made for {} hours, in which {} are wanted: the line before says why",
                    without.toHours(),
                    without.dividedBy(plan.backupEvery()));
        }
    }

    /** The backup is made whether old ones can be removed or not: one made again for that would take the place of older days. */
    private int removeOld(Instant now) {
        try {
            return backup.folder().keepNewest(plan.backupsKept(), now).size();
        } catch (StorageException e) {
            LOG.warn("Not all old backups could be removed: {}", e.getMessage());
            return 0;
        }
    }
}
