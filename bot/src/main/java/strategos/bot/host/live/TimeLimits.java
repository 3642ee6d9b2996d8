package strategos.bot.host.live;

import jakarta.inject.Inject;
import java.time.Instant;
import java.util.Optional;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.time.Clock;
import strategos.bot.host.time.TimeRules;
import strategos.engine.seat.Seat;
import strategos.storage.Reminders;
import strategos.storage.Reminders.Reminder;
import strategos.storage.Storage;

/** When the time of a seat that is waited for is out, in matches with a clock. */
public final class TimeLimits {
    /** The reminder of that moment. */
    public static final String OUT = "out";

    /** The reminder of one who could not be notified when the question was put. */
    public static final String MORNING = "morning";

    private final Reminders reminders;

    @Inject
    public TimeLimits(Storage storage) {
        this.reminders = storage.reminders();
    }

    /** One who is waited for is notified then, and not now. */
    public void notifyThen(LiveMatch match, Seat seat, Instant then) {
        reminders.put(new Reminder(match.id(), seat.id(), MORNING, then));
    }

    /** The moment; empty where no time runs for the seat. */
    public Optional<Instant> of(LiveMatch match, Seat seat) {
        return TimeRules.of(match.options()).clock() instanceof Clock.None
                ? Optional.empty()
                : reminders.of(match.id()).stream()
                        .filter(reminder ->
                                reminder.kind().equals(OUT) && reminder.seat().equals(seat.id()))
                        .map(Reminder::due)
                        .findFirst();
    }
}
