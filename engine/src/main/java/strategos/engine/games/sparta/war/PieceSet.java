package strategos.engine.games.sparta.war;

import com.fasterxml.jackson.annotation.JsonCreator;

/** Pieces, by their numbers. */
public final class PieceSet extends NumberSet<PieceSet> {
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
