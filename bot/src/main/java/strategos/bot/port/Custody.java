package strategos.bot.port;

/** Who looks after a server, where several processes share the work. */
@FunctionalInterface
public interface Custody {
    /** There is one process, and it looks after all. */
    Custody ALONE = guild -> Keeper.THIS;

    /** Who looks after that server now, as far as this process knows. */
    Keeper of(String guild);

    /** Whether this process does. */
    default boolean here(String guild) {
        return of(guild) == Keeper.THIS;
    }

    /** Whose a server is. */
    enum Keeper {
        /** This process's. */
        THIS,
        /** Another process's, which answers there. */
        OTHER,
        /** Nobody's for the moment. */
        NOBODY
    }
}
