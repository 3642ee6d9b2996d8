package strategos.engine.dice;

import java.util.Arrays;
import java.util.List;
import strategos.engine.dice.ChainDice.Limits;
import strategos.engine.dice.ChainDice.Words.Shuffle;

/**
 * Fast dice for tests, random play and benchmarks: the same seed gives the same faces on every JDK. Anyone who knows the
 * seed knows all that is to come, so no match is played with them. Used by one thread.
 */
public final class SeededDice implements Dice {
    private long state;
    private int open;
    private int sealed;

    public SeededDice(long seed) {
        this.state = seed;
    }

    @Override
    public Roll roll(Cause cause, int count, int sides) {
        Limits.dice(count, sides);
        Integer[] faces = new Integer[count];
        Arrays.setAll(faces, i -> uniform(sides) + 1);
        return new Roll(cause, index(cause.chain()), sides, false, List.of(faces));
    }

    @Override
    public Roll shuffle(Cause cause, int size) {
        Limits.shuffle(size);
        return new Roll(cause, index(cause.chain()), size, true, List.of(Shuffle.of(size, this::uniform)));
    }

    private int index(Chain chain) {
        return switch (chain) {
            case OPEN -> ++open;
            case SEALED -> ++sealed;
        };
    }

    /** Scales 32 bits to the range; what would make some numbers likelier is thrown away (Lemire's method). */
    private int uniform(int n) {
        long product = word() * n;
        long least = (1L << 32) % n;
        while ((product & 0xffff_ffffL) < least) {
            product = word() * n;
        }
        return (int) (product >>> 32);
    }

    /** The upper 32 bits of SplitMix64. Written out, since the JDK may change its generators. */
    private long word() {
        state += 0x9e3779b97f4a7c15L;
        long z = (state ^ (state >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return (z ^ (z >>> 31)) >>> 32;
    }
}
