package strategos.engine.games.sparta.war;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;

/** A set of numbers from 0 to 191: pieces, locales, forts or nations. Immutable, and quick to combine. */
public final class Bits {
    /** How many numbers there are. */
    public static final int SIZE = 192;

    /** No numbers. */
    public static final Bits NONE = new Bits(0, 0, 0);

    private static final int WORD = 64;
    private static final int RADIX = 36;
    private static final char SEPARATOR = '.';

    private final long low;
    private final long middle;
    private final long high;

    private Bits(long low, long middle, long high) {
        this.low = low;
        this.middle = middle;
        this.high = high;
    }

    static Bits of(long low, long middle, long high) {
        return (low | middle | high) == 0 ? NONE : new Bits(low, middle, high);
    }

    /** That number alone. */
    public static Bits of(int number) {
        return NONE.with(number);
    }

    /** All numbers from {@code from} up to, but not including, {@code to}. */
    public static Bits range(int from, int to) {
        Bits bits = NONE;
        for (int number = from; number < to; number++) {
            bits = bits.with(number);
        }
        return bits;
    }

    /** As it is written in JSON. */
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public static Bits parse(String code) {
        if (code.isEmpty()) {
            return NONE;
        }
        long[] words = new long[3];
        int word = 0;
        int start = 0;
        for (int at = 0; at <= code.length(); at++) {
            if (at == code.length() || code.charAt(at) == SEPARATOR) {
                words[word++] = at == start ? 0 : Long.parseUnsignedLong(code.substring(start, at), RADIX);
                start = at + 1;
            }
        }
        return of(words[0], words[1], words[2]);
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
    public Bits with(int number) {
        long bit = 1L << number;
        return switch (number / WORD) {
            case 0 -> new Bits(low | bit, middle, high);
            case 1 -> new Bits(low, middle | bit, high);
            default -> new Bits(low, middle, high | bit);
        };
    }

    /** Without that number. */
    public Bits without(int number) {
        long bit = ~(1L << number);
        return switch (number / WORD) {
            case 0 -> of(low & bit, middle, high);
            case 1 -> of(low, middle & bit, high);
            default -> of(low, middle, high & bit);
        };
    }

    /** Those in either. */
    public Bits or(Bits other) {
        return other.isEmpty() ? this : of(low | other.low, middle | other.middle, high | other.high);
    }

    /** Those in both. */
    public Bits and(Bits other) {
        return of(low & other.low, middle & other.middle, high & other.high);
    }

    /** Those that are not in the other. */
    public Bits minus(Bits other) {
        return other.isEmpty() ? this : of(low & ~other.low, middle & ~other.middle, high & ~other.high);
    }

    /** Whether some are in both. */
    public boolean meets(Bits other) {
        return ((low & other.low) | (middle & other.middle) | (high & other.high)) != 0;
    }

    /** Whether all of the other's are here. */
    public boolean hasAll(Bits other) {
        return other.minus(this).isEmpty();
    }

    /** Whether there are none. */
    public boolean isEmpty() {
        return (low | middle | high) == 0;
    }

    /** How many there are. */
    public int size() {
        return Long.bitCount(low) + Long.bitCount(middle) + Long.bitCount(high);
    }

    /** The smallest number, or -1 when there are none. */
    public int first() {
        return next(0);
    }

    /** The smallest number from {@code from} on, or -1. */
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
            return -1;
        }
        long rest = from <= 2 * WORD ? high : high >>> from << from;
        return rest == 0 ? -1 : 2 * WORD + Long.numberOfTrailingZeros(rest);
    }

    /** Each number, the smallest first. */
    public void each(IntConsumer visit) {
        for (int number = first(); number >= 0; number = next(number + 1)) {
            visit.accept(number);
        }
    }

    /** Those that fulfil the test. */
    public Bits filter(IntPredicate test) {
        Bits kept = NONE;
        for (int number = first(); number >= 0; number = next(number + 1)) {
            if (test.test(number)) {
                kept = kept.with(number);
            }
        }
        return kept;
    }

    /** Whether one fulfils the test. */
    public boolean any(IntPredicate test) {
        for (int number = first(); number >= 0; number = next(number + 1)) {
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
        for (int number = first(); number >= 0; number = next(number + 1)) {
            numbers[at++] = number;
        }
        return numbers;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Bits bits && bits.low == low && bits.middle == middle && bits.high == high;
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
}
