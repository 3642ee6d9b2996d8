package strategos.engine.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.random.RandomGenerator;
import strategos.engine.Decision;
import strategos.engine.Entry;
import strategos.engine.RandomComputer;
import strategos.engine.Referee;
import strategos.engine.Ruling;
import strategos.engine.dice.SeededDice;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.offer.Slot;
import strategos.engine.seat.Seat;

/**
 * Whatever is offered is accepted: each choice can be completed to an order that the referee carries out, and each query to
 * one that is answered.
 */
final class OffersAreKept<S> implements Watcher<S> {
    private static final int MOST_CHOICES = 8;

    private final RandomComputer<S> computer = new RandomComputer<>();

    @Override
    public void at(Position<S> position) {
        RandomGenerator luck = position.random();
        for (Seat seat : position.seats()) {
            Optional<Decision> decision = position.game().decisions().of(position.seenBy(seat), seat);
            decision.ifPresent(d -> d.offers().forEach(offer -> kept(position, seat, offer, luck)));
            for (Offer query : position.game().views().queries(position.seenBy(seat))) {
                Call call = computer.fill(query, luck);
                assertThat(query.refusal(call)).as("%s", call).isEmpty();
            }
        }
    }

    private void kept(Position<S> position, Seat seat, Offer offer, RandomGenerator luck) {
        List<Call> wholes = new ArrayList<>(Shortcuts.of(offer).stream()
                .flatMap(shortcuts -> shortcuts.calls().stream())
                .toList());
        Collections.shuffle(wholes, new Random(luck.nextLong()));
        wholes.stream().limit(MOST_CHOICES).forEach(call -> accepted(position, new Order(seat, call)));
        Call filled = Call.of(offer.verb().name());
        List<Slot> slots = offer.verb().slots();
        for (int at = 0; at < slots.size(); at++) {
            Choices choices = offer.choices(slots.get(at), filled);
            for (String value : some(choices, luck)) {
                Call begun = filled.with(slots.get(at).name(), value);
                Call whole = complete(offer, slots.subList(at, slots.size()), begun, luck);
                accepted(position, new Order(seat, whole));
            }
            filled = computer.fill(offer, slots.get(at), filled, luck);
            same(offer, slots.get(at), choices, filled);
        }
        accepted(position, new Order(seat, filled));
    }

    /** Only what a path takes depends on what it has: an order is checked by that. */
    private static void same(Offer offer, Slot slot, Choices before, Call filled) {
        if (!(before instanceof Choices.Step)) {
            assertThat(offer.choices(slot, filled))
                    .as("what %s of %s takes", slot.name(), filled)
                    .isEqualTo(before);
        }
    }

    private Call complete(Offer offer, List<Slot> slots, Call begun, RandomGenerator luck) {
        Call filled = begun;
        for (Slot slot : slots) {
            filled = computer.fill(offer, slot, filled, luck);
        }
        return filled;
    }

    private static List<String> some(Choices choices, RandomGenerator luck) {
        if (choices instanceof Choices.Range(int least, int most)) {
            return List.of(Integer.toString(least), Integer.toString(most));
        }
        List<String> values = new ArrayList<>(
                choices.none()
                        ? List.of()
                        : choices.listed().stream().map(Choice::value).toList());
        Collections.shuffle(values, new Random(luck.nextLong()));
        return values.subList(0, Math.min(MOST_CHOICES, values.size()));
    }

    private static <S> void accepted(Position<S> position, Order order) {
        Ruling<S> ruling = new Referee()
                .rule(
                        position.game(),
                        position.state(),
                        position.seats(),
                        position.standing(),
                        order,
                        Entry.Source.PLAYER,
                        new SeededDice(position.luck()));
        assertThat(ruling).as("ruling on %s, which was offered", order).isInstanceOf(Ruling.Accepted.class);
    }
}
