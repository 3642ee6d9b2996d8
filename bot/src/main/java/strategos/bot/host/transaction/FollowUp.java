package strategos.bot.host.transaction;

import jakarta.inject.Inject;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.live.LiveMatches;
import strategos.bot.host.mail.OutboxPump;

/** What follows when a match has moved on: its posts go out, and the seats that no person holds are played. */
record FollowUp(MatchQueues queues, LiveMatches live, Starts starts, OutboxPump pump, Autoplay autoplay) {
    @Inject
    FollowUp {}

    void changed(CommittedMatch<?> match) {
        pump.wake();
        autoplay.consider(match);
    }

    /** Goes on in a match that the database failed. */
    void resume(String match) {
        CommittedMatch<?> now = queues.in(match, () -> live.reload(match));
        starts.resume(match);
        changed(now);
    }
}
