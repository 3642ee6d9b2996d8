package strategos.bot.host;

import java.util.List;
import strategos.bot.port.Request.Person;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.access.StorageException;

/** What became of an action. */
public sealed interface ActionResult {
    /**
     * It was done, and is stored.
     *
     * @param told what the one who acted is told privately; what all may read is on its way out by itself
     */
    record Done(LiveMatch after, List<Line> told) implements ActionResult {
        public Done {
            told = List.copyOf(told);
        }
    }

    /** It was not done, and nothing has changed: one sentence, its rule, and what would be legal. */
    record Refused(Line why) implements ActionResult {}

    /** It could not be done, or be shown, now through no fault of the person's (storage, a bug); the log knows more. */
    record Failed(Line why, Cause cause) implements ActionResult {
        /** What failed. */
        public enum Cause {
            /** The database: the same may be done when that works again. */
            STORAGE,
            /** The database, and nobody knows whether it was done all the same. */
            DOUBT,
            /** It is another process's to do. */
            ELSEWHERE,
            /** Anything else. */
            FAULT
        }

        /** The database did not take it, or nobody knows whether it did. */
        public static Failed unstored(StorageException why) {
            return why.problem() == StorageException.Problem.IN_DOUBT
                    ? new Failed(new Line(Text.of("host.failed.doubt")), Cause.DOUBT)
                    : new Failed(new Line(Text.of("host.failed.storage")), Cause.STORAGE);
        }

        /** Another process looks after the server now. */
        public static Failed elsewhere() {
            return new Failed(new Line(Text.of("host.failed.elsewhere")), Cause.ELSEWHERE);
        }

        /** It is stored, and the database does not give it back. */
        public static Failed unread() {
            return new Failed(new Line(Text.of("host.failed.unread")), Cause.STORAGE);
        }

        /** Something else went wrong. */
        public static Failed because(Text why) {
            return new Failed(new Line(why), Cause.FAULT);
        }

        /** Whether it went wrong by a fault of our own, which another try may meet again. */
        public boolean faulty() {
            return cause == Cause.FAULT;
        }

        /** Whether it passes, and nobody but the host need do anything again. */
        public boolean passes() {
            return cause == Cause.STORAGE || cause == Cause.DOUBT;
        }
    }

    /**
     * Who wants something done, and the interaction by which it was asked: delivered twice, it is done once.
     *
     * @param manager whether the person may manage the server: settings, taking over seats
     */
    public record Action(String delivery, Person by, boolean manager) {}
}
