package strategos.storage;

import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** Settings of guilds and of users, each as JSON. */
public final class Settings {
    private final Database database;

    public Settings(Database database) {
        this.database = database;
    }

    /** The guild's settings, if it has any. */
    public Optional<String> guild(String guild) {
        return database.read(handle -> text(handle, "select json from guild_settings where guild = ?", guild));
    }

    /** Replaces the guild's settings. */
    public void putGuild(String guild, String json) {
        database.write(handle -> handle.execute(
                "insert into guild_settings (guild, json) values (?, ?) on conflict do update set json = excluded.json",
                guild,
                json));
    }

    /** The user's settings, if they have any. */
    public Optional<String> user(String user) {
        return database.read(handle -> text(handle, "select json from user_settings where user_id = ?", user));
    }

    /** Replaces the user's settings. */
    public void putUser(String user, String json) {
        database.write(handle -> handle.execute(
                "insert into user_settings (user_id, json) values (?, ?)"
                        + " on conflict do update set json = excluded.json",
                user,
                json));
    }

    private static Optional<String> text(Handle handle, String sql, String key) {
        return handle.createQuery(sql).bind(0, key).mapTo(String.class).findOne();
    }
}
