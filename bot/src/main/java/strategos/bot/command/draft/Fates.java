package strategos.bot.command.draft;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.Optional;
import strategos.bot.command.draft.Drafts.Draft;
import strategos.bot.memory.Newest;

/**
 * What became of drafts that are gone, for whoever presses again: a double click, or the same message on two devices. Not
 * stored: after a restart it is only known that a draft is gone.
 */
@Singleton
final class Fates {
    private static final int MOST = 10_000;

    private final Newest<String, Fate> fates = new Newest<>(MOST);

    @Inject
    Fates() {}

    /** How a draft ended. */
    enum End {
        SENT,
        THROWN_AWAY,
        /** Something else was asked by then. */
        OUT_OF_DATE
    }

    /** The draft as it was, and how it ended. */
    record Fate(Draft draft, End end) {}

    /** Whether nobody has sent it yet; from now on somebody has. */
    synchronized boolean claim(Draft draft) {
        if (fates.get(draft.id()).isPresent()) {
            return false;
        }
        fates.put(draft.id(), new Fate(draft, End.SENT));
        return true;
    }

    /** It was not sent after all, and can still be. */
    void release(Draft draft) {
        fates.remove(draft.id());
    }

    synchronized void ended(Draft draft, End end) {
        fates.put(draft.id(), new Fate(draft, end));
    }

    Optional<Fate> of(String id) {
        return fates.get(id);
    }
}
