package strategos.bot.wiring;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import strategos.bot.settings.DataFolder;
import strategos.bot.settings.Settings;
import strategos.engine.config.BadData;
import strategos.storage.Storage;
import strategos.storage.access.PostgresAddress;
import strategos.storage.access.Secret;
import strategos.storage.access.StorageException;
import strategos.storage.access.StorageException.Problem;
import strategos.storage.slot.Slot;

/**
 * Where the database lies.
 *
 * @param file empty for one in memory, or of a server
 * @param server where it is a server's
 * @param usual whether it is the usual place, whose folder is made when it is missing
 */
public record DatabasePlace(Optional<Path> file, Optional<PostgresAddress> server, boolean usual) {
    private static final String USER = "STRATEGOS_DATABASE_USER";
    private static final String PASSWORD = "STRATEGOS_DATABASE_PASSWORD";

    /** The name by which a database in memory is asked for. */
    public static final String MEMORY = ":memory:";

    /** A file. */
    public DatabasePlace(Optional<Path> file, boolean usual) {
        this(file, Optional.empty(), usual);
    }

    /** In memory, gone when it is closed. */
    public static DatabasePlace memory() {
        return new DatabasePlace(Optional.empty(), false);
    }

    /**
     * The place asked for, else the one in the settings, else the usual one.
     *
     * @param asked a file, {@link #MEMORY}, or the address of a server's database
     */
    public static DatabasePlace of(Optional<String> asked, Settings settings, Map<String, String> environment) {
        Optional<Secret> url =
                asked.isPresent() ? asked.filter(PostgresAddress::meant).map(Secret::of) : url(settings);
        if (url.isPresent()) {
            return new DatabasePlace(Optional.empty(), Optional.of(address(url.get(), environment)), false);
        }
        if (asked.isPresent()) {
            return asked.get().equals(MEMORY) ? memory() : new DatabasePlace(Optional.of(Path.of(asked.get())), false);
        }
        Optional<Path> set = settings.database().file();
        return set.isPresent()
                ? new DatabasePlace(set, false)
                : new DatabasePlace(Optional.of(DataFolder.of(environment).resolve("strategos.db")), true);
    }

    /** The server's database that the settings name. */
    private static Optional<Secret> url(Settings settings) {
        return settings.database()
                .url()
                .or(() -> settings.database()
                        .file()
                        .map(Path::toString)
                        .filter(PostgresAddress::meant)
                        .map(Secret::of));
    }

    /** The address, with user and password of the environment before its own. */
    public static PostgresAddress address(Secret url, Map<String, String> environment) {
        return new PostgresAddress(
                url, set(environment, USER), set(environment, PASSWORD).map(Secret::of));
    }

    /** What a compose file hands on is empty where it is not set. */
    private static Optional<String> set(Map<String, String> environment, String name) {
        return Optional.ofNullable(environment.get(name)).filter(value -> !value.isEmpty());
    }

    /**
     * Checks that a bot can live there.
     *
     * @param where what the fault is found in
     * @throws BadData when there are more shards than parts to share, or when it is a file although the settings name a
     *     server: whoever goes on from the file after a move lets dice fall alike twice
     */
    public void check(String where, Settings settings) {
        int shards = settings.discord().shards().total();
        if (server.isPresent() && shards > Slot.COUNT) {
            throw new BadData(
                    where,
                    "discord.shards.total",
                    "must be no more than " + Slot.COUNT + " where matches lie in a server's database, not " + shards);
        }
        if (file.isPresent() && url(settings).isPresent()) {
            throw new BadData(
                    where,
                    "database.url",
                    "names a server's database, and --db the file " + file.get() + ": leave one of them out");
        }
    }

    /** How it is called in what an operator reads. */
    public String name() {
        return server.map(PostgresAddress::name)
                .or(() -> file.map(Path::toString))
                .orElse(MEMORY);
    }

    /** Whether what lies there is another application's than that of the token, as far as either is known. */
    public static boolean isAnothers(Optional<String> known, Optional<String> own) {
        return known.isPresent() && own.isPresent() && !known.equals(own);
    }

    /**
     * Checks that the token is that of the application whose matches lie there, as far as either is known.
     *
     * @throws BadData when it is another one's, which would answer beside it and could edit none of its messages
     */
    void check(Optional<String> known, Optional<String> own) {
        if (isAnothers(known, own)) {
            throw new BadData(
                    name(),
                    "",
                    ("its matches are those of Discord's application %s, and the token is that of %s: use the other token"
                                    + " or another database; if %s is to go on with them, run ./strategos database released first")
                            .formatted(known.get(), own.get(), own.get()));
        }
    }

    /** Opens it. @throws strategos.storage.access.StorageException when it cannot be used, with the reason in one sentence */
    public Storage open() {
        if (server.isPresent()) {
            return Storage.open(server.get());
        }
        if (file.isEmpty()) {
            return Storage.inMemory();
        }
        makeFolder();
        return Storage.open(file.get());
    }

    /**
     * Opens it where there is one, and makes none.
     *
     * @throws strategos.storage.access.StorageException when there is none or it cannot be used, with the reason in one sentence
     */
    public Storage openExisting() {
        return file.isPresent() ? Storage.openExisting(file.get()) : open();
    }

    /** The usual folder is nobody else's to make; any other one might be a slip. */
    public void makeFolder() {
        if (usual && file.isPresent()) {
            try {
                Files.createDirectories(file.get().getParent());
            } catch (IOException e) {
                throw unmade(file.get().getParent(), e);
            }
        }
    }

    private static StorageException unmade(Path folder, IOException e) {
        Path there = standing(folder);
        String why = !Files.isDirectory(there)
                ? there + " is no folder"
                : Files.isWritable(there) ? String.valueOf(e.getMessage()) : there + " cannot be written to";
        return new StorageException(
                Problem.NO_FOLDER,
                "The folder %s for the database cannot be made: %s; allow that, or name another file."
                        .formatted(folder, why),
                e);
    }

    /** The folder itself where it is there, else what is there of the way to it. */
    public static Path standing(Path folder) {
        Path there = folder.toAbsolutePath().normalize();
        while (Files.notExists(there) && there.getParent() != null) {
            there = there.getParent();
        }
        return there;
    }

    /** Where the backups of a database lie that is a file. */
    public static Path backups(Settings.Database wanted, Path file) {
        return wanted.backups().orElseGet(() -> file.toAbsolutePath().resolveSibling("backups"));
    }
}
