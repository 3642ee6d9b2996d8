package strategos.bot.host;

/** Who answers for a seat of a running match that nobody holds. */
public enum Vacancy {
    /** Nobody: the match waits until somebody takes the seat. */
    PAUSE,
    /** The computer, until somebody takes the seat. */
    COMPUTER,
    /** The default answer of each question, at once. */
    FALLBACK
}
