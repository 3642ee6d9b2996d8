package strategos.storage.slot;

import java.time.Duration;
import strategos.storage.database.Database;

/** The moments at which connections may be asked of a service that wants some time between any two of a kind. */
public final class Identifies {
    /**
     * No queue is longer: each process asks for one shard of a kind at a time, and there is at most one process for each slot;
     * twice as many, since some may have died while they waited and be there anew. At 5 s apart it is some ten minutes.
     */
    private static final int LONGEST = 2 * Slot.COUNT;

    private final Database database;

    public Identifies(Database database) {
        this.database = database;
    }

    /**
     * Takes the next moment for oneself, among all processes. One further ahead than any queue was taken while the database's
     * clock was fast, and counts as over: else nobody would connect for as long as it was fast.
     *
     * @param key of which kind the connection is
     * @param apart the time after it in which there is no other
     * @return how long it is until then, by the database's clock
     */
    public Duration reserve(long key, Duration apart) {
        long wait = database.write(handle -> handle.createQuery("insert into identify (key, next_at) values (:key, "
                        + database.now() + " + :apart) on conflict (key) do update set next_at ="
                        + " case when identify.next_at > " + database.now() + " and identify.next_at <= "
                        + database.now() + " + :longest then identify.next_at else "
                        + database.now() + " end + :apart returning next_at - :apart - " + database.now())
                .bind("key", key)
                .bind("apart", apart.toMillis())
                .bind("longest", apart.multipliedBy(LONGEST).toMillis())
                .mapTo(Long.class)
                .one());
        return Duration.ofMillis(Math.max(0, wait));
    }
}
