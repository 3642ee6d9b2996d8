package strategos.engine.skirmish;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import strategos.engine.Computer;
import strategos.engine.Decision;
import strategos.engine.Seen;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.seat.Seat;
import strategos.engine.skirmish.Printed.Outcome;
import strategos.engine.skirmish.Valley.Band;

/** Weighs every order that is open: goes for the village, stays there, and attacks where the chances are good. */
record SkirmishComputer(Printed printed) implements Computer<Valley> {
    private static final int USUAL = 3;
    private static final int VILLAGE = 4;
    private static final double LITTLE = 0.1;

    @Override
    public Call choose(Seen<Valley> seen, Seat seat, Decision decision, RandomGenerator luck) {
        return decision.offers().stream()
                .flatMap(offer -> calls(offer, 0, Call.of(offer.verb().name())).stream())
                .max(Comparator.comparingDouble(call -> worth(seen, seat, call)))
                .orElseThrow();
    }

    /** All ways to fill the slots from that one on. */
    private static List<Call> calls(Offer offer, int at, Call filled) {
        if (at == offer.verb().slots().size()) {
            return List.of(filled);
        }
        Slot slot = offer.verb().slots().get(at);
        List<String> taken = filled.all(slot.name());
        Choices choices = offer.choices(slot, filled);
        List<Call> calls = new ArrayList<>(choices.mayStop(taken.size()) ? calls(offer, at + 1, filled) : List.of());
        for (Choice choice : choices.listed()) {
            if (choices.takes(choice.value(), taken)) {
                calls.addAll(calls(offer, at, filled.with(slot.name(), choice.value())));
            }
        }
        return calls;
    }

    private double worth(Seen<Valley> seen, Seat seat, Call call) {
        Valley valley = seen.position();
        return switch (call.verb()) {
            case "march" ->
                march(
                        seen,
                        valley.band(call.one(Orders.March.BAND)),
                        call.all(Orders.March.PATH).getLast());
            case "dig-in" -> LITTLE;
            case "stand" ->
                Skirmish.meeting(valley, seat)
                        .map(m -> bonus(valley.band(m.defender()).place().orElseThrow())
                                - fight(valley.band(m.attacker()), valley.band(m.defender())))
                        .orElseThrow();
            case "fall-back" -> -1;
            default -> 0;
        };
    }

    /** Whoever holds the village stays; all others come nearer to it, or attack. */
    private double march(Seen<Valley> seen, Band band, String to) {
        String from = band.place().orElseThrow();
        Optional<Band> enemy = seen.position().at(to);
        if (from.equals(printed.village())) {
            return -1;
        }
        return enemy.isPresent()
                ? fight(band, enemy.get()) + bonus(to) / 2
                : bonus(to)
                        + (printed.next(to).contains(printed.village()) ? 2 * LITTLE : 0)
                        - (printed.next(from).contains(printed.village()) ? 2 * LITTLE : 0);
    }

    private double bonus(String place) {
        return place.equals(printed.village()) ? VILLAGE : 0;
    }

    /** What a fight brings the attacker, in faces of the die; a strength that is not known is the usual one. */
    private double fight(Band attacker, Band defender) {
        int difference =
                attacker.strength().orElse(USUAL) - defender.strength().orElse(USUAL) - (defender.dugIn() ? 1 : 0);
        return printed.fight().chances(Outcome.ROUTED, difference)
                - printed.fight().chances(Outcome.BEATEN, difference);
    }
}
