package strategos.bot.host.transaction;

import jakarta.inject.Inject;
import java.util.Optional;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.live.LiveMatches;
import strategos.bot.host.mail.MatchLookup;

/** Finds the matches for the courier; whoever takes a turn in a match's queue sees all that was committed before. */
record QueuedMatches(LiveMatches live, MatchQueues queues) implements MatchLookup {
    @Inject
    QueuedMatches {}

    @Override
    public Optional<? extends LiveMatch> find(String match) {
        return live.find(match);
    }

    @Override
    public Optional<? extends LiveMatch> settled(String match) {
        return queues.in(match, () -> live.find(match));
    }
}
