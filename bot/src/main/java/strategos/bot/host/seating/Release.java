package strategos.bot.host.seating;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.LiveMatch.Holder;
import strategos.bot.host.LiveMatch.SeatRequest;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.port.Request.Person;
import strategos.engine.seat.Seat;
import strategos.storage.match.Commit;
import strategos.storage.match.StoredMatch.StoredRequest;

/** Who lets somebody have a seat of a running match, with the hand and the secrets that go with it. */
record Release(CommittedMatch<?> match) {
    /** Those who play in it, and have not given up. */
    List<Person> players() {
        return match.players().stream()
                .flatMap(holder -> holder.person().stream())
                .distinct()
                .toList();
    }

    /** Whether the one who acts releases seats alone: manages the channel, or made a match in which nobody plays any more. */
    boolean alone(Action action) {
        return action.manager() || (players().isEmpty() && match.file().madeBy(action.by()));
    }

    /** Whether the one who acts has a say. */
    boolean asked(Action action) {
        return alone(action)
                || players().stream()
                        .anyMatch(player -> player.id().equals(action.by().id()));
    }

    /** Those who play and have not agreed. */
    List<Person> waiting(SeatRequest request) {
        return players().stream()
                .filter(p -> !request.agreed().contains(p.id()))
                .toList();
    }

    /** The request for that seat, if there is one. */
    Optional<SeatRequest> request(Seat seat) {
        return match.requests().stream().filter(r -> r.seat().equals(seat)).findFirst();
    }

    /** All requests with this one in place of the seat's. */
    List<SeatRequest> with(SeatRequest request) {
        return match.seats().stream()
                .map(Holder::seat)
                .flatMap(seat -> seat.equals(request.seat()) ? Stream.of(request) : request(seat).stream())
                .toList();
    }

    /** All requests without those for the seat, and without those of the person. */
    List<SeatRequest> without(Seat seat, Person person) {
        return match.requests().stream()
                .filter(r -> !r.seat().equals(seat) && !r.by().id().equals(person.id()))
                .toList();
    }

    /** The requests as they are stored. */
    static Commit store(Commit commit, List<SeatRequest> requests) {
        return commit.requests(requests.stream()
                .map(r -> new StoredRequest(r.seat().id(), r.by().id(), r.by().name(), r.agreed()))
                .toList());
    }
}
