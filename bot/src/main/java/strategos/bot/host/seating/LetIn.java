package strategos.bot.host.seating;

import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.LiveMatch.SeatRequest;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.SeatName;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.live.MatchFacts;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.transaction.MatchTransaction;
import strategos.bot.host.transaction.MatchTransaction.TransactionResult;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.match.Commit;

/**
 * One who plays, or who manages the channel, answers the request for a seat of a running match.
 *
 * @param user whom a button lets in or turns down, so that it never answers another's request
 */
public record LetIn(OutboxWriter writer, Action action, Seat seat, Optional<String> user, boolean yes)
        implements MatchTransaction {
    @Override
    public String name() {
        return (yes ? "admit to " : "turn away from ") + seat;
    }

    @Override
    public <S> TransactionResult decide(CommittedMatch<S> match, Instant now) {
        if (match.holder(seat).isEmpty()) {
            return TransactionResult.noSuchSeat(match, seat);
        }
        Release release = new Release(match);
        Optional<SeatRequest> request =
                release.request(seat).filter(r -> user.isEmpty() || user.get().equals(r.by().id()));
        if (match.stage() != Stage.RUNNING || request.isEmpty()) {
            return TransactionResult.refuse("host.no-request", "seat", seat);
        }
        if (!release.asked(action)) {
            return TransactionResult.refuse("host.players-only");
        }
        return yes ? agree(match, release, request.get(), now) : turnDown(match, release, request.get(), now);
    }

    private TransactionResult agree(CommittedMatch<?> match, Release release, SeatRequest request, Instant now) {
        Set<String> agreed = new HashSet<>(request.agreed());
        agreed.add(action.by().id());
        SeatRequest more = new SeatRequest(seat, request.by(), agreed);
        if (release.alone(action) || release.waiting(more).isEmpty()) {
            return new Sitting(writer).during(match, seat, request.by(), Optional.empty(), now);
        }
        Commit commit = Commit.on(match.id(), match.version(), now);
        return stored(
                commit,
                match,
                release.with(more),
                new Line(Text.of(
                        "host.request.agreed", "person", request.by().name(), "waiting", waiting(release, more))));
    }

    private static List<String> waiting(Release release, SeatRequest request) {
        return release.waiting(request).stream().map(p -> p.name()).toList();
    }

    private TransactionResult turnDown(CommittedMatch<?> match, Release release, SeatRequest request, Instant now) {
        Line line = new Line(
                Text.of("host.request.refused", "person", request.by().name(), "seat", new SeatName(seat).text()));
        Commit commit =
                writer.lines(Commit.on(match.id(), match.version(), now), match, List.of(line), List.of(request.by()));
        return stored(commit, match, release.without(seat, request.by()), line);
    }

    private TransactionResult stored(Commit commit, CommittedMatch<?> match, List<SeatRequest> requests, Line told) {
        MatchFacts after = match.facts().withRequests(requests);
        return TransactionResult.Decided.reload(
                writer.show(Release.store(commit, requests), match.with(after), Optional.of(action.by())), told);
    }
}
