package strategos.bot.host.seating;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.LiveMatch.Holder;
import strategos.bot.host.LiveMatch.SeatOffer;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.Matches.Reply;
import strategos.bot.host.SeatName;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.transaction.Knowing;
import strategos.bot.host.transaction.MatchTransaction;
import strategos.bot.port.Request.Person;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.match.Commit;
import strategos.storage.match.Looks;
import strategos.storage.match.Matches;

/**
 * The person to whom a seat is offered takes it, with the standing orders that lie there or without, or turns it down; who
 * offered it, or is to lose it, takes the offer back. One who is away keeps the seat by any sign of life.
 */
public record AnswerOffer(OutboxWriter writer, Matches stored, Looks looks, Action action, Seat seat, Reply reply)
        implements MatchTransaction {
    @Override
    public String name() {
        return "answer the offer of " + seat;
    }

    @Override
    public <S> TransactionResult decide(CommittedMatch<S> match, Instant now) {
        Optional<SeatOffer> found =
                match.offers().stream().filter(o -> o.seat().equals(seat)).findFirst();
        if (match.stage() == Stage.OVER || found.isEmpty()) {
            return TransactionResult.refuse("host.offer.none", "seat", seat);
        }
        if (match.facts().starting().isPresent()) {
            return TransactionResult.refuse("host.starting");
        }
        SeatOffer offer = found.get();
        if (reply == Reply.NO) {
            return concerned(match, offer) ? dropped(match, offer, now) : TransactionResult.refuse("host.offer.others");
        }
        if (!offer.to().id().equals(action.by().id())) {
            return TransactionResult.refuse("host.offer.others");
        }
        return new Knowing(match, stored)
                .refusal(action.by(), seat)
                .orElseGet(() -> taken(match, offer, match.holder(seat).orElseThrow(), now));
    }

    private boolean concerned(CommittedMatch<?> match, SeatOffer offer) {
        String by = action.by().id();
        return action.manager()
                || offer.to().id().equals(by)
                || offer.by().id().equals(by)
                || match.holder(seat)
                        .flatMap(Holder::person)
                        .filter(person -> person.id().equals(by))
                        .isPresent();
    }

    private TransactionResult dropped(CommittedMatch<?> match, SeatOffer offer, Instant now) {
        boolean declined = offer.to().id().equals(action.by().id());
        Line line = new Line(Text.of(
                declined ? "host.offer.declined" : "host.offer.withdrawn",
                "person",
                offer.to().name(),
                "seat",
                new SeatName(seat).text()));
        List<SeatOffer> others = Knowing.others(match, seat);
        Commit commit = Knowing.store(Commit.on(match.id(), match.version(), now), others);
        commit = writer.lines(commit, match, List.of(line), List.of(offer.to()));
        return TransactionResult.Decided.reload(
                writer.show(commit, match.with(match.facts().withOffers(others)), Optional.of(action.by())),
                declined ? new Line(Text.of("host.offer.declined.you", "seat", new SeatName(seat).text())) : line);
    }

    private TransactionResult taken(CommittedMatch<?> match, SeatOffer offer, Holder holder, Instant now) {
        Person to = action.by();
        Sitting sitting = new Sitting(writer);
        return switch (offer.kind()) {
            case INVITATION -> {
                if (holder.person().isPresent()) {
                    yield TransactionResult.refuse("host.offer.taken", "seat", new SeatName(seat).text());
                }
                if (match.stage() == Stage.OPEN) {
                    yield new TakeSeat(writer, stored, action, seat, Optional.empty()).decide(match, now);
                }
                yield new Release(match)
                                .players().stream()
                                        .allMatch(player ->
                                                player.id().equals(offer.by().id()))
                        ? sitting.during(match, seat, to, Optional.of(to), now)
                        : new TakeSeat(writer, stored, action, seat, Optional.empty()).decide(match, now);
            }
            case HAND_OVER -> {
                boolean still = holder.person()
                        .filter(person -> person.id().equals(offer.by().id()))
                        .isPresent();
                yield still
                        ? sitting.after(match, holder, to, reply, false, now)
                        : TransactionResult.refuse("host.offer.none", "seat", seat);
            }
            case ABSENCE -> absent(match, offer, holder, now);
        };
    }

    private TransactionResult absent(CommittedMatch<?> match, SeatOffer offer, Holder holder, Instant now) {
        if (holder.person().isEmpty()) {
            return new Sitting(writer).during(match, seat, action.by(), Optional.of(action.by()), now);
        }
        boolean back = looks.last(match.id(), holder.person().get().id())
                .filter(look -> look.at().isAfter(offer.at()))
                .isPresent();
        if (back) {
            return TransactionResult.refuse(
                    "host.offer.back", "person", holder.person().get().name());
        }
        Instant from = offer.at().plus(OfferSeat.WARNING);
        if (now.isBefore(from)) {
            return TransactionResult.refuse("host.offer.too-soon", "time", Long.toString(from.getEpochSecond()));
        }
        return new Sitting(writer).after(match, holder, action.by(), reply, true, now);
    }
}
