package strategos.storage.guild;

import java.util.Optional;
import strategos.storage.database.Database;

/** Settings of guilds, each as JSON. */
public final class Settings {
    private final Database database;

    public Settings(Database database) {
        this.database = database;
    }

    /** The guild's settings, if it has any. */
    public Optional<String> guild(String guild) {
        return database.read(handle -> handle.createQuery("select json from guild_settings where guild = ?")
                .bind(0, guild)
                .mapTo(String.class)
                .findOne());
    }

    /** Replaces the guild's settings. */
    public void putGuild(String guild, String json) {
        database.write(handle -> handle.execute(
                "insert into guild_settings (guild, json) values (?, ?) on conflict (guild) do update set json = excluded.json",
                guild,
                json));
    }
}
