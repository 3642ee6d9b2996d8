package strategos.engine.games.persians.war;

/** The ids of the stratagems. */
public final class Stratagem {
    /** Treason. */
    public static final String TREASON = "treason";

    /** Reconnaissance. */
    public static final String RECONNAISSANCE = "reconnaissance";

    /** The storm. */
    public static final String TEMPEST = "tempest";

    /** Political manoeuvres. */
    public static final String MANOEUVRES = "manoeuvres";

    /** No quarter. */
    public static final String NO_QUARTER = "no-quarter";

    /** The oracle. */
    public static final String ORACLE = "oracle";

    /** Ostracism. */
    public static final String OSTRACISM = "ostracism";

    /** Palace intrigue. */
    public static final String INTRIGUES = "intrigues";

    /** Spartan isolation. */
    public static final String ISOLATION = "isolationism";

    /** Panhellenism. */
    public static final String UNION = "panhellenism";

    /** Themistocles' genius. */
    public static final String GENIUS = "genius";

    /** Leonidas' sacrifice. */
    public static final String SACRIFICE = "sacrifice";

    private Stratagem() {}
}
