package strategos.engine.games.persians.computer;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import strategos.engine.Computer;
import strategos.engine.Decision;
import strategos.engine.RandomComputer;
import strategos.engine.Seen;
import strategos.engine.games.persians.turn.Procedures;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Slot;
import strategos.engine.seat.Seat;

/** A computer player for either seat: it reckons battles on average and goes for what wins the scenario. */
public final class General implements Computer<War> {
    private final RandomComputer<War> any = new RandomComputer<>();
    private final Gathering gathering;
    private final Segments segments;
    private final Campaign campaign;
    private final Meeting meeting;
    private final Fighting fighting;

    public General(Procedures rules) {
        this(rules, new Distances(rules), Doctrine.USUAL);
    }

    /** Of that doctrine. */
    General(Procedures rules, Distances distances, Doctrine doctrine) {
        Outlook outlook = new Outlook(rules.printed(), doctrine);
        Muster muster = new Muster(rules);
        Forecast forecast = new Forecast(rules.printed().tables().landCombat());
        gathering = new Gathering(rules.printed().counters());
        Reserve reserve = new Reserve(rules, outlook, distances, doctrine);
        Aims aims = new Aims(rules, outlook, muster, forecast, reserve, distances, doctrine);
        segments = new Segments(rules, muster, outlook, reserve, aims, doctrine);
        meeting = new Meeting(rules, outlook, muster, forecast, reserve);
        campaign = new Campaign(rules, outlook, muster, forecast, aims, reserve, meeting);
        fighting = new Fighting(rules, outlook, muster, forecast);
    }

    @Override
    public Call choose(Seen<War> seen, Seat seat, Decision decision, RandomGenerator luck) {
        Side side = Side.of(seat);
        Legal legal = new Legal(decision);
        Optional<Call> call = switch (seen.position().step()) {
            case Step.Reorganise r -> gathering.next(seen, side, legal);
            case Step.Segment s -> segments.next(seen, side, legal);
            case Step.Activation a ->
                campaign.next(seen, seen.position().active().orElseThrow(), legal);
            case Step.Entry entry -> meeting.entry(seen, side, entry, legal);
            case Step.Accord a -> legal.call(Call.of("agree"));
            case Step.Fight f -> fighting.next(seen, side, seen.position().fight(), legal);
            default -> Optional.empty();
        };
        return call.or(decision.fallback()).orElseGet(() -> any.choose(seen, seat, decision, luck));
    }

    /** A decision, asked for what is legal in it. */
    record Legal(Decision decision) {
        /** The call, if it is legal. */
        Optional<Call> call(Call call) {
            return decision.offer(call.verb())
                    .filter(offer -> offer.refusal(call).isEmpty())
                    .map(offer -> call);
        }

        /** Whether the verb is open. */
        boolean open(String verb) {
            return decision.offer(verb).isPresent();
        }

        /** What the slot takes after what is filled. */
        List<String> choices(String slot, Call filled) {
            return decision.offer(filled.verb())
                    .map(offer -> {
                        Slot there = offer.verb().slot(slot).orElseThrow();
                        return offer.choices(there, filled).listed().stream()
                                .map(Choice::value)
                                .toList();
                    })
                    .orElse(List.of());
        }

        /** With as much as the slot takes, the first choice first. */
        Call all(String slot, Call begun) {
            Call call = begun;
            List<String> next = choices(slot, call);
            while (!next.isEmpty()) {
                call = call.with(slot, next.getFirst());
                next = choices(slot, call);
            }
            return call;
        }
    }
}
