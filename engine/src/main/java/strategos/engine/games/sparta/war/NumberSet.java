package strategos.engine.games.sparta.war;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.NoSuchElementException;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;

/**
 * A set of numbers from 0 to 191 that all mean the same, pieces or places. Immutable, and quick to combine.
 *
 * @param <S> the set of numbers of that meaning
 */
public abstract sealed class NumberSet<S extends NumberSet<S>> permits NumberSet.PieceSet, NumberSet.PlaceSet {
    /** How many numbers there are. */
    public static final int SIZE = 192;

    private static final int WORD = 64;
    private static final int END = -1;
    private static final int RADIX = 36;
    private static final char SEPARATOR = '.';

    final long low;
    final long middle;
    final long high;

    NumberSet(long low, long middle, long high) {
        this.low = low;
        this.middle = middle;
        this.high = high;
    }

    /** A set of the same meaning, or this one where nothing changes: most sets of a place are small or all of one kind. */
    private S like(long newLow, long newMiddle, long newHigh) {
        return newLow == low && newMiddle == middle && newHigh == high ? self() : made(newLow, newMiddle, newHigh);
    }

    /** A set of the same meaning. */
    abstract S made(long newLow, long newMiddle, long newHigh);

    /** This set. */
    abstract S self();

    /** How a set is made of its words. */
    interface Maker<S> {
        S made(long low, long middle, long high);
    }

    /** From its words as {@link #code} writes them. */
    static <S> S parse(String code, Maker<S> maker) {
        long[] words = new long[3];
        int word = 0;
        int start = 0;
        for (int at = 0; at <= code.length(); at++) {
            if (at == code.length() || code.charAt(at) == SEPARATOR) {
                words[word++] = at == start ? 0 : Long.parseUnsignedLong(code.substring(start, at), RADIX);
                start = at + 1;
            }
        }
        return maker.made(words[0], words[1], words[2]);
    }

    /** Its words in base 36, the last ones left out when they are empty. */
    @JsonValue
    public String code() {
        if (isEmpty()) {
            return "";
        }
        String code = word(low);
        if (middle != 0 || high != 0) {
            code += SEPARATOR + word(middle);
        }
        return high == 0 ? code : code + SEPARATOR + word(high);
    }

    private static String word(long word) {
        return word == 0 ? "" : Long.toUnsignedString(word, RADIX);
    }

    /** Whether the number is among them. */
    public boolean has(int number) {
        return switch (number / WORD) {
            case 0 -> (low >>> number & 1) != 0;
            case 1 -> (middle >>> number & 1) != 0;
            default -> (high >>> number & 1) != 0;
        };
    }

    /** With that number too. */
    public S with(int number) {
        long bit = 1L << number;
        return switch (number / WORD) {
            case 0 -> like(low | bit, middle, high);
            case 1 -> like(low, middle | bit, high);
            default -> like(low, middle, high | bit);
        };
    }

    /** Without that number. */
    public S without(int number) {
        long bit = ~(1L << number);
        return switch (number / WORD) {
            case 0 -> like(low & bit, middle, high);
            case 1 -> like(low, middle & bit, high);
            default -> like(low, middle, high & bit);
        };
    }

    /** Those in either. */
    public S or(S other) {
        return like(low | other.low, middle | other.middle, high | other.high);
    }

    /** Those in both. */
    public S and(S other) {
        return like(low & other.low, middle & other.middle, high & other.high);
    }

    /** Those that are not in the other. */
    public S minus(S other) {
        return like(low & ~other.low, middle & ~other.middle, high & ~other.high);
    }

    /** Whether some are in both. */
    public boolean meets(S other) {
        return ((low & other.low) | (middle & other.middle) | (high & other.high)) != 0;
    }

    /** Whether all of the other's are here. */
    public boolean hasAll(S other) {
        return ((other.low & ~low) | (other.middle & ~middle) | (other.high & ~high)) == 0;
    }

    /** Whether there are none. */
    public boolean isEmpty() {
        return (low | middle | high) == 0;
    }

    /** How many there are. */
    public int size() {
        return Long.bitCount(low) + Long.bitCount(middle) + Long.bitCount(high);
    }

    /** How many are in all three; no set is made on the way. */
    public int shared(S second, S third) {
        return Long.bitCount(low & second.low & third.low)
                + Long.bitCount(middle & second.middle & third.middle)
                + Long.bitCount(high & second.high & third.high);
    }

    /**
     * The smallest number.
     *
     * @throws NoSuchElementException when there are none
     */
    public int first() {
        if (isEmpty()) {
            throw new NoSuchElementException("an empty set has no first number");
        }
        return next(0);
    }

