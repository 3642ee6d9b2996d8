package strategos.engine.games.xenophon.state;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Cards in their order, each by its number in the deck's list, from 0; or face down, all of them, where the viewer may not know
 * which. Immutable.
 */
public final class Cards {
    /** A card that the viewer may not know; a plain number, since a deck lies in one array of them. */
    private static final int UNKNOWN = -1;

    /** No cards. */
    public static final Cards NONE = new Cards(new int[0]);

    private static final Cards[] HIDDEN = hidden();
    private static final String DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz";
    private static final int BASE = DIGITS.length();
    private static final int WIDTH = 2;
    private static final char FACE_DOWN = '-';

    private final int[] numbers;

    /** Made when it is first asked for, and null before; whoever makes it makes the same. */
    private String written;

    private Cards(int[] numbers) {
        this.numbers = numbers;
    }

    private static Cards[] hidden() {
        Cards[] hidden = new Cards[200];
        for (int size = 0; size < hidden.length; size++) {
            hidden[size] = unknown(size);
        }
        return hidden;
    }

    private static Cards unknown(int size) {
        int[] numbers = new int[size];
        Arrays.fill(numbers, UNKNOWN);
        return new Cards(numbers);
    }

    /** These cards, in this order. */
    public static Cards of(int... numbers) {
        return numbers.length == 0 ? NONE : new Cards(numbers.clone());
    }

    /** The same number of cards, face down. */
    public Cards conceal() {
        return numbers.length < HIDDEN.length ? HIDDEN[numbers.length] : unknown(numbers.length);
    }

    /** A copy of their numbers. */
    public int[] numbers() {
        return numbers.clone();
    }

    /** The cards of a text that {@link #written} made. */
    @JsonCreator
    static Cards read(String written) {
        if (written.length() % WIDTH != 0) {
            throw new IllegalArgumentException("cards are written with " + WIDTH + " characters each");
        }
        int[] numbers = new int[written.length() / WIDTH];
        for (int i = 0; i < numbers.length; i++) {
            char high = written.charAt(WIDTH * i);
            char low = written.charAt(WIDTH * i + 1);
            numbers[i] = high == FACE_DOWN && low == FACE_DOWN ? UNKNOWN : digit(high) * BASE + digit(low);
        }
        if (numbers.length == 0) {
            return NONE;
        }
        Cards cards = new Cards(numbers);
        cards.written = written;
        return cards;
    }

    private static int digit(char written) {
        if (written >= '0' && written <= '9') {
            return written - '0';
        }
        if (written >= 'a' && written <= 'z') {
            return written - 'a' + 10;
        }
        throw new IllegalArgumentException("a card is written with digits and small letters");
    }

    /**
     * Two digits to the base 36 for each: a deck is most of what is stored of a position, and as a list of numbers it would
     * be twice as long and several times slower to read.
     */
    @JsonValue
    String written() {
        String made = written;
        if (made == null) {
            made = write();
            written = made;
        }
        return made;
    }

    private String write() {
        byte[] digits = new byte[numbers.length * WIDTH];
        for (int i = 0; i < numbers.length; i++) {
            int number = numbers[i];
            digits[WIDTH * i] = (byte) (number == UNKNOWN ? FACE_DOWN : DIGITS.charAt(number / BASE));
            digits[WIDTH * i + 1] = (byte) (number == UNKNOWN ? FACE_DOWN : DIGITS.charAt(number % BASE));
        }
        return new String(digits, StandardCharsets.ISO_8859_1);
    }

    /** How many there are. */
    public int size() {
        return numbers.length;
    }

    /** Whether there are none. */
    public boolean isEmpty() {
        return numbers.length == 0;
    }

    /** Whether they lie face up for the viewer; no cards do. */
    public boolean known() {
        return numbers.length == 0 || numbers[0] != UNKNOWN;
    }

    /** The card at that place, from 0. */
    public int at(int place) {
        return numbers[place];
    }

    /** Whether the card is among them. */
    public boolean has(int card) {
        for (int number : numbers) {
            if (number == card) {
                return true;
            }
        }
        return false;
    }

    /** These with one more at the end. */
    public Cards with(int card) {
        int[] more = Arrays.copyOf(numbers, numbers.length + 1);
        more[numbers.length] = card;
        return new Cards(more);
    }

    /** These with {@code count} of the others, from place {@code from}, at the end. */
    public Cards with(Cards others, int from, int count) {
        int[] more = Arrays.copyOf(numbers, numbers.length + count);
        System.arraycopy(others.numbers, from, more, numbers.length, count);
        return new Cards(more);
    }

    /** These with all others at the end. */
    public Cards with(Cards others) {
        return with(others, 0, others.size());
    }

    /** These without that card. */
    public Cards without(int card) {
        int place = 0;
        while (numbers[place] != card) {
            place++;
        }
        int[] fewer = new int[numbers.length - 1];
        System.arraycopy(numbers, 0, fewer, 0, place);
        System.arraycopy(numbers, place + 1, fewer, place, fewer.length - place);
        return fewer.length == 0 ? NONE : new Cards(fewer);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Cards cards && Arrays.equals(numbers, cards.numbers);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(numbers);
    }

    @Override
    public String toString() {
        return Arrays.toString(numbers);
    }
}
