package strategos.engine.dice;

/** What any dice refuse to throw: asking for it is a bug of the game. */
final class Limits {
    /** The most dice of one roll, sides of one die, and things in one shuffle. */
    static final int MOST = 10_000;

    private Limits() {}

    static void dice(int count, int sides) {
        check("dice", count);
        check("sides", sides);
    }

    static void shuffle(int size) {
        check("things to shuffle", size);
    }

    private static void check(String what, int number) {
        if (number < 1 || number > MOST) {
            throw new IllegalArgumentException("1 to " + MOST + " " + what + ", not " + number);
        }
    }
}
