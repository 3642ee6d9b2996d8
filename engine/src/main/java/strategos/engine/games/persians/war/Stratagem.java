package strategos.engine.games.persians.war;

/** The ids of the stratagems. */
public final class Stratagem {
    /** Treason. */
    public static final String TRAHISON = "trahison";

    /** Reconnaissance. */
    public static final String RECONNAISSANCE = "reconnaissance";

    /** The storm. */
    public static final String TEMPETE = "tempete";

    /** Political manoeuvres. */
    public static final String MANOEUVRES = "manoeuvres";

    /** No quarter. */
    public static final String NO_QUARTER = "pas-de-quartier";

    /** The oracle. */
    public static final String ORACLE = "oracle";

    /** Ostracism. */
    public static final String OSTRACISME = "ostracisme";

    /** Palace intrigue. */
    public static final String INTRIGUES = "intrigues";

    /** Spartan isolation. */
    public static final String ISOLATION = "isolationnisme";

    /** Panhellenism. */
    public static final String UNION = "panhellenisme";

    /** Themistocles' genius. */
    public static final String GENIE = "genie";

    /** Leonidas' sacrifice. */
    public static final String SACRIFICE = "sacrifice";

    private Stratagem() {}
}
