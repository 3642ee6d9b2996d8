package strategos.storage.post;

import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import strategos.storage.database.Database;
import strategos.storage.database.Script;

/** Interactions that were answered. The chat service may deliver one twice. */
public final class Deliveries {
    private final Database database;

    public Deliveries(Database database) {
        this.database = database;
    }

    /** How the interaction was answered; nothing when it was not. */
    public Optional<String> answer(String id) {
        return database.read(handle -> answer(handle, id));
    }

    public static Optional<String> answer(Handle handle, String id) {
        return handle.createQuery("select answer from delivery where id = ?")
                .bind(0, id)
                .mapTo(String.class)
                .findOne();
    }

    public static void insert(Script script, Delivery delivery) {
        script.run(
                "insert into delivery (id, user_id, answer, at) values (?, ?, ?, ?)",
                delivery.id(),
                delivery.user().orElse(null),
                delivery.answer(),
                delivery.at().toEpochMilli());
    }

    /**
     * An interaction and how it was answered.
     *
     * @param id the service's id of the interaction
     * @param user who gave it
     * @param answer what was answered, as JSON
     */
    public record Delivery(String id, Optional<String> user, String answer, Instant at) {}
}
