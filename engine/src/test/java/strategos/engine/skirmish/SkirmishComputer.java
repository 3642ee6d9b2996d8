package strategos.engine.skirmish;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import strategos.engine.Computer;
import strategos.engine.Decision;
import strategos.engine.Seen;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.seat.Seat;
import strategos.engine.skirmish.Printed.Outcome;
import strategos.engine.skirmish.Valley.Band;
import strategos.engine.skirmish.Valley.Step;

/** Goes for the village, digs in there, and attacks where the chances are good. */
final class SkirmishComputer implements Computer<Valley> {
    private static final int USUAL = 3;
    private static final int VILLAGE = 4;

    private final Printed printed;
    private final Map<String, Integer> roads = new HashMap<>();

    SkirmishComputer(Printed printed) {
        this.printed = printed;
        Deque<String> open = new ArrayDeque<>(List.of(printed.village()));
        roads.put(printed.village(), 0);
        while (!open.isEmpty()) {
            String from = open.removeFirst();
            for (String next : printed.next(from)) {
                if (roads.putIfAbsent(next, roads.get(from) + 1) == null) {
                    open.addLast(next);
                }
            }
        }
    }

    @Override
    public Call choose(Seen<Valley> seen, Seat seat, Decision decision, RandomGenerator luck) {
        Valley valley = seen.position();
        Optional<Step.Meeting> meeting = Skirmish.meeting(valley, seat);
        return meeting.isPresent() ? answer(valley, meeting.get(), decision) : move(valley, seat, decision);
    }

    /** Falls back, from anywhere but the village, where it would more likely be routed than not. */
    private Call answer(Valley valley, Step.Meeting meeting, Decision decision) {
        Band defender = valley.band(meeting.defender());
        double risk = -worth(valley.band(meeting.attacker()), defender);
        Optional<Offer> back = decision.offer(Orders.FallBack.VERB.name()).filter(o -> risk < -1);
        return back.filter(offer -> !defender.at(printed.village()))
                .map(offer -> offer.choices(
                                offer.verb().slots().getFirst(),
                                Call.of(offer.verb().name()))
                        .listed()
                        .getFirst())
                .map(place -> Call.of(Orders.FallBack.VERB.name(), Orders.FallBack.TO, place.value()))
                .orElse(Call.of(Orders.Stand.VERB.name()));
    }

    private Call move(Valley valley, Seat seat, Decision decision) {
        Call best = Call.of(Orders.Done.VERB.name());
        double most = 0;
        for (Offer march : decision.offer(Orders.March.VERB.name()).stream().toList()) {
            for (Band band : valley.of(seat)) {
                Call begun = Call.of(Orders.March.VERB.name(), Orders.March.BAND, band.id());
                if (march.choices(march.verb().slots().getFirst(), Call.of(Orders.March.VERB.name()))
                        .find(band.id())
                        .isEmpty()) {
                    continue;
                }
                for (Choice first : steps(march, begun)) {
                    Call one = begun.with(Orders.March.PATH, first.value());
                    List<Call> ways = new ArrayList<>(List.of(one));
                    steps(march, one).forEach(second -> ways.add(one.with(Orders.March.PATH, second.value())));
                    Call way = ways.stream()
                            .max(Comparator.comparingDouble(call -> worth(
                                    valley, band, call.all(Orders.March.PATH).getLast())))
                            .orElseThrow();
                    double worth =
                            worth(valley, band, way.all(Orders.March.PATH).getLast());
                    if (worth > most) {
                        most = worth;
                        best = way;
                    }
                }
            }
        }
        return most > 0 ? best : digIn(decision).orElse(best);
    }

    private static List<Choice> steps(Offer march, Call begun) {
        return march.choices(march.verb().slots().getLast(), begun).listed();
    }

    private static Optional<Call> digIn(Decision decision) {
        return decision.offer(Orders.DigIn.VERB.name())
                .map(offer -> offer.choices(offer.verb().slots().getFirst(), Call.of(Orders.DigIn.VERB.name())))
                .map(bands -> Call.of(
                        Orders.DigIn.VERB.name(),
                        Orders.DigIn.BAND,
                        bands.listed().getFirst().value()));
    }

    /** What it is worth to march there: nearer to the village, or into an enemy. */
    private double worth(Valley valley, Band band, String to) {
        int nearer = roads.get(band.place().orElseThrow()) - roads.get(to);
        if (band.at(printed.village())) {
            return -VILLAGE;
        }
        double village = to.equals(printed.village()) ? VILLAGE : 0;
        return valley.at(to)
                .map(enemy -> worth(band, enemy) + (worth(band, enemy) > 0 ? village / 2 : 0))
                .orElse(nearer + village);
    }

    /** What a fight brings, in faces of the die; a strength that is not known is the usual one. */
    private double worth(Band attacker, Band defender) {
        int difference =
                attacker.strength().orElse(USUAL) - defender.strength().orElse(USUAL) - (defender.dugIn() ? 1 : 0);
        return printed.fight().chances(Outcome.ROUTED, difference)
                - printed.fight().chances(Outcome.BEATEN, difference);
    }
}
