package strategos.bot.host.seating;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.HostOptions;
import strategos.bot.host.LiveMatch.Holder;
import strategos.bot.host.LiveMatch.SeatRequest;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.SeatName;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.live.MatchFacts;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.outcome.Conclusions;
import strategos.bot.host.running.Starts;
import strategos.bot.host.transaction.ChainExtension.Unsealing;
import strategos.bot.host.transaction.Deadlines;
import strategos.bot.host.transaction.FollowerNotes;
import strategos.bot.host.transaction.MatchTransaction;
import strategos.bot.host.transaction.MatchTransaction.TransactionResult;
import strategos.bot.host.transaction.MatchTransaction.TransactionResult.Refused;
import strategos.bot.port.Request.Person;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.match.Commit;
import strategos.storage.match.StoredSeat;
import strategos.storage.match.StoredSeat.Occupant;

/**
 * A person leaves every seat they hold, or takes back a request for one. Before the start the seats are free again; in a
 * running match they stay in play, with their standing orders gone. A match that has not begun closes when its last
 * player leaves, or at the wish of whoever made it or manages the channel while nobody sits there. A start that has waited for a
 * silent beacon as long as the match has patience is called off by whoever wants to leave.
 *
 * @param closing whether a match that runs is to be closed; whoever only wants to leave ends none unasked
 */
public record Leave(OutboxWriter writer, FollowerNotes notes, Conclusions conclusions, Action action, boolean closing)
        implements MatchTransaction.AtAnyTime {
    @Override
    public String name() {
        return closing ? "close" : "leave";
    }

    @Override
    public <S> TransactionResult decide(CommittedMatch<S> match, Instant now) {
        if (match.stage() == Stage.OVER) {
            return TransactionResult.refuse("host.over");
        }
        if (match.facts().starting().isPresent()) {
            return overdue(match, now)
                            && (mayClose(match) || !match.held(action.by()).isEmpty())
                    ? new Starts.CallOff(writer, "host.start.called-off").decide(match, now)
                    : TransactionResult.refuse("host.starting");
        }
        Optional<Refused> pending = TransactionResult.pending(match);
        if (pending.isPresent()) {
            return pending.get();
        }
        List<Seat> held = match.held(action.by());
        List<SeatRequest> requests = match.requests().stream()
                .filter(r -> !r.by().id().equals(action.by().id()))
                .toList();
        if (requests.size() < match.requests().size()) {
            return withdraw(match, requests, now);
        }
        boolean runs = match.stage() == Stage.RUNNING;
        boolean others = match.seats().stream().anyMatch(h -> h.person().isPresent() && !held.contains(h.seat()));
        if (runs && closing && (others || !held.isEmpty())) {
            return TransactionResult.refuse("host.close.seated", "match", match.id());
        }
        if (held.isEmpty() && (others || !mayClose(match))) {
            return TransactionResult.refuse("host.no-seat-of-yours");
        }
        if (runs && held.isEmpty() && !closing) {
            return TransactionResult.refuse("host.close.unasked", "match", match.id());
        }
        Commit commit = Commit.on(match.id(), match.version(), now);
        if (!others && (held.isEmpty() || !runs)) {
            return close(match, held, commit);
        }
        MatchFacts facts = match.facts();
        for (Seat seat : held) {
            commit = new Deadlines()
                    .gone(vacate(match, commit, seat), match, seat)
                    .standing(seat.id(), List.of());
            facts = facts.seating(seat, Optional.empty(), Optional.empty());
        }
        commit = writer.lines(commit, match, List.of(line(left(match, held), held)), List.of(action.by()));
        return TransactionResult.Decided.reload(writer.show(commit, match.with(facts), Optional.empty()));
    }

    /** Those who play cannot agree to go on without the beacon before they play. */
    private static boolean overdue(CommittedMatch<?> match, Instant now) {
        return match.pending()
                .filter(waiting -> !now.isBefore(waiting.since().plus(HostOptions.patience(match.options()))))
                .isPresent();
    }

    /** Whoever asks for a seat holds none. */
    private TransactionResult withdraw(CommittedMatch<?> match, List<SeatRequest> left, Instant now) {
        Commit commit = Release.store(Commit.on(match.id(), match.version(), now), left);
        CommittedMatch<?> after = match.with(match.facts().withRequests(left));
        return TransactionResult.Decided.reload(
                writer.show(commit, after, Optional.of(action.by())), new Line(Text.of("host.request.withdrawn")));
    }

    private boolean mayClose(CommittedMatch<?> match) {
        return action.manager() || match.file().madeBy(action.by());
    }

    private TransactionResult close(CommittedMatch<?> match, List<Seat> held, Commit commit) {
        Commit more = commit;
        for (Seat seat : held) {
            more = vacate(match, more, seat);
        }
        Line closed = new Line(Text.of("host.closed", "match", match.id()));
        List<Line> said = new ArrayList<>(List.of(closed));
        if (match.stage() == Stage.RUNNING) {
            said.addAll(new Unsealing().lines(match.dice()));
        }
        if (match.stage() == Stage.RUNNING) {
            more = more.conclude(conclusions.of(match, List.of()));
        }
        more = notes.over(writer.lines(more, match, said, List.of()), match).end();
        return TransactionResult.Decided.reload(
                writer.show(more, match.with(match.facts().closed()), Optional.empty()), closed);
    }

    /** The omen of a running match stays: it is part of the salt. */
    private static Commit vacate(CommittedMatch<?> match, Commit commit, Seat seat) {
        Optional<String> omen =
                match.holder(seat).flatMap(Holder::omen).filter(words -> match.stage() == Stage.RUNNING);
        return commit.sit(new StoredSeat(seat.id(), new Occupant.Nobody(), omen.orElse(""), Optional.empty()));
    }

    /** Nothing waits for a seat that has given up, or is out of the match. */
    private static String left(CommittedMatch<?> match, List<Seat> held) {
        return match.stage() == Stage.OPEN || held.stream().noneMatch(match::playsOn)
                ? "host.left"
                : switch (HostOptions.vacancy(match.options())) {
                    case PAUSE -> "host.left.pause";
                    case COMPUTER -> "host.left.computer";
                    case FALLBACK -> "host.left.running";
                };
    }

    private Line line(String key, List<Seat> held) {
        List<Text> seats = held.stream().map(seat -> new SeatName(seat).text()).toList();
        Person by = action.by();
        return new Line(Text.of(key, "person", by.name(), "seats", seats, "count", held.size()));
    }
}
