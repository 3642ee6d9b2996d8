package strategos.bot.host.live;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import strategos.bot.host.DecisionStamp;
import strategos.bot.host.LiveMatch.Holder;
import strategos.bot.host.LiveMatch.SeatRequest;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.port.Person;
import strategos.engine.box.Setup;
import strategos.engine.seat.Seat;
import strategos.engine.standing.StandingOrder;

/**
 * What a match knows beside its position.
 *
 * @param version of its journal
 * @param publicVersion how many versions all have seen come
 * @param setup what it began with; empty before the start
 * @param starting the outbox number of the post whose id will start the match, while that post is on its way
 * @param asked the numbers of each seat's present question
 * @param standing the standing orders of all seats, each seat's in its order of priority
 * @param requests who asks for a seat, in the order of the seats
 * @param milestone what was told when the map last changed so much that it is worth a new picture, as far as is known; 0 for
 *     none
 */
public record MatchFacts(
        Stage stage,
        long version,
        long publicVersion,
        List<Holder> seats,
        Optional<Setup> setup,
        OptionalLong starting,
        Map<Seat, DecisionStamp> asked,
        List<StandingOrder> standing,
        List<SeatRequest> requests,
        long milestone) {
    public MatchFacts {
        seats = List.copyOf(seats);
        asked = Map.copyOf(asked);
        standing = List.copyOf(standing);
        requests = List.copyOf(requests);
    }

    /** The same a version later, with no question put yet, before it is known whether all have seen it come. */
    public MatchFacts moved(Stage now, List<StandingOrder> orders) {
        return new MatchFacts(
                now,
                version + 1,
                publicVersion,
                seats,
                setup,
                OptionalLong.empty(),
                Map.of(),
                orders,
                requests,
                milestone);
    }

    /** The same, of which all have seen it come. */
    public MatchFacts seen(boolean landmark) {
        long count = publicVersion + 1;
        return new MatchFacts(
                stage, version, count, seats, setup, starting, asked, standing, requests, landmark ? count : milestone);
    }

    /** The same with these numbers of questions. */
    public MatchFacts asking(Map<Seat, DecisionStamp> numbers) {
        return new MatchFacts(
                stage, version, publicVersion, seats, setup, starting, numbers, standing, requests, milestone);
    }

    /** The same with these standing orders. */
    public MatchFacts standing(List<StandingOrder> orders) {
        return new MatchFacts(
                stage, version, publicVersion, seats, setup, starting, asked, orders, requests, milestone);
    }

    /** The same, begun with this set-up. */
    public MatchFacts begun(Setup made) {
        return new MatchFacts(
                Stage.RUNNING,
                version,
                publicVersion,
                seats,
                Optional.of(made),
                OptionalLong.empty(),
                asked,
                standing,
                requests,
                milestone);
    }

    /** The same with somebody else, or nobody, at the seat. */
    public MatchFacts seating(Seat seat, Optional<Person> person, boolean computer) {
        List<Holder> others = seats.stream()
                .map(h -> h.seat().equals(seat) ? new Holder(seat, person, computer, h.omen(), h.since()) : h)
                .toList();
        return new MatchFacts(
                stage, version, publicVersion, others, setup, starting, asked, standing, requests, milestone);
    }

    /** The same with these requests for seats. */
    public MatchFacts requesting(List<SeatRequest> now) {
        return new MatchFacts(stage, version, publicVersion, seats, setup, starting, asked, standing, now, milestone);
    }

    /** The same, given up by all. */
    public MatchFacts closed() {
        return new MatchFacts(
                Stage.OVER, version, publicVersion, seats, setup, starting, asked, List.of(), List.of(), milestone);
    }
}
