package strategos.engine.kit;

import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Counts the throws of fair six-sided dice that are so. */
public final class Throws {
    /** Throws of one die. */
    public static final int FACES = 6;

    /** Throws of two dice. */
    public static final int PAIRS = FACES * FACES;

    private Throws() {}

    /** How many of the six faces are so. */
    public static int faces(IntPredicate so) {
        return Math.toIntExact(IntStream.rangeClosed(1, FACES).filter(so).count());
    }

    /** How many of the 36 throws of two dice have a sum that is so. */
    public static int pairs(IntPredicate so) {
        int pairs = 0;
        for (int first = 1; first <= FACES; first++) {
            for (int second = 1; second <= FACES; second++) {
                pairs += so.test(first + second) ? 1 : 0;
            }
        }
        return pairs;
    }

    /** How many of the 36 throws of a die each bring the first so far above the second that it is so. */
    public static int against(IntPredicate so) {
        int pairs = 0;
        for (int first = 1; first <= FACES; first++) {
            for (int second = 1; second <= FACES; second++) {
                pairs += so.test(first - second) ? 1 : 0;
            }
        }
        return pairs;
    }

    /** What comes of each face, from 1 to 6. */
    public static <T> List<T> each(IntFunction<T> result) {
        return IntStream.rangeClosed(1, FACES).mapToObj(result).toList();
    }
}
