package strategos.storage;

import java.time.Duration;

/** The moments at which connections may be asked of a service that wants some time between any two of a kind. */
public final class Identifies {
    private final Database database;

    public Identifies(Database database) {
        this.database = database;
    }

    /**
     * Takes the next moment for oneself, among all processes.
     *
     * @param key of which kind the connection is
     * @param apart the time after it in which there is no other
     * @return how long it is until then, by the database's clock
     */
    public Duration reserve(long key, Duration apart) {
        long wait = database.write(handle -> handle.createQuery("insert into identify (key, next_at) values (:key, "
                        + database.now() + " + :apart) on conflict (key) do update set next_at ="
                        + " case when identify.next_at > " + database.now() + " then identify.next_at else "
                        + database.now() + " end + :apart returning next_at - :apart - " + database.now())
                .bind("key", key)
                .bind("apart", apart.toMillis())
                .mapTo(Long.class)
                .one());
        return Duration.ofMillis(Math.max(0, wait));
    }
}
