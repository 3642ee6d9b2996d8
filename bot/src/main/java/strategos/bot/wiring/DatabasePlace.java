package strategos.bot.wiring;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import strategos.bot.settings.DataFolder;
import strategos.bot.settings.Settings;
import strategos.storage.Storage;

/**
 * Where the database lies.
 *
 * @param file empty for one in memory
 * @param usual whether it is the usual place, whose folder is made when it is missing
 */
public record DatabasePlace(Optional<Path> file, boolean usual) {
    /** The name by which a database in memory is asked for. */
    public static final String MEMORY = ":memory:";

    /** In memory, gone when it is closed. */
    public static DatabasePlace memory() {
        return new DatabasePlace(Optional.empty(), false);
    }

    /**
     * The place asked for, else the one in the settings, else the usual one.
     *
     * @param asked a file, or {@link #MEMORY}
     */
    public static DatabasePlace of(Optional<String> asked, Settings settings, Map<String, String> environment) {
        if (asked.isPresent()) {
            return asked.get().equals(MEMORY) ? memory() : new DatabasePlace(Optional.of(Path.of(asked.get())), false);
        }
        Optional<Path> set = settings.database().file();
        return set.isPresent()
                ? new DatabasePlace(set, false)
                : new DatabasePlace(Optional.of(DataFolder.of(environment).resolve("strategos.db")), true);
    }

    /** Opens it. @throws strategos.storage.StorageException when it cannot be used, with the reason in one sentence */
    public Storage open() {
        if (file.isEmpty()) {
            return Storage.inMemory();
        }
        if (usual) {
            try {
                Files.createDirectories(file.get().getParent());
            } catch (IOException e) {
                throw new UncheckedIOException(file.get().getParent() + " cannot be made", e);
            }
        }
        return Storage.open(file.get());
    }
}
