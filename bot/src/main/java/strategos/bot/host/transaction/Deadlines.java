package strategos.bot.host.transaction;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import strategos.bot.host.LiveMatch.Holder;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.live.MatchFacts.TimeLimits;
import strategos.bot.host.time.Clock;
import strategos.bot.host.time.TimeRules;
import strategos.engine.seat.Seat;
import strategos.storage.match.Commit;
import strategos.storage.match.Commit.Change.ClockKinds;

/**
 * What commits do to the clocks of seats: time runs for a seat while a person holds it and is waited for. Without a clock
 * one who is waited for is reminded now and then.
 */
public final class Deadlines {
    /** Half of the time is gone: the player is notified once. */
    public static final String HALF = "half";

    /** The time is out. */
    public static final String OUT = TimeLimits.OUT;

    /** One who has all the time he likes has been waited for long; with the number of the reminder behind it. */
    public static final String NUDGE = "nudge";

    /** So often is one reminded of one question. */
    public static final int NUDGES = 3;

    private static final ClockKinds KINDS = new ClockKinds(HALF, OUT);

    /** What the move from one committed match to the next does to the clocks. */
    Commit turn(Commit commit, CommittedMatch<?> before, CommittedMatch<?> after, Instant now) {
        return turn(commit, before, after, now, seat -> 1, Optional.empty());
    }

    /** The same where all have agreed to go back: everybody has what he had. */
    public Commit agreed(Commit commit, CommittedMatch<?> before, CommittedMatch<?> after, Instant now) {
        return turn(commit, before, after, now, seat -> 0, Optional.empty());
    }

    /**
     * The same where a seat takes its move back: what these seats were given for it is taken back, too. The others have what
     * they had; the seat itself goes on with what it had left, and nobody gains time by an undo.
     */
    Commit back(
            Commit commit, CommittedMatch<?> before, CommittedMatch<?> after, Instant now, Seat by, Set<Seat> given) {
        return turn(commit, before, after, now, seat -> given.contains(seat) ? -1 : 0, Optional.of(by));
    }

    /** The seats that the move from one match to the other gave what one gets for an answer. */
    Set<Seat> given(CommittedMatch<?> before, CommittedMatch<?> after) {
        return after.facts().setup().orElseThrow().seats().stream()
                .filter(seat -> stops(before, after, seat))
                .collect(Collectors.toSet());
    }

    private static Commit turn(
            Commit commit,
            CommittedMatch<?> before,
            CommittedMatch<?> after,
            Instant now,
            ToLongFunction<Seat> increments,
            Optional<Seat> undone) {
        TimeRules rules = TimeRules.of(after.options());
        if (rules.idle() || after.stage() == Stage.OVER) {
            return commit;
        }
        Commit more = commit;
        for (Seat seat : after.facts().setup().orElseThrow().seats()) {
            if (rules.clock() instanceof Clock.PerDecision(Duration time)
                    && undone.equals(Optional.of(seat))
                    && runs(after, seat)) {
                more = more.resumeClock(seat.id(), time, KINDS);
                continue;
            }
            long increment = increments.applyAsLong(seat);
            boolean less = increment < 0 && rules.clock() instanceof Clock.Bank;
            boolean ran = runs(before, seat);
            if (stops(before, after, seat) || (ran && less)) {
                more = stop(more, seat, rules, increment);
            } else if (less && rules.clock() instanceof Clock.Bank bank) {
                more = more.spend(seat.id(), bank.increment().multipliedBy(-increment));
            }
            if (runs(after, seat) && (!ran || less || another(before, after, seat))) {
                more = start(more, seat, rules, now);
            } else if (rules.clock() instanceof Clock.PerDecision && askedAnew(before, after, seat)) {
                more = more.dropAside(seat.id());
            }
        }
        return more;
    }

    private static boolean stops(CommittedMatch<?> before, CommittedMatch<?> after, Seat seat) {
        return runs(before, seat) && (!runs(after, seat) || another(before, after, seat));
    }

    private static boolean another(CommittedMatch<?> before, CommittedMatch<?> after, Seat seat) {
        return before.stamp(seat).open() != after.stamp(seat).open();
    }

