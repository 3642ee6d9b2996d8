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
import strategos.engine.text.Text;
import strategos.storage.match.Commit;
import strategos.storage.match.Matches;
import strategos.storage.match.StoredMatch.StoredOffer;

/** Who may not have a seat because of what they have seen at another: nobody ever knows two sides of a match. */
public record Knowing(CommittedMatch<?> match, Matches stored) {
    /** Why the person, who is told so, may not have that seat; empty when they may. */
    public Optional<TransactionResult> refusal(Person person, Seat seat) {
        return bar(person, seat).map(bar -> TransactionResult.refuse(bar.key(), "seat", bar.seat()));
    }

    /** The same, told to another, who offers it. */
    public Optional<TransactionResult> refusalOf(Person person, Seat seat) {
        return bar(person, seat)
                .map(bar -> TransactionResult.refuse(bar.key() + ".of", "person", person.name(), "seat", bar.seat()));
    }

    /** Why, in words that go on with {@code .of} for others, and the seat that they hold or have held. */
    private record Bar(String key, Text seat) {}

    private Optional<Bar> bar(Person person, Seat seat) {
        List<Seat> held = match.held(person);
        if (match.stage() == Stage.RUNNING && !held.isEmpty()) {
            return Optional.of(new Bar("host.one-seat-in-play", new SeatName(held.getFirst()).text()));
        }
        return stored.onceHeld(match.id(), person.id()).stream()
                .map(Seat::new)
                .filter(once -> !once.equals(seat))
                .findFirst()
                .map(once -> new Bar("host.knows-another", new SeatName(once).text()));
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
