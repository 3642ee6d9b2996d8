package strategos.engine.suite;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import strategos.engine.Decision;
import strategos.engine.RandomComputer;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;
import strategos.engine.seat.Seat;

/** Orders that nobody should give, made from those that may be given. */
final class Corpus {
    private static final List<String> GARBAGE = List.of(
            "",
            " ",
            "?",
            "-1",
            "00",
            "2147483648",
            "99999999999999999999",
            "1e3",
            "null",
            "yes,no",
            "@everyone",
            "${x}",
            "\u202Eevil",
            "\uD800",
            "x".repeat(5_000),
            "Ω≈ç√∫",
            "{0}",
            "'; drop table match; --");

    private Corpus() {}

    /** Orders that are never legal, whatever the position. */
    static <S> List<Order> neverLegal(Position<S> position) {
        RandomGenerator luck = position.random();
        List<Order> orders = new ArrayList<>();
        orders.add(new Order(new Seat("nobody"), Call.of(Order.RESIGN)));
        for (Seat seat : position.seats()) {
            orders.add(new Order(seat, Call.of("")));
            orders.add(new Order(seat, Call.of("no-such-verb", "slot", "value")));
            orders.add(new Order(seat, Call.of(Order.RESIGN, "really", "yes")));
            position.game().box().verbs().stream()
                    .filter(Verb::question)
                    .forEach(verb -> orders.add(new Order(seat, Call.of(verb.name()))));
            for (Call call : legal(position, seat, luck)) {
                orders.add(new Order(new Seat("nobody"), call));
                orders.add(new Order(seat, call.with("no-such-slot", "value")));
                orders.add(new Order(seat, new Call(call.verb() + "x", call.values())));
                if (!call.values().isEmpty()) {
                    String slot = call.values().keySet().iterator().next();
                    orders.add(new Order(seat, with(call, slot + "x", call.all(slot))));
                    orders.add(new Order(seat, with(call, slot + "-empty", List.of())));
                }
            }
        }
        return orders;
    }

    /** Orders that may be legal by chance, but hardly ever are. */
    static <S> List<Order> mutated(Position<S> position) {
        RandomGenerator luck = position.random();
        List<Order> orders = new ArrayList<>();
        for (Seat seat : position.seats()) {
            for (Verb verb : position.game().box().verbs()) {
                orders.add(new Order(seat, Call.of(verb.name())));
            }
            for (Call call : legal(position, seat, luck)) {
                position.seats().forEach(other -> orders.add(new Order(other, call)));
                Verb verb = position.game().box().verb(call.verb()).orElseThrow();
                for (Slot slot : verb.slots()) {
                    String garbage = GARBAGE.get(luck.nextInt(GARBAGE.size()));
                    orders.add(new Order(seat, with(call, slot.name(), List.of(garbage))));
                    orders.add(new Order(seat, call.with(slot.name(), garbage)));
                    orders.add(new Order(seat, without(call, slot.name())));
                    List<String> there = call.all(slot.name());
                    if (!there.isEmpty()) {
                        orders.add(new Order(seat, call.with(slot.name(), there.getFirst())));
                        orders.add(new Order(seat, with(call, slot.name(), there.reversed())));
                        orders.add(new Order(seat, with(call, slot.name(), there.subList(0, there.size() - 1))));
                        orders.add(new Order(seat, with(call, slot.name(), List.of(there.getFirst() + " "))));
                    }
                }
            }
        }
        return orders;
    }

    /** A legal call of each offer that is open to the seat. */
    static <S> List<Call> legal(Position<S> position, Seat seat, RandomGenerator luck) {
        Optional<Decision> decision = position.game().decisions().of(position.seenBy(seat), seat);
        List<Call> calls = new ArrayList<>();
        for (Offer offer : decision.map(Decision::offers).orElse(List.of())) {
            calls.add(new RandomComputer<S>().fill(offer, luck));
        }
        return calls;
    }

    private static Call with(Call call, String slot, List<String> values) {
        Map<String, List<String>> all = new LinkedHashMap<>(call.values());
        all.put(slot, values);
        return new Call(call.verb(), all);
    }

    private static Call without(Call call, String slot) {
        Map<String, List<String>> all = new LinkedHashMap<>(call.values());
        all.remove(slot);
        return new Call(call.verb(), all);
    }
}
