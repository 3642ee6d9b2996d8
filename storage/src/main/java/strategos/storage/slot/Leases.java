package strategos.storage.slot;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.mapper.RowMapper;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.storage.access.LeaseTime;
import strategos.storage.access.StorageException;
import strategos.storage.database.Columns;
import strategos.storage.database.Database;

/**
 * Who has which slot. A slot is taken for a while, by the database's clock, and taken again before the while is over; one whose
 * holder is silent for longer is anybody's, and so is one of a time that the clock will not reach for long. Two never have one
 * at a time, but the earlier of them may not know it yet.
 */
public final class Leases {
    private static final Logger LOG = LoggerFactory.getLogger(Leases.class);

    /** So long a slot is usually taken. */
    public static final Duration TIME = LeaseTime.USUAL;

    private static final RowMapper<Lease> LEASE = (row, context) ->
            new Lease(row.getInt("slot"), row.getString("holder"), row.getLong("term"), Columns.instant(row, "until"));

    private final Database database;

    public Leases(Database database) {
        this.database = database;
    }

    /** Takes those of the slots that nobody has, or the holder itself, for so long, as all others do; gives them. */
    public List<Lease> acquire(String holder, Collection<Integer> slots, Duration time) {
        return database.write(handle -> acquire(handle, holder, slots, time));
    }

    /**
     * Takes all of the slots for so long, or none.
     *
     * @throws StorageException when somebody else has any of them
     */
    public List<Lease> acquireAll(String holder, Collection<Integer> slots, Duration time) {
        return database.write(handle -> acquireAll(handle, holder, slots, time));
    }

    private List<Lease> acquireAll(Handle handle, String holder, Collection<Integer> slots, Duration time) {
        List<Lease> taken = acquire(handle, holder, slots, time);
        if (taken.size() < slots.size()) {
            throw database.inUse();
        }
        return taken;
    }

    /**
     * Does the work in one transaction, before whose end nobody else can take any slot, however long it takes.
     *
     * @param holder who does it; two who are about to do the same at a time are not the same one
     * @throws StorageException when somebody else has any; nothing is done then
     */
    public <T> T alone(String holder, HandleCallback<T, RuntimeException> work) {
        T done = database.write(handle -> {
            acquireAll(handle, holder, Slot.all(), TIME);
            return work.withHandle(handle);
        });
        try {
            release(holder, Slot.all());
        } catch (StorageException e) { // it is done, and they are anybody's soon
            LOG.warn("The slots are another's only in {} s: {}", TIME.toSeconds(), e.getMessage());
        }
        return done;
    }

    private List<Lease> acquire(Handle handle, String holder, Collection<Integer> slots, Duration time) {
        if (slots.isEmpty()) {
            return List.of();
        }
        // In one order, so that two who take at once do not wait for each other.
        String rows = new TreeSet<>(slots)
                .stream()
                        .map(slot -> "(" + slot + ", :holder, 1, " + database.now() + " + :time)")
                        .collect(Collectors.joining(", "));
        return handle.createQuery("insert into lease (slot, holder, term, until) values "
                        + rows
                        + " on conflict (slot) do update set holder = excluded.holder, term = lease.term + 1,"
                        + " until = excluded.until where lease.holder = excluded.holder or lease.until <= "
                        + database.now() + " or lease.until > " + database.now()
                        + " + :furthest returning slot, holder, term, until")
                .bind("holder", holder)
                .bind("time", time.toMillis())
                .bind("furthest", LeaseTime.furthest(time).toMillis())
                .map(LEASE)
                .list();
    }

    /** Keeps all that the holder still has for so long; gives them. */
    public List<Lease> renew(String holder, Duration time) {
        return database.write(handle -> handle.createQuery("update lease set until = " + database.now()
                        + " + :time where holder = :holder returning slot, holder, term, until")
                .bind("holder", holder)
                .bind("time", time.toMillis())
                .map(LEASE)
                .list());
    }

    /** What the holder has of the slots is anybody's now. */
    public void release(String holder, Collection<Integer> slots) {
        if (slots.isEmpty()) {
            return;
        }
        String among = slots.stream().map(String::valueOf).collect(Collectors.joining(", "));
        database.write(handle ->
                handle.execute("update lease set until = 0 where holder = ? and slot in (" + among + ")", holder));
    }

    /** Those that somebody has now. */
    public List<Lease> held() {
        return database.read(handle -> handle.createQuery("select slot, holder, term, until from lease where until > "
                        + database.now() + " order by slot")
                .map(LEASE)
                .list());
    }
}