    /** Whether a seat at which no person sits is asked something else than before: whoever left it has not left that. */
    private static boolean askedAnew(CommittedMatch<?> before, CommittedMatch<?> after, Seat seat) {
        return after.awaited().containsKey(seat)
                && after.holder(seat).flatMap(Holder::person).isEmpty()
                && (!before.awaited().containsKey(seat) || another(before, after, seat));
    }

    /**
     * While dice are waited for nobody's time runs.
     *
     * @param acted whose order waits for them, and who has what one gets for an order
     */
    Commit rest(Commit commit, CommittedMatch<?> match, Seat acted) {
        TimeRules rules = TimeRules.of(match.options());
        Commit more = commit;
        for (Seat seat : match.awaited().keySet()) {
            if (runs(match, seat)) {
                more = stop(more, seat, rules, seat.equals(acted) ? 1 : 0);
            }
        }
        return more;
    }

    /** What waited for its dice is dropped: who is waited for goes on with what they had left. */
    public Commit asked(Commit commit, CommittedMatch<?> match, Instant now) {
        TimeRules rules = TimeRules.of(match.options());
        Commit more = commit;
        for (Seat seat : match.awaited().keySet()) {
            if (runs(match, seat) && !rules.idle()) {
                more = rules.clock() instanceof Clock.PerDecision(Duration time)
                        ? more.resumeClock(seat.id(), time, KINDS)
                        : start(more, seat, rules, now);
            }
        }
        return more;
    }

    /** Someone has sat down at the seat, for which time may run from now on. */
    public Commit arrived(Commit commit, CommittedMatch<?> match, Seat seat, Instant now) {
        TimeRules rules = TimeRules.of(match.options());
        boolean runs = match.stage() == Stage.RUNNING && match.awaited().containsKey(seat);
        return runs && !rules.idle() ? start(commit, seat, rules, now) : commit;
    }

    /**
     * Who has held the seat sits down again: of the question that stood when it was left there is as much time as there was
     * then, or nobody's would ever be out who leaves and comes back.
     */
    public Commit returned(Commit commit, CommittedMatch<?> match, Seat seat, Instant now) {
        return TimeRules.of(match.options()).clock() instanceof Clock.PerDecision(Duration time)
                        && match.stage() == Stage.RUNNING
                        && match.awaited().containsKey(seat)
                ? commit.resumeClock(seat.id(), time, KINDS)
                : arrived(commit, match, seat, now);
    }

    /** Nobody sits at the seat any more, or somebody else will. What is left of a bank stays the seat's. */
    public Commit gone(Commit commit, CommittedMatch<?> match, Seat seat) {
        return stop(commit, seat, TimeRules.of(match.options()), 0);
    }

    /** The time of the seat is out, and somebody else answers: as if its player had, so that he has time if he comes back. */
    public Commit lapsed(Commit commit, CommittedMatch<?> match, Seat seat) {
        return stop(commit, seat, TimeRules.of(match.options()), 1).dropAside(seat.id());
    }

    /** Other rules hold from now on: who is waited for has the time that these give, a bank what is left of it. */
    public Commit changed(Commit commit, CommittedMatch<?> match, TimeRules before, TimeRules after, Instant now) {
        Commit more = commit;
        for (Seat seat : match.awaited().keySet()) {
            if (runs(match, seat)) {
                more = start(stop(more, seat, before, 0), seat, after, now);
            }
        }
        return more;
    }

    private static Commit start(Commit commit, Seat seat, TimeRules rules, Instant now) {
        return switch (rules.clock()) {
            case Clock.None() ->
                rules.remind()
                        .map(time -> commit.remind(seat.id(), NUDGE + 1, now.plus(time)))
                        .orElse(commit);
            case Clock.PerDecision(Duration time) -> commit.startClock(seat.id(), time, false, KINDS);
            case Clock.Bank(Duration first, Duration increment, Duration cap) ->
                commit.startClock(seat.id(), first, true, KINDS);
        };
    }

    private static Commit stop(Commit commit, Seat seat, TimeRules rules, long increments) {
        return switch (rules.clock()) {
            case Clock.None() -> commit.stopReminding(seat.id());
            case Clock.PerDecision(Duration time) -> commit.setAside(seat.id(), KINDS);
            case Clock.Bank(Duration first, Duration increment, Duration cap) ->
                commit.stopClock(seat.id(), increment.multipliedBy(increments), cap, KINDS);
        };
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
