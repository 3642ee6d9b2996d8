package strategos.engine.search;

import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;

/** Puts what is imagined in any order, by luck that is no match's. */
public final class Drawing {
    private Drawing() {}

    /** Shuffles the list in place: each order is as likely. */
    public static void shuffle(List<?> list, RandomGenerator luck) {
        for (int i = list.size() - 1; i > 0; i--) {
            Collections.swap(list, i, luck.nextInt(i + 1));
        }
    }
}
