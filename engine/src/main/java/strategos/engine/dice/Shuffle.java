package strategos.engine.dice;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/** The shuffle of Fisher and Yates, as the protocol runs it: from the last place down. */
final class Shuffle {
    private Shuffle() {}

    /**
     * The numbers from 0 to {@code size - 1}, shuffled.
     *
     * @param uniform gives a number from 0 to its argument less one
     */
    static Integer[] of(int size, IntUnaryOperator uniform) {
        Integer[] order = new Integer[size];
        Arrays.setAll(order, i -> i);
        for (int i = size - 1; i > 0; i--) {
            int other = uniform.applyAsInt(i + 1);
            Integer swapped = order[i];
            order[i] = order[other];
            order[other] = swapped;
        }
        return order;
    }
}
