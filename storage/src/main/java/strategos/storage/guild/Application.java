package strategos.storage.guild;

import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Handle;
import strategos.storage.database.Database;
import strategos.storage.slot.Leases;

/**
 * The application of Discord whose matches these are: another one can edit none of its messages, and two would both answer. It
 * stands among the settings of servers, under a name that no server has, so that an older version minds it as little as a file
 * without it.
 */
public final class Application {
    /** What finds it, for those who only look. */
    public static final String QUERY = "select json from guild_settings where guild = 'application'";

    private final Database database;
    private final Leases leases;

    public Application(Database database, Leases leases) {
        this.database = database;
        this.leases = leases;
    }

    /** Its id, if one was ever connected. */
    public Optional<String> known() {
        return database.read(
                handle -> handle.createQuery(QUERY).mapTo(String.class).findOne());
    }

    /** It is connected: what is stored is its own from now on, if it is nobody's. */
    public void keep(String id) {
        database.write(handle -> handle.execute(
                "insert into guild_settings (guild, json) values ('application', ?) on conflict (guild) do nothing",
                id));
    }

    /**
     * Whichever is connected next has it.
     *
     * @return whose it was
     * @throws strategos.storage.access.StorageException when a bot works there, which would go on beside the next one
     */
    public Optional<String> release() {
        return leases.alone("released-" + UUID.randomUUID(), Application::release);
    }

    private static Optional<String> release(Handle handle) {
        Optional<String> known = handle.createQuery(QUERY).mapTo(String.class).findOne();
        handle.execute("delete from guild_settings where guild = 'application'");
        return known;
    }
}
