package strategos.bot.host.transaction;

import java.time.Instant;
import strategos.bot.host.live.CommittedMatch;
import strategos.storage.Reminder;
import strategos.storage.Reminders;

/** Does what a reminder asks for, unless its question was answered while it waited for its turn. */
record WhileDue(Reminders reminders, Reminder reminder, MatchTransaction deed) implements MatchTransaction {
    @Override
    public String name() {
        return deed.name();
    }

    @Override
    public <S> Verdict decide(CommittedMatch<S> match, Instant now) {
        return reminders.of(match.id()).contains(reminder) ? deed.decide(match, now) : Verdict.refuse("host.answered");
    }
}
