package strategos.storage.person;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.mapper.RowMapper;
import strategos.storage.database.Columns;
import strategos.storage.database.Database;

/** Orders half filled by menus, which shall survive a restart. */
public final class Drafts {
    /** Of one user for one seat so many are kept: the newest. Nobody fills more at a time, and a program shall not fill a disk. */
    static final int MOST = 50;

    private static final RowMapper<Draft> DRAFT = (row, context) -> new Draft(
            row.getString("id"),
            row.getString("match"),
            row.getString("seat"),
            row.getString("user_id"),
            row.getLong("version"),
            row.getString("json"),
            Columns.instant(row, "updated"));

    private final Database database;

    public Drafts(Database database) {
        this.database = database;
    }

    /** Stores it, in place of the one with the same id if there is one; the user's oldest for the seat go. */
    public void put(Draft draft) {
        database.write(handle -> {
            handle.execute(
                    "insert into draft (id, match, seat, user_id, version, json, updated) values (?, ?, ?, ?, ?, ?, ?)"
                            + " on conflict (id) do update set version = excluded.version, json = excluded.json,"
                            + " updated = excluded.updated",
                    draft.id(),
                    draft.match(),
                    draft.seat(),
                    draft.user(),
                    draft.version(),
                    draft.json(),
                    draft.updated().toEpochMilli());
            return handle.execute(
                    "delete from draft where id in (select id from draft"
                            + " where match = ? and seat = ? and user_id = ? and id <> ?"
                            + " order by updated desc, id limit ? offset ?)",
                    draft.match(),
                    draft.seat(),
                    draft.user(),
                    draft.id(),
                    Columns.ALL,
                    MOST - 1);
        });
    }

    /** The draft with this id. */
    public Optional<Draft> find(String id) {
        return database.read(handle -> handle.createQuery("select * from draft where id = ?")
                .bind(0, id)
                .map(DRAFT)
                .findOne());
    }

    /** The user's drafts for the seat, the newest first. */
    public List<Draft> of(String match, String seat, String user) {
        return database.read(handle -> handle.createQuery("select * from draft"
                        + " where match = ? and seat = ? and user_id = ? order by updated desc, id")
                .bind(0, match)
                .bind(1, seat)
                .bind(2, user)
                .map(DRAFT)
                .list());
    }

    /** Drops it, if it is there. */
    public void drop(String id) {
        database.write(handle -> handle.execute("delete from draft where id = ?", id));
    }

    /**
     * An order half filled by menus.
     *
     * @param id short, since buttons carry it
     * @param version the version at which the question it answers was first put
     * @param json what is filled so far
     */
    public record Draft(
            String id, String match, String seat, String user, long version, String json, Instant updated) {}
}
