package strategos.engine.games.sparta.war;

import strategos.engine.Rule;

/** Where a nation state stands in the war. */
@Rule({"2.9", "2.10", "11.1"})
public enum Stance {
    ATHENS,
    SPARTA,
    NEUTRAL,
    /** Knocked out of the war for the rest of the match. */
    OUT;

    /** The side it is on. */
    public Side side() {
        return switch (this) {
            case ATHENS -> Side.ATHENS;
            case SPARTA -> Side.SPARTA;
            case NEUTRAL, OUT -> Side.NEUTRAL;
        };
    }

    /** On that side. */
    public static Stance with(Side side) {
        return switch (side) {
            case ATHENS -> ATHENS;
            case SPARTA -> SPARTA;
            case NEUTRAL -> NEUTRAL;
        };
    }
}
