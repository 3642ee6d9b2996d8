package strategos.bot.wiring;

import jakarta.inject.Inject;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.settings.Settings;
import strategos.storage.Backup;
import strategos.storage.Pruning;
import strategos.storage.Storage;
import strategos.storage.StorageException;

/** Keeps the database small and copied while the bot runs. */
final class Caretaker implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Caretaker.class);
    private static final Duration BETWEEN_ROUNDS = Duration.ofMinutes(10);

    private final Storage storage;
    private final Settings.Database settings;
    private final InstantSource clock;
    private final Thread thread = Thread.ofVirtual().name("caretaker").unstarted(this::work);
    private Optional<Instant> lastBackup = Optional.empty();

    @Inject
    Caretaker(Storage storage, Settings settings, InstantSource clock) {
        this.storage = storage;
        this.settings = settings.database();
        this.clock = clock;
    }

    void open() {
        thread.start();
    }

    private void work() {
        try {
            while (!Thread.currentThread().isInterrupted()) {
                round();
                Thread.sleep(BETWEEN_ROUNDS);
            }
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    /** A fault of the disk ends no round after this one: the next may find room again. */
    void round() {
        try {
            Instant now = clock.instant();
            storage.pruning().prune(now, Pruning.Retention.USUAL);
            if (due(now)) {
                backUp(now);
            }
        } catch (StorageException e) {
            LOG.error("the database could not be tended", e);
        }
    }

    private boolean due(Instant now) {
        return !settings.every().isZero()
                && storage.database().file().isPresent()
                && lastBackup
                        .filter(last -> now.isBefore(last.plus(settings.every())))
                        .isEmpty();
    }

    private void backUp(Instant now) {
        Path beside = storage.database().file().orElseThrow().toAbsolutePath().resolveSibling("backups");
        Backup backup = storage.backup(settings.backups().orElse(beside));
        Path made = backup.make(now);
        backup.keepNewest(settings.kept());
        lastBackup = Optional.of(now);
        LOG.info("backup {}", made);
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
