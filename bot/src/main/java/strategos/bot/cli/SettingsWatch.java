package strategos.bot.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.settings.Settings;
import strategos.engine.config.BadData;

/** Looks at the settings file every few seconds: what was changed in it holds from then on, as far as it can. */
final class SettingsWatch implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(SettingsWatch.class);
    private static final Duration LOOK = Duration.ofSeconds(5);

    private final Supplier<Optional<Path>> file;
    private final Supplier<Settings> read;
    private final Function<Settings, List<String>> change;
    private final ScheduledExecutorService executor = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("settings").factory());
    private Optional<FileTime> known;
    /** Why the file could not be read when it was last tried. */
    private Optional<String> told = Optional.empty();

    /**
     * Watches nothing yet.
     *
     * @param file nothing while there is none
     * @param known when it was changed before it was read: what is written into it afterwards is new
     * @param read reads the file and checks it whole
     * @param change takes the settings over; gives the sections that hold only from the next start on
     */
    SettingsWatch(
            Supplier<Optional<Path>> file,
            Optional<FileTime> known,
            Supplier<Settings> read,
            Function<Settings, List<String>> change) {
        this.file = file;
        this.known = known;
        this.read = read;
        this.change = change;
    }

    /** Looks from now on. */
    void open() {
        // A look catches what goes wrong in it, so the future has nothing to tell.
        ScheduledFuture<?> unused =
                executor.scheduleWithFixedDelay(this::look, LOOK.toSeconds(), LOOK.toSeconds(), TimeUnit.SECONDS);
    }

    /**
     * A file that is wrong, half written or may not be read changes nothing. It is tried again at each look: what kept it from
     * being read, such as its rights or the games' data, may be mended without a new time.
     */
    void look() {
        try {
            Optional<Path> there = file.get();
            Optional<FileTime> now = changed(there);
            if (now.isEmpty() || now.equals(known)) {
                told = Optional.empty();
                return;
            }
            Settings wanted = read.get();
            known = now;
            told = Optional.empty();
            List<String> later = change.apply(wanted);
            LOG.info("the settings in {} were read anew", there.orElseThrow());
            if (!later.isEmpty()) {
                LOG.warn("what was changed below {} holds from the next start on", String.join(", ", later));
            }
        } catch (BadData wrong) {
            if (isNew(wrong)) {
                LOG.error("the settings stay as they were: {}", wrong.getMessage());
            }
        } catch (RuntimeException | Error e) { // whatever it is, an executor would silently run this no more
            if (isNew(e)) {
                LOG.error("the settings stay as they were", e);
            }
        }
    }

    /** The same is told once, however often it is met. */
    private boolean isNew(Throwable wrong) {
        Optional<String> before = told;
        told = Optional.of(wrong.toString());
        return !told.equals(before);
    }

    /** When the file was changed last; nothing where there is none. */
    static Optional<FileTime> changed(Optional<Path> file) {
        return file.flatMap(SettingsWatch::changed);
    }

    private static Optional<FileTime> changed(Path file) {
        try {
            return Optional.of(Files.getLastModifiedTime(file));
        } catch (IOException gone) {
            return Optional.empty();
        }
    }

    @Override
    public void close() {
        executor.shutdownNow();
    }
}
