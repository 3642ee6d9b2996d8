package strategos.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.seat.Seat;

/**
 * Gives any legal order of the decision, knowing no game: it fills slot by slot what the offer takes. Tests play whole
 * matches with it, and a game without a better idea seats it as its computer player.
 *
 * @param <S> the game's position
 */
public final class RandomComputer<S> implements Computer<S> {
    /** A path that may stop goes on this often out of {@link #OUT_OF}. */
    private static final int GO_ON = 3;

    private static final int OUT_OF = 4;

    /** Longer than any path of any game: one that is longer never ends. */
    private static final int LONGEST_PATH = 1_000;

    private static final int LONGEST_WORD = 12;

    @Override
    public Call choose(Seen<S> seen, Seat seat, Decision decision, RandomGenerator luck) {
        return any(decision, luck);
    }

    /** A legal call of one of the decision's offers. */
    public Call any(Decision decision, RandomGenerator luck) {
        return fill(one(decision.offers(), luck), luck);
    }

    /** A legal call of the offer, the same one whenever the offer and the number are the same. */
    public Call fill(Offer offer, long number) {
        return fill(offer, new SplittableRandom(number));
    }

    /** A legal call of the offer. */
    public Call fill(Offer offer, RandomGenerator luck) {
        Call filled = Call.of(offer.verb().name());
        for (Slot slot : offer.verb().slots()) {
            filled = fill(offer, slot, filled, luck);
        }
        return filled;
    }

    /** The call with a legal end for a slot that may have some of its values already. */
    public Call fill(Offer offer, Slot slot, Call filled, RandomGenerator luck) {
        return switch (offer.choices(slot, filled)) {
            case Choices.Pick pick -> pick(pick, slot, filled, luck);
            case Choices.Step step -> path(step, offer, slot, filled, luck);
            case Choices.Range(int least, int most) ->
                filled.all(slot.name()).isEmpty()
                        ? filled.with(slot.name(), Long.toString(luck.nextLong(least, most + 1L)))
                        : filled;
            case Choices.Words words -> words(words, slot, filled, luck);
        };
    }

    private static Call pick(Choices.Pick pick, Slot slot, Call filled, RandomGenerator luck) {
        List<String> taken = filled.all(slot.name());
        if (taken.isEmpty() && pick.least() == 1 && pick.most() == 1) {
            return filled.with(slot.name(), one(pick.from(), luck).value());
        }
        List<String> left = new ArrayList<>();
        pick.from().forEach(choice -> left.add(choice.value()));
        left.removeAll(taken);
        int least = Math.max(pick.least(), taken.size());
        int most = Math.min(pick.most(), taken.size() + left.size());
        int wanted = least >= most ? least : luck.nextInt(least, most + 1);
        Call call = filled;
        for (int n = taken.size(); n < wanted; n++) {
            call = call.with(slot.name(), left.remove(luck.nextInt(left.size())));
        }
        return call;
    }

    private static Call path(Choices.Step first, Offer offer, Slot slot, Call filled, RandomGenerator luck) {
        Call call = filled;
        Choices.Step step = first;
        for (int length = 0; length < LONGEST_PATH; length++) {
            if (step.next().isEmpty() || (step.mayStop() && luck.nextInt(OUT_OF) >= GO_ON)) {
                return call;
            }
            call = call.with(slot.name(), one(step.next(), luck).value());
            if (!(offer.choices(slot, call) instanceof Choices.Step next)) {
                throw new IllegalStateException(slot.name() + " begins as a path and goes on as something else");
            }
            step = next;
        }
        throw new IllegalStateException(
                offer.verb().name() + " " + slot.name() + " goes on after " + LONGEST_PATH + " steps");
    }

    private static Call words(Choices.Words words, Slot slot, Call filled, RandomGenerator luck) {
        boolean there = !filled.all(slot.name()).isEmpty();
        if (there || words.most() == 0 || (words.least() == 0 && luck.nextBoolean())) {
            return filled;
        }
        int least = Math.max(1, words.least());
        int length = luck.nextInt(least, Math.max(least, Math.min(words.most(), LONGEST_WORD)) + 1);
        StringBuilder word = new StringBuilder();
        for (int n = 0; n < length; n++) {
            word.append((char) luck.nextInt('a', 'z' + 1));
        }
        return filled.with(slot.name(), word.toString());
    }

    private static <T> T one(List<T> list, RandomGenerator luck) {
        return list.get(luck.nextInt(list.size()));
    }
}
