package strategos.bot.host.timekeeping;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import strategos.bot.host.LiveMatch.Holder;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.SeatName;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.time.TimeRules.Lapse;
import strategos.bot.host.transaction.Deadlines;
import strategos.bot.host.transaction.MatchTransaction;
import strategos.engine.search.Level;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.match.Commit;
import strategos.storage.match.StoredSeat;
import strategos.storage.match.StoredSeat.Occupant;

/** The time of a seat is out, and the default answer is not what the match has for that: its player loses the seat, or is told. */
record LapseOf(OutboxWriter writer, Seat seat, Lapse lapse) implements MatchTransaction {
    @Override
    public String name() {
        return "lapse of " + seat;
    }

    @Override
    public <S> TransactionResult decide(CommittedMatch<S> match, Instant now) {
        Optional<Holder> holder = match.holder(seat).filter(h -> h.person().isPresent());
        if (match.stage() != Stage.RUNNING
                || holder.isEmpty()
                || !match.awaited().containsKey(seat)) {
            return TransactionResult.refuse("host.answered");
        }
        // A computer that plays with nobody there would play the match out for no one.
        boolean others = match.seats().stream()
                .anyMatch(other -> other.person().isPresent() && !other.seat().equals(seat));
        Lapse done = lapse == Lapse.COMPUTER && !others ? Lapse.OPEN : lapse;
        Deadlines deadlines = new Deadlines();
        Commit open = Commit.on(match.id(), match.version(), now);
        Commit commit = done == Lapse.REMIND ? deadlines.gone(open, match, seat) : deadlines.lapsed(open, match, seat);
        String key = "host.lapse." + (done == lapse ? done.word() : "alone");
        Line told = new Line(Text.of(key, "seat", new SeatName(seat).text(), "command", seat.id()));
        if (done == Lapse.REMIND) {
            return TransactionResult.Decided.reload(
                    writer.remind(commit, match, holder.get().person().orElseThrow(), told));
        }
        boolean computer = done == Lapse.COMPUTER;
        Occupant occupant = computer ? new Occupant.Computer(Level.NORMAL.id()) : new Occupant.Nobody();
        // Who loses the seat has left it: no standing order of theirs answers any more.
        commit = commit.sit(new StoredSeat(
                        seat.id(),
                        occupant,
                        holder.get().omen().orElse(""),
                        computer ? Optional.of(now) : Optional.empty()))
                .standing(seat.id(), List.of());
        commit = writer.ping(commit, match, told, List.of(holder.get().person().orElseThrow()), List.of());
        CommittedMatch<S> after = match.with(
                match.facts().seating(seat, Optional.empty(), computer ? Optional.of(Level.NORMAL) : Optional.empty()));
        return TransactionResult.Decided.reload(writer.show(commit, after, Optional.empty()));
    }
}
