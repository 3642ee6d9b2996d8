package strategos.bot.host;

import java.util.List;
import strategos.engine.text.Line;

/** What became of an action. */
public sealed interface Outcome {
    /**
     * It was done, and is stored.
     *
     * @param told what the one who acted is told privately; what all may read is on its way out by itself
     */
    record Done(LiveMatch after, List<Line> told) implements Outcome {
        public Done {
            told = List.copyOf(told);
        }
    }

    /** It was not done, and nothing has changed: one sentence, its rule, and what would be legal. */
    record Refused(Line why) implements Outcome {}

    /** It could not be done, or be shown, now through no fault of the person's (storage, a bug); the log knows more. */
    record Failed(Line why) implements Outcome {}
}
