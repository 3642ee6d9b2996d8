package strategos.storage.guild;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import strategos.storage.database.Columns;
import strategos.storage.database.Database;

/** What those who look after a server did with its matches and people: written by deed, never changed. */
public final class Audit {
    /** Of one server so many are kept: the newest. */
    public static final int MOST = 1_000;

    private final Database database;

    public Audit(Database database) {
        this.database = database;
    }

    /**
     * One deed.
     *
     * @param by the name of who did it; nothing when they are forgotten
     * @param deed its word
     * @param about a match, or the id of a user
     */
    public record Deed(Instant at, Optional<String> by, String deed, String about) {}

    /** Writes a deed down. */
    public void add(String guild, Instant at, String byId, String byName, String deed, String about) {
        database.write(handle -> {
            handle.execute(
                    "insert into audit (guild, at, by_id, by_name, deed, about) values (?, ?, ?, ?, ?, ?)",
                    guild,
                    at.toEpochMilli(),
                    byId,
                    byName,
                    deed,
                    about);
            return handle.execute(
                    "delete from audit where guild = ? and id in"
                            + " (select id from audit where guild = ? order by id desc limit ? offset ?)",
                    guild,
                    guild,
                    Columns.ALL,
                    MOST);
        });
    }

    /** The last deeds of a server, the newest first. */
    public List<Deed> of(String guild, int most) {
        return database.read(handle -> handle.createQuery(
                        "select * from audit where guild = ? order by id desc limit ?")
                .bind(0, guild)
                .bind(1, most)
                .map((row, context) -> new Deed(
                        Columns.instant(row, "at"),
                        Columns.maybeText(row, "by_name"),
                        row.getString("deed"),
                        row.getString("about")))
                .list());
    }
}
