package strategos.bot.host.seating;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.LiveMatch.Holder;
import strategos.bot.host.LiveMatch.SeatOffer;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.SeatName;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.transaction.Deadlines;
import strategos.bot.host.transaction.Knowing;
import strategos.bot.host.transaction.MatchTransaction;
import strategos.bot.host.transaction.MatchTransaction.TransactionResult;
import strategos.bot.host.transaction.MatchTransaction.TransactionResult.Refused;
import strategos.engine.search.Level;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.match.Commit;
import strategos.storage.match.StoredSeat;
import strategos.storage.match.StoredSeat.Occupant;

/**
 * The computer takes a seat: before the start a free one, at the wish of who sits there or made the match; one's own; in a
 * running match a vacant one at the wish of a player; any at the wish of whoever manages the channel, so that nobody waits
 * for ever for someone who does not come back.
 */
public record SeatComputer(OutboxWriter writer, Action action, Seat seat, Level level) implements MatchTransaction {
    @Override
    public String name() {
        return "computer " + seat;
    }

    @Override
    public <S> TransactionResult decide(CommittedMatch<S> match, Instant now) {
        Optional<Holder> holder = match.holder(seat);
        if (holder.isEmpty()) {
            return TransactionResult.noSuchSeat(match, seat);
        }
        Optional<Refused> objection = objection(match, holder.get());
        return objection.isPresent() ? objection.get() : sit(match, holder.get(), now);
    }

    private Optional<Refused> objection(CommittedMatch<?> match, Holder holder) {
        if (match.stage() == Stage.OVER) {
            return refuse("host.over");
        }
        if (match.facts().starting().isPresent()) {
            return refuse("host.starting");
        }
        if (holder.level().equals(Optional.of(level))) {
            return refuse("host.seat-computer", "seat", seat, "level", level.id());
        }
        boolean own =
                holder.person().filter(p -> p.id().equals(action.by().id())).isPresent();
        if (holder.person().isPresent() && !own && !action.manager()) {
            return refuse("host.seat-of-another", "seat", seat);
        }
        Optional<Line> barred = match.barred(seat);
        if (barred.isPresent()) {
            return barred.map(Refused::new);
        }
        boolean open = match.stage() == Stage.OPEN;
        boolean founder = open && match.file().madeBy(action.by());
        if (match.held(action.by()).isEmpty() && !action.manager() && !founder) {
            return refuse("host.players-only");
        }
        if (open && !holder.taken() && full(match)) {
            return refuse("host.table-full", "most", match.scenario().most());
        }
        return Optional.empty();
    }

    private static Optional<Refused> refuse(String key, Object... values) {
        return Optional.of(TransactionResult.refuse(key, values));
    }

    private static boolean full(CommittedMatch<?> match) {
        return match.seats().stream().filter(Holder::taken).count()
                >= match.scenario().most();
    }

    private TransactionResult sit(CommittedMatch<?> match, Holder holder, Instant now) {
        String omen =
                holder.omen().filter(words -> match.stage() == Stage.RUNNING).orElse(action.delivery());
        // Whoever gives it to the computer before the start waits no longer for the one who was invited.
        List<SeatOffer> offers = match.stage() == Stage.RUNNING ? match.offers() : Knowing.others(match, seat);
        Commit commit = new Deadlines()
                .gone(
                        Knowing.store(Commit.on(match.id(), match.version(), now), offers)
                                .sit(StoredSeat.taken(seat.id(), new Occupant.Computer(level.id()), omen, now)),
                        match,
                        seat)
                // What a person has said beforehand binds nobody else.
                .standing(seat.id(), List.of());
        commit = writer.lines(
                commit,
                match,
                List.of(new Line(Text.of(
                        "host.computer", "seat", new SeatName(seat).text(), "omen", omen, "level", level.id()))),
                List.of());
        CommittedMatch<?> after = match.with(match.facts()
                .seating(seat, Optional.empty(), Optional.of(level))
                .withOffers(offers));
        return TransactionResult.Decided.reload(writer.show(commit, after, Optional.of(action.by())));
    }
}
