package strategos.bot.host.transaction;

import java.time.Instant;
import strategos.bot.host.live.CommittedMatch;

/** One thing to be done in a match. Decided on what was last committed, and decided anew when the match has moved on. */
interface MatchTransaction {
    /** Its name in the log. It tells nothing hidden. */
    String name();

    /** Decides, and changes nothing. */
    <S> Verdict decide(CommittedMatch<S> match, Instant now);
}
