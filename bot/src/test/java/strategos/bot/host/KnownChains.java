package strategos.bot.host;

import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.Stream;
import strategos.engine.dice.HashChain;

/**
 * Dice chains that are the same in every host of the tests. Those that nearly all of them begin with are made once: a chain
 * takes the compiler that tests run with some milliseconds.
 */
public final class KnownChains implements Supplier<HashChain> {
    /** No host of a test but a few begins more matches than half as many. */
    private static final int USUAL = 16;

    private static final List<HashChain> FIRST = first();

    private final AtomicInteger taken = new AtomicInteger();

    @Override
    public HashChain get() {
        int index = taken.getAndIncrement();
        return index < USUAL ? FIRST.get(index) : HashChain.draw(new Random(index));
    }

    private static List<HashChain> first() {
        Random tips = new Random(1);
        return Stream.generate(() -> HashChain.draw(tips)).limit(USUAL).toList();
    }
}
