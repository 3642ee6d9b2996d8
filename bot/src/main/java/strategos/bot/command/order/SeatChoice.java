package strategos.bot.command.order;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Refused;
import strategos.bot.host.LiveMatch;
import strategos.bot.port.Request.Person;
import strategos.engine.Decision;
import strategos.engine.seat.Seat;

/** Which seat a verb is meant for, of those that the person may speak for. */
public final class SeatChoice {
    private SeatChoice() {}

    /**
     * The seats that may be meant; more than one where only the person can say.
     *
     * @param as the seat that was named
     * @throws Refused when the person may not speak for any
     */
    public static List<Seat> meant(LiveMatch match, Person by, String verb, Optional<String> as) {
        if (as.isPresent()) {
            return List.of(named(match, by, as.get()));
        }
        List<Seat> held = match.held(by);
        if (held.isEmpty()) {
            throw MatchFinder.seatless(match);
        }
        List<Seat> able = held.stream().filter(s -> open(match, s, verb)).toList();
        List<Seat> owing = awaited(match, able);
        if (!owing.isEmpty()) {
            return owing;
        }
        if (!able.isEmpty()) {
            return able;
        }
        // Nobody can: the refusal is told from the seat that is asked something, if one is.
        List<Seat> asked = new ArrayList<>(awaited(match, held));
        asked.addAll(held);
        return List.of(asked.getFirst());
    }

    private static Seat named(LiveMatch match, Person by, String as) {
        Seat seat = MatchFinder.seat(match, as);
        List<Seat> held = match.held(by);
        if (!held.contains(seat)) {
            throw MatchFinder.notHeld(match, seat, held);
        }
        return seat;
    }

    private static boolean open(LiveMatch match, Seat seat, String verb) {
        Optional<Decision> decision = match.decision(seat);
        return decision.isPresent() && decision.get().offer(verb).isPresent();
    }

    private static List<Seat> awaited(LiveMatch match, List<Seat> seats) {
        return seats.stream().filter(s -> match.awaited().containsKey(s)).toList();
    }
}
