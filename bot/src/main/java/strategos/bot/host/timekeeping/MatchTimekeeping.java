package strategos.bot.host.timekeeping;

import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import strategos.bot.host.ActionResult;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.Timekeeping;
import strategos.bot.host.live.MatchLoader;
import strategos.bot.host.live.StoredWishes;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.running.MatchExecutor;
import strategos.bot.host.time.TimeRules.Wishes;
import strategos.bot.host.transaction.Deadlines;
import strategos.bot.port.Request.Person;
import strategos.engine.seat.Seat;
import strategos.storage.Storage;
import strategos.storage.match.Reminders.ClockTable;

/** Clocks by transactions in their match's queue; wishes as they are stored. */
public final class MatchTimekeeping implements Timekeeping {
    private final ClockTable clocks;
    private final MatchExecutor executor;
    private final MatchLoader loader;
    private final OutboxWriter writer;
    private final StoredWishes wishes;

    @Inject
    MatchTimekeeping(
            Storage storage, MatchExecutor executor, MatchLoader loader, OutboxWriter writer, StoredWishes wishes) {
        this.clocks = storage.clocks();
        this.executor = executor;
        this.loader = loader;
        this.writer = writer;
        this.wishes = wishes;
    }

    @Override
    public ActionResult setClock(Action action, String match, Map<String, String> chosen) {
        return executor.run(Optional.of(action), match, new SetClock(writer, loader::write, action, chosen));
    }

    @Override
    public ActionResult pause(Action action, String match, boolean still) {
        return executor.run(Optional.of(action), match, new Pause(writer, action, still));
    }

    @Override
    public ActionResult mute(Action action, String match) {
        return executor.run(Optional.of(action), match, new Mute(action.by()));
    }

    @Override
    public Optional<Duration> saved(String match, Seat seat) {
        return clocks.held(match, seat.id(), Deadlines.OUT).or(() -> clocks.bank(match, seat.id()));
    }

    @Override
    public Wishes wishes(Person person) {
        return wishes.of(person.id());
    }

    @Override
    public void wish(Person person, Wishes wished) {
        wishes.put(person.id(), wished);
    }
}
