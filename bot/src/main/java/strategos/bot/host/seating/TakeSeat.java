package strategos.bot.host.seating;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.LiveMatch.Holder;
import strategos.bot.host.LiveMatch.SeatRequest;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.SeatName;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.transaction.Knowing;
import strategos.bot.host.transaction.MatchTransaction;
import strategos.bot.host.transaction.MatchTransaction.TransactionResult;
import strategos.bot.port.Request.Person;
import strategos.engine.dice.Omen;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.match.Commit;
import strategos.storage.match.Matches;

/**
 * A person takes a seat: before the start, with an omen, a free one, or a computer's as one who is invited, made the match or
 * manages the channel; in a running match one that nobody holds, or a computer does, once it is released.
 */
public record TakeSeat(OutboxWriter writer, Matches stored, Action action, Seat seat, Optional<String> omen)
        implements MatchTransaction {
    @Override
    public String name() {
        return "join " + seat;
    }

    @Override
    public <S> TransactionResult decide(CommittedMatch<S> match, Instant now) {
        Person by = action.by();
        Optional<Holder> holder = match.holder(seat);
        if (holder.isEmpty()) {
            return TransactionResult.noSuchSeat(match, seat);
        }
        boolean own = match.stage() != Stage.OVER && match.held(by).contains(seat);
        if (own && match.facts().starting().isEmpty()) {
            return TransactionResult.refuse("host.seat-yours", "seat", new SeatName(seat).text());
        }
        return switch (match.stage()) {
            case OVER -> TransactionResult.refuse("host.over");
            case OPEN -> before(match, holder.get(), by, now);
            case RUNNING -> during(match, holder.get(), by, now);
        };
    }

    private TransactionResult before(CommittedMatch<?> match, Holder holder, Person by, Instant now) {
        if (match.facts().starting().isPresent()) {
            return TransactionResult.refuse("host.starting");
        }
        if (holder.person().isPresent()) {
            return taken(match, "host.seat-taken");
        }
        if (holder.computer() && !mayTakeComputers(match, by)) {
            return taken(match, "host.seat-computers");
        }
        long others = match.seats().stream()
                .filter(h -> h.taken() && !h.seat().equals(seat))
                .count();
        if (others >= match.scenario().most()) {
            return TransactionResult.refuse(
                    "host.table-full", "most", match.scenario().most());
        }
        String given = omen.filter(words -> !words.isBlank()).orElse(action.delivery());
        Optional<Line> bad = Omen.refusal(given);
        if (bad.isPresent()) {
            return new TransactionResult.Refused(bad.get());
        }
        return new Sitting(writer).sit(match, seat, by, Optional.of(by), given, "host.joined", now);
    }

    /** Whoever gave the seat to the computer may want it there: a stranger is not its opponent's choice. */
    private boolean mayTakeComputers(CommittedMatch<?> match, Person by) {
        return action.manager()
                || match.file().madeBy(by)
                || match.offers().stream()
                        .anyMatch(offer ->
                                offer.seat().equals(seat) && offer.to().id().equals(by.id()));
    }

    private TransactionResult during(CommittedMatch<?> match, Holder holder, Person by, Instant now) {
        if (!match.inPlay(seat)) {
            return TransactionResult.refuse("host.seat-not-in-play", "seat", seat);
        }
        if (holder.person().isPresent()) {
            return taken(match, "host.seat-taken");
        }
        Optional<TransactionResult> knows = new Knowing(match, stored).refusal(by, seat);
        if (knows.isPresent()) {
            return knows.get();
        }
        if (stored.onceHeld(match.id(), by.id()).contains(seat.id())) {
            return new Sitting(writer).again(match, seat, by, now);
        }
        Optional<Line> barred = match.barred(seat);
        if (barred.isPresent()) {
            return new TransactionResult.Refused(barred.get());
        }
        return new Release(match).alone(action)
                ? new Sitting(writer).during(match, seat, by, Optional.of(by), now)
                : ask(match, by, now);
    }

    /** A stranger is never given a hand that nobody has offered: those who play are asked. */
    private TransactionResult ask(CommittedMatch<?> match, Person by, Instant now) {
        Release release = new Release(match);
        Optional<SeatRequest> earlier = release.request(seat);
        if (earlier.isPresent()) {
            return earlier.get().by().id().equals(by.id())
                    ? TransactionResult.refuse("host.request.stands", "seat", seat)
                    : TransactionResult.refuse("host.request.another", "seat", seat);
        }
        List<Person> players = release.players();
        List<SeatRequest> requests = release.with(new SeatRequest(seat, by, Set.of()));
        Commit commit = Release.store(Commit.on(match.id(), match.version(), now), requests);
        Line line = new Line(Text.of(
                players.isEmpty() ? "host.request.managers" : "host.request",
                "person",
                by.name(),
                "seat",
                new SeatName(seat).text(),
                "command",
                seat.id()));
        commit = writer.ping(commit, match, line, players, List.of(by));
        return TransactionResult.Decided.reload(
                writer.show(commit, match.with(match.facts().withRequests(requests)), Optional.of(by)),
                new Line(Text.of("host.request.you", "seat", new SeatName(seat).text())));
    }

    private TransactionResult.Refused taken(CommittedMatch<?> match, String why) {
        List<Seat> free = match.untaken();
        return TransactionResult.refuse(why, "seat", seat, "free", free, "count", free.size());
    }
}
