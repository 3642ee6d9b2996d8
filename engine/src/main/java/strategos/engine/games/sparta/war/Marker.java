package strategos.engine.games.sparta.war;

/** What can be marked on a place of the map. */
public enum Marker {
    /** The city is captured and held by Athens' side (11.8). */
    ATHENIAN,
    /** The city is captured and held by Sparta's side (11.8). */
    SPARTAN,
    /** A Confederation city has gone over to Sparta (10.1, 11.11). */
    DEFECTED,
    /** The city never pays Athens again (10.1). */
    BARRED,
    /** Ravaged this year (9.2). */
    RAVAGED,
    /** Was ravaged last year (12.1). */
    RAVAGED_BEFORE,
    /** Held by Athens' side, which has captured it, at any time this year (13.0). */
    TAKEN,
    /** Was so held last year. */
    TAKEN_BEFORE,
    /** Neutral at any time this year (11.7, 11.8, 12.1). */
    ESTRANGED,
    /** Without a garrison this year, by plague or revolt (16.1, 10.5). */
    BARE,
    /** Units of Athens' side are trapped inside (9.0). */
    ATHENS_TRAPPED,
    /** Units of Sparta's side are trapped inside. */
    SPARTA_TRAPPED,
    /** Units of a neutral city are trapped inside. */
    NEUTRAL_TRAPPED,
    /** A ravage was tried this quarter. */
    RAVAGE_TRIED,
    /** A revolt was tried this Campaign Phase. */
    REVOLT_TRIED,
    /** A sally was tried this Campaign Phase. */
    SALLIED;

    /** The mark of a city that the side has captured. */
    public static Marker captured(Side side) {
        return side == Side.ATHENS ? ATHENIAN : SPARTAN;
    }

    /** The mark of trapped units of the side. */
    public static Marker trapped(Side side) {
        return switch (side) {
            case ATHENS -> ATHENS_TRAPPED;
            case SPARTA -> SPARTA_TRAPPED;
            case NEUTRAL -> NEUTRAL_TRAPPED;
        };
    }
}
