package strategos.bot.host.transaction;

import java.util.List;
import java.util.Optional;
import strategos.bot.host.LiveMatch.SeatOffer;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.SeatName;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.transaction.MatchTransaction.TransactionResult;
import strategos.bot.port.Request.Person;
import strategos.engine.seat.Seat;
import strategos.storage.match.Commit;
import strategos.storage.match.Matches;
import strategos.storage.match.StoredMatch.StoredOffer;

/** Who may not have a seat because of what they have seen at another: nobody ever knows two sides of a match. */
public record Knowing(CommittedMatch<?> match, Matches stored) {
    /** Why the person may not have that seat; empty when they may. */
    public Optional<TransactionResult> refusal(Person person, Seat seat) {
        List<Seat> held = match.held(person);
        if (match.stage() == Stage.RUNNING && !held.isEmpty()) {
            return Optional.of(TransactionResult.refuse(
                    "host.one-seat-in-play.of", "person", person.name(), "seat", held.getFirst()));
        }
        return stored.onceHeld(match.id(), person.id()).stream()
                .map(Seat::new)
                .filter(once -> !once.equals(seat))
                .findFirst()
                .map(once -> TransactionResult.refuse(
                        "host.knows-another", "person", person.name(), "seat", new SeatName(once).text()));
    }

    /** What is offered beside that seat. */
    public static List<SeatOffer> others(CommittedMatch<?> match, Seat seat) {
        return match.offers().stream().filter(o -> !o.seat().equals(seat)).toList();
    }

    /** The offers as they are stored. */
    public static Commit store(Commit commit, List<SeatOffer> offers) {
        return commit.offers(offers.stream()
                .map(o -> new StoredOffer(
                        o.seat().id(), o.kind().word(), o.to().id(), o.to().name(), o.by().id(), o.by().name(), o.at()))
                .toList());
    }
}
