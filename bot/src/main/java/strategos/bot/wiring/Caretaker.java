package strategos.bot.wiring;

import jakarta.inject.Inject;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import strategos.bot.settings.Settings;
import strategos.storage.Housekeeping;
import strategos.storage.Housekeeping.Plan;
import strategos.storage.Storage;

/** Keeps the database small and copied while the bot runs, as the settings say. One in memory is not copied. */
final class Caretaker implements AutoCloseable {
    private static final Path BACKUPS = Path.of("backups");

    private final ScheduledExecutorService executor = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("caretaker").factory());
    private final Housekeeping housekeeping;

    @Inject
    Caretaker(Storage storage, Settings settings, InstantSource clock) {
        housekeeping = housekeeping(storage, settings.database(), clock);
    }

    static Housekeeping housekeeping(Storage storage, Settings.Database wanted, InstantSource clock) {
        Optional<Path> file = storage.database().file().map(Path::toAbsolutePath);
        Path beside = file.map(f -> f.resolveSibling(BACKUPS)).orElse(BACKUPS);
        Plan usual = Plan.usual();
        Plan plan = new Plan(
                file.isPresent() ? wanted.every() : Duration.ZERO,
                wanted.kept(),
                usual.pruneEvery(),
                usual.retention());
        return new Housekeeping(storage.backup(wanted.backups().orElse(beside)), storage.pruning(), plan, clock);
    }

    void open() {
        housekeeping.schedule(executor);
    }

    @Override
    public void close() {
        executor.shutdownNow();
    }
}
