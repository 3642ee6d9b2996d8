package strategos.engine.games.sparta.war;

/** Pieces below a number, made once. */
final class Kinds {
    private static final Bits[] BELOW = below();

    private Kinds() {}

    private static Bits[] below() {
        Bits[] below = new Bits[Bits.SIZE + 1];
        below[0] = Bits.NONE;
        for (int number = 0; number < Bits.SIZE; number++) {
            below[number + 1] = below[number].with(number);
        }
        return below;
    }

    static Bits below(int number) {
        return BELOW[number];
    }
}
