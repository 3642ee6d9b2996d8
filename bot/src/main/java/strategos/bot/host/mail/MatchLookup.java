package strategos.bot.host.mail;

import java.util.Optional;
import strategos.bot.host.LiveMatch;

/** Where the courier finds matches. */
public interface MatchLookup {
    /** The match as it was last put down; a commit that was just made may be missing. */
    Optional<? extends LiveMatch> find(String match);

    /** The match after all that is under way in it now. */
    Optional<? extends LiveMatch> settled(String match);
}