    /**
     * The smallest number from {@code from} on; below 0 when there are no more, as with {@link java.util.BitSet#nextSetBit}, so
     * that a loop over a set, of which a search makes thousands, makes no object a step.
     */
    public int next(int from) {
        if (from < WORD) {
            long rest = low >>> from << from;
            if (rest != 0) {
                return Long.numberOfTrailingZeros(rest);
            }
        }
        if (from < 2 * WORD) {
            long rest = from <= WORD ? middle : middle >>> from << from;
            if (rest != 0) {
                return WORD + Long.numberOfTrailingZeros(rest);
            }
        }
        if (from >= SIZE) {
            return END;
        }
        long rest = from <= 2 * WORD ? high : high >>> from << from;
        return rest == 0 ? END : 2 * WORD + Long.numberOfTrailingZeros(rest);
    }

    /** Each number, the smallest first. */
    public void each(IntConsumer visit) {
        for (int number = next(0); number >= 0; number = next(number + 1)) {
            visit.accept(number);
        }
    }

    /** Those that fulfil the test, which is asked of each, the smallest first. */
    public S filter(IntPredicate test) {
        return like(kept(low, 0, test), kept(middle, WORD, test), kept(high, 2 * WORD, test));
    }

    /** Word by word, so that no set is made on the way. */
    private static long kept(long word, int least, IntPredicate test) {
        long kept = 0;
        for (long rest = word; rest != 0; rest &= rest - 1) {
            if (test.test(least + Long.numberOfTrailingZeros(rest))) {
                kept |= Long.lowestOneBit(rest);
            }
        }
        return kept;
    }

    /** Whether one fulfils the test. */
    public boolean any(IntPredicate test) {
        for (int number = next(0); number >= 0; number = next(number + 1)) {
            if (test.test(number)) {
                return true;
            }
        }
        return false;
    }

    /** The numbers, the smallest first. */
    public int[] numbers() {
        int[] numbers = new int[size()];
        int at = 0;
        for (int number = next(0); number >= 0; number = next(number + 1)) {
            numbers[at++] = number;
        }
        return numbers;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof NumberSet<?> set
                && set.getClass() == getClass()
                && set.low == low
                && set.middle == middle
                && set.high == high;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(low * 31 + middle) * 31 + Long.hashCode(high);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("{");
        each(number -> text.append(text.length() > 1 ? " " : "").append(number));
        return text.append('}').toString();
    }

    /** Pieces, by their numbers. */
    public static final class PieceSet extends NumberSet<PieceSet> {
        /** None. */
        public static final PieceSet NONE = new PieceSet(0, 0, 0);

        private static final PieceSet[] BELOW = new PieceSet[SIZE + 1];

        static {
            BELOW[0] = NONE;
            for (int piece = 0; piece < SIZE; piece++) {
                BELOW[piece + 1] = BELOW[piece].with(piece);
            }
        }

        private PieceSet(long low, long middle, long high) {
            super(low, middle, high);
        }

        static PieceSet of(long low, long middle, long high) {
            return (low | middle | high) == 0 ? NONE : new PieceSet(low, middle, high);
        }

        /** That piece alone. */
        public static PieceSet of(int piece) {
            return NONE.with(piece);
        }

        /** All pieces below that number. */
        public static PieceSet below(int number) {
            return BELOW[number];
        }

        /** As it is written in JSON. */
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public static PieceSet parse(String code) {
            return parse(code, PieceSet::of);
        }

        @Override
        PieceSet made(long newLow, long newMiddle, long newHigh) {
            return of(newLow, newMiddle, newHigh);
        }

        @Override
        PieceSet self() {
            return this;
        }
    }

    /** Places of the map, by their numbers. */
    public static final class PlaceSet extends NumberSet<PlaceSet> {
        /** None. */
        public static final PlaceSet NONE = new PlaceSet(0, 0, 0);

        private PlaceSet(long low, long middle, long high) {
            super(low, middle, high);
        }

        static PlaceSet of(long low, long middle, long high) {
            return (low | middle | high) == 0 ? NONE : new PlaceSet(low, middle, high);
        }

        /** That place alone. */
        public static PlaceSet of(int place) {
            return NONE.with(place);
        }

        /** All places below that number. */
        public static PlaceSet below(int number) {
            PlaceSet below = NONE;
            for (int place = 0; place < number; place++) {
                below = below.with(place);
            }
            return below;
        }

        /** As it is written in JSON. */
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public static PlaceSet parse(String code) {
            return parse(code, PlaceSet::of);
        }

        @Override
        PlaceSet made(long newLow, long newMiddle, long newHigh) {
            return of(newLow, newMiddle, newHigh);
        }

        @Override
        PlaceSet self() {
            return this;
        }
    }
}
