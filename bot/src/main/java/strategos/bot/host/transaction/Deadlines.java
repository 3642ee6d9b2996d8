package strategos.bot.host.transaction;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import strategos.bot.host.HostOptions;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.live.TimeLimits;
import strategos.engine.seat.Seat;
import strategos.storage.Commit;

/** Sets the reminders of awaited seats in matches with a clock: one at half time, one when the time is out. */
final class Deadlines {
    /** Half of the time is gone: the player is notified once. */
    static final String HALF = "half";

    /** The time is out: the fallback is given. */
    static final String OUT = TimeLimits.OUT;

    /** What the move from one committed match to the next does to the reminders. */
    Commit turn(Commit commit, CommittedMatch<?> before, CommittedMatch<?> after, Instant now) {
        Optional<Duration> limit = HostOptions.clock(after.options());
        if (limit.isEmpty() || after.stage() == Stage.OVER) {
            return commit;
        }
        Commit more = commit;
        for (Seat seat : after.facts().setup().orElseThrow().seats()) {
            boolean runs = runs(before, seat);
            if (!runs(after, seat)) {
                more = runs ? more.stopReminding(seat.id()) : more;
            } else if (!runs || before.stamp(seat).open() != after.stamp(seat).open()) {
                more = set(more, seat, limit.get(), now);
            }
        }
        return more;
    }

    /** Someone has sat down at the seat, for which time may run from now on. */
    Commit arrived(Commit commit, CommittedMatch<?> match, Seat seat, Instant now) {
        return HostOptions.clock(match.options())
                .filter(limit -> match.awaited().containsKey(seat))
                .map(limit -> set(commit, seat, limit, now))
                .orElse(commit);
    }

    private static Commit set(Commit commit, Seat seat, Duration limit, Instant now) {
        return commit.remind(seat.id(), HALF, now.plus(limit.dividedBy(2))).remind(seat.id(), OUT, now.plus(limit));
    }

    /** Whether time runs for the seat: a person holds it and is waited for. */
    private static boolean runs(CommittedMatch<?> match, Seat seat) {
        return match.stage() == Stage.RUNNING
                && match.version() > 0
                && match.awaited().containsKey(seat)
                && match.holder(seat)
                        .filter(holder -> holder.person().isPresent())
                        .isPresent();
    }
}
