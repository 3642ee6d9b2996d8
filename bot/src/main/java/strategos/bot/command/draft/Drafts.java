package strategos.bot.command.draft;

import java.util.Optional;

/** Where drafts are kept. */
public interface Drafts {
    /** A new id, short and without a bar. */
    String newId();

    /** Keeps the draft as it is now. */
    void keep(Draft draft);

    /** The draft, if it has been neither sent nor thrown away. */
    Optional<Draft> find(String id);

    /** Forgets it. */
    void drop(String id);
}
