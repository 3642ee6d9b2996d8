package strategos.bot.wiring;

import jakarta.inject.Inject;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.settings.Settings;
import strategos.bot.watch.BriefQuestion;
import strategos.bot.watch.BriefQuestion.Unanswered;
import strategos.bot.watch.Meters;
import strategos.storage.Storage;
import strategos.storage.care.Backup;
import strategos.storage.care.BackupFolder;
import strategos.storage.care.Housekeeping;
import strategos.storage.care.Housekeeping.Plan;
import strategos.storage.care.Pruning;

/** Keeps the database small and copied while the bot runs, as the settings say. One in memory is not copied, nor a server's. */
final class Caretaker implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Caretaker.class);

    private static final double MILLIS = 1_000.0;
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    private final ScheduledExecutorService executor = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("caretaker").factory());
    private final Housekeeping housekeeping;
    private final boolean server;

    @Inject
    Caretaker(Storage storage, Settings settings, InstantSource clock, Meters meters) {
        server = storage.onServer();
        housekeeping = housekeeping(storage, settings.database(), clock);
        tell(housekeeping, meters);
    }

    /** What stands in the figures of the backups that are wanted. */
    static void tell(Housekeeping housekeeping, Meters meters) {
        if (housekeeping.backsUp()) {
            // A disk of backups may be away: whoever reads the figures does not wait for it.
            BriefQuestion<Optional<Duration>> age = new BriefQuestion<>(housekeeping::age, PATIENCE);
            meters.figure(
                    "strategos.backup.age.seconds", "Age of the newest backup that lies there", () -> seconds(age));
            meters.count("strategos.backups.failed", "Backups that could not be made", housekeeping::failed);
        }
    }

    /** Without end where there is none: that is older than any age somebody wants to be told of. */
    private static double seconds(BriefQuestion<Optional<Duration>> age) {
        try {
            return age.ask().map(known -> known.toMillis() / MILLIS).orElse(Double.POSITIVE_INFINITY);
        } catch (Unanswered e) {
            return Double.POSITIVE_INFINITY;
        }
    }

    static Housekeeping housekeeping(Storage storage, Settings.Database wanted, InstantSource clock) {
        Optional<Path> file = storage.file();
        Path backups = DatabasePlace.backups(wanted, file.orElse(Path.of("")));
        Plan usual = Plan.usual();
        Plan plan = new Plan(
                file.isPresent() ? wanted.every() : Duration.ZERO,
                wanted.kept(),
                usual.pruneEvery(),
                usual.retention());
        return new Housekeeping(
                new Backup(storage, new BackupFolder(backups, file)), new Pruning(storage), plan, clock);
    }

    void open() {
        if (server) {
            LOG.info("The bot makes no backups of a server's database: its operator does");
        }
        housekeeping.schedule(executor);
    }

    @Override
    public void close() {
        executor.shutdownNow();
    }
}
