package strategos.storage.database;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;
import strategos.storage.access.StorageException;
import strategos.storage.database.Inquiry.Reply;

/**
 * An open database, safe for any number of threads. What is stored is the same in each engine, and so are the statements;
 * where the engines differ, they are asked here.
 */
public abstract sealed class Database implements AutoCloseable permits SqliteDatabase, PostgresDatabase {
    Database() {}

    /** Where it lies; nothing for one in memory, or of a server. */
    public abstract Optional<Path> file();

    /** Does the work in one transaction: all of it, or, when it throws, nothing. It may be begun again from the start. */
    public abstract <T> T write(HandleCallback<T, RuntimeException> work);

    /**
     * The same, for work of which the database can tell whether it was stored. Where the connection breaks in the middle of
     * the commit, that is asked on another one, and what was not stored is done again.
     *
     * @param stored whether it was, once nothing of it is under way any more
     */
    public abstract <T> T write(HandleCallback<T, RuntimeException> work, Predicate<Handle> stored);

    /** Does the work on the state after one commit, which stays the same until it is done. */
    public abstract <T> T read(HandleCallback<T, RuntimeException> work);

    /** The time by the database's clock, in milliseconds, in SQL. */
    public abstract String now();

    /** What makes a query keep the rows it finds for itself, leaving out those that others keep, in SQL. */
    public abstract String skipping();

    /** What makes a query of matches keep others from changing them until the transaction ends, in SQL. */
    public abstract String locking();

    /** The query of the next ids of the outbox, as many as is bound in it; none of them is given again. */
    public abstract String nextIds();

    /** So many of the next ids of the outbox are given to nobody. */
    public abstract void skipIds(Handle handle, long ids);

    /** Asks questions in the cheapest way. */
    public abstract List<Reply> ask(Handle handle, Inquiry inquiry);

    /** Carries out statements in the cheapest way. */
    public abstract Script script(Handle handle);

    /** Carries out all the statements that the work tells. */
    public final void run(Handle handle, Consumer<Script> work) {
        Script script = script(handle);
        work.accept(script);
        script.end();
    }

    /** Somebody else has what one wants for oneself. */
    public abstract StorageException inUse();

    /** The names of a table's columns. */
    public abstract List<String> columns(Handle handle, String table);

    /** Copies all there is into an empty file, while others read and write. */
    public abstract void copyTo(Path copy);

    /** What was deleted leaves what is written ahead of it, too, as far as the engine allows. */
    public abstract void emptyLog();

    /** Waits for what is under way; what comes later is refused. Closing again does nothing. */
    @Override
    public abstract void close();
}
