package strategos.bot.host.seating;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.LiveMatch.Holder;
import strategos.bot.host.LiveMatch.SeatOffer;
import strategos.bot.host.LiveMatch.Stage;
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
import strategos.storage.match.Matches;

/**
 * A seat is offered to a person: a free one, or a computer's, by those who play there, made the match or manage the channel;
 * one's own by whoever holds it; that of one who is away by whoever made the match or manages the channel, after a warning
 * and a time.
 */
public record OfferSeat(OutboxWriter writer, Matches stored, Action action, Seat seat, SeatOffer.Kind kind, Person to)
        implements MatchTransaction {
    /** One who is away has so much time to come back. */
    static final Duration WARNING = Duration.ofHours(24);

    @Override
    public String name() {
        return "offer " + seat;
    }

    @Override
    public <S> TransactionResult decide(CommittedMatch<S> match, Instant now) {
        Optional<Holder> holder = match.holder(seat);
        if (holder.isEmpty()) {
            return TransactionResult.noSuchSeat(match, seat);
        }
        if (match.stage() == Stage.OVER) {
            return TransactionResult.refuse("host.over");
        }
        if (match.facts().starting().isPresent()) {
            return TransactionResult.refuse("host.starting");
        }
        Optional<TransactionResult> no = wrongGiver(match, holder.get()).or(() -> wrongTaker(match));
        return no.orElseGet(() -> offered(match, holder.get(), now));
    }

    private Optional<TransactionResult> wrongGiver(CommittedMatch<?> match, Holder holder) {
        boolean host = action.manager() || match.file().madeBy(action.by());
        boolean own = holder.person()
                .filter(person -> person.id().equals(action.by().id()))
                .isPresent();
        boolean plays = !match.held(action.by()).isEmpty();
        return switch (kind) {
            case INVITATION -> {
                if (holder.person().isPresent()) {
                    yield Optional.of(TransactionResult.refuse("host.offer.taken", "seat", new SeatName(seat).text()));
                }
                yield plays || host ? Optional.empty() : Optional.of(TransactionResult.refuse("host.players-only"));
            }
            case HAND_OVER ->
                own ? Optional.empty() : Optional.of(TransactionResult.notYours(match, seat, action.by()));
            case ABSENCE -> {
                if (!host) {
                    yield Optional.of(TransactionResult.refuse("host.offer.host-only"));
                }
                yield nobodyAway(match, holder, own)
                        .map(key -> TransactionResult.refuse(key, "seat", new SeatName(seat).text()));
            }
        };
    }

    /** Why nobody has to lose that seat. */
    private static Optional<String> nobodyAway(CommittedMatch<?> match, Holder holder, boolean own) {
        if (match.stage() != Stage.RUNNING) {
            return Optional.of("host.not-begun");
        }
        if (own) {
            return Optional.of("host.offer.own");
        }
        return holder.person().isEmpty() ? Optional.of("host.offer.nobody-away") : Optional.empty();
    }

    private Optional<TransactionResult> wrongTaker(CommittedMatch<?> match) {
        if (to.id().equals(action.by().id())) {
            return Optional.of(TransactionResult.refuse("host.offer.yourself"));
        }
        Optional<Line> barred = match.barred(seat);
        if (barred.isPresent()) {
            return barred.map(TransactionResult.Refused::new);
        }
        return new Knowing(match, stored).refusalOf(to, seat);
    }

    private TransactionResult offered(CommittedMatch<?> match, Holder holder, Instant now) {
        SeatOffer offer = new SeatOffer(seat, kind, to, action.by(), now);
        if (match.offers().stream()
                .anyMatch(o -> o.seat().equals(seat) && o.to().id().equals(to.id()))) {
            return TransactionResult.refuse("host.offer.stands", "seat", seat, "person", to.name());
        }
        List<SeatOffer> offers = new ArrayList<>(Knowing.others(match, seat));
        offers.add(offer);
        Text said = Text.of(
                "host.offer." + kind.word(),
                "by",
                action.by().name(),
                "person",
                to.name(),
                "seat",
                new SeatName(seat).text(),
                "holder",
                holder.person().map(Person::name).orElse(""),
                "hours",
                (int) WARNING.toHours());
        List<Person> pinged = new ArrayList<>(List.of(to));
        if (kind == SeatOffer.Kind.ABSENCE) {
            holder.person().ifPresent(pinged::add);
        }
        Commit commit = Knowing.store(Commit.on(match.id(), match.version(), now), offers);
        commit = writer.ping(commit, match, new Line(said), pinged, List.of(action.by()));
        return TransactionResult.Decided.reload(
                writer.show(commit, match.with(match.facts().withOffers(offers)), Optional.of(action.by())),
                new Line(Text.of("host.offer.you", "person", to.name(), "seat", new SeatName(seat).text())));
    }
}
